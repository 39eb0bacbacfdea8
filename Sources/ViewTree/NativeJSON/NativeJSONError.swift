public import PullParsing

/// Why a document is no native JSON.
public struct NativeJSONError: Error, Equatable, Sendable, CustomStringConvertible {
  public enum Reason: Equatable, Sendable {
    case notPlainview
    case version(String)
    case unknownKey(String, suggestion: String?)
    case repeatedKey(String)
    case missingKey(String)
    case wrongValue(key: String, expected: String)
    case noDocument
    case severalDocuments
    case tooManyNodes(limit: Int)
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
    case .notPlainview: "this JSON is no Plainview tree; one is an object with \"plainview\":1 and \"roots\":[…]"
    case .version(let text): "version \(text) of native JSON is not known here; this reader knows version 1"
    case .unknownKey(let key, let suggestion?): "unknown key '\(key)'; did you mean '\(suggestion)'?"
    case .unknownKey(let key, nil): "unknown key '\(key)'; what has no key of its own goes into \"attributes\""
    case .repeatedKey(let key): "the key '\(key)' stands twice in one object; keep one"
    case .missingKey(let key): "the key '\(key)' is missing; it is required here"
    case .wrongValue(let key, let expected): "'\(key)' has \(expected)"
    case .noDocument: "there is no tree here; expected an object"
    case .severalDocuments: "a second document follows; give one tree"
    case .tooManyNodes(let limit): "the document has more than \(limit) views"
    }
  }
}
