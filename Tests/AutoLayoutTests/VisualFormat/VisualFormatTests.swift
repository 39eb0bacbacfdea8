import AutoLayout
import Testing

@Suite struct VisualFormatTests {
  private static let views: Set<String> = ["a", "b", "c", "redVC", "greenVC", "blueVC", "a_1"]
  private static let metrics: [String: Double] = ["gap": 12, "wide": 300, "low": 250, "a_1": 7]

  private func lines(_ format: String, _ options: VisualFormatOptions = []) throws -> [String] {
    try VisualFormat.constraints(format, options: options, metrics: Self.metrics, views: Self.views).map(\.line)
  }

  @Test(
    arguments: [
      // Edges and flush views.
      ("H:|[a]|", ["a.leading == |.leading", "|.trailing == a.trailing"]),
      ("|[a]|", ["a.leading == |.leading", "|.trailing == a.trailing"]),
      ("V:|[a]|", ["a.top == |.top", "|.bottom == a.bottom"]),
      ("[a]", []),
      ("[a][b]", ["b.leading == a.trailing"]),
      ("V:[a][b]", ["b.top == a.bottom"]),
      // Standard spaces.
      ("|-[a]-[b]-|", ["a.leading == |.leading + edge", "b.leading == a.trailing + gap", "|.trailing == b.trailing + edge"]),
      ("V:|-[a]-|", ["a.top == |.top + edge", "|.bottom == a.bottom + edge"]),
      // Spaces of a given length.
      ("|-8-[a]", ["a.leading == |.leading + 8"]),
      ("[a]-0-[b]", ["b.leading == a.trailing"]),
      ("[a]-7.5-[b]", ["b.leading == a.trailing + 7.5"]),
      ("[a]-gap-[b]", ["b.leading == a.trailing + 12"]),
      ("[a]-(gap)-[b]", ["b.leading == a.trailing + 12"]),
      ("[a]-(-10)-[b]", ["b.leading == a.trailing + -10"]),
      ("[a]-(>=8)-[b]", ["b.leading >= a.trailing + 8"]),
      ("[a]-(<=gap@low)-[b]", ["b.leading <= a.trailing + 12 @250"]),
      ("[a]-(>=8,<=20@750)-[b]", ["b.leading >= a.trailing + 8", "b.leading <= a.trailing + 20 @750"]),
      ("[a]-(==8@999.5)-|", ["|.trailing == a.trailing + 8 @999.5"]),
      ("[a]-8@1-[b]", nil),
      // Sizes.
      ("[a(100)]", ["a.width == 100"]),
      ("V:[a(100)]", ["a.height == 100"]),
      ("[a(==b)]", ["a.width == b.width"]),
      ("[a(b)]", ["a.width == b.width"]),
      ("[a(wide)]", ["a.width == 300"]),
      ("[a(>=50@600)]", ["a.width >= 50 @600"]),
      ("[a(==b,>=50@600)]", ["a.width == b.width", "a.width >= 50 @600"]),
      ("[a(<=wide@low)]", ["a.width <= 300 @250"]),
      ("[a(.5)]", ["a.width == 0.5"]),
      (
        "V:|[redVC(==greenVC,==blueVC)]|",
        [
          "redVC.top == |.top", "redVC.height == greenVC.height", "redVC.height == blueVC.height", "|.bottom == redVC.bottom",
        ]
      ),
      ("H:|[redVC][greenVC]|", ["redVC.leading == |.leading", "greenVC.leading == redVC.trailing", "|.trailing == greenVC.trailing"]),
      // Nesting means nothing, and neither do spaces.
      ("[a((>=50))]", ["a.width >= 50"]),
      ("[a((>=50),((<=70@9)))]", ["a.width >= 50", "a.width <= 70 @9"]),
      ("[a]-((>=8,(<=20)))-[b]", ["b.leading >= a.trailing + 8", "b.leading <= a.trailing + 20"]),
      (
        " H: | - [ a ( >= 50 @ 600 ) ] - 8 - [ b ] ",
        [
          "a.leading == |.leading + edge", "a.width >= 50 @600", "b.leading == a.trailing + 8",
        ]
      ),
      // A metric of a view's name wins.
      ("[b(a_1)]", ["b.width == 7"]),
    ] as [(String, [String]?)])
  func `a format gives its constraints in reading order`(format: String, expected: [String]?) throws {
    guard let expected else {
      #expect(throws: VisualFormatError.self) { try lines(format) }
      return
    }
    #expect(try lines(format) == expected)
  }

  @Test(
    arguments: [
      ("|-8-[a]-4-[b]|", .directionLeftToRight, ["a.left == |.left + 8", "b.left == a.right + 4", "|.right == b.right"]),
      ("|-8-[a]-4-[b]|", .directionRightToLeft, ["|.right == a.right + 8", "a.left == b.right + 4", "b.left == |.left"]),
      ("[a]-(>=4)-[b]", .directionRightToLeft, ["a.left >= b.right + 4"]),
      ("[a]-[b]", .directionRightToLeft, ["a.left == b.right + gap"]),
      ("V:[a][b]", .directionRightToLeft, ["b.top == a.bottom"]),
      ("[a][b][c]", .alignAllTop, ["b.leading == a.trailing", "c.leading == b.trailing", "a.top == b.top", "b.top == c.top"]),
      ("[a][b]", .alignAllBottom, ["b.leading == a.trailing", "a.bottom == b.bottom"]),
      ("[a][b]", .alignAllCenterY, ["b.leading == a.trailing", "a.centerY == b.centerY"]),
      ("[a][b]", .alignAllLastBaseline, ["b.leading == a.trailing", "a.lastBaseline == b.lastBaseline"]),
      ("[a][b]", .alignAllFirstBaseline, ["b.leading == a.trailing", "a.firstBaseline == b.firstBaseline"]),
      ("[a][b]", [.alignAllTop, .alignAllBottom], ["b.leading == a.trailing", "a.top == b.top", "a.bottom == b.bottom"]),
      ("[a]", .alignAllTop, []),
      ("V:[a][b]", .alignAllLeft, ["b.top == a.bottom", "a.left == b.left"]),
      ("V:[a][b]", .alignAllRight, ["b.top == a.bottom", "a.right == b.right"]),
      ("V:[a][b]", .alignAllLeading, ["b.top == a.bottom", "a.leading == b.leading"]),
      ("V:[a][b]", .alignAllTrailing, ["b.top == a.bottom", "a.trailing == b.trailing"]),
      ("V:[a][b]", .alignAllCenterX, ["b.top == a.bottom", "a.centerX == b.centerX"]),
      (
        "V:|-[a]-[b]-|", .spacingBaselineToBaseline,
        ["a.top == |.top + edge", "b.firstBaseline == a.lastBaseline + gap", "|.bottom == b.bottom + edge"]
      ),
      ("[a]-[b]", .spacingBaselineToBaseline, ["b.leading == a.trailing + gap"]),
    ] as [(String, VisualFormatOptions, [String])])
  func `options turn the format around and line views up`(format: String, options: VisualFormatOptions, expected: [String]) throws {
    #expect(try lines(format, options) == expected)
  }

  @Test(arguments: [
    ("", "", "expected a view, such as '[name]', or '|'"),
    ("X:[a]", "^", "expected 'H:', 'V:', '|' or '[', not 'X'"),
    ("H[a]", " ^", "expected ':' after 'H'"),
    ("H:", "  ^", "expected a view, such as '[name]', or '|'"),
    ("H:a", "  ^", "expected a view, such as '[name]', or '|'"),
    ("H:|", "   ^", "expected a view, such as '[name]', after the superview's edge"),
    ("H:||", "   ^", "expected a view, such as '[name]', after the superview's edge"),
    ("H:|-|", "    ^", "expected a view, such as '[name]', after the superview's edge"),
    ("H:-[a]", "  ^", "expected a view, such as '[name]', or '|'"),
    ("H:|-8[a]", "     ^", "expected '-' after the space"),
    ("H:|-8-", "      ^", "expected a view, such as '[name]', after the superview's edge"),
    ("H:|[a]-", "       ^", "expected a view or '|' after the space"),
    ("H:|[a]-8-", "         ^", "expected a view or '|' after the space"),
    ("H:|[a]|[b]", "       ^", "the superview's edge ends the format; remove what follows"),
    ("H:[a]b", "     ^", "expected '-', '[' or '|', not 'b'"),
    ("H:[a]--[b]", "      ^", "expected a length, a metric's name, '(', '[' or '|' after '-'"),
    ("H:[]", "   ^", "expected a view's name after '['"),
    ("H:[1a]", "   ^", "expected a view's name after '['"),
    ("H:[a", "    ^", "expected ']' or '(' after the view's name"),
    ("H:|[a-[b]|", "     ^", "expected ']' or '(' after the view's name"),
    ("H:[a]-[nobody]", "       ^", "'nobody' is not a key in the views dictionary"),
    ("H:[a()]", "     ^", "expected a length, a metric's name or a view's name"),
    ("H:[a(50]", "       ^", "expected ',' or ')' after the predicate"),
    ("H:[a(50,)]", "        ^", "expected a length, a metric's name or a view's name"),
    ("H:[a((50)]", "         ^", "expected ',' or ')' after the predicate"),
    ("H:[a(50)", "        ^", "expected ']' after the view's predicates"),
    ("H:[a(=50)]", "     ^", "expected '==', '<=' or '>='"),
    ("H:[a(>50)]", "     ^", "expected '==', '<=' or '>='"),
    ("H:[a(==)]", "       ^", "expected a length, a metric's name or a view's name"),
    ("H:[a(==nothing)]", "       ^", "'nothing' is not a key in the metrics or views dictionary"),
    ("H:[a(1.2.3)]", "     ^", "'1.2.3' is not a number"),
    ("H:[a(50@)]", "        ^", "expected a priority or a metric's name after '@'"),
    ("H:[a(50@1001)]", "        ^", "a priority is above 0, and 1000 at most"),
    ("H:[a(50@0)]", "        ^", "a priority is above 0, and 1000 at most"),
    ("H:[a(50@b)]", "        ^", "'b' is not a key in the metrics dictionary"),
    ("H:[a]-b-[b]", "      ^", "'b' is a view, and a space needs a length or a metric"),
    ("H:[a]-(>=nothing)-[b]", "         ^", "'nothing' is not a key in the metrics dictionary"),
    ("H:[a]-(>=8[b]", "          ^", "expected ',' or ')' after the predicate"),
    ("H:[a]-(>=8)[b]", "           ^", "expected '-' after the space"),
  ])
  func `an error points at the column`(format: String, caret: String, message: String) {
    let column = max(0, caret.count - 1)
    let error = #expect(throws: VisualFormatError.self) { try lines(format) }
    #expect(error == VisualFormatError(message: message, format: format, column: column))
    let shown = error?.description.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) ?? []
    #expect(shown == ["Unable to parse constraint format: \(message)", format, String(repeating: " ", count: column) + "^"])
  }

  @Test(
    arguments: [
      (
        "H:[a][b]", .alignAllLeading,
        "the options align views by their leading, which the horizontal format itself lays out; drop the option"
      ),
      ("V:[a][b]", .alignAllTop, "the options align views by their top, which the vertical format itself lays out; drop the option"),
    ] as [(String, VisualFormatOptions, String)])
  func `views can't be aligned along their own axis`(format: String, options: VisualFormatOptions, message: String) {
    #expect(throws: VisualFormatError(message: message, format: format, column: 0)) { try lines(format, options) }
  }

  @Test func `parentheses a hundred thousand deep are read`() throws {
    let depth = 100_000
    let format = "[a" + String(repeating: "(", count: depth) + "50" + String(repeating: ")", count: depth) + "]"
    #expect(try lines(format) == ["a.width == 50"])
  }

  @Test func `no text crashes the parser`() {
    var generator = SeededGenerator(seed: 11)
    let pieces = ["H:", "V:", "|", "-", "8", "[", "]", "(", ")", "a", "b", ">=", "<=", "==", "@", ",", "gap", " ", ".", "é"]
    for _ in 0..<3000 {
      let format = (0..<Int.random(in: 0...14, using: &generator)).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      do {
        _ = try lines(format)
      } catch let error as VisualFormatError {
        #expect(error.column >= 0 && error.column <= format.count)
      } catch {
        Issue.record(error)
      }
    }
  }
}

extension VisualFormatConstraint {
  /// The constraint as text: `|` is the superview, `edge` and `gap` the standard spaces.
  fileprivate var line: String {
    var line = "\(first.text).\(firstAttribute) \(relation.symbol) "
    if let second, let secondAttribute {
      line += "\(second.text).\(secondAttribute)"
      switch constant {
      case .points(0): break
      case .points(let points): line += " + \(points.text)"
      case .standardSpacingToSibling: line += " + gap"
      case .standardSpacingToSuperview: line += " + edge"
      }
    } else if case .points(let points) = constant {
      line += points.text
    }
    if multiplier != 1 { line += " * \(multiplier)" }
    if priority != 1000 { line += " @\(priority.text)" }
    return line
  }
}

extension VisualFormatConstraint.Item {
  fileprivate var text: String {
    switch self {
    case .superview: "|"
    case .view(let name): name
    }
  }
}

extension Double {
  fileprivate var text: String { self == rounded() ? String(Int(self)) : String(self) }
}
