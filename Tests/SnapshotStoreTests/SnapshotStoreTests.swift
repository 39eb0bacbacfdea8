import SnapshotStore
import Testing

private let path = SnapshotPath(suite: ["Suite"], test: "boxes join()")
private let golden = "Suite/boxes-join.txt"
private let pending = "Suite/boxes-join.txt.pending"

@Suite struct `Record modes` {
  /// What a mode makes of a value without a golden, of one that differs, and of one that is the same.
  @Test(arguments: [
    (RecordMode.never, SnapshotStore.Verdict.missing, [String]()),
    (.missing, .recorded(isNew: true), [golden]),
    (.failed, .recorded(isNew: true), [golden]),
    (.all, .recorded(isNew: true), [golden]),
  ])
  func `a missing golden`(mode: RecordMode, verdict: SnapshotStore.Verdict, files: [String]) throws {
    let folder = try TemporaryFolder()
    #expect(try folder.store(mode).check("new\n", at: path, for: .test("boxes join")) == verdict)
    #expect(folder.files() == files)
  }

  @Test(arguments: [
    (RecordMode.never, SnapshotStore.Verdict.different(golden: Array("old\n".utf8), isPending: false), [golden], "old\n"),
    (.missing, .different(golden: Array("old\n".utf8), isPending: true), [golden, pending], "old\n"),
    (.failed, .recorded(isNew: false), [golden], "new\n"),
    (.all, .recorded(isNew: false), [golden], "new\n"),
  ])
  func `a golden that differs`(mode: RecordMode, verdict: SnapshotStore.Verdict, files: [String], left: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("old\n", to: golden)
    #expect(try folder.store(mode).check("new\n", at: path, for: .test("boxes join")) == verdict)
    #expect(folder.files() == files)
    #expect(folder.text(golden) == left)
    #expect(folder.text(pending) == (files.contains(pending) ? "new\n" : nil))
  }

  @Test func `a pending value goes when the test passes again, but not in mode never`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old\n", to: golden)
    _ = try folder.store(.missing).check("new\n", at: path, for: .test("boxes join"))
    #expect(try folder.store(.never).check("old\n", at: path, for: .test("boxes join")) == .same)
    #expect(folder.files() == [golden, pending])
    #expect(try folder.store(.missing).check("old\n", at: path, for: .test("boxes join")) == .same)
    #expect(folder.files() == [golden])
  }

  @Test func `line ends that version control changed make no difference, and are mended by recording all`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a\r\nb\r\n", to: golden)
    for mode in [RecordMode.never, .missing, .failed] {
      #expect(try folder.store(mode).check("a\nb\n", at: path, for: .test("boxes join")) == .same)
    }
    #expect(folder.text(golden) == "a\r\nb\r\n")
    #expect(try folder.store(.all).check("a\nb\n", at: path, for: .test("boxes join")) == .recorded(isNew: false))
    #expect(folder.text(golden) == "a\nb\n")
  }

  @Test func `the variable decides, then CI, then code`() throws {
    func mode(_ record: String?, isCI: Bool, inCode: RecordMode?) throws -> RecordMode {
      try RecordMode.inForce(SnapshotEnvironment(record: record, isCI: isCI), inCode: inCode)
    }
    #expect(try mode(nil, isCI: false, inCode: nil) == .missing)
    #expect(try mode(nil, isCI: false, inCode: .all) == .all)
    #expect(try mode(nil, isCI: true, inCode: nil) == .never)
    #expect(try mode(nil, isCI: true, inCode: .all) == .never)
    #expect(try mode("failed", isCI: true, inCode: .all) == .failed)
    #expect(try mode("never", isCI: false, inCode: .all) == .never)
    #expect(try mode("", isCI: false, inCode: nil) == .missing)
    #expect(throws: SnapshotError.unknownRecordMode("al")) { try mode("al", isCI: false, inCode: nil) }
  }
}

@Suite struct `Whose a file is` {
  @Test func `a repetition has the same file`() throws {
    let folder = try TemporaryFolder()
    let session = SnapshotSession()
    let store = folder.store(.missing, session: session)
    #expect(try store.check("a\n", at: path, for: .test("boxes join")) == .recorded(isNew: true))
    #expect(try store.check("a\n", at: path, for: .test("boxes join")) == .same)
    #expect(folder.files() == [golden])
  }

  @Test(arguments: [
    Claimant.test("other"), .test("boxes join", arguments: "(2)"), .test("boxes join", line: 9),
  ])
  func `another test, case or place that wants it fails, and the message names both`(second: Claimant) throws {
    let folder = try TemporaryFolder()
    let store = folder.store(.all)
    _ = try store.check("a\n", at: path, for: .test("boxes join"))
    let error = #expect(throws: SnapshotError.self) { try store.check("a\n", at: path, for: second) }
    let words = "\(try #require(error))"
    #expect(words.contains("\(Claimant.test("boxes join"))") && words.contains("\(second)"))
  }

  @Test func `files that one file system tells apart and another doesn't are one`() throws {
    let folder = try TemporaryFolder()
    let store = folder.store(.all)
    _ = try store.check("a\n", at: SnapshotPath(suite: ["ViewTests"], test: "x"), for: .test("x"))
    #expect(throws: SnapshotError.self) {
      try store.check("a\n", at: SnapshotPath(suite: ["Viewtests"], test: "x"), for: .test("y"))
    }
  }

  @Test(arguments: [RecordMode.failed, .all]) func `two values recorded for one snapshot in one run are an error`(mode: RecordMode) throws {
    let folder = try TemporaryFolder()
    let store = folder.store(mode)
    _ = try store.check("a\n", at: path, for: .test("boxes join"))
    let error = SnapshotError.changesWithinRun(path: folder.snapshots.absolutePath(of: path), .test("boxes join"))
    #expect(throws: error) { try store.check("b\n", at: path, for: .test("boxes join")) }
    #expect(folder.text(golden) == "a\n")
  }

  @Test func `unnamed snapshots are counted by their places, within one execution`() {
    let session = SnapshotSession()
    func number(_ place: String, _ execution: Int, arguments: String? = nil) -> Int {
      session.number(ofCallAt: place, in: SnapshotSession.Execution(test: "t", arguments: arguments, id: execution))
    }
    #expect([number("a", 1), number("b", 1), number("a", 1), number("c", 1)] == [1, 2, 1, 3])
    // A repetition that takes another branch begins anew.
    #expect([number("c", 2), number("a", 2)] == [1, 2])
    #expect([number("b", 1, arguments: "(2)")] == [1])
  }
}

@Suite struct `The snapshot folder` {
  @Test func `it lies beside the package's manifest, or where the variable says`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "../Package.swift")
    let file = folder.path + "/Tests/DeepTests/Some/FileTests.swift"
    #expect(try SnapshotFolder(forFile: file, SnapshotEnvironment()).path == folder.path + "/Snapshots")
    #expect(try SnapshotFolder(forFile: file, SnapshotEnvironment(folder: "/elsewhere")).path == "/elsewhere")
    #expect(throws: SnapshotError.noPackage(file: "/nowhere/at/all.swift")) {
      try SnapshotFolder(forFile: "/nowhere/at/all.swift", SnapshotEnvironment())
    }
    #expect(throws: SnapshotError.noPackage(file: "Tests/a.swift")) { try SnapshotFolder(forFile: "Tests/a.swift", SnapshotEnvironment()) }
  }

  @Test func `goldens and pending values are listed apart, and nothing else is`() throws {
    let folder = try TemporaryFolder()
    for file in ["B/b.txt", "A/a.txt", "A/a.txt.pending", "A/new.txt.pending", "A/.1-x.tmp", "A/notes.md", "README.txt"] {
      try folder.write("x", to: file)
    }
    #expect(try folder.snapshots.goldens().map(\.description) == ["A/a.txt", "B/b.txt"])
    #expect(try folder.snapshots.pendings().map(\.description) == ["A/a.txt", "A/new.txt"])
    #expect(try SnapshotFolder(path: folder.path + "/none").goldens() == [])
  }

  @Test func `accepting makes the pending value the golden, rejecting removes it`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old\n", to: golden)
    try folder.write("new\n", to: pending)
    try folder.snapshots.accept(SnapshotPath(pending))
    #expect(folder.text(golden) == "new\n")
    #expect(folder.files() == [golden])
    let none = SnapshotError.noPending(path: folder.snapshots.absolutePath(of: path))
    #expect(throws: none) { try folder.snapshots.accept(path) }
    #expect(throws: none) { try folder.snapshots.reject(path) }
    try folder.write("new\n", to: pending)
    try folder.snapshots.reject(path)
    #expect(folder.files() == [golden])
  }

  @Test func `a new folder tells git what not to keep`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.store(.missing).check("a\n", at: path, for: .test("boxes join"))
    #expect(
      folder.text(".gitignore") == "# Values that wait to be reviewed, and what test runs have asked for.\n*.pending\n*.tmp\n.asked/\n")
  }

  @Test(arguments: [
    "../a.txt", "a/../b.txt", "/etc/passwd", "a/b/c.txt", "a.txt", "", "/", "a/", "a/.hidden.txt", ".git/a.txt", "a/b.md", "a/b\u{0}.txt",
    "a\\b/c.txt",
  ])
  func `a path that leads anywhere else is none`(text: String) {
    #expect(throws: SnapshotError.notASnapshotPath(text)) { try SnapshotPath(text) }
  }

  @Test func `links out of the folder are not followed`() throws {
    let folder = try TemporaryFolder()
    let outside = folder.path + "/outside"
    try folder.write("secret", to: "../outside/boxes-join.txt")
    try folder.write("x", to: "Other/x.txt")
    try folder.link("Suite", to: outside)
    let linked = SnapshotError.isSymbolicLink(path: folder.path + "/Snapshots/Suite")
    #expect(throws: linked) { try folder.store(.all).check("a\n", at: path, for: .test("boxes join")) }
    #expect(try folder.snapshots.goldens().map(\.description) == ["Other/x.txt"])

    let file = folder.path + "/Snapshots/Other/boxes-join.txt"
    try folder.link("Other/boxes-join.txt", to: outside + "/boxes-join.txt")
    #expect(throws: SnapshotError.isSymbolicLink(path: file)) {
      try folder.store(.all).check("a\n", at: SnapshotPath("Other/boxes-join.txt"), for: .test("boxes join"))
    }
    #expect(folder.text("../outside/boxes-join.txt") == "secret")
  }

  @Test func `what can't be written is an error with a path`() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "Suite")
    let error = #expect(throws: SnapshotError.self) { try folder.store(.all).check("a\n", at: path, for: .test("boxes join")) }
    #expect(
      try #require(error).description
        == "\(folder.path)/Snapshots/Suite: could not open the folder: Not a directory; a file stands where a folder is wanted")
  }
}
