import SnapshotStore
import Testing
import ViewRendering
import ViewTree

@testable import ViewSnapshots

// These go the real way: their goldens lie in the package's Snapshots folder.
@Suite struct SnapshotFormatTests {
  @Test func `a tree is shown in the format asked for`() {
    assertSnapshot(of: .login(hasHint: true))
    assertSnapshot(of: .login(hasHint: true), as: .uikit, named: "uikit")
    assertSnapshot(of: .login(hasHint: true), as: .json, named: "json")
    assertSnapshot(of: .login(hasHint: true), as: SnapshotFormat(TreeDump(usesASCII: true)), named: "ascii")
  }

  @Test func `formats are called as the renderers are`() {
    let formats: [SnapshotFormat] = [.tree, .uikit, .controllers, .json, .plan, .exploded]
    #expect(formats.map(\.renderer.name) == ["tree", "uikit", "controllers", "json", "plan", "exploded"])
  }

  @Test(arguments: ["Sign in", "Sign up"]) func `cases have names of their own`(title: String) {
    assertSnapshot(of: .login(title: title), named: title)
  }
}

@Suite struct ChangeTests {
  @Test func `a golden of a change has what changed, before and after`() {
    let screen = Screen()
    assertChange(of: screen) { screen.hasHint = true }
  }

  @Test func `a change that waits`() async {
    let screen = Screen()
    await assertChange(of: screen, as: .uikit) {
      await Task.yield()
      screen.title = "Welcome"
    }
  }

  @Test func `no change is called nothing`() {
    assertChange(of: .login()) { _ in }
  }

  @Test func `what is undone wholly is reversible`() async {
    let screen = Screen()
    assertReversible(of: screen) {
      screen.hasHint = true
    } undoing: {
      screen.hasHint = false
    }
    await assertReversible(of: screen) {
      await Task.yield()
      screen.title = "Welcome"
    } undoing: {
      screen.title = "Sign in"
    }
  }
}

@Suite struct `Names of running tests` {
  @Test func `the suites and the test are known`() throws {
    let test = RunningTest(fileID: "Module/File.swift", filePath: "/helper.swift", function: "helper()")
    #expect(test.isSwiftTesting)
    #expect(test.suite == ["`Names of running tests`"])
    #expect(test.source == Claimant.Source(file: "\(#filePath)", function: "`the suites and the test are known`"))
    #expect(test.description == "Names of running tests/the suites and the test are known")
    #expect(test.arguments == nil)
  }

  @Test(arguments: [(1, "a"), (2, "b")]) func `arguments are told`(number: Int, letter: String) {
    #expect(RunningTest(fileID: "M/F.swift", filePath: "/F.swift", function: "f()").arguments == "(\(number), \"\(letter)\")")
  }

  @Test(arguments: [
    ("Module.test()/File.swift:1:2", "test()", [String]()),
    ("Module.Outer/Inner/test(_:)/File.swift:1:2", "test(_:)", ["Outer", "Inner"]),
    ("Module.Outer/`a / b. c`/`d / e`()/File.swift:1:2", "`d / e`()", ["Outer", "`a / b. c`"]),
    ("what nobody expects", "test()", []),
  ])
  func `suites are read from a test's id`(id: String, test: String, suites: [String]) {
    #expect(RunningTest.suites(inID: id, ofTest: test) == suites)
  }

  @Test func `a detached task falls back on the file and the function`() async {
    let test = await Task.detached { RunningTest(fileID: "Module/FileTests.swift", filePath: "/F.swift", function: "f()") }.value
    #expect(test.suite == ["FileTests"] && test.source == Claimant.Source(file: "/F.swift", function: "f") && !test.isSwiftTesting)
  }

  @Test(.snapshots(record: .failed)) func `the trait sets the mode`() {
    #expect(SnapshotSettings.current.record == .failed)
  }

  @Test func `the second snapshot without a name is counted, the same place isn't`() throws {
    try withSnapshots(record: "missing") { folder in
      withKnownIssue {
        for _ in 1...2 { assertSnapshot(of: .login()) }
        assertSnapshot(of: .login(), as: .json)
      }
      let slug = "the-second-snapshot-without-a-name-is-counted-the-same-place-isnt"
      let files = try folder.goldens().map(\.file)
      #expect(files == ["\(slug).2.txt", "\(slug).txt"])
    }
  }
}
