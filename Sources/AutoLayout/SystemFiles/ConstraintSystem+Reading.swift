/// What is wrong with a system file, and where. Lines and columns count from 1, columns in bytes.
public struct SystemFileError: Error, Equatable, CustomStringConvertible {
  public var line: Int
  public var column: Int
  public var message: String

  public var description: String { "\(line):\(column): error: \(message)" }
}

extension ConstraintSystem {
  /// Reads the text of a system file.
  /// - Throws: `SystemFileError` at the first word that makes no sense.
  public init(parsing text: String) throws(SystemFileError) {
    var reader = SystemFileReader()
    var line = 0
    for content in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      line += 1
      try reader.read(content, line: line)
    }
    self = reader.system
  }
}

private struct SystemFileReader {
  struct Word {
    var text: String
    var column: Int
  }

  var system = ConstraintSystem()
  private var variables: [String: Variable] = [:]
  private var line = 0

  mutating func read(_ content: Substring.UTF8View, line: Int) throws(SystemFileError) {
    self.line = line
    let words = words(of: content)
    guard let first = words.first, !first.text.hasPrefix("#") else { return }
    switch first.text {
    case "edit":
      try expect(words, count: 3, "edit VARIABLE @WEIGHT")
      system.edits.append(.init(variable: variable(words[1].text), strength: try strength(words[2])))
    case "suggest":
      try expect(words, count: 3, "suggest VARIABLE VALUE")
      system.suggestions.append(.init(variable: variable(words[1].text), value: try number(words[2])))
    case "sweep":
      try expect(words, count: 4, "sweep VARIABLE LOW HIGH")
      system.sweep = .init(variable: variable(words[1].text), low: try number(words[2]), high: try number(words[3]))
    default:
      system.constraints.append(try constraint(words))
    }
  }

  private mutating func constraint(_ words: [Word]) throws(SystemFileError) -> Constraint {
    guard let last = words.last, words.count >= 4 else {
      throw failure(words[0], "a constraint reads 'TERM + … + CONSTANT RELATION 0 @STRENGTH'; this line is too short")
    }
    let relationWord = words[words.count - 3]
    guard let relation = Relation.allCases.first(where: { $0.symbol == relationWord.text }) else {
      throw failure(relationWord, "expected '==', '<=' or '>=', not '\(relationWord.text)'")
    }
    guard words[words.count - 2].text == "0" else {
      throw failure(words[words.count - 2], "a constraint compares with 0; bring '\(words[words.count - 2].text)' to the left")
    }
    var terms: [Term] = []
    var constant = 0.0
    for word in words.dropLast(3) where word.text != "+" {
      guard let star = word.text.firstIndex(of: "*") else {
        constant += try number(word)
        continue
      }
      let coefficient = try number(Word(text: String(word.text[..<star]), column: word.column))
      let name = String(word.text[word.text.index(after: star)...])
      guard !name.isEmpty else { throw failure(word, "expected a variable's name after '*'") }
      terms.append(Term(coefficient, variable(name)))
    }
    return Constraint(terms, constant, relation, strength: try strength(last))
  }

  private mutating func variable(_ name: String) -> Variable {
    if let known = variables[name] { return known }
    let made = system.makeVariable(named: name)
    variables[name] = made
    return made
  }

  private func strength(_ word: Word) throws(SystemFileError) -> Strength {
    guard word.text.hasPrefix("@") else {
      throw failure(word, "expected a strength, '@required' or '@' and a weight, not '\(word.text)'")
    }
    if word.text == "@required" { return .required }
    guard let weight = Double(word.text.dropFirst()), weight.isFinite, weight > 0 else {
      throw failure(word, "a weight is a number above 0, not '\(word.text.dropFirst())'")
    }
    return .weight(weight)
  }

  private func number(_ word: Word) throws(SystemFileError) -> Double {
    guard let number = Double(word.text), number.isFinite else { throw failure(word, "expected a number, not '\(word.text)'") }
    return number
  }

  private func expect(_ words: [Word], count: Int, _ shape: String) throws(SystemFileError) {
    guard words.count == count else { throw failure(words[0], "expected '\(shape)'") }
  }

  private func failure(_ word: Word, _ message: String) -> SystemFileError {
    SystemFileError(line: line, column: word.column, message: message)
  }

  private func words(of content: Substring.UTF8View) -> [Word] {
    let isSpace: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
    return content.split(whereSeparator: isSpace).map { word in
      Word(text: String(decoding: word, as: UTF8.self), column: content.distance(from: content.startIndex, to: word.startIndex) + 1)
    }
  }
}
