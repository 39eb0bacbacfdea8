import Foundation
import Testing

@testable import PlainviewCommand

@Suite struct GitInstallationTests {
  private let repository: Repository

  init() throws {
    repository = try Repository()
  }

  @Test func `a dry run says what would be done and does nothing`() throws {
    let before = repository.text(of: ".git/config")
    let dry = try repository.plainview("git", "install", "--dry-run")
    #expect(
      dry.output == """
        would set diff.plainview.textconv in this repository's configuration to: plainview git textconv
        would set diff.plainview.xfuncname in this repository's configuration to: ^[^ ].*$
        would add to .git/info/attributes: *.storyboard diff=plainview
        would add to .git/info/attributes: *.xib diff=plainview

        """)
    #expect(dry.status == 0)
    #expect(repository.text(of: ".git/config") == before)
    #expect(repository.text(of: ".git/info/attributes") == nil)
  }

  @Test func `installing twice does it once, and uninstalling leaves what was there`() throws {
    try repository.write("*.png binary", to: ".git/info/attributes")
    try repository.git("config", "diff.other.textconv", "cat")
    let before = repository.text(of: ".git/config")
    #expect(try repository.plainview("git", "install").status == 0)
    #expect(repository.text(of: ".git/info/attributes") == "*.png binary\n*.storyboard diff=plainview\n*.xib diff=plainview\n")
    let installed = repository.text(of: ".git/config")
    let again = try repository.plainview("git", "install")
    #expect(again.output == "all is set up already; git shows storyboards and xibs as views\n")
    #expect(repository.text(of: ".git/config") == installed)
    #expect(try repository.plainview("git", "uninstall").status == 0)
    #expect(repository.text(of: ".git/info/attributes") == "*.png binary\n")
    #expect(repository.text(of: ".git/config") == before)
    #expect(try repository.plainview("git", "uninstall").output == "there is nothing to undo\n")
  }

  @Test func `another form takes the place of the one before`() throws {
    #expect(try repository.plainview("git", "install", "--form", "external").status == 0)
    #expect(try repository.git("config", "diff.plainview.command") == "plainview git diff\n")
    let change = try repository.plainview("git", "install", "--all")
    #expect(change.output.contains("unset diff.plainview.command in this repository's configuration (it was: plainview git diff)\n"))
    #expect(
      change.output.contains(
        "dropped --form external of an earlier install; 'plainview git install --all --form external' brings back that\n"))
    #expect(try repository.git("config", "--get-all", "diff.plainview.textconv") == "plainview git textconv --all\n")
    let dry = try repository.plainview("git", "install", "--dry-run")
    #expect(dry.output.contains("would drop --all of an earlier install; 'plainview git install --all' keeps that\n"))
  }

  @Test func `for all repositories, where git looks for attributes or where it was told to`() throws {
    #expect(try repository.plainview("git", "install", "--global", in: FileManager.default.temporaryDirectory).status == 0)
    let standard = repository.home.appending(path: ".config/git/attributes")
    #expect(try String(contentsOf: standard, encoding: .utf8) == "*.storyboard diff=plainview\n*.xib diff=plainview\n")
    #expect(try repository.git("check-attr", "diff", "any.xib") == "any.xib: diff: plainview\n")
    #expect(try repository.git("config", "--global", "diff.plainview.textconv") == "plainview git textconv\n")
    #expect(try repository.plainview("git", "uninstall", "--global").status == 0)
    #expect(!FileManager.default.fileExists(atPath: standard.path))
    try repository.git("config", "--global", "core.attributesFile", "~/dotfiles/attributes")
    #expect(try repository.plainview("git", "install", "--global").status == 0)
    #expect(FileManager.default.fileExists(atPath: repository.home.appending(path: "dotfiles/attributes").path))
  }

  @Test func `a file that a link leads to is changed, and stays where it is`() throws {
    try repository.write("# mine\n", to: "real")
    try FileManager.default.removeItem(at: repository.folder.appending(path: ".git/info"))
    try FileManager.default.createDirectory(at: repository.folder.appending(path: ".git/info"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: repository.folder.appending(path: ".git/info/attributes"), withDestinationURL: repository.folder.appending(path: "real"))
    #expect(try repository.plainview("git", "install").status == 0)
    #expect(repository.text(of: "real") == "# mine\n*.storyboard diff=plainview\n*.xib diff=plainview\n")
  }

  @Test func `shared attributes stand in the working tree`() throws {
    #expect(try repository.plainview("git", "install", "--shared").status == 0)
    #expect(repository.text(of: ".gitattributes") == "*.storyboard diff=plainview\n*.xib diff=plainview\n")
    let own = try repository.plainview("git", "uninstall")
    #expect(own.status == 0)
    #expect(own.errors.contains(".gitattributes still names plainview, for all who clone the repository; "), "\(own.errors)")
    #expect(repository.text(of: ".gitattributes") == "*.storyboard diff=plainview\n*.xib diff=plainview\n")
    let shared = try repository.plainview("git", "uninstall", "--shared")
    #expect(shared.errors == "")
    #expect(repository.text(of: ".gitattributes") == nil)
  }

  @Test func `attributes that win over ours are named`() throws {
    try repository.write("*.xib -diff\n", to: ".gitattributes")
    let answer = try repository.plainview("git", "install", "--global")
    #expect(
      answer.errors
        == "plainview: note: in this repository other attributes set 'diff' of *.xib to 'unset', which wins; look for it in .gitattributes\n"
    )
  }

  @Test func `outside a repository it says so`() throws {
    let answer = try repository.plainview("git", "install", in: repository.home)
    #expect(answer.status == 2)
    #expect(answer.errors.hasPrefix("plainview: git: not a git repository"), "\(answer.errors)")
    #expect(answer.errors.hasSuffix("; run this inside one, or write '--global' for all of yours\n"), "\(answer.errors)")
  }

  @Test(arguments: [
    ("git", "'plainview git' needs one of install, uninstall, textconv, diff"),
    ("git instal", "'plainview git' takes no 'instal'; did you mean 'install'?"),
    ("git install x", "'plainview git install' takes no operand; leave out 'x'"),
    ("git install --global --shared", "'--global' and '--shared' exclude each other; leave one out"),
    ("git textconv", "'plainview git textconv' needs an input; name a file, or '-' for standard input"),
    ("git diff a b", "'plainview git diff' takes the arguments that git gives an external diff; call it through git"),
    ("git install", "there is no 'git' on the PATH; install it"),
  ])
  func `wrong usage says what to do`(words: String, message: String) {
    let world = TestWorld()
    #expect(world.run(words) == .trouble)
    #expect(world.errors == "plainview: \(message)\n")
  }
}

@Suite struct AttributesFileTests {
  private func added(to text: String) -> String {
    var file = AttributesFile(Array(text.utf8))
    _ = file.addLines()
    return String(decoding: file.bytes, as: UTF8.self)
  }

  private func removed(from text: String) -> String {
    var file = AttributesFile(Array(text.utf8))
    _ = file.removeLines()
    return String(decoding: file.bytes, as: UTF8.self)
  }

  private static let ours = "*.storyboard diff=plainview\n*.xib diff=plainview\n"

  @Test(arguments: [
    ("", ours), ("a b", "a b\n" + ours), (ours, ours), ("a b\r\n", "a b\r\n*.storyboard diff=plainview\r\n*.xib diff=plainview\r\n"),
    ("*.xib text diff=plainview\n", "*.xib text diff=plainview\n*.storyboard diff=plainview\n"),
    ("*.xib diff=plainview\n*.xib -diff\n", "*.xib diff=plainview\n*.xib -diff\n" + ours),
  ])
  func `lines that are missing come to the end`(before: String, after: String) {
    #expect(added(to: before) == after)
    #expect(added(to: after) == after)
  }

  @Test(arguments: [
    (ours, ""), ("a b\n" + ours + "c d\n", "a b\nc d\n"), ("*.xib text diff=plainview eol=lf\n", "*.xib text eol=lf\n"),
    ("# *.xib diff=plainview\nx diff=plainview\n", "# *.xib diff=plainview\nx diff=plainview\n"),
    ("*.xib diff=plainview\r\na b\r\n", "a b\r\n"),
    ("no end", "no end"),
  ])
  func `our lines go, and what else they say stays`(before: String, after: String) {
    #expect(removed(from: before) == after)
  }
}
