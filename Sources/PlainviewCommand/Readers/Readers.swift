import PullParsing
import ViewTree

/// Every input format.
enum Readers {
  /// In the order `plainview formats` lists them. Of equally sure ones the first reads. Add yours at the end.
  static let all: [any TreeReader] = [
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
    for reader in all {
      let confidence = reader.confidence(in: bytes)
      if confidence > best?.confidence ?? .none { best = (reader, confidence) }
      if confidence == .certain { break }
    }
    guard let best else { throw UnknownInput(bytes, file: file) }
    return best.reader
  }
}
