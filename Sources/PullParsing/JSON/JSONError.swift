/// Why bytes are no JSON.
public struct JSONError: Error, Equatable, Sendable, CustomStringConvertible {
  public enum Reason: Equatable, Sendable {
    case empty
    case invalidUTF8
    case utf16
    case unexpected(found: String, expected: String)
    case truncated(expected: String)
    case controlCharacter(UInt8)
    case badEscape(String)
    case loneSurrogate
    case badNumber
    case tooDeep(limit: Int)
    case tooLong(limit: Int)
  }

  public var location: SourceLocation
  public var reason: Reason

  public init(location: SourceLocation, reason: Reason) {
    self.location = location
    self.reason = reason
  }

  public var description: String { "\(location): error: \(message)" }

  private var message: String {
    switch reason {
    case .empty: "the input is empty; a JSON document begins with '{' or '['"
    case .invalidUTF8: "these bytes are no UTF-8; save the file as UTF-8"
    case .utf16: "the input is UTF-16; save it as UTF-8"
    case .unexpected(let found, let expected): "found \(found) where JSON has \(expected)"
    case .truncated(let expected): "the input ends where JSON has \(expected); it was cut, get the whole of it"
    case .controlCharacter(let byte):
      "a control character (U+00\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))) stands in a string; write it as an escape"
    case .badEscape(let text): "'\(text)' is no escape; JSON has \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hexadecimal digits"
    case .loneSurrogate: "half of a surrogate pair stands alone; write both halves, \\uD83D\\uDE00"
    case .badNumber: "this is no JSON number; it has no leading zeros or plus sign, and digits on both sides of the point"
    case .tooDeep(let limit): "arrays and objects are nested more than \(limit) deep; raise the depth limit"
    case .tooLong(let limit): "the document has more than \(limit) bytes; split it"
    }
  }
}
