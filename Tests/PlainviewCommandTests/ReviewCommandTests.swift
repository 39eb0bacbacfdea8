import PlainviewCommand
import Testing

private let old = "UIView (0 0; 100 100)\n╰─ UILabel #a \"Hi\" (0 0; 50 20)\n"
private let new = "UIView (0 0; 100 100)\n├─ UILabel #a \"Hi\" (0 0; 50 20)\n╰─ UILabel #b \"Ho\" (0 20; 50 20)\n"

/// Three pending values: a golden that changed twice over, and one without golden.
private func snapshots() -> MemorySnapshots {
  MemorySnapshots(goldens: ["A/one": old, "A/two": old, "B/same": old], pendings: ["A/one": new, "A/two": new, "B/three": old])
}

private func world(_ snapshots: MemorySnapshots, keys: String = "", terminal: Terminal? = nil, hasTerminalKeys: Bool = false) -> TestWorld {
  TestWorld(terminal: terminal, snapshots: ["/project/Snapshots": snapshots], keys: keys, hasTerminalKeys: hasTerminalKeys)
}

@Suite struct ReviewCommandTests {
  @Test func `each snapshot is shown, and a key decides on it`() {
    let snapshots = snapshots()
    let world = world(snapshots, keys: "a\nr\ns\n")
    #expect(world.run("review") == .findings)
    #expect(
      world.output == """

        [1/3] A/one.txt
        1 added; 2 unchanged
          UIView (0 0; 100 100)
          ├─ UILabel #a "Hi" (0 0; 50 20)
        + ╰─ UILabel #b "Ho" (0 20; 50 20)
        [a]ccept [r]eject [s]kip, the rest [A R S], [v]iew text, [q]uit, [?] accepted A/one.txt

        [2/3] A/two.txt
        1 added; 2 unchanged
          UIView (0 0; 100 100)
          ├─ UILabel #a "Hi" (0 0; 50 20)
        + ╰─ UILabel #b "Ho" (0 20; 50 20)
        [a]ccept [r]eject [s]kip, the rest [A R S], [v]iew text, [q]uit, [?] rejected A/two.txt

        [3/3] B/three.txt: new
        UIView (0 0; 100 100)
        ╰─ UILabel #a "Hi" (0 0; 50 20)
        [a]ccept [r]eject [s]kip, the rest [A R S], [v]iew plan, [q]uit, [?] skipped
        1 accepted, 1 rejected; 1 still pending

        """)
    #expect(snapshots.goldenTexts == ["A/one": new, "A/two": old, "B/same": old])
    #expect(snapshots.pendingTexts == ["B/three": old])
    #expect(world.keyCalls.withLock { $0 == (1, 1) })
  }

  @Test func `a review that was quit goes on with what is left`() {
    let snapshots = snapshots()
    #expect(world(snapshots, keys: "aq").run("review") == .findings)
    let second = world(snapshots, keys: "aa")
    #expect(second.run("review") == .fine)
    #expect(second.output.contains("\n[1/2] A/two.txt\n"))
    #expect(second.output.hasSuffix("accepted B/three.txt\n2 accepted, 0 rejected; nothing is pending any more\n"))
    #expect(snapshots.goldenTexts == ["A/one": new, "A/two": new, "B/same": old, "B/three": old])
    #expect(world(snapshots).run("review") == .fine)
  }

  @Test(arguments: [("sA", 1), ("aR", 0), ("aS", 2), ("\u{3}", 3), ("\u{4}", 3), ("xa", 2), ("a", 2), ("q", 3)])
  func `capitals decide on all the rest, control C on nothing`(keys: String, left: Int) {
    let snapshots = snapshots()
    let world = world(snapshots, keys: keys, hasTerminalKeys: true)
    #expect(world.run("review") == (left == 0 ? .fine : .findings))
    #expect(snapshots.pendingTexts.count == left)
    #expect(snapshots.goldenTexts["A/two"] == (keys == "sA" ? new : old))
  }

  @Test func `v shows it by lines, from the front and in layers`() {
    let world = world(snapshots(), keys: "vvvvq")
    _ = world.run("review --width 30 A/one")
    let parts = world.output.split(separator: "[q]uit, [?] ")
    #expect(parts.count == 6)
    #expect(parts[1].hasPrefix("\n--- A/one.txt\n+++ A/one.txt.pending\n@@ -1,2 +1,3 @@\n"))
    #expect(parts[2].hasPrefix("\n1 added; 2 unchanged\ngolden:\n┌─ a ─────────┬─ UIView ─────┐\n"), "\(parts[2])")
    #expect(parts[2].contains("\nnew:\n┌─ a ─────────┬─ UIView ─────┐\n"), "\(parts[2])")
    #expect(parts[2].contains("━ +1 b ━") && parts[2].contains("\n+1 UILabel #b"), "\(parts[2])")
    #expect(parts[3].hasPrefix("\n1 added; 2 unchanged\ngolden:\n┌─ UIView ───"), "\(parts[3])")
    #expect(parts[4].hasPrefix("\n1 added; 2 unchanged\n"))
  }

  @Test func `on a terminal long ones are cut until m is pressed`() {
    let lines = (0..<40).map { "line \($0)\n" }.joined()
    let snapshots = MemorySnapshots(pendings: ["A/long": lines])
    let world = world(snapshots, keys: "mq", terminal: Terminal(columns: 80, rows: 24), hasTerminalKeys: true)
    _ = world.run("review --color never")
    let parts = world.output.split(separator: "[q]uit, [?] ")
    #expect(parts[0].contains("line 17\n… 22 more lines; m shows them\n"))
    #expect(parts[1].contains("line 39\n"))
  }

  @Test func `a value that changed since it was shown is shown again, not decided on`() throws {
    let snapshots = snapshots()
    let world = ChangingWorld(snapshots)
    #expect(Plainview.run(["review", "A/one"], in: world) == .findings)
    #expect(world.base.output.contains("it has changed meanwhile, and nothing was done; this is what it is now:\n1 removed; 1 unchanged\n"))
    #expect(snapshots.goldenTexts["A/one"] == "UIView (0 0; 100 100)\n")
  }

  @Test func `what a snapshot holds does nothing to the terminal`() {
    let world = world(MemorySnapshots(pendings: ["A/evil": "a\u{1B}[2Jb\r\n\u{202E}c"]), keys: "q")
    _ = world.run("review")
    #expect(world.output.contains("a\\u{1B}[2Jb\\r\n\\u{202E}c\n"))
  }

  @Test func `without a terminal and without keys it is an error, and nothing is done`() {
    let snapshots = snapshots()
    let world = world(snapshots)
    #expect(world.run("review") == .trouble)
    #expect(
      world.errors
        == "plainview: a review needs a terminal, or keys on standard input; in scripts use 'plainview accept GLOB' and 'plainview reject GLOB'\n"
    )
    #expect(snapshots.pendingTexts.count == 3)
    #expect(world.keyCalls.withLock { $0 == (1, 1) })
  }
}

@Suite struct AcceptCommandTests {
  @Test func `patterns name what is accepted or rejected`() {
    let snapshots = snapshots()
    let world = world(snapshots)
    #expect(world.run("accept A/one /project/Snapshots/B/three.txt.pending") == .fine)
    #expect(world.output == "accepted A/one.txt\naccepted B/three.txt\n")
    #expect(world.run("reject *") == .fine)
    #expect(snapshots.pendingTexts.isEmpty)
    #expect(snapshots.goldenTexts == ["A/one": new, "A/two": old, "B/same": old, "B/three": old])
  }

  @Test(arguments: [
    ("accept A/oen", "'A/oen' names no pending snapshot; the nearest: A/one.txt"),
    ("accept * zzzzzzzzzz", "'zzzzzzzzzz' names no pending snapshot; the nearest: A/one.txt, A/two.txt, B/three.txt"),
    ("reject same", "'same' names the golden B/same.txt, beside which nothing is pending"),
    ("reject", "'plainview reject' needs a pattern; name snapshots as SUITE/test, or all with '*'"),
    ("review A/three", "'A/three' names no pending snapshot; the nearest: B/three.txt"),
  ])
  func `a pattern that names nothing is an error, and nothing is done`(words: String, message: String) {
    let snapshots = snapshots()
    let world = world(snapshots)
    #expect(world.run(words) == .trouble)
    #expect(world.errors.hasPrefix("plainview: \(message)"), "\(world.errors)")
    #expect(snapshots.pendingTexts.count == 3)
    #expect(world.output == "")
  }

  @Test func `where nothing is pending there is nothing to accept`() {
    let world = world(MemorySnapshots(goldens: ["A/one": old]))
    #expect(world.run("accept *") == .trouble)
    #expect(world.errors == "plainview: '*' names no pending snapshot; nothing is pending\n")
  }

  @Test func `without a snapshot folder it is said how to name one`() {
    let world = TestWorld()
    #expect(world.run("accept *") == .trouble)
    #expect(
      world.errors
        == "plainview: there is no Snapshots folder, and no Package.swift, at or above '/project'; name it with '--snapshots DIR'\n")
  }

  @Test(arguments: ["snapshots nope", "review --snapshots nope", "accept --snapshots nope *", "reject --snapshots nope *"])
  func `a folder that is named and not there is wrong usage`(words: String) {
    let named = TestWorld(snapshots: ["/project/Snapshots": MemorySnapshots(pendings: ["A/one": new])])
    #expect(named.run(words) == .trouble)
    #expect(
      named.errors
        == "plainview: there is no snapshot folder 'nope' that could be read; check the path, or record snapshots there first\n")
    #expect(named.output == "")
  }

  @Test(arguments: ["snapshots", "review"])
  func `a folder that the environment names and that is not there is wrong usage, but none beside a package is not`(words: String) {
    let named = TestWorld(environment: ["PLAINVIEW_SNAPSHOTS": "nope"])
    #expect(named.run(words) == .trouble)
    #expect(
      named.errors
        == "plainview: there is no snapshot folder 'nope' that could be read, but PLAINVIEW_SNAPSHOTS names it; "
        + "set it to the folder, or unset it\n")
    #expect(TestWorld(files: ["Package.swift": ""]).run(words) == .fine)
  }

  @Test(arguments: ["accept --snapshots Golden *", "accept --snapshots /project/x/../Golden *"])
  func `the folder can be named`(words: String) {
    let golden = MemorySnapshots(path: "/project/Golden", pendings: ["A/one": new])
    #expect(TestWorld(snapshots: ["/project/Golden": golden]).run(words) == .fine)
    #expect(golden.goldenTexts == ["A/one": new])
  }
}
