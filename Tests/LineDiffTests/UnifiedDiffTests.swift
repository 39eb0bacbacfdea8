import LineDiff
import Testing

private func numbers(_ range: ClosedRange<Int>) -> String { range.map { "\($0)\n" }.joined() }

@Test func `hunks have three lines of context and join where they touch`() {
  let old = numbers(1...30)
  let new = old.replacing("\n5\n", with: "\n").replacing("\n12\n", with: "\ntwelve\n").replacing("\n25\n", with: "\n25\nand a half\n")
  #expect(
    LineDiff(from: old, to: new).unified(oldLabel: "a.txt", newLabel: "b.txt") == """
      --- a.txt
      +++ b.txt
      @@ -2,14 +2,13 @@
       2
       3
       4
      -5
       6
       7
       8
       9
       10
       11
      -12
      +twelve
       13
       14
       15
      @@ -23,6 +22,7 @@
       23
       24
       25
      +and a half
       26
       27
       28

      """)
}

@Test(arguments: [
  ("", "a\n", "@@ -0,0 +1 @@\n+a\n"),
  ("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
  ("a\nb\n", "a\nb", "@@ -1,2 +1,2 @@\n a\n-b\n+b\n\\ No newline at end of file\n"),
  ("a\nb", "c\nb", "@@ -1,2 +1,2 @@\n-a\n+c\n b\n\\ No newline at end of file\n"),
])
func `headers and the mark for a missing line end are git's`(old: String, new: String, hunk: String) {
  #expect(LineDiff(from: old, to: new).unified(oldLabel: "a", newLabel: "b") == "--- a\n+++ b\n" + hunk)
}

@Test(arguments: [
  ("\u{1B}[31mred", "\\u{1B}[31mred"), ("bell\u{7}", "bell\\u{7}"), ("windows\r", "windows\\r"), ("tab\tstays", "tab\tstays"),
  ("\u{202E}evil", "\\u{202E}evil"), ("c1 \u{9B}2J", "c1 \\u{9B}2J"), ("╰─ ◉ Ünïcode 日本 🎉", "╰─ ◉ Ünïcode 日本 🎉"),
])
func `what acts on a terminal is shown escaped`(line: String, shown: String) {
  #expect(LineDiff(from: "", to: line + "\n").unified(oldLabel: "a", newLabel: "b") == "--- a\n+++ b\n@@ -0,0 +1 @@\n+\(shown)\n")
}

@Test func `bytes that are no text are shown, not passed on`() {
  let diff = LineDiff(from: [], to: [0x61, 0xFF, 0x9B, 0x0A])
  #expect(diff.unified(oldLabel: "a", newLabel: "b") == "--- a\n+++ b\n@@ -0,0 +1 @@\n+a\u{FFFD}\u{FFFD}\n")
}

@Test func `a limit on lines tells what it leaves out`() {
  let diff = LineDiff(from: numbers(1...100), to: numbers(201...300))
  let lines = diff.unified(oldLabel: "a", newLabel: "b", lineLimit: 5).split(separator: "\n")
  #expect(lines == ["--- a", "+++ b", "@@ -1,100 +1,100 @@", "-1", "-2", "-3", "-4", "… 196 more lines: 96 removed, 100 inserted"])
}

@Test func `labels can't break out of their line`() {
  #expect(LineDiff(from: "", to: "x\n").unified(oldLabel: "a\nb", newLabel: "c").hasPrefix("--- a\\u{A}b\n+++ c\n"))
}
