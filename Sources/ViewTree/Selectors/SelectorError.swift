/// What is wrong with a selector, and where.
public struct SelectorError: Error, Equatable, CustomStringConvertible {
  public enum Problem: Equatable, Sendable {
    /// Something else should stand here; `found` is what does, `nil` at the end.
    case expected(String, found: String?)
    case unknownPseudoClass(String, suggestion: String?)
    /// Quotes, brackets or parentheses that nothing closes.
    case unclosed(String)
    case badEscape
    case notANumber(String, attribute: String)
    case tooDeep
    case tooLong(Int)
  }

  public let problem: Problem
  /// The selector.
  public let text: String
  /// Where, in characters (Unicode scalars) from 1.
  public let column: Int

  /// Three lines: what is wrong and what to do, the selector, and a caret below the place.
  public var description: String { "selector:1:\(column): error: \(message)\n\(excerpt)" }

  /// What is wrong, in one line.
  public var message: String {
    switch problem {
    case .expected(let what, let found?): "expected \(what), found \(found)"
    case .expected(let what, nil): "expected \(what), found the end"
    case .unknownPseudoClass(let name, let suggestion?): "no pseudo-class is called \(name); did you mean :\(suggestion)?"
    case .unknownPseudoClass(let name, nil):
      "no pseudo-class is called \(name); there are " + ViewTree.Selector.pseudoClasses.map { ":" + $0 }.joined(separator: ", ")
    case .unclosed(let opening): "nothing closes this \(opening)"
    case .badEscape: "a backslash stands before a character to take as it is, or in quotes before n, r, t or u{…}"
    case .notANumber(let value, let attribute): "\(attribute) compares with a number, and \(value) is none"
    case .tooDeep: "parentheses stand more than \(ViewTree.Selector.maximumNesting) deep; use fewer"
    case .tooLong(let count):
      "a selector has at most \(ViewTree.Selector.maximumLength) characters, and this has \(count); use several shorter ones"
    }
  }

  /// The part of the selector around the place, and a caret.
  private var excerpt: String {
    let scalars = Array(text.unicodeScalars)
    let start = max(0, min(column - 1, scalars.count) - 60)
    let end = min(scalars.count, start + 100)
    // One column a character, whatever it is, so that the caret stands right.
    let shown = scalars[start..<end].map { isTroublesome($0.value) ? "\u{FFFD}" : $0 }
    let line = (start > 0 ? "…" : "") + String(String.UnicodeScalarView(shown)) + (end < scalars.count ? "…" : "")
    return "  \(line)\n  " + String(repeating: " ", count: column - 1 - start + (start > 0 ? 1 : 0)) + "^"
  }
}
