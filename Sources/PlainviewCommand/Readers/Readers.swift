import HierarchyReading
import PullParsing
import ViewTree

/// Every input format.
enum Readers {
  /// In the order `plainview formats` lists them.
  static let all: [any TreeReader] = documents + HierarchyFormats.all.map { HierarchyReader(format: $0) }

  /// What people and tools write. Of equally sure ones the first reads. Add yours at the end; formats of running apps are
  /// in `HierarchyFormats.all`.
  private static let documents: [any TreeReader] = [
    NativeJSONFormat(),
    InterfaceBuilderFormat(.storyboard),
    InterfaceBuilderFormat(.xib),
  ]

  /// The reader called `name`, where one is named, else the one that is surest of `bytes`.
  ///
  /// - Throws: `UnknownInput` where none knows them.
  static func reader(of bytes: InputBytes, named name: String?, file: String) throws(UnknownInput) -> any TreeReader {
    if let name, let reader = all.first(where: { $0.name == name }) { return reader }
    var best: (reader: any TreeReader, confidence: Confidence)?
    let beginning = beginningAsUTF8(of: bytes)
    for reader in documents {
      let confidence = reader.confidence(in: beginning)
      if confidence > best?.confidence ?? .none { best = (reader, confidence) }
      if confidence == .certain { break }
    }
    if best?.confidence ?? .none < .certain, let surest = HierarchyFormats.surest(of: bytes) {
      return HierarchyReader(format: surest.format)  // at least likely, which no other is by now
    }
    // What is made of the same bytes, JSON or XML, but is known to be something else, is called that.
    guard let best, best.confidence > .possible || Likeness.kind(of: bytes) == nil else { throw UnknownInput(bytes, file: file) }
    return best.reader
  }

  /// What shows the kind of a document that people and tools write, whatever it is encoded in.
  private static func beginningAsUTF8(of bytes: InputBytes) -> InputBytes {
    guard SourceText.isUTF16(bytes) else { return bytes }
    return SourceText.bytesWithoutUTF16(of: bytes.withBytes(in: 0..<min(bytes.count, 1 << 16)) { InputBytes($0) })
  }
}
