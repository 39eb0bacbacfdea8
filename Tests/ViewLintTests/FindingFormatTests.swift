import PullParsing
import Testing
import ViewLint
import ViewTree

@Suite struct FindingFormatTests {
  private static func place(_ line: Int, _ column: Int = 9) -> PullParsing.SourceLocation {
    PullParsing.SourceLocation(file: "A:b,c/Main%.storyboard", line: line, column: column)
  }

  private static let conflict = Finding(
    .unsatisfiable, at: place(31), scene: "Login", view: "title", identity: "a-b", message: "these 2 can't all hold",
    constraints: [.init("title.width = 100", at: place(31)), .init("title.width >= 200", at: place(32)), .init("its content")])
  private static let odd = Finding(.ambiguous, at: place(7, 1), view: "\"50% off,\u{1B}[0m\n\"", message: "x position is \"open\"")

  @Test func `a finding is a line, with its constraints below`() {
    #expect(
      FindingLines().render([Self.conflict, Self.odd]) == """
        A:b,c/Main%.storyboard:31:9: Login/title: unsatisfiable: these 2 can't all hold
            A:b,c/Main%.storyboard:31:9: title.width = 100
            A:b,c/Main%.storyboard:32:9: title.width >= 200
            its content
        A:b,c/Main%.storyboard:7:1: "50% off,\\u{1B}[0m\\n": ambiguous: x position is "open"

        """)
    #expect(FindingLines().render([]) == "")
  }

  @Test func `json is one array, a finding a line`() {
    #expect(
      FindingsJSON().render([Self.conflict, Self.odd]) == #"""
        [
        {"file":"A:b,c/Main%.storyboard","line":31,"column":9,"kind":"unsatisfiable","scene":"Login","view":"title","id":"a-b","message":"these 2 can't all hold","constraints":[{"text":"title.width = 100","line":31,"column":9},{"text":"title.width >= 200","line":32,"column":9},{"text":"its content"}]},
        {"file":"A:b,c/Main%.storyboard","line":7,"column":1,"kind":"ambiguous","view":"\"50% off,\u001b[0m\n\"","message":"x position is \"open\""}
        ]

        """#)
    #expect(FindingsJSON().render([]) == "[]\n")
  }

  @Test func `what means something in a workflow command is escaped`() {
    #expect(
      WorkflowCommands().render([Self.conflict, Self.odd]) == """
        ::error file=A%3Ab%2Cc/Main%25.storyboard,line=31,col=9,title=Login/title%3A unsatisfiable::these 2 can't all hold%0A\
        line 31: title.width = 100%0Aline 32: title.width >= 200%0Aits content
        ::warning file=A%3Ab%2Cc/Main%25.storyboard,line=7,col=1,title="50%25 off%2C\\u{1B}[0m%0A"%3A ambiguous::x position is "open"

        """)
  }
}
