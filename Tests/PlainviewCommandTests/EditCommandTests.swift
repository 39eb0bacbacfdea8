import PlainviewCommand
import Testing

@Suite struct EditCommandTests {
  /// What the edited tree looks like, as `dump` prints it.
  private func dump(after arguments: String...) throws -> String {
    let editing = TestWorld(files: ["a.json": screenJSON])
    try #require(Plainview.run(["edit", "a.json"] + arguments, in: editing) == .fine, "\(editing.errors)")
    let dumping = TestWorld(files: ["-": editing.output])
    try #require(dumping.run("dump -") == .fine, "\(dumping.errors)")
    return dumping.output
  }

  @Test func `views are removed with all inside them`() throws {
    #expect(
      try dump(after: "--remove", "UIScrollView") == """
        UIWindow (0 0; 375 667)
        ╰─ UIView (0 0; 375 667)
           ╰─ UILabel #title "Hi" (10 10; 118 40)

        """)
  }

  @Test func `edits are made in the order given, each on what the one before left`() throws {
    let text = try dump(
      after: "--hide", "#title", "--set", ":hidden", "text=Bye now", "--show", "#title", "--set", "#title", "name=", "--insert",
      "UIScrollView", #"{"class":"UISwitch","frame":[1,2,3,4]}"#, "--set", "UISwitch", "x=10")
    #expect(
      text == """
        UIWindow (0 0; 375 667)
        ╰─ UIView (0 0; 375 667)
           ├─ UILabel "Bye now" (10 10; 118 40)
           ╰─ UIScrollView (0 70; 375 517) clips
              ├─ UIView #page (375 0; 375 517)
              ╰─ UISwitch (10 2; 3 4)

        """)
  }

  @Test func `a whole document can be inserted`() throws {
    let text = try dump(after: "--insert", "UILabel", #"{"plainview":1,"roots":[{"class":"A"},{"class":"B"}]}"#)
    #expect(text.contains("   ├─ UILabel #title \"Hi\" (10 10; 118 40)\n   │  ├─ A\n   │  ╰─ B\n"))
  }

  @Test func `a wrong selector or view says where`() {
    let world = TestWorld(files: ["a.json": screenJSON])
    #expect(Plainview.run(["edit", "a.json", "--insert", "UIView", #"{"clas":"A"}"#], in: world) == .trouble)
    #expect(world.errors == "--insert:1:2: error: unknown key 'clas'; did you mean 'class'?\n")
    #expect(world.output == "")
  }

  @Test func `a document a line, on request`() {
    let world = TestWorld(files: ["a.json": screenJSON + screenJSON])
    #expect(world.run("edit a.json --remove UIView --format jsonl") == .fine)
    let line = #"{"plainview":1,"screen":[375,667],"roots":[{"class":"UIWindow","frame":[0,0,375,667]}]}"# + "\n"
    #expect(world.output == line + line)
  }
}
