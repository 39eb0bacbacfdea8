extension VisualFormat {
  public init(parsing format: String, metrics: [String: Double] = [:], views: Set<String>) throws(VisualFormatError) {
    var parser = VisualFormatParser(format, metrics: metrics, viewNames: views)
    self = try parser.parse()
  }
}

/// Reads a visual format from left to right; `position` is where it stands.
private struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  private let metrics: [String: Double]
  private let viewNames: Set<String>
  private var position = 0

  init(_ format: String, metrics: [String: Double], viewNames: Set<String>) {
    self.format = format
    characters = Array(format)
    self.metrics = metrics
    self.viewNames = viewNames
  }

  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var result = VisualFormat(axis: try axis(), leadingConnection: nil, views: [], connections: [], trailingConnection: nil)
    if take("|") {
      result.leadingConnection = try connection()
      guard next == "[" else { throw failure("expected a view, such as '[name]', after the superview's edge") }
    }
    guard next == "[" else {
      throw failure(result.leadingConnection == nil ? "expected a view, such as '[name]', or '|'" : "expected a view, such as '[name]'")
    }
    result.views.append(try view())
    while next != nil {
      let connection = try connection()
      if take("|") {
        result.trailingConnection = connection
        if next != nil { throw failure("the superview's edge ends the format; remove what follows") }
      } else if next == "[" {
        result.connections.append(connection)
        result.views.append(try view())
      } else if next == nil {
        throw failure("expected a view or '|' after the space")
      } else {
        throw failure("expected '-', '[' or '|', not '\(characters[position])'")
      }
    }
    return result
  }

  private mutating func axis() throws(VisualFormatError) -> VisualFormat.Axis {
    guard let first = next, first != "|", first != "[", first != "-" else { return .horizontal }
    guard first == "H" || first == "V" else { throw failure("expected 'H:', 'V:', '|' or '[', not '\(first)'") }
    position += 1
    guard take(":") else { throw failure("expected ':' after '\(first)'") }
    return first == "H" ? .horizontal : .vertical
  }

  private mutating func view() throws(VisualFormatError) -> VisualFormat.View {
    _ = take("[")
    let start = start
    guard let name = identifier() else { throw failure("expected a view's name after '['") }
    guard viewNames.contains(name) else { throw failure("'\(name)' is not a key in the views dictionary", at: start) }
    var sizes: [VisualFormat.Predicate] = []
    if next == "(" {
      sizes = try predicateList(views: true)
    }
    guard take("]") else {
      throw failure(sizes.isEmpty ? "expected ']' or '(' after the view's name" : "expected ']' after the view's predicates")
    }
    return VisualFormat.View(name: name, sizes: sizes)
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    guard let next else { throw failure("expected a view or '|' after the space") }
    if next == "[" || next == "|" { return .standard }
    let spaces: [VisualFormat.Predicate]
    if next == "(" {
      spaces = try predicateList(views: false)
    } else {
      let start = start
      guard let object = try object(views: false, mayBeNegative: false) else {
        throw failure("expected a length, a metric's name, '(', '[' or '|' after '-'", at: start)
      }
      spaces = [VisualFormat.Predicate(relation: .equal, object: object, priority: 1000)]
    }
    guard take("-") else { throw failure("expected '-' after the space") }
    return .spaces(spaces)
  }

  /// What stands in parentheses, which may nest: kept flat, as nesting means nothing. No recursion, however deep.
  private mutating func predicateList(views: Bool) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var found: [VisualFormat.Predicate] = []
    var depth = 0
    while true {
      while take("(") { depth += 1 }
      found.append(try predicate(views: views))
      while depth > 0 && take(")") { depth -= 1 }
      if depth == 0 { return found }
      guard take(",") else { throw failure("expected ',' or ')' after the predicate") }
    }
  }

  private mutating func predicate(views: Bool) throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try relation()
    guard let object = try object(views: views, mayBeNegative: true) else {
      let expected = views ? "expected a length, a metric's name or a view's name" : "expected a length or a metric's name"
      throw failure(expected)
    }
    return VisualFormat.Predicate(relation: relation, object: object, priority: try priority())
  }

  private mutating func relation() throws(VisualFormatError) -> Relation {
    let start = start
    guard let first = next, "=<>".contains(first) else { return .equal }
    position += 1
    guard position < characters.count, characters[position] == "=" else {
      throw failure("expected '==', '<=' or '>='", at: start)
    }
    position += 1
    return first == "=" ? .equal : first == "<" ? .lessThanOrEqual : .greaterThanOrEqual
  }

  private mutating func object(views: Bool, mayBeNegative: Bool) throws(VisualFormatError) -> VisualFormat.Predicate.Object? {
    let start = start
    if let number = try number(mayBeNegative: mayBeNegative) { return .points(number) }
    guard let name = identifier() else { return nil }
    if let metric = metrics[name] { return .points(metric) }
    if viewNames.contains(name) {
      guard views else { throw failure("'\(name)' is a view, and a space needs a length or a metric", at: start) }
      return .view(name)
    }
    throw failure("'\(name)' is not a key in the metrics\(views ? " or views" : "") dictionary", at: start)
  }

  private mutating func priority() throws(VisualFormatError) -> Double {
    guard take("@") else { return 1000 }
    let start = start
    let value: Double
    if let number = try number(mayBeNegative: false) {
      value = number
    } else if let name = identifier() {
      guard let metric = metrics[name] else { throw failure("'\(name)' is not a key in the metrics dictionary", at: start) }
      value = metric
    } else {
      throw failure("expected a priority or a metric's name after '@'")
    }
    guard value > 0, value <= 1000 else { throw failure("a priority is above 0, and 1000 at most", at: start) }
    return value
  }

  // MARK: Words

  private mutating func number(mayBeNegative: Bool) throws(VisualFormatError) -> Double? {
    let start = start
    var end = start
    if mayBeNegative, end < characters.count, characters[end] == "-" { end += 1 }
    let digits = end
    while end < characters.count, isDigit(characters[end]) || characters[end] == "." { end += 1 }
    guard end > digits else { return nil }
    guard let value = Double(String(characters[start..<end])) else {
      throw failure("'\(String(characters[start..<end]))' is not a number", at: start)
    }
    position = end
    return value
  }

  private mutating func identifier() -> String? {
    let start = start
    var end = start
    while end < characters.count, characters[end] == "_" || characters[end].isLetter || (end > start && characters[end].isNumber) {
      end += 1
    }
    guard end > start else { return nil }
    position = end
    return String(characters[start..<end])
  }

  private func isDigit(_ character: Character) -> Bool { "0"..."9" ~= character }

  /// Where the next word starts, spaces skipped.
  private var start: Int {
    var start = position
    while start < characters.count, characters[start] == " " || characters[start] == "\t" || characters[start].isNewline { start += 1 }
    return start
  }

  private var next: Character? {
    mutating get {
      position = start
      return position < characters.count ? characters[position] : nil
    }
  }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  private func failure(_ message: String, at column: Int? = nil) -> VisualFormatError {
    VisualFormatError(message: message, format: format, column: column ?? start)
  }
}
