import SnapshotStore
import Testing

private func path(_ name: String) -> SnapshotPath { SnapshotPath(suite: ["S"], test: name) }

/// A run that asks for some snapshots: pairs of a golden and the test that asks.
private func run(
  _ folder: TemporaryFolder, _ asks: [(golden: String, test: String)], isWhole: Bool = true, runner: String = "r", ends: Bool = true,
  sizeLimit: Int = 1 << 20
) throws {
  let log = AskedLog(runner: runner, isWhole: isWhole, sizeLimit: sizeLimit)
  let store = folder.store(.missing, log: log)
  for ask in asks { _ = try store.check("x\n", at: path(ask.golden), for: .test(ask.test)) }
  if ends { log.end() }
}

@Suite struct `What runs asked for` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func status(_ golden: String) throws -> AskedRecord.Status { try AskedRecord(in: folder.snapshots).status(of: path(golden)) }

  @Test func `what the last run asked for is wanted`() throws {
    try run(folder, [("a", "A"), ("b", "B")])
    #expect(try status("a") == .wanted)
    #expect(try AskedRecord(in: folder.snapshots).obsoleteGoldens(in: folder.snapshots).isEmpty)
  }

  @Test func `a filtered run says nothing about other tests`() throws {
    try run(folder, [("a", "A"), ("b", "B")])
    try run(folder, [("a", "A")], isWhole: false)
    #expect(try status("b") == .wanted)
  }

  @Test func `a test that runs without asking again makes its golden obsolete`() throws {
    try run(folder, [("a", "A"), ("a2", "A"), ("b", "B")])
    try run(folder, [("a", "A")], isWhole: false)
    #expect(try status("a2") == .noLongerAsked(.test("A")))
    #expect(try AskedRecord(in: folder.snapshots).obsoleteGoldens(in: folder.snapshots).map(\.golden) == [path("a2")])
  }

  @Test func `a whole run without its test makes a golden obsolete`() throws {
    try run(folder, [("a", "A"), ("b", "B")])
    try run(folder, [("a", "A")])
    #expect(try status("b") == .testIsGone(.test("B")))
  }

  @Test func `a whole run of another runner says nothing`() throws {
    try run(folder, [("a", "A")], runner: "xctest")
    try run(folder, [("b", "B")], runner: "swift-testing")
    #expect(try status("a") == .wanted)
  }

  @Test func `a run that was cut off says nothing about what it didn't come to`() throws {
    try run(folder, [("a", "A"), ("a2", "A"), ("b", "B")])
    try run(folder, [("a", "A")], ends: false)
    #expect(try status("a2") == .wanted)
    #expect(try status("b") == .wanted)
  }

  @Test func `what nobody has ever asked for is told once all tests have run`() throws {
    try folder.write("x\n", to: "S/stray.txt")
    #expect(try status("stray") == .unknown)
    try run(folder, [("a", "A")], isWhole: false)
    #expect(try status("stray") == .unknown)
    try run(folder, [("a", "A")])
    #expect(try status("stray") == .neverAsked)
  }

  @Test func `runs side by side don't hide each other's asks`() throws {
    let first = AskedLog(runner: "r", isWhole: false)
    let second = AskedLog(runner: "r", isWhole: false)
    _ = try folder.store(.missing, log: first).check("x\n", at: path("a"), for: .test("A"))
    _ = try folder.store(.missing, log: second).check("x\n", at: path("b"), for: .test("B"))
    second.end()
    _ = try folder.store(.missing, log: first).check("x\n", at: path("a2"), for: .test("A"))
    first.end()
    for golden in ["a", "a2", "b"] { #expect(try status(golden) == .wanted) }
  }

  @Test func `a shortened log says the same, and stays short`() throws {
    try run(folder, [("a", "A"), ("a2", "A"), ("b", "B"), ("c", "C")])
    try run(folder, [("a", "A"), ("c", "C")])
    let statuses = try ["a", "a2", "b", "c"].map(status)
    for _ in 0..<50 { try run(folder, [("a", "A"), ("c", "C")], isWhole: false, sizeLimit: 600) }
    #expect(try ["a", "a2", "b", "c"].map(status) == statuses)
    #expect(try #require(folder.text(".asked/log")).utf8.count < 1200)
  }

  @Test func `lines that are cut off or none are passed over`() throws {
    try run(folder, [("a", "A")])
    let log = try #require(folder.text(".asked/log"))
    try folder.write("nonsense\n\u{0}\n" + log + "ask\t1-x\tS/a.t", to: ".asked/log")
    #expect(try status("a") == .wanted)
  }

  @Test func `a name can't break a line`() throws {
    try run(folder, [("a", "A\tB\nend\tx")])
    #expect(try status("a") == .wanted)
  }
}
