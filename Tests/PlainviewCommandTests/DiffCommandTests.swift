import PlainviewCommand
import Testing

@Suite struct DiffCommandTests {
  private let world = TestWorld(files: [
    "old.json":
      #"{"plainview":1,"roots":[{"class":"UIView","frame":[0,0,100,100],"children":[{"class":"UILabel","id":"a","frame":[0,0,50,20],"text":"Hi"},{"class":"UISwitch","id":"b","frame":[0,40,50,30]}]}]}"#,
    "new.json":
      #"{"plainview":1,"roots":[{"class":"UIView","frame":[0,0,100,100],"children":[{"class":"UILabel","id":"a","frame":[0,0,50,20],"text":"Bye"},{"class":"UISwitch","id":"b","frame":[0,84,50,30]},{"class":"UIButton","id":"c","frame":[0,0,9,9]}]}]}"#,
  ])

  @Test func `what changed is marked, and the exit code says that something did`() {
    #expect(world.run("diff old.json new.json") == .findings)
    #expect(
      world.output == """
        1 added, 2 changed; 1 unchanged
          UIView (0 0; 100 100)
        ~ ├─ UILabel "Bye" (0 0; 50 20) · text "Hi"→"Bye"
        ~ ├─ UISwitch (0 84; 50 30) · y 40→84 (+44)
        + ╰─ UIButton (0 0; 9 9)

        """)
  }

  @Test func `a hierarchy and itself are the same`() {
    #expect(world.run("diff old.json old.json") == .fine)
    #expect(world.output == "no changes; 3 unchanged\n")
  }

  @Test(arguments: [
    ("--only added", "1 added"), ("--only frame", "1 changed"), ("--ignore UILabel --ignore UIButton", "1 changed"),
    ("--tolerance 44", "1 added, 1 changed"),
  ])
  func `options leave out what they name`(options: String, summary: String) {
    #expect(world.run("diff --format summary \(options) old.json new.json") == .findings)
    #expect(world.output.hasPrefix(summary + ";"), "\(world.output)")
  }

  @Test(arguments: [
    ("diff old.json", "'plainview diff' needs two inputs; name the old and the new one"),
    ("diff a b c", "'plainview diff' takes two inputs; leave out 'c'"),
    ("diff - -", "'-' stands twice among the inputs; standard input can be read once"),
    ("diff --only adde old.json new.json", "'--only' takes no 'adde'; did you mean 'added'?"),
    ("diff --tolerance x old.json new.json", "'--tolerance' takes a number of points from 0 up, not 'x'"),
    (
      "diff --format tree old.json new.json",
      "'--format' takes no 'tree'; choose from changes, side-by-side, summary, markdown, json, drawings, drawings-exploded, html"
    ),
  ])
  func `wrong usage says what to do`(words: String, message: String) {
    #expect(world.run(words) == .trouble)
    #expect(world.errors == "plainview: \(message)\n")
  }

  @Test func `what a format has no words for is not compared, and a note says so`() {
    let dumps = TestWorld(
      files: world.files.mapValues { (try? $0.get()) ?? "" }.merging([
        "old.txt": "UIView (0 0; 100 100)\n├─ UILabel \"Hi\" (0 0; 50 20)\n╰─ UISwitch (0 41; 50 30)\n"
      ]) { $1 })
    #expect(dumps.run("diff --format summary old.txt old.json") == .findings)
    #expect(dumps.output == "1 changed; 2 unchanged\n")
    #expect(dumps.errors == "plainview: note: old.txt tells no id; what the other file tells of it is not compared\n")
  }

  @Test func `an HTML page is one, whatever it compares`() {
    #expect(world.run("diff --format html old.json new.json") == .findings)
    #expect(world.output.hasPrefix("<!DOCTYPE html>\n") && world.output.hasSuffix("</html>\n"))
    #expect(world.output.contains("<h1>3 changes: new.json</h1>"))
    let same = TestWorld(files: world.files.mapValues { (try? $0.get()) ?? "" })
    #expect(same.run("diff --format html old.json old.json") == .fine)
    #expect(same.output.contains("<h1>No changes: old.json</h1>"))
  }

  @Test func `drawings take the width asked for`() {
    #expect(world.run("diff --format drawings --width 100 old.json new.json") == .findings)
    #expect(world.output.contains("\nbefore:                                            after:\n"))
    #expect(world.output.contains("\n~1 UILabel \"Bye\" (0 0; 50 20) · text \"Hi\"→\"Bye\"\n"))
  }
}
