import LineDiff
import Testing
import ViewTree

@Suite struct ConflictsTests {
  private func conflicts(_ old: String, _ new: String) -> String {
    var output = TextOutput()
    LineDiff(from: old, to: new).writeConflicts(oldName: "ours", newName: "", to: &output)
    return output.text
  }

  @Test func `what differs stands twice, between markers`() {
    #expect(
      conflicts("a\nb\nc\nd\n", "x\na\nB\nc\n") == """
        <<<<<<< ours
        =======
        x
        >>>>>>>
        a
        <<<<<<< ours
        b
        =======
        B
        >>>>>>>
        c
        <<<<<<< ours
        d
        =======
        >>>>>>>

        """)
    #expect(conflicts("a\n", "a\n") == "")
    #expect(conflicts("a", "b") == "<<<<<<< ours\na\n=======\nb\n>>>>>>>\n")
  }
}
