import PlainviewCommand
import Testing
import ViewRendering
import ViewTree

@testable import PlainviewCommand

@Suite struct HelpTests {
  @Test func `help lists every command, and each command every option, by either way to ask`() {
    for words in ["help", "--help", "-h"] {
      let world = TestWorld()
      #expect(world.run(words) == .fine)
      for name in Commands.names { #expect(world.output.contains("\n  \(name) ")) }
    }
    for command in Commands.all.map({ $0.definition }) {
      let world = TestWorld()
      #expect(world.run("help \(command.name)") == .fine)
      for option in command.options {
        #expect(world.output.contains("--" + option.name))
        let isListed = !option.summary.contains("plainview formats")
        for choice in option.choices where option.name == "format" && isListed { #expect(world.output.contains(choice)) }
      }
      for example in command.examples { #expect(world.output.contains(example)) }
      let other = TestWorld()
      #expect(other.run("\(command.name) --nonsense --help") == .fine)
      #expect(other.output == world.output)
      let third = TestWorld()
      #expect(third.run("\(command.name) -h") == .fine)
      #expect(third.output == world.output)
    }
  }

  @Test func `help selectors tells all of the language, and all that it tells is understood`() throws {
    let world = TestWorld()
    #expect(world.run("help selectors") == .fine)
    for name in ViewTree.Selector.pseudoClasses { #expect(world.output.contains(":" + name.prefix { $0 != "(" })) }
    for key in ViewTree.Change.keys + ["depth"] { #expect(world.output.contains(key)) }
    for sign in ["=", "^=", "$=", "*=", "~=", "<", ">", "<=", ">=", " + ", " ~ ", " > ", ", "] { #expect(world.output.contains(sign)) }
    for row in SelectorHelp.sections.flatMap(\.rows) { #expect(throws: Never.self, "\(row.name)") { try ViewTree.Selector(row.name) } }
  }

  @Test func `no line of help is wider than 80 columns`() {
    var texts = [HelpText.overview, SelectorHelp.text]
    for command in Commands.all { texts.append(HelpText.text(of: command.definition)) }
    for line in texts.joined().split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test func `no two options of a command share a name or a letter`() {
    for command in Commands.all.map({ $0.definition }) {
      let names = (command.options + [.help]).map(\.name)
      let letters = (command.options + [.help]).compactMap(\.letter)
      #expect(Set(names).count == names.count)
      #expect(Set(letters).count == letters.count)
    }
  }

  @Test func `formats lists every reader with its example, every dump and every drawing`() {
    let world = TestWorld()
    #expect(world.run("formats") == .fine)
    for reader in Readers.all {
      #expect(world.output.contains("\n  \(reader.name) "))
      for line in reader.example.split(separator: "\n") { #expect(world.output.contains(line)) }
    }
    for renderer in Formats.dumps + Formats.drawings() { #expect(world.output.contains("\n  \(renderer.name) ")) }
  }

  @Test func `every reader's example is read as its own`() throws {
    for reader in Readers.all {
      let world = TestWorld(files: ["-": reader.example])
      #expect(world.run("dump --format jsonl -") == .fine, "\(reader.name): \(world.errors)")
      #expect(world.output.contains(#""class""#))
    }
  }

  @Test func `the version is one line`() {
    let world = TestWorld()
    #expect(world.run("--version") == .fine)
    #expect(world.output == "plainview \(Plainview.version)\n")
  }
}

@Suite struct CompletionTests {
  @Test(arguments: CompletionCommand.Shell.allCases)
  func `a completion script knows every command, option and choice`(shell: CompletionCommand.Shell) {
    let world = TestWorld()
    #expect(world.run("completion \(shell.rawValue)") == .fine)
    for command in Commands.all.map({ $0.definition }) {
      #expect(world.output.contains(command.name))
      for option in command.options {
        #expect(world.output.contains(shell == .fish ? "-l \(option.name)" : "--\(option.name)"))
        if !option.choices.isEmpty { #expect(world.output.contains(option.choices.joined(separator: " "))) }
      }
    }
  }
}
