import SnapshotStore
import Testing

@Suite struct `Names of snapshots` {
  @Test(arguments: [
    ("`a hidden view leaves its rectangle blank`()", "a-hidden-view-leaves-its-rectangle-blank.txt"),
    ("a hidden view leaves its rectangle blank()", "a-hidden-view-leaves-its-rectangle-blank.txt"),
    ("p(_:)", "p.txt"), ("q(_:w:)", "q.txt"), ("testAddsAChild()", "test-adds-a-child.txt"), ("testURLParsing", "test-url-parsing.txt"),
    ("`the view's frame (in points)`()", "the-views-frame-in-points.txt"), ("a // b .. c", "a-b-c.txt"),
    ("../../etc/passwd", "etc-passwd.txt"),
    ("ログイン画面", "ログイン画面.txt"), ("Größe 5", "größe-5.txt"), ("NUL", "nul_.txt"), ("com1", "com1_.txt"), ("common", "common.txt"),
    ("a\u{0}b\n", "a-b.txt"), ("UIView", "ui-view.txt"),
  ])
  func `a test's name becomes a slug`(test: String, file: String) {
    #expect(SnapshotPath(suite: ["S"], test: test).description == "S/\(file)")
  }

  @Test(arguments: [
    (["PlanDrawingTests"], "PlanDrawingTests"), (["Outer", "Inner"], "Outer.Inner"), (["`inner one`"], "inner-one"),
    (["Outer", "`a / slash. dot`"], "Outer.a-slash-dot"), (["con"], "con_"), ([], "Snapshots"), (["my_tests"], "my_tests"),
    ([".."], "07da1a07"),
  ])
  func `a suite's folder keeps the type's name`(suite: [String], folder: String) {
    #expect(SnapshotPath(suite: suite, test: "t").suite == folder)
  }

  @Test func `an explicit name and a count follow the test's`() {
    #expect(SnapshotPath(suite: ["S"], test: "t", name: "After adding").file == "t.after-adding.txt")
    #expect(SnapshotPath(suite: ["S"], test: "t", number: 1).file == "t.txt")
    #expect(SnapshotPath(suite: ["S"], test: "t", number: 2).file == "t.2.txt")
  }

  @Test func `long names are shortened, and differ where what is cut off differs`() {
    let long = String(repeating: "very ", count: 40)
    let a = SnapshotPath(suite: ["S"], test: long + "long", name: long + "a")
    let b = SnapshotPath(suite: ["S"], test: long + "long", name: long + "b")
    #expect(a != b)
    #expect(a.file.utf8.count < 143 && a.pendingFile.utf8.count < 143)
    #expect(a.file.hasPrefix("very-very-very-"))
    let wide = SnapshotPath(suite: [String(repeating: "長", count: 300)], test: String(repeating: "画面", count: 200))
    #expect(wide.suite.utf8.count <= 120 && wide.pendingFile.utf8.count < 143)
  }

  @Test func `a hash is the same in every run`() {
    // FNV-1a's upper 32 bits, worked out with another implementation.
    #expect(SnapshotPath(suite: ["S"], test: "🎉").file == "ff4ac438.txt")
    #expect(SnapshotPath(suite: ["S"], test: "🎉") != SnapshotPath(suite: ["S"], test: "🚀"))
  }

  @Test func `a path is read as it is printed`() throws {
    let path = SnapshotPath(suite: ["Outer", "Inner"], test: "t", name: "n", number: 2)
    #expect(try SnapshotPath("\(path)") == path)
    #expect(try SnapshotPath("\(path).pending") == path)
  }
}
