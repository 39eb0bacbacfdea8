import PlainviewCommand
import SnapshotStore
import Testing

/// Runs of tests: what each asks for, and whether it was a whole one.
private func run(_ snapshots: MemorySnapshots, _ asks: [(golden: String, test: String)], isWhole: Bool = true, ends: Bool = true) throws {
  let log = AskedLog(runner: "swift-testing", isWhole: isWhole)
  let store = SnapshotStore(folder: snapshots, mode: .missing, session: SnapshotSession(), log: log)
  for ask in asks {
    let path = try SnapshotPath(ask.golden + ".txt")
    let text = snapshots.goldenTexts[ask.golden] ?? "x\n"
    _ = try store.check(
      text, at: path, for: Claimant(test: ask.test, location: "M/F.swift:1:2", source: .init(file: "F.swift", function: "`\(ask.test)`")))
  }
  if ends { log.end() }
}

@Suite struct SnapshotsCommandTests {
  private func world(_ snapshots: MemorySnapshots) -> TestWorld {
    TestWorld(files: ["App/main.json": screenJSON], snapshots: ["/project/Snapshots": snapshots])
  }

  @Test func `goldens of files and scenes that are gone are obsolete, as verifying says, and go with --prune`() {
    let scene = SavedStoryboard().text
    let snapshots = MemorySnapshots()
    let files = ["App/Sub/Main.storyboard": scene, "App/Broken.xib": screenJSON, "App/a.json": screenJSON]
    let recording = TestWorld(files: files, snapshots: ["/project/Snapshots": snapshots])
    #expect(recording.run("snapshot record --include * App") == .fine)
    #expect(recording.run("snapshots") == .fine, "\(recording.output)")
    let kept = snapshots.goldenTexts
    let gone = ["files/c-xib", "files.App/old-xib", "files.App.Sub/main-storyboard.gone", "files.Other.sub-folder/b-xib"]
    for name in gone { if let path = try? SnapshotPath(name + ".txt") { snapshots.replace(path, with: Array("x\n".utf8)) } }
    // What can't be read says nothing about its golden.
    let now = files.merging(["App/Broken.xib": "<<<<<<< ours"]) { $1 }
    let listing = TestWorld(files: now, snapshots: ["/project/Snapshots": snapshots])
    #expect(listing.run("snapshots --only obsolete") == .findings)
    #expect(
      listing.output == gone.map { "obsolete  \($0).txt  its file, or its scene, is gone\n" }.joined()
        + "\(kept.count + 4) goldens, 4 obsolete in Snapshots\n")
    let pruning = TestWorld(files: now, snapshots: ["/project/Snapshots": snapshots])
    #expect(pruning.run("snapshots --prune") == .fine)
    #expect(snapshots.goldenTexts == kept)
  }

  @Test func `goldens and pending values are listed`() {
    let world = world(MemorySnapshots(goldens: ["A/one": "x\n", "A/two": "x\n"], pendings: ["A/two": "y\n", "B/new": "z\n"]))
    #expect(world.run("snapshots") == .findings)
    #expect(
      world.output == """
        golden    A/one.txt
        pending   A/two.txt  1 line removed, 1 inserted
        pending   B/new.txt  new
        2 goldens, 2 pending in Snapshots

        """)
    let clean = self.world(MemorySnapshots(goldens: ["A/one": "x\n"]))
    #expect(clean.run("snapshots") == .fine)
    #expect(clean.output == "golden    A/one.txt\n1 golden in Snapshots\n")
  }

  @Test func `a golden that its test stopped asking for is obsolete, and goes with --prune`() throws {
    let snapshots = MemorySnapshots(goldens: ["files.App/main-json": "x\n"])
    try run(snapshots, [("A/one", "A/t"), ("A/two", "A/t"), ("B/three", "B/u")])
    try run(snapshots, [("A/one", "A/t")], isWhole: false)
    let world = world(snapshots)
    #expect(world.run("snapshots --only obsolete") == .findings)
    #expect(
      world.output == """
        obsolete  A/two.txt  'A/t' has run without asking for it, as it once did at M/F.swift:1:2
        4 goldens, 1 obsolete in Snapshots

        """)
    let pruning = self.world(snapshots)
    #expect(pruning.run("snapshots --prune --only obsolete") == .fine)
    #expect(pruning.output.hasPrefix("removed   A/two.txt  "))
    #expect(pruning.output.hasSuffix("\n3 goldens in Snapshots\n"))
    #expect(snapshots.goldenTexts.keys.sorted() == ["A/one", "B/three", "files.App/main-json"])
  }

  @Test(arguments: [("@Test(.disabled()) func `B/u`() {}", "golden"), ("@Test func `B/u and more`() {}", "obsolete"), (nil, "obsolete")])
  func `the golden of a test that is only disabled stays`(source: String?, kind: String) throws {
    let snapshots = MemorySnapshots()
    try run(snapshots, [("A/one", "A/t"), ("B/three", "B/u")])
    try run(snapshots, [("A/one", "A/t")])
    let world = TestWorld(files: source.map { ["F.swift": $0] } ?? [:], snapshots: ["/project/Snapshots": snapshots])
    #expect(world.run("snapshots --prune") == .fine)
    #expect(snapshots.goldenTexts.keys.contains("B/three") == (kind == "golden"))
    #expect(world.output.contains("golden    B/three.txt  'B/u' didn't run with the others; is it disabled?") == (kind == "golden"))
  }

  @Test func `filtered runs, and runs that were cut off, make nothing obsolete`() throws {
    let snapshots = MemorySnapshots()
    try run(snapshots, [("A/one", "A/t"), ("A/two", "A/t"), ("B/three", "B/u")])
    try run(snapshots, [("B/three", "B/u")], isWhole: false)
    try run(snapshots, [("A/one", "A/t")], ends: false)
    #expect(world(snapshots).run("snapshots") == .fine)
  }

  @Test func `what no run ever asked for is told, but not removed`() throws {
    let snapshots = MemorySnapshots(goldens: ["Apple/only": "x\n"])
    try run(snapshots, [("A/one", "A/t")])
    let world = world(snapshots)
    #expect(world.run("snapshots --prune") == .findings)
    #expect(world.output.contains("obsolete  Apple/only.txt  all tests have run, and none has ever asked for it here"))
    #expect(snapshots.goldenTexts["Apple/only"] != nil)
  }

  @Test(arguments: [
    ("snapshots --only pendin", "'--only' takes no 'pendin'; did you mean 'pending'?"),
    ("snapshots a b", "'plainview snapshots' takes one folder; leave out 'b'"),
    ("snapshots --accept x", "'plainview snapshots' has no option '--accept'; see 'plainview help snapshots'"),
  ])
  func `wrong usage says what to do`(words: String, message: String) {
    let world = world(MemorySnapshots())
    #expect(world.run(words) == .trouble)
    #expect(world.errors == "plainview: \(message)\n")
  }
}
