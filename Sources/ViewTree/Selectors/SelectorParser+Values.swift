extension SelectorParser {
  /// `[name]`, `[name=value]`, `[name=value i]`.
  mutating func attribute() throws(SelectorError) -> Selector.Test {
    let opening = position
    position += 1
    skipSpaces()
    let name = try peek == "\"" || peek == "'" ? quoted() : word("an attribute's name", with: ":/@", without: "$")
    let attribute = Selector.Attribute(name)
    skipSpaces()
    if skip("]") { return .attribute(attribute, .isPresent) }

    let comparison = try comparison(in: opening)
    skipSpaces()
    let start = position
    let value = try value()
    let condition = try condition(comparison, value, of: attribute, called: name, at: start)
    skipSpaces()
    var flagged = condition
    if case .text(let comparison, let value, _) = condition, skip("i") || skip("I") {
      flagged = .text(comparison, value, ignoresCase: true)
      skipSpaces()
    }
    guard skip("]") else {
      throw peek == nil ? error(.unclosed("bracket"), at: opening) : expected("]; put a value with spaces in quotes")
    }
    return .attribute(attribute, flagged)
  }

  private enum Comparison {
    case text(Selector.TextComparison)
    case number(Selector.NumberComparison)
  }

  private mutating func comparison(in opening: Int) throws(SelectorError) -> Comparison {
    if peek == nil { throw error(.unclosed("bracket"), at: opening) }
    let start = position
    let longer: [(Unicode.Scalar, Comparison)] = [
      ("^", .text(.begins)), ("$", .text(.ends)), ("*", .text(.contains)), ("~", .text(.containsWord)),
      ("<", .number(.lessOrEqual)), (">", .number(.greaterOrEqual)),
    ]
    for (sign, comparison) in longer where skip(sign) {
      if skip("=") { return comparison }
      if sign == "<" { return .number(.less) }
      if sign == ">" { return .number(.greater) }
      throw expected("= after \(sign)")
    }
    if skip("=") { return .text(.equals) }
    if peek == "!" { throw expected("= ^= $= *= ~= < > <= >= or ], and :not([…=…]) for what isn't", at: start) }
    throw expected("= ^= $= *= ~= < > <= >= or ]", at: start)
  }

  private func condition(
    _ comparison: Comparison, _ value: String, of attribute: Selector.Attribute, called name: String, at start: Int
  ) throws(SelectorError) -> Selector.Condition {
    func number() throws(SelectorError) -> Double {
      guard let number = Double(value) else { throw error(.notANumber("'\(value)'", attribute: name), at: start) }
      return number
    }
    switch (comparison, attribute) {
    case (.number(let comparison), _): return .number(comparison, try number())
    case (.text(.equals), .property(let property)):
      switch property {
      case _ where property.isNumber: return .number(.equal, try number())
      case .hidden, .clips, .interactive:
        if value != "true" && value != "false" { throw expected("true or false", at: start) }
        return .text(.equals, value, ignoresCase: false)
      case .background: return .text(.equals, Color(hex: value)?.description ?? value, ignoresCase: false)
      case .frame, .bounds: return .text(.equals, value.filter { $0 != " " }, ignoresCase: false)
      default: return .text(.equals, value, ignoresCase: false)
      }
    case (.text(let comparison), _): return .text(comparison, value, ignoresCase: false)
    }
  }

  /// A value in quotes, or all up to a space, a quote or the closing bracket.
  private mutating func value() throws(SelectorError) -> String {
    if peek == "\"" || peek == "'" { return try quoted() }
    var value = String.UnicodeScalarView()
    let start = position
    while let next = peek, next != "]", next != "\"", next != "'", !next.properties.isWhitespace {
      value.append(try next == "\\" ? escaped() : next)
      if next != "\\" { position += 1 }
    }
    if position == start { throw expected("a value") }
    return String(value)
  }

  // MARK: Words and quotes

  /// Letters and what else `isWordScalar` allows, with `more` and without `fewer`, and what stands behind backslashes.
  mutating func word(_ what: String, with more: String = "", without fewer: String = "") throws(SelectorError) -> String {
    var word = String.UnicodeScalarView()
    while let next = peek {
      if next == "\\" {
        word.append(try escaped())
      } else if Selector.isWordScalar(next) && !fewer.unicodeScalars.contains(next) || more.unicodeScalars.contains(next) {
        word.append(next)
        position += 1
      } else {
        break
      }
    }
    if word.isEmpty { throw expected(what) }
    return String(word)
  }

  /// The character behind a backslash in a word.
  private mutating func escaped() throws(SelectorError) -> Unicode.Scalar {
    position += 1
    guard let scalar = peek else { throw error(.badEscape, at: position - 1) }
    position += 1
    return scalar
  }

  /// What stands in quotes of either kind, or in backquotes.
  mutating func quoted() throws(SelectorError) -> String {
    let opening = position
    let quote = scalars[opening]
    position += 1
    var text = String.UnicodeScalarView()
    while let next = peek {
      position += 1
      if next == quote { return String(text) }
      text.append(try next == "\\" ? escapedInQuotes() : next)
    }
    throw error(.unclosed(quote == "`" ? "backquote" : "quote"), at: opening)
  }

  private mutating func escapedInQuotes() throws(SelectorError) -> Unicode.Scalar {
    let backslash = position - 1
    guard let scalar = peek else { throw error(.badEscape, at: backslash) }
    position += 1
    switch scalar {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u":
      guard skip("{") else { throw error(.badEscape, at: backslash) }
      var digits = ""
      while let next = peek, next != "}", digits.count < 8 {
        digits.unicodeScalars.append(next)
        position += 1
      }
      guard skip("}"), let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
        throw error(.badEscape, at: backslash)
      }
      return scalar
    case "a"..."z", "A"..."Z", "0"..."9": throw error(.badEscape, at: backslash)
    default: return scalar
    }
  }
}
