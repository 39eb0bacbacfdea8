/// A stretch of text in one font: attributed text is several of them.
public struct TextRun: Hashable, Sendable {
  public var text: String
  public var font: FontDescription

  public init(_ text: String, font: FontDescription) {
    self.text = text
    self.font = font
  }
}
