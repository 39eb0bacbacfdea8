/// Reads a selector from left to right. It goes into itself for parentheses only, and those nest no deeper than `maximumNesting`.
struct SelectorParser {
  typealias Selector = ViewTree.Selector

  let text: String
  let scalars: [Unicode.Scalar]
  var position = 0
  private var nesting = 0

  init(_ text: String) {
    self.text = text
    scalars = Array(text.unicodeScalars)
  }

  mutating func parse() throws(SelectorError) -> [Selector.Complex] {
    if scalars.count > Selector.maximumLength { throw error(.tooLong(scalars.count), at: Selector.maximumLength) }
    let list = try list { (parser: inout SelectorParser) throws(SelectorError) in try parser.complex() }
    if peek != nil { throw expected("a combinator, a comma or the end") }
    return list
  }

  /// What `item` reads, once or more, with commas between.
  private mutating func list<Item>(
    of item: (inout SelectorParser) throws(SelectorError) -> Item
  ) throws(SelectorError) -> [Item] {
    var items: [Item] = []
    repeat {
      skipSpaces()
      items.append(try item(&self))
      skipSpaces()
    } while skip(",")
    return items
  }

  private mutating func complex() throws(SelectorError) -> Selector.Complex {
    var complex = Selector.Complex(first: try compound())
    while true {
      let hasSpace = skipSpaces()
      if let combinator = combinator() {
        skipSpaces()
        complex.rest.append(.init(combinator: combinator, tests: try compound()))
      } else if hasSpace, let next = peek, next != ",", next != ")" {
        complex.rest.append(.init(combinator: .descendant, tests: try compound()))
      } else {
        return complex
      }
    }
  }

  private mutating func combinator() -> Selector.Combinator? {
    if skip(">") { return .child }
    if skip("+") { return .nextSibling }
    if skip("~") { return .laterSibling }
    return nil
  }

  /// Tests on one view, without a space between.
  private mutating func compound() throws(SelectorError) -> [Selector.Test] {
    var tests: [Selector.Test] = []
    let start = position
    while let next = peek {
      switch next {
      case "*" where position == start: position += 1
      case "`" where position == start: tests.append(.className(try quoted()))
      case "\"", "'": tests.append(.attribute(.property(.text), .text(.equals, try quoted(), ignoresCase: false)))
      case "#":
        position += 1
        tests.append(.name(try peek == "\"" || peek == "'" ? quoted() : word("a name, in quotes when it has spaces")))
      case "[": tests.append(try attribute())
      case ":": tests += try pseudoClass()
      case "\\" where position == start, _ where position == start && Selector.isWordScalar(next):
        tests.append(.className(try word("a class")))
      default:
        if position == start { throw expected("a class, #name, \"text\", [attribute], :pseudo-class or *") }
        return tests
      }
    }
    if position == start { throw expected("a class, #name, \"text\", [attribute], :pseudo-class or *") }
    return tests
  }

  // MARK: Pseudo-classes

  private mutating func pseudoClass() throws(SelectorError) -> [Selector.Test] {
    position += 1
    let start = position
    let name = try word("a pseudo-class")
    if let visibility = Selector.VisibilityClass(rawValue: name) { return [.visibility(visibility)] }
    let first = Selector.Position(step: 0, offset: 1, isFromFront: false)
    let last = Selector.Position(step: 0, offset: 1, isFromFront: true)
    switch name {
    case "root": return [.root]
    case "empty": return [.empty]
    case "first-child": return [.position(first)]
    case "last-child": return [.position(last)]
    case "only-child": return [.position(first), .position(last)]
    case "nth-child", "nth-last-child":
      return [
        .position(
          try inParentheses { (parser: inout SelectorParser) throws(SelectorError) in
            try parser.position(isFromFront: name == "nth-last-child")
          })
      ]
    case "not", "is":
      let complexes = try inParentheses { (parser: inout SelectorParser) throws(SelectorError) in
        try parser.list { (parser: inout SelectorParser) throws(SelectorError) in try parser.complex() }
      }
      return [name == "not" ? .not(complexes) : .any(complexes)]
    case "has":
      let relatives = try inParentheses { (parser: inout SelectorParser) throws(SelectorError) in
        try parser.list { (parser: inout SelectorParser) throws(SelectorError) in
          let combinator = parser.combinator() ?? .descendant
          parser.skipSpaces()
          return Selector.Relative(combinator: combinator, complex: try parser.complex())
        }
      }
      return [.has(relatives)]
    default:
      let names = Selector.pseudoClasses.map { String($0.prefix { $0 != "(" }) }
      throw error(.unknownPseudoClass(name, suggestion: closest(to: name, among: names)), at: start)
    }
  }

  private mutating func inParentheses<Content>(
    _ content: (inout SelectorParser) throws(SelectorError) -> Content
  ) throws(SelectorError) -> Content {
    let opening = position
    guard skip("(") else { throw expected("(") }
    nesting += 1
    if nesting > Selector.maximumNesting { throw error(.tooDeep, at: opening) }
    skipSpaces()
    let result = try content(&self)
    skipSpaces()
    guard skip(")") else { throw peek == nil ? error(.unclosed("parenthesis"), at: opening) : expected(")") }
    nesting -= 1
    return result
  }

  /// `odd`, `even`, `3`, `2n`, `-n+3`, `2n + 1`.
  private mutating func position(isFromFront: Bool) throws(SelectorError) -> Selector.Position {
    let form = "odd, even, a number, or a form like 2n+1"
    if peek == "o" || peek == "e" {
      let start = position
      switch try word(form) {
      case "odd": return .init(step: 2, offset: 1, isFromFront: isFromFront)
      case "even": return .init(step: 2, offset: 0, isFromFront: isFromFront)
      default: throw expected(form, at: start)
      }
    }
    let sign = skip("-") ? -1 : 1
    if sign == 1 { skip("+") }
    let number = digits()
    guard skip("n") || skip("N") else {
      guard let number else { throw expected(form) }
      return .init(step: 0, offset: sign * number, isFromFront: isFromFront)
    }
    let step = sign * (number ?? 1)
    skipSpaces()
    let offsetSign = skip("-") ? -1 : skip("+") ? 1 : 0
    if offsetSign == 0 { return .init(step: step, offset: 0, isFromFront: isFromFront) }
    skipSpaces()
    guard let offset = digits() else { throw expected("a number of at most nine digits") }
    return .init(step: step, offset: offsetSign * offset, isFromFront: isFromFront)
  }

  /// At most nine digits, so that sums don't overflow.
  private mutating func digits() -> Int? {
    var number: Int?
    for _ in 0..<9 {
      guard let next = peek, ("0"..."9").contains(next) else { break }
      number = (number ?? 0) * 10 + Int(next.value - 48)
      position += 1
    }
    return number
  }
}

// MARK: Characters

extension SelectorParser {
  var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  @discardableResult
  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    position += 1
    return true
  }

  @discardableResult
  mutating func skipSpaces() -> Bool {
    let start = position
    while let next = peek, next.properties.isWhitespace { position += 1 }
    return position > start
  }

  func error(_ problem: SelectorError.Problem, at position: Int) -> SelectorError {
    SelectorError(problem: problem, text: text, column: position + 1)
  }

  func expected(_ what: String, at place: Int? = nil) -> SelectorError {
    let place = place ?? position
    let found = place < scalars.count ? scalars[place] : nil
    return error(.expected(what, found: found.map { $0.properties.isWhitespace ? "a space" : "'\($0)'" }), at: place)
  }
}
