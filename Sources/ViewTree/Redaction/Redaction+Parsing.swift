public import PullParsing

extension ViewTree.Redaction {
  /// Reads a list of redactions: `SELECTOR PROPERTY…`, one a line. Empty lines, and lines that begin with `# `, say nothing.
  ///
  ///     # Differs with every run.
  ///     #clock text
  ///     UIProgressView x, width
  ///     #feed > UITableView subviews
  ///     * attributes.timestamp
  ///
  /// - Throws: `RedactionError` with the place.
  public static func list(parsing text: String, file: String) throws(RedactionError) -> [ViewTree.Redaction] {
    var redactions: [ViewTree.Redaction] = []
    var number = 0
    for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      let scalars = Array(line.last == "\r" ? line.dropLast() : line)
      guard let start = scalars.firstIndex(where: { !isSpace($0) }) else { continue }
      if scalars[start] == "#", start + 1 == scalars.count || isSpace(scalars[start + 1]) || scalars[start + 1] == "#" { continue }
      redactions.append(try redaction(in: scalars, from: start) { SourceLocation(file: file, line: number, column: $0 + 1) })
    }
    return redactions
  }

  /// Reads the properties on their own, as the command line has them: `text,frame`.
  public init(_ selector: String, parsing properties: String, file: String) throws(RedactionError) {
    let words = Array(properties.unicodeScalars)
    do throws(SelectorError) {
      _ = try ViewTree.Selector(selector)
    } catch {
      throw RedactionError(.selector(error.message), at: SourceLocation(file: file, line: 1, column: error.column))
    }
    var parts: [Part] = []
    for word in words.split(whereSeparator: { $0 == "," || Self.isSpace($0) }) {
      let name = Self.string(word)
      guard let part = Part(name) else {
        let location = SourceLocation(file: file, line: 1, column: word.startIndex + 1)
        throw RedactionError(.unknownProperty(name, suggestion: closest(to: name, among: Part.names)), at: location)
      }
      parts.append(part)
    }
    if parts.isEmpty { throw RedactionError(.noProperty, at: SourceLocation(file: file, line: 1, column: 1)) }
    self.init(selector, parts)
  }

  /// The last words that are properties are properties; all before them is the selector. A class that is called so goes in backquotes.
  private static func redaction(
    in line: [Unicode.Scalar], from start: Int, _ location: (_ offset: Int) -> SourceLocation
  ) throws(RedactionError) -> ViewTree.Redaction {
    var end = line.count
    var parts: [Part] = []
    var lastWord: (text: String, start: Int)?
    while true {
      while end > start, isSpace(line[end - 1]) || line[end - 1] == "," { end -= 1 }
      var first = end
      while first > start, !isSpace(line[first - 1]), line[first - 1] != "," { first -= 1 }
      let word = string(line[first..<end])
      guard first > start, let part = Part(word) else {
        lastWord = (word, first)
        break
      }
      parts.insert(part, at: 0)
      end = first
    }
    if parts.isEmpty, let word = lastWord {
      if word.start > start, ViewTree.Selector.isBareWord(word.text) {
        throw RedactionError(.unknownProperty(word.text, suggestion: closest(to: word.text, among: Part.names)), at: location(word.start))
      }
      throw RedactionError(.noProperty, at: location(end))
    }
    let selector = string(line[start..<end])
    do throws(SelectorError) {
      _ = try ViewTree.Selector(selector)
    } catch {
      throw RedactionError(.selector(error.message), at: location(start + error.column - 1))
    }
    return ViewTree.Redaction(selector, parts)
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }
}

extension ViewTree.Redaction.Part {
  /// What a list may name, beside `attributes.NAME`.
  static let names = ViewTree.Property.allCases.filter { $0 != .depth }.map(\.rawValue) + ["attributes", "subviews", "view"]

  init?(_ name: String) {
    switch name {
    case "attributes": self = .allAttributes
    case "subviews": self = .subviews
    case "view": self = .view
    case _ where name.hasPrefix("attributes.") && name.utf8.count > 11: self = .attribute(String(name.dropFirst(11)))
    default:
      guard let property = ViewTree.Property(key: name), property != .depth else { return nil }
      self = .property(property)
    }
  }
}

/// What is wrong with a redaction, and where.
public struct RedactionError: Error, Equatable, CustomStringConvertible {
  public enum Problem: Equatable, Sendable {
    case selector(String)
    case noProperty
    case unknownProperty(String, suggestion: String?)
  }

  public let problem: Problem
  public let location: SourceLocation

  init(_ problem: Problem, at location: SourceLocation) {
    self.problem = problem
    self.location = location
  }

  public var description: String { "\(location): error: \(message)" }

  private var message: String {
    let names = ViewTree.Redaction.Part.names.joined(separator: ", ")
    switch problem {
    case .selector(let words): return words
    case .noProperty:
      return "it is not said what to redact; write SELECTOR PROPERTY, say '#clock text', with one of \(names), attributes.NAME"
    case .unknownProperty(let name, let suggestion?): return "there is no property '\(name)'; did you mean '\(suggestion)'?"
    case .unknownProperty(let name, nil): return "there is no property '\(name)'; there are \(names), attributes.NAME"
    }
  }
}
