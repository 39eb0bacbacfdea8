import Foundation
import Testing

@testable import PlainviewCommand

@Suite struct GitVersionsTests {
  private let repository: Repository

  init() throws {
    repository = try Repository()
    try repository.commit(SavedStoryboard().text, to: "App/Main.storyboard", "first")
    try repository.git("tag", "v1")
    try repository.commit(SavedStoryboard(titleY: 30).text, to: "App/Main.storyboard", "second")
    try repository.git("tag", "v2")
    try repository.write(SavedStoryboard(titleY: 40).text, to: "App/Main.storyboard")
  }

  private func change(_ range: String, _ path: String = "App/Main.storyboard", in folder: URL? = nil) throws -> String? {
    let answer = try repository.plainview("diff", "--git", range, path, in: folder)
    #expect(answer.status == 1, "\(answer.errors)")
    let line = answer.output.split(separator: "\n").first { $0.contains("Sign in") }
    return line?.split(separator: "·").last.map { String($0.dropFirst()) }
  }

  @Test(arguments: [
    ("v1", "y 20→40 (+20)"), ("HEAD", "y 30→40 (+10)"), ("v1..v2", "y 20→30 (+10)"), ("v2..v1", "y 30→20 (-10)"), ("v1..", "y 20→30 (+10)"),
    ("HEAD~1..HEAD", "y 20→30 (+10)"), ("v1...v2", "y 20→30 (+10)"),
  ])
  func `revisions are named as git diff takes them`(range: String, expected: String) throws {
    #expect(try change(range) == expected)
  }

  @Test func `a path is meant from where one is, or from the root of all`() throws {
    let app = repository.folder.appending(path: "App")
    #expect(try change("v1", "Main.storyboard", in: app) == "y 20→40 (+20)")
    #expect(try change("v1", app.path + "/Main.storyboard", in: repository.home) == "y 20→40 (+20)")
    #expect(try change("v1", "../App/Main.storyboard", in: app) == "y 20→40 (+20)")
  }

  @Test func `a file that came or went`() throws {
    try FileManager.default.removeItem(at: repository.folder.appending(path: "App"))
    let gone = try repository.plainview("diff", "--format", "summary", "--git", "HEAD", "App/Main.storyboard")
    #expect(gone.output.contains("1 removed (3 views)"), "\(gone.output)\(gone.errors)")
    try repository.git("checkout", "--", "App")
    try repository.commit(SavedStoryboard().text, to: "New.storyboard")
    let came = try repository.plainview("diff", "--format", "summary", "--git", "v1..HEAD", "New.storyboard")
    #expect(came.output.contains("1 added (3 views)"), "\(came.output)\(came.errors)")
  }

  @Test func `of a folder, all storyboards and xibs that changed`() throws {
    // Less like the other file than what that becomes, or git would take it for the one renamed.
    try repository.commit(SavedStoryboard(buttonY: 300, leading: 99, isResaved: true, hasFooter: true).text, to: "Other/Help.storyboard")
    try repository.write("no storyboard", to: "Other/notes.txt")
    try repository.git("mv", "App/Main.storyboard", "App/Start.storyboard")
    try repository.git("add", "--all")
    let all = try repository.plainview("diff", "--format", "summary", "--git", "v1")
    #expect(
      all.output == """
        App/Main.storyboard → App/Start.storyboard: LoginViewController: 1 changed; 2 unchanged
        Other/Help.storyboard: LoginViewController: 1 added (3 views)
        Other/Help.storyboard: HelpViewController: 1 added (2 views)

        """, "\(all.errors)")
    #expect(all.status == 1)
    #expect(try repository.plainview("diff", "--format", "summary", "--git", "v1", "Other").output.split(separator: "\n").count == 2)
    let app = try repository.plainview(
      "diff", "--git", "v1..v2", "--scene", "LoginViewController", in: repository.folder.appending(path: "App"))
    #expect(app.output.hasPrefix("==> Main.storyboard <==\n1 changed; 2 unchanged\n"), "\(app.output)\(app.errors)")
    let json = try repository.plainview("diff", "--format", "json", "--git", "HEAD..HEAD")
    #expect(json.output == "{\"plainview-changes\":1,\n\"scenes\":[]}\n" && json.status == 0, "\(json.output)")
    #expect(try repository.plainview("diff", "--git", "HEAD..HEAD").output == "no storyboard or xib changed\n")
    try repository.write("broken", to: "Other/Help.storyboard")
    let broken = try repository.plainview("diff", "--format", "summary", "--git", "v1")
    #expect(broken.status == 2 && broken.output.split(separator: "\n").count == 1, "\(broken.output)")
    #expect(broken.errors.contains("Other/Help.storyboard:1:1: error: "), "\(broken.errors)")
  }

  @Test func `a file that was renamed is compared with what it was`() throws {
    try repository.git("mv", "App/Main.storyboard", "Start.storyboard")
    try repository.commit(SavedStoryboard(titleY: 40).text, to: "Start.storyboard")
    for (range, path) in [("v1..HEAD", "Start.storyboard"), ("v1", "Start.storyboard"), ("v1..HEAD", "App/Main.storyboard")] {
      let answer = try repository.plainview("diff", "--format", "summary", "--git", range, path)
      #expect(answer.output == "LoginViewController: 1 changed; 2 unchanged\n", "\(answer.output)")
      let note =
        path == "Start.storyboard" ? "Start.storyboard was App/Main.storyboard in v1" : "App/Main.storyboard is Start.storyboard in HEAD"
      #expect(answer.errors == "plainview: note: \(note)\n")
    }
  }

  @Test func `what git lists is told apart`() {
    #expect(
      GitChangedFiles.files(in: "M\0a b\0A\0c\0D\0d\0R093\0e\0f\0C100\0g\0h\0T\0i\0") == [
        .init(old: "a b", new: "a b"), .init(old: nil, new: "c"), .init(old: "d", new: nil), .init(old: "e", new: "f"),
        .init(old: nil, new: "h"), .init(old: "i", new: "i"),
      ])
    #expect(GitChangedFiles.files(in: "") == [])
  }

  @Test func `what git can't find is told`() throws {
    func errors(_ arguments: String..., in folder: URL? = nil) throws -> String {
      let answer =
        arguments.count == 1
        ? try repository.plainview("diff", "--git", arguments[0], "App/Main.storyboard", in: folder)
        : try repository.plainview("diff", "--git", arguments[0], arguments[1], in: folder)
      #expect(answer.status == 2)
      return answer.errors
    }
    #expect(
      try errors("v3..v1") == "plainview: git knows no revision 'v3'; see 'git log --oneline' and 'git branch --all'\n")
    #expect(try errors("--output=x") == "plainview: git knows no revision '--output=x'; see 'git log --oneline' and 'git branch --all'\n")
    #expect(
      try errors("v1", "Nope.storyboard")
        == "plainview: 'Nope.storyboard' is neither in v1 nor in the working tree; check the path, and 'git log -- Nope.storyboard'\n")
    let elsewhere = repository.home.path + "/Main.storyboard"
    #expect(
      try errors("v1", elsewhere)
        == "plainview: '\(elsewhere)' lies in no git repository, though the current folder does; name a file of the repository\n")
    let outside = try errors("v1", "x", in: repository.home)
    #expect(outside.hasPrefix("plainview: git: not a git repository"), "\(outside)")
    #expect(outside.hasSuffix("; '--git' compares what is in a repository; run it inside one\n"), "\(outside)")
  }
}
