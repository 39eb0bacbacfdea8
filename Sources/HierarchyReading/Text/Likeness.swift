internal import PullParsing

/// What a document without a hierarchy looks like, in the words of a message.
enum Likeness {
  static func words(for text: SourceText) -> String {
    let bytes = text.view
    let sample = Sample(text, length: 1 << 16)
    if bytes.count == 0 { return "an empty file; give a file that holds a view hierarchy" }
    if sample.firstByte == 0 { return "white space alone; give a file that holds a view hierarchy" }
    for (mark, words) in marks where mark.count <= text.original.count && mark.indices.allSatisfy({ text.original[$0] == mark[$0] }) {
      return words
    }
    if sample.contains("\0") { return "a binary file" }
    if sample.contains("<AppiumAUT") || sample.contains("<hierarchy") {
      return "a page source without an element; the driver found no app in front"
    }
    if sample.firstByte == UInt8(ascii: "<") {
      return sample.contains(anyOf: "<html", "<!DOCTYPE html", "<HTML") ? "a web page" : "XML of another kind"
    }
    if sample.mayBeJSON {
      return "JSON of another kind, or a piece too short to hold a view"
    }
    return "plain text; 'plainview formats' lists what can be read, '--from FORMAT' says which it is"
  }

  private static let marks: [(mark: [UInt8], words: String)] = [
    ([0x89, 0x50, 0x4E, 0x47], "a PNG image"), ([0xFF, 0xD8, 0xFF], "a JPEG image"), (Array("GIF8".utf8), "a GIF image"),
    (Array("%PDF".utf8), "a PDF document"), (Array("bplist00".utf8), "a binary property list"),
    ([0x50, 0x4B, 0x03, 0x04], "a zip archive; unpack it first"), ([0x1F, 0x8B], "a gzip archive; unpack it first"),
  ]
}
