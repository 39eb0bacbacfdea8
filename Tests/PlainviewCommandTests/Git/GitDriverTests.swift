import Foundation
import Testing

@testable import PlainviewCommand

/// What git shows of storyboards once it knows the driver.
@Suite struct GitDriverTests {
  private let repository: Repository

  init() throws {
    repository = try Repository()
  }

  /// The lines of a diff that say what changed, its headers left out.
  private func changedLines(_ diff: String) -> [String] {
    diff.split(separator: "\n").map(String.init).filter {
      ($0.hasPrefix("+") || $0.hasPrefix("-")) && !$0.hasPrefix("+++") && !$0.hasPrefix("---")
    }
  }

  private let moved = SavedStoryboard(titleY: 44, buttonY: 240, leading: 24, isResaved: true)

  @Test func `two views moved and a constraint changed by another version of the tool: those show, in all three, and nothing else`() throws
  {
    try repository.commit(SavedStoryboard().text, to: "Main.storyboard")
    #expect(try repository.plainview("git", "install").status == 0)
    try repository.write(moved.text, to: "Main.storyboard")
    let expected = [
      "-    · constraint: Title.leading = view.leading + 16",
      "+    · constraint: Title.leading = view.leading + 24",
      #"-    UILabel #Title "Sign in" (16 20; 200 21)"#,
      #"+    UILabel #Title "Sign in" (16 44; 200 21)"#,
      #"-    UIButton "Go" (150 200; 75 30)"#,
      #"+    UIButton "Go" (150 240; 75 30)"#,
    ]
    let diff = try repository.git("diff")
    #expect(changedLines(diff) == expected)
    // A hunk says which scene it is in.
    #expect(try repository.git("diff", "-U0").contains(" @@ scene LoginViewController\n"))
    try repository.commit(moved.text, to: "Main.storyboard")
    #expect(changedLines(try repository.git("show")) == expected)
    #expect(changedLines(try repository.git("log", "-p", "-1")) == expected)
  }

  @Test func `view by view, git says what changed and where`() throws {
    try repository.commit(SavedStoryboard().text, to: "Main.storyboard")
    #expect(try repository.plainview("git", "install", "--form", "external").status == 0)
    try repository.write(moved.text, to: "Main.storyboard")
    let expected = """
      ==> Main.storyboard: LoginViewController <==
      3 changed
      ~ UIView (0 0; 375 667) ◉ LoginViewController · constraint Title.leading = view.leading + 16→24
      ~ ├─ UILabel #Title "Sign in" (16 44; 200 21) · y 20→44 (+24)
      ~ ╰─ UIButton "Go" (150 240; 75 30) · y 200→240 (+40)


      """
    #expect(try repository.git("diff") == expected)
    try repository.commit(moved.text, to: "Main.storyboard")
    #expect(try repository.git("show", "--ext-diff", "--format=") == expected)
    // Without --ext-diff, git goes by lines.
    #expect(changedLines(try repository.git("log", "-p", "-1")).count == 6)
  }

  @Test func `what the tool does by itself shows nothing, but all of it on request`() throws {
    try repository.commit(SavedStoryboard().text, to: "Main.storyboard")
    try repository.write(SavedStoryboard(isResaved: true).text, to: "Main.storyboard")
    #expect(try repository.plainview("git", "install").status == 0)
    #expect(try repository.git("diff") == "")
    #expect(try repository.plainview("git", "install", "--all").status == 0)
    let diff = try repository.git("diff")
    for word in ["13771", "22505", "22504", "canvasLocation", "misplaced", "appearance=light", "systemColor"] {
      #expect(changedLines(diff).contains { $0.contains(word) }, "\(word)")
    }
    #expect(try repository.plainview("diff", "--git", "HEAD", "Main.storyboard").output == "no changes in 2 scenes\n")
    let all = try repository.plainview("diff", "--all", "--git", "HEAD", "Main.storyboard")
    #expect(all.status == 1)
    #expect(all.output.contains("toolsVersion=13771") && all.output.contains("canvasLocation"))
    #expect(try repository.plainview("git", "install", "--form", "external").status == 0)
    #expect(
      try repository.git("diff") == """
        ==> Main.storyboard <==
        no view changed; '--no-ext-diff --no-textconv' shows the file's own lines


        """)
  }

  @Test func `files that came, went, were renamed or changed their mode`() throws {
    #expect(try repository.plainview("git", "install", "--form", "external").status == 0)
    try repository.commit(SavedStoryboard().text, to: "Main.storyboard")
    #expect(
      try repository.git("show", "--ext-diff", "--format=")
        == """
        ==> Main.storyboard (new file): LoginViewController <==
        1 added (3 views); 0 unchanged
        + UIView (0 0; 375 667) ◉ LoginViewController
        + ├─ UILabel #Title "Sign in" (16 20; 200 21)
        + ╰─ UIButton "Go" (150 200; 75 30)

        ==> Main.storyboard (new file): HelpViewController <==
        1 added; 0 unchanged
        + UIView (0 0; 375 667) ◉ HelpViewController


        """.replacing("; 0 unchanged", with: ""))
    try repository.git("mv", "Main.storyboard", "Start.storyboard")
    try repository.commit(SavedStoryboard(titleY: 21).text, to: "Start.storyboard")
    let renamed = try repository.git("show", "--ext-diff", "--find-renames", "--format=")
    #expect(renamed.hasPrefix("==> Main.storyboard → Start.storyboard: LoginViewController <==\n1 changed; 2 unchanged\n"), "\(renamed)")
    try repository.git("rm", "--quiet", "Start.storyboard")
    let deleted = try repository.git("diff", "--cached")
    #expect(deleted.hasPrefix("==> Start.storyboard (deleted): LoginViewController <==\n1 removed (3 views)\n"), "\(deleted)")
  }

  @Test func `a file that can't be read as views is shown by its lines, and why`() throws {
    try repository.commit(SavedStoryboard().text, to: "Main.storyboard")
    let broken = SavedStoryboard().text.replacing("</scenes>", with: "<<<<<<< ours\n</scenes>")
    try repository.write(broken, to: "Main.storyboard")
    #expect(try repository.plainview("git", "install").status == 0)
    let lines = try repository.git("diff")
    #expect(lines.contains("+Main.storyboard:") && lines.contains("merge conflict") && lines.contains("+<<<<<<< ours"), "\(lines)")
    #expect(try repository.plainview("git", "install", "--form", "external").status == 0)
    let external = try repository.git("diff")
    #expect(external.hasPrefix("==> Main.storyboard <==\nMain.storyboard:") && external.contains("\n+<<<<<<< ours\n"), "\(external)")
  }

  @Test func `a binary file is told from another without its bytes`() {
    let world = TestWorld(files: ["a.xib": "\u{1B}[31m\0", "b.xib": "\u{1B}[32m\0"])
    #expect(world.run("git textconv a.xib") == .fine)
    let first = world.output
    #expect(first == "a.xib:1:1: error: no view hierarchy found; looks like a binary file\nbinary: 6 \(first.suffix(17))")
    #expect(world.run("git textconv b.xib") == .fine)
    #expect(!world.output.contains("\u{1B}") && world.output.dropFirst(first.count).suffix(17) != first.suffix(17))
  }

  /// Leaves a conflict about where the title is; ours moved the button besides.
  private func makeConflict(theirs: SavedStoryboard = SavedStoryboard(titleY: 40)) throws {
    try repository.commit(SavedStoryboard().text, to: "Main.storyboard")
    try repository.git("branch", "other")
    try repository.commit(SavedStoryboard(titleY: 30, buttonY: 240).text, to: "Main.storyboard")
    try repository.git("switch", "--quiet", "other")
    try repository.commit(theirs.text, to: "Main.storyboard")
    try repository.git("switch", "--quiet", "main")
    try repository.fail("git", "merge", "--quiet", "other")
  }

  @Test(arguments: ["merge", "diff3"]) func `a conflict shows the views of both sides, each where it is`(style: String) throws {
    #expect(try repository.plainview("git", "install").status == 0)
    try repository.git("config", "merge.conflictStyle", style)
    try makeConflict()
    #expect(try #require(repository.text(of: "Main.storyboard")).contains("\n>>>>>>> other\n"))
    // What both sides agree on, such as where the button is, is no part of a combined diff.
    let lines = try repository.git("diff").split(separator: "\n").filter { $0.hasPrefix("+") || $0.hasPrefix(" +") || $0.hasPrefix("- ") }
    #expect(
      lines.joined(separator: "\n")
        == """
        +++ b/Main.storyboard
        ++<<<<<<< HEAD
         +    UILabel #Title "Sign in" (16 30; 200 21)
        ++=======
        +     UILabel #Title "Sign in" (16 40; 200 21)
        ++>>>>>>> other
        """, "\(lines.joined(separator: "\n"))")
    let ours = try repository.git("diff", "--ours").split(separator: "\n")
    #expect(ours.contains(#"+    UILabel #Title "Sign in" (16 40; 200 21)"#), "\(ours)")
  }

  @Test func `a conflict in what tools write for themselves says so`() throws {
    let world = TestWorld(files: [
      "Main.storyboard": SavedStoryboard().text.replacing(
        "<dependencies>",
        with: """
          <<<<<<< HEAD
          <device id="a"/>
          =======
          <device id="b"/>
          >>>>>>> other
          <dependencies>
          """)
    ])
    #expect(world.run("git textconv Main.storyboard") == .fine)
    let lines = world.output.split(separator: "\n")
    #expect(lines.prefix(2) == ["plainview: 1 conflict, but no view differs; take either side", "scene LoginViewController"])
    #expect(!world.output.contains("<<<<<<<"))
    let external = TestWorld(files: ["Main.storyboard": world.file("Main.storyboard") ?? ""])
    #expect(external.run("git diff Main.storyboard") == .fine)
    #expect(external.output == "==> Main.storyboard <==\nunmerged; resolve the conflict first\n\n")
  }

  @Test func `view by view, a conflict is the way from our side to theirs`() throws {
    #expect(try repository.plainview("git", "install", "--form", "external").status == 0)
    try makeConflict()
    #expect(
      try repository.git("diff", "--cached") == """
        ==> Main.storyboard (conflict, HEAD → other): LoginViewController <==
        1 changed; 2 unchanged
          UIView (0 0; 375 667) ◉ LoginViewController
        ~ ├─ UILabel #Title "Sign in" (16 40; 200 21) · y 30→40 (+10)
          ╰─ UIButton "Go" (150 240; 75 30)


        """)
  }

  @Test func `a file with an unresolved merge is named as that`() throws {
    try repository.commit(SavedStoryboard().text, to: "Main.storyboard")
    try repository.git("branch", "other")
    try repository.commit(SavedStoryboard(titleY: 30).text, to: "Main.storyboard")
    try repository.git("switch", "--quiet", "other")
    try repository.commit(SavedStoryboard(titleY: 40).text, to: "Main.storyboard")
    #expect(try repository.plainview("git", "install", "--form", "external").status == 0)
    _ = try? repository.git("merge", "--quiet", "main", "-Xno-renames", "--no-commit", "--strategy=ours")
    let world = TestWorld()
    #expect(world.run("git diff Main.storyboard") == .fine)
    #expect(world.output == "==> Main.storyboard <==\nunmerged; resolve the conflict first\n\n")
  }
}
