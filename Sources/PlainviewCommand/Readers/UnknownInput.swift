import PullParsing

/// No reader knows the input: what it looks like instead.
struct UnknownInput: Error, Equatable, CustomStringConvertible {
  enum Kind: Equatable {
    case empty
    case blank
    case binary(String)
    case text
  }

  let file: String
  let kind: Kind

  init(_ bytes: InputBytes, file: String) {
    self.file = file
    kind = Self.kind(of: bytes)
  }

  var description: String { "\(file):1:1: error: \(message)" }

  private var message: String {
    switch kind {
    case .empty: "the input is empty; give a file that holds a view hierarchy"
    case .blank: "the input holds nothing but white space; give a file that holds a view hierarchy"
    case .binary("a compiled nib"): "this is a compiled nib; give the .xib or .storyboard it was made from"
    case .binary(let words): "no view hierarchy found; this looks like \(words)"
    case .text: "no view hierarchy found; 'plainview formats' lists what can be read, '--from FORMAT' says which it is"
    }
  }

  private static func kind(of bytes: InputBytes) -> Kind {
    if bytes.count == 0 { return .empty }
    if bytes.firstWordByte == nil { return .blank }
    for (mark, words) in marks where mark.count <= bytes.count && mark.indices.allSatisfy({ bytes[$0] == mark[$0] }) {
      return .binary(words)
    }
    let beginning = 0..<min(1024, bytes.count)
    let isBinary = beginning.contains { bytes[$0] < 0x20 && !(0x09...0x0D).contains(bytes[$0]) && bytes[$0] != 0x1B }
    return isBinary ? .binary("a binary file") : .text
  }

  /// How files begin that get mixed up with hierarchies.
  private static let marks: [(mark: [UInt8], words: String)] = [
    (Array("NIBArchive".utf8), "a compiled nib"),
    (Array("bplist00".utf8), "a binary property list"),
    ([0x89, 0x50, 0x4E, 0x47], "a PNG image"),
    ([0xFF, 0xD8, 0xFF], "a JPEG image"),
    (Array("GIF8".utf8), "a GIF image"),
    (Array("%PDF".utf8), "a PDF document"),
    ([0x50, 0x4B, 0x03, 0x04], "a zip archive; unpack it first"),
    ([0x1F, 0x8B], "a gzip archive; unpack it first"),
    ([0x7F, 0x45, 0x4C, 0x46], "an executable"),
    ([0xCF, 0xFA, 0xED, 0xFE], "an executable"),
    ([0xFE, 0xFF], "UTF-16 text; save it as UTF-8"),
    ([0xFF, 0xFE], "UTF-16 text; save it as UTF-8"),
  ]
}
