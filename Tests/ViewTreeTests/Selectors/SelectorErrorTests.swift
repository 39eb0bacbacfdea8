import Testing

@testable import ViewTree

struct SelectorErrorTests {
  private func error(_ selector: String) -> SelectorError? {
    #expect(throws: SelectorError.self) { try ViewTree.Selector(selector) }
  }

  @Test(arguments: [
    ("", 1, "expected a class, #name, \"text\", [attribute], :pseudo-class or *, found the end"),
    ("UILabel >", 10, "expected a class, #name, \"text\", [attribute], :pseudo-class or *, found the end"),
    ("> UILabel", 1, "expected a class, #name, \"text\", [attribute], :pseudo-class or *, found '>'"),
    ("UILabel,,UIView", 9, "expected a class, #name, \"text\", [attribute], :pseudo-class or *, found ','"),
    ("UILabel)", 8, "expected a combinator, a comma or the end, found ')'"),
    ("UILabel*", 8, "expected a combinator, a comma or the end, found '*'"),
    ("Box<Int>", 4, "expected a combinator, a comma or the end, found '<'"),
    ("# title", 2, "expected a name, in quotes when it has spaces, found a space"),
    ("[=1]", 2, "expected an attribute's name, found '='"),
    ("[text", 1, "nothing closes this bracket"),
    ("[text=a", 1, "nothing closes this bracket"),
    ("[text~Swap]", 7, "expected = after ~, found 'S'"),
    ("[text!=a]", 6, "expected = ^= $= *= ~= < > <= >= or ], and :not([…=…]) for what isn't, found '!'"),
    ("[text?]", 6, "expected = ^= $= *= ~= < > <= >= or ], found '?'"),
    ("[text=]", 7, "expected a value, found ']'"),
    ("[text=Sign in now]", 13, "expected ]; put a value with spaces in quotes, found 'n'"),
    ("[width=wide]", 8, "width compares with a number, and 'wide' is none"),
    ("[text>]", 7, "expected a value, found ']'"),
    ("[tag>x]", 6, "tag compares with a number, and 'x' is none"),
    ("[hidden=yes]", 9, "expected true or false, found 'y'"),
    ("#\"A View", 2, "nothing closes this quote"),
    ("`Box", 1, "nothing closes this backquote"),
    ("\"a\\q\"", 3, "a backslash stands before a character to take as it is, or in quotes before n, r, t or u{…}"),
    ("\"\\u{110000}\"", 2, "a backslash stands before a character to take as it is, or in quotes before n, r, t or u{…}"),
    ("UILabel\\", 8, "a backslash stands before a character to take as it is, or in quotes before n, r, t or u{…}"),
    ("UILabel:hiden", 9, "no pseudo-class is called hiden; did you mean :hidden?"),
    (":nth-chid(2)", 2, "no pseudo-class is called nth-chid; did you mean :nth-child?"),
    (":", 2, "expected a pseudo-class, found the end"),
    (":not", 5, "expected (, found the end"),
    (":not()", 6, "expected a class, #name, \"text\", [attribute], :pseudo-class or *, found ')'"),
    (":not(A", 5, "nothing closes this parenthesis"),
    (":is(A B]", 8, "expected ), found ']'"),
    (":nth-child(x)", 12, "expected odd, even, a number, or a form like 2n+1, found 'x'"),
    (":nth-child(2n+)", 15, "expected a number of at most nine digits, found ')'"),
    (":nth-child(9999999999)", 21, "expected ), found '9'"),
    ("Knöpfe\u{1F600}:Hidde", 9, "no pseudo-class is called Hidde; did you mean :hidden?"),
  ]) func `an error says what was expected, and at which column`(selector: String, column: Int, message: String) {
    let error = error(selector)
    #expect(error?.column == column)
    #expect(error?.message == message)
  }

  @Test func `an error shows the selector with a caret below the place`() {
    #expect(
      error("UILabel[text~Swap]")?.description == """
        selector:1:14: error: expected = after ~, found 'S'
          UILabel[text~Swap]
                       ^
        """)
    #expect(error("A\n]")?.description.hasSuffix("\n  A\u{FFFD}]\n    ^") == true)
  }

  @Test func `an unknown pseudo-class that is like no other lists them all`() {
    #expect(
      error(":zebra")?.message == """
        no pseudo-class is called zebra; there are :visible, :hidden, :transparent, :zero-sized, :off-screen, :clipped, :covered, :root, \
        :empty, :first-child, :last-child, :only-child, :nth-child(2n+1), :nth-last-child(1), :not(A), :is(A), :has(A)
        """)
  }

  @Test func `length and nesting have limits, and what is at a limit is fine`() throws {
    func nested(_ depth: Int) -> String { String(repeating: ":not(", count: depth) + "A" + String(repeating: ")", count: depth) }
    _ = try ViewTree.Selector(nested(16))
    #expect(error(nested(17))?.problem == .tooDeep)
    #expect(error(String(repeating: ":not(", count: 1000))?.column == 16 * 5 + 5)

    _ = try ViewTree.Selector(String(repeating: "A", count: 10_000))
    let long = error(String(repeating: "A", count: 10_001))
    #expect(long?.problem == .tooLong(10_001))
    #expect(long?.description.contains("\n  …" + String(repeating: "A", count: 60)) == true)
  }

  @Test func `no cut or changed selector crashes the parser`() {
    var random = RandomTrees(seed: 9)
    for _ in 0..<2000 {
      var scalars = Array(random.selector().unicodeScalars)
      if random.chance(0.5) { scalars.removeLast(random.int(0..<scalars.count)) }
      if random.chance(0.7) {
        scalars.insert(random.pick(Array("\\[](){}\"'`#:,>~+*=^$ \u{0}9é".unicodeScalars)), at: random.int(0..<scalars.count + 1))
      }
      let text = String(String.UnicodeScalarView(scalars))
      do throws(SelectorError) {
        _ = try ViewTree.Selector(text)
      } catch {
        #expect((1...scalars.count + 1).contains(error.column))
        #expect(error.description.split(separator: "\n").count == 3)
      }
    }
  }
}
