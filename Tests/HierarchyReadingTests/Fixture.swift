import Glibc
import HierarchyReading
import PullParsing
import Testing
import ViewRendering
import ViewTree

/// The small documents next to the tests, one a format, called as their format is.
enum Fixture {
  static let names = HierarchyFormats.all.map(\.name)

  static func bytes(_ file: String) throws -> [UInt8] {
    let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    guard let handle = fopen("/\(folder)/Fixtures/\(file)", "rb") else { throw MissingFixture(name: file) }
    defer { fclose(handle) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = fread(&bytes, 1, bytes.count, handle)
    return Array(bytes[..<count])
  }

  /// The fixture of the format called `name`.
  static func bytes(ofFormat name: String) throws -> [UInt8] {
    for ending in ["txt", "xml", "json"] {
      if let bytes = try? bytes("\(name).\(ending)") { return bytes }
    }
    throw MissingFixture(name: name)
  }

  struct MissingFixture: Error {
    let name: String
  }
}

func read(
  _ text: String, from format: String? = nil, strict: Bool = false, pixelsPerPoint: Double? = nil
) throws(HierarchyError) -> HierarchyDocument {
  try HierarchyFormats.read(
    InputBytes(text), file: "dump", from: format, options: ReadingOptions(isStrict: strict, pixelsPerPoint: pixelsPerPoint))
}

/// The trees of a document as `tree` dumps, names of trees above, repairs and notes below.
func description(of document: HierarchyDocument) -> String {
  var text = ""
  for named in document.trees {
    if let name = named.name { text += "## \(name)\n" }
    text += TreeDump().render(named.tree)
  }
  for repair in document.repairs {
    text += "\(repair.location.line):\(repair.location.column): warning: \(repair.message)"
    text += repair.more > 0 ? " (and \(repair.more) more like it)\n" : "\n"
  }
  for note in document.notes { text += "note: \(note)\n" }
  return text
}

/// Reads a fixture by its content, and compares.
func expectTree(_ file: String, _ expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
  let document = try HierarchyFormats.read(InputBytes(Fixture.bytes(file)), file: file)
  #expect(document.format == String(file.prefix { $0 != "." }), sourceLocation: sourceLocation)
  #expect(description(of: document) == expected + "\n", sourceLocation: sourceLocation)
  for named in document.trees { #expect(named.tree.brokenInvariant() == nil, sourceLocation: sourceLocation) }
}
