import PlainviewCommand
import Testing

@Suite struct RedactOptionTests {
  @Test func `what is volatile is left out of dumps and comparisons`() {
    let world = TestWorld(files: ["a.json": screenJSON, "b.json": screenJSON.replacing("Hi", with: "10:24")])
    #expect(world.run("dump --redact #title text,frame --select #title a.json") == .fine)
    #expect(world.output == "UILabel #title \"[redacted]\"\n… 4 more views not selected\n")
    #expect(world.run("diff --redact #title text a.json b.json") == .fine)
    #expect(world.run("diff a.json b.json") == .findings)
  }

  @Test func `constraints don't call a view by what is left out`() {
    let text = SavedStoryboard().text.replacing(#"<outlet property="button" destination="but-01-aaa" id="out-01-aaa"/>"#, with: "")
    let world = TestWorld(files: ["a.storyboard": text, "b.storyboard": text.replacing("\"Go\"", with: "\"Run\"")])
    #expect(world.run("diff --redact UIButton text a.storyboard b.storyboard") == .fine)
    let dumps = TestWorld(files: ["a.storyboard": text])
    #expect(dumps.run("dump --constraints --redact UIButton text a.storyboard") == .fine)
    #expect(dumps.output.contains("UIButton[but-01-aaa].centerX = view.centerX"), "\(dumps.output)")
    #expect(dumps.output.contains("Title.leading = view.leading + 16") && !dumps.output.contains("\"Go\""), "\(dumps.output)")
    let names = TestWorld(files: ["a.storyboard": text])
    #expect(names.run("dump --constraints --redact UILabel name a.storyboard") == .fine)
    #expect(names.output.contains("UILabel[ttl-01-aaa].leading = view.leading + 16") && !names.output.contains("Title"), "\(names.output)")
  }

  @Test(arguments: [
    ("dump --redact #nope text --redact #title text a.json b.json", "'--redact #nope'"),
    ("diff --ignore #nope a.json a.json", "'--ignore #nope'"),
    ("diff --redact #nope text --ignore #title a.json a.json", "'--redact #nope'"),
    ("edit a.json --redact #nope text --hide *", "'--redact #nope'"),
  ])
  func `a selector that names nothing is noted once`(words: String, option: String) {
    let world = TestWorld(files: ["a.json": screenJSON, "b.json": screenJSON], processorCount: 2)
    #expect(world.run(words) == .fine)
    #expect(world.errors == "plainview: note: \(option) names no view, so it does nothing; 'plainview dump' shows what there is\n")
  }

  @Test(arguments: [
    (
      "dump --redact UILabel a.json",
      "'plainview dump' lacks an input: 'a.json' was taken for the PROPERTIES of '--redact'; write '--redact SELECTOR PROPERTIES', then the input"
    ),
    ("diff b.json --redact UILabel a.json", "'plainview diff' lacks an input: 'a.json' was taken for the PROPERTIES of '--redact'"),
    ("edit --set UILabel a.json", "'plainview edit' lacks an input: 'a.json' was taken for the KEY=VALUE of '--set'"),
    ("draw --select a.json", "'plainview draw' lacks an input: 'a.json' was taken for the SELECTOR of '--select'"),
    ("dump --device iPad2 a.json", "'--device' does not apply to 'a.json', which was read as json"),
    ("dump --size 10x10 a.json", "'--size' does not apply to 'a.json', which was read as json"),
  ])
  func `errors name the option that was given`(words: String, message: String) {
    let world = TestWorld(files: ["a.json": screenJSON])
    #expect(world.run(words) == .trouble)
    #expect(world.errors.hasPrefix("plainview: " + message), "\(world.errors)")
  }

  @Test(arguments: [
    ("dump --redact #title txt a.json", "--redact:1:1: error: there is no property 'txt'; did you mean 'text'?\n"),
    ("dump --redact #title:x text a.json", "--redact:1:8: error: no pseudo-class is called x"),
    ("dump a.json --redact #title", "plainview: '--redact' needs a value; write '--redact SELECTOR PROPERTIES'\n"),
  ])
  func `what can't be understood is an error`(words: String, message: String) {
    let world = TestWorld(files: ["a.json": screenJSON])
    #expect(world.run(words) == .trouble)
    #expect(world.errors.hasPrefix(message), "\(world.errors)")
  }
}
