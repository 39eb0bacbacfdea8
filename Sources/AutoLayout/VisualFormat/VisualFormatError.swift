/// What is wrong with a visual format, and where: the message, the format, and a caret under the column.
///
///     Unable to parse constraint format: expected ']' after the view's name
///     H:|[red-[green]|
///            ^
public struct VisualFormatError: Error, Equatable, CustomStringConvertible {
  public var message: String
  public var format: String
  /// From 0, in characters; the format's length when something is missing at its end.
  public var column: Int

  public init(message: String, format: String, column: Int) {
    self.message = message
    self.format = format
    self.column = column
  }

  public var description: String {
    let caret = String(repeating: " ", count: column) + "^"
    return "Unable to parse constraint format: \(message)\n\(format)\n\(caret)"
  }
}
