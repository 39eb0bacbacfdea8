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
