import PlainviewCommand
import SnapshotStore
import Testing

private func storyboard(_ scenes: [(name: String, text: String)]) -> String {
  let body = scenes.map { name, text in
    """
    <scene sceneID="s-\(name)"><objects><viewController storyboardIdentifier="\(name)" id="c-\(name)"><view key="view" id="v-\(name)">
    <rect key="frame" x="0" y="0" width="375" height="667"/><subviews><label id="l-\(name)" text="\(text)">
    <rect key="frame" x="10" y="10" width="100" height="20"/></label></subviews></view></viewController></objects></scene>
    """
  }
  return """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>\(body.joined())</scenes></document>
    """
}

private let main = storyboard([("Login", "Hi"), ("Home", "Ho")])
private let goldens = [
  "files.App/main-storyboard.login": "UIView (0 0; 375 667) ◉ UIViewController\n╰─ UILabel \"Hi\" (10 10; 100 20)\n",
  "files.App/main-storyboard.home": "UIView (0 0; 375 667) ◉ UIViewController\n╰─ UILabel \"Ho\" (10 10; 100 20)\n",
]

/// What `snapshots` holds, in a folder that nothing can be written to.
private struct UnwritableSnapshots: SnapshotFiles {
  let snapshots: MemorySnapshots
  var path: String { snapshots.path }

  private func failure(_ action: String, _ snapshot: SnapshotPath) -> SnapshotError {
    .system(action: action, path: absolutePath(of: snapshot), code: 13)
  }

  func golden(_ snapshot: SnapshotPath) -> [UInt8]? { snapshots.golden(snapshot) }
  func pending(_ snapshot: SnapshotPath) -> [UInt8]? { snapshots.pending(snapshot) }
  func goldens() -> [SnapshotPath] { snapshots.goldens() }
  func pendings() -> [SnapshotPath] { snapshots.pendings() }
  func create(_ snapshot: SnapshotPath, with bytes: [UInt8]) throws(SnapshotError) -> Bool { throw failure("write", snapshot) }
  func replace(_ snapshot: SnapshotPath, with bytes: [UInt8]) throws(SnapshotError) { throw failure("write", snapshot) }
  func setPending(_ snapshot: SnapshotPath, to bytes: [UInt8]?) throws(SnapshotError) {
    if bytes != nil || pending(snapshot) != nil { throw failure("write", snapshot) }
  }
  func accept(_ snapshot: SnapshotPath) throws(SnapshotError) { throw failure("write", snapshot) }
  func reject(_ snapshot: SnapshotPath) throws(SnapshotError) { throw failure("remove", snapshot) }
  func remove(_ snapshot: SnapshotPath) throws(SnapshotError) { throw failure("remove", snapshot) }
  func note(on snapshot: SnapshotPath, isPending: Bool) -> [UInt8]? { nil }
  func setNote(on snapshot: SnapshotPath, isPending: Bool, to bytes: [UInt8]) throws(SnapshotError) { throw failure("write", snapshot) }
  func redactionList() -> [UInt8]? { nil }
  func loggedLines() -> [UInt8] { [] }
  func log(_ lines: [UInt8], limit: Int, shorten: ([UInt8]) -> [UInt8]) {}
}

private func world(_ files: [String: String], _ snapshots: any SnapshotFiles, _ environment: [String: String] = [:]) -> TestWorld {
  TestWorld(files: files, environment: environment, processorCount: 2, snapshots: ["/project/Snapshots": snapshots])
}

@Suite struct SnapshotCommandTests {
  @Test func `new files are recorded, one golden a scene, and then they are the same`() {
    let snapshots = MemorySnapshots()
    let first = world(["App/Main.storyboard": main, "App/notes.txt": "no hierarchy"], snapshots)
    #expect(first.run("snapshot verify App") == .fine)
    #expect(snapshots.goldenTexts == goldens)
    #expect(
      first.output == """
        new  App/Main.storyboard: Login  Snapshots/files.App/main-storyboard.login.txt
        new  App/Main.storyboard: Home  Snapshots/files.App/main-storyboard.home.txt
        2 recorded

        """)
    let second = world(["App/Main.storyboard": main], snapshots)
    #expect(second.run("snapshot verify ./App/") == .fine)
    #expect(second.output == "2 the same\n")
  }

  @Test func `a file that differs is shown view by view first, and its new value is pending`() {
    let snapshots = MemorySnapshots(goldens: goldens)
    let world = world(["App/Main.storyboard": storyboard([("Login", "Hello"), ("Home", "Ho")])], snapshots)
    #expect(world.run("snapshot verify App") == .findings)
    #expect(
      world.output == """
        ==> App/Main.storyboard: Login <==
        1 changed; 1 unchanged
          UIView (0 0; 375 667) ◉ UIViewController
        ~ ╰─ UILabel "Hello" (10 10; 100 20) · text "Hi"→"Hello"

        --- files.App/main-storyboard.login.txt
        +++ files.App/main-storyboard.login.txt.pending
        @@ -1,2 +1,2 @@
         UIView (0 0; 375 667) ◉ UIViewController
        -╰─ UILabel "Hi" (10 10; 100 20)
        +╰─ UILabel "Hello" (10 10; 100 20)
        accept: plainview accept files.App/main-storyboard.login.txt

        1 the same, 1 differs

        """)
    #expect(snapshots.pendingTexts.keys.sorted() == ["files.App/main-storyboard.login"])
    #expect(snapshots.goldenTexts == goldens)
  }

  @Test(arguments: [
    ("App/Main.storyboard", 2), ("./App/Main.storyboard", 2), ("App/Main.storyboard: Home", 1), ("App/", 3), (".", 3),
    ("/project/App/Other.storyboard", 1),
  ])
  func `what is pending is accepted by the names that verifying prints`(name: String, count: Int) {
    let snapshots = MemorySnapshots(pendings: goldens.merging(["files.App/other-storyboard.menu": "x\n", "App/t": "x\n"]) { $1 })
    let accepting = world([:], snapshots)
    #expect(accepting.run("accept", name) == .fine, "\(accepting.errors)")
    #expect(snapshots.goldenTexts.count == (name == "App/" ? 1 : count))
    let wrong = world([:], snapshots)
    #expect(wrong.run("accept App/Nothing.storyboard") == .trouble)
    #expect(wrong.errors.hasPrefix("plainview: 'App/Nothing.storyboard' names no pending snapshot"))
  }

  @Test func `on CI nothing is written, and what has no golden fails`() {
    let snapshots = MemorySnapshots(goldens: goldens.filter { $0.key.hasSuffix("home") })
    let world = world(["App/Main.storyboard": storyboard([("Login", "Hi"), ("Home", "Hu")])], snapshots, ["CI": "true"])
    #expect(world.run("snapshot verify App") == .findings)
    #expect(world.output.hasPrefix("missing  App/Main.storyboard: Login  Snapshots/files.App/main-storyboard.login.txt\n"))
    #expect(world.output.hasSuffix("golden: Snapshots/files.App/main-storyboard.home.txt\n\n1 differs, 1 missing\n"))
    #expect(snapshots.goldenTexts.count == 1 && snapshots.pendingTexts.isEmpty)
  }

  @Test func `goldens of files and scenes that are gone are obsolete, until they are recorded`() {
    let snapshots = MemorySnapshots(
      goldens: goldens.merging(["files.App.sub/old-xib": "x\n", "files.Other/main-xib": "x\n", "Tests/t": "x\n"]) { $1 })
    let files = ["App/Main.storyboard": storyboard([("Login", "Hi")])]
    let verifying = world(files, snapshots)
    #expect(verifying.run("snapshot verify App") == .findings)
    #expect(
      verifying.output == """
        obsolete  Snapshots/files.App/main-storyboard.home.txt  its file, or its scene, is gone
        obsolete  Snapshots/files.App.sub/old-xib.txt  its file, or its scene, is gone
        1 the same, 2 obsolete

        """)
    #expect(world(files, snapshots).run("snapshot record App") == .fine)
    #expect(snapshots.goldenTexts.keys.sorted() == ["Tests/t", "files.App/main-storyboard.login", "files.Other/main-xib"])
  }

  @Test(arguments: [
    "verify --include A* App", "record --include A* App", "verify --scene Login App/Main.storyboard",
    "record --scene Login App/Main.storyboard", "verify App/A.storyboard", "record App/A.storyboard",
  ])
  func `a filter says nothing about what it leaves out`(words: String) {
    let all = goldens.merging([
      "files.App/a-storyboard.login": goldens["files.App/main-storyboard.login"] ?? "", "files.App/b-json": "x\n",
    ]) { $1 }
    let snapshots = MemorySnapshots(goldens: all)
    let files = ["App/A.storyboard": storyboard([("Login", "Hi")]), "App/Main.storyboard": main, "App/b.json": screenJSON]
    let world = world(files, snapshots)
    #expect(world.run("snapshot " + words) == .fine)
    #expect(world.output == "1 the same\n")
    #expect(snapshots.goldenTexts == all)
  }

  @Test(arguments: ["plan", "svg-exploded"]) func `drawings differ view by view once they were drawn here`(format: String) {
    let snapshots = MemorySnapshots()
    #expect(world(["App/Main.storyboard": main], snapshots).run("snapshot record --format \(format) App") == .fine)
    let verifying = world(["App/Main.storyboard": storyboard([("Login", "Bye"), ("Home", "Ho")])], snapshots)
    #expect(verifying.run("snapshot verify --format \(format) App") == .findings)
    #expect(
      verifying.output.hasPrefix(
        """
        ==> App/Main.storyboard: Login <==
        1 changed; 1 unchanged
          UIView (0 0; 375 667) ◉ UIViewController
        ~ ╰─ UILabel "Bye" (10 10; 100 20) · text "Hi"→"Bye"

        """), "\(verifying.output)")
    let reviewing = world([:], snapshots)
    #expect(reviewing.run("snapshots") == .findings)
    #expect(reviewing.output.contains("login.txt  1 changed; 1 unchanged\n"), "\(reviewing.output)")
  }

  @Test func `files without the scene are skipped and counted, unless none has it`() {
    let files = ["App/Main.storyboard": main, "App/Other.storyboard": storyboard([("Menu", "Hi")]), "App/New.storyboard": storyboard([])]
    let all = goldens.merging(["files.App/other-storyboard.menu": "x\n"]) { $1 }
    let snapshots = MemorySnapshots(goldens: all)
    let some = world(files, snapshots)
    #expect(some.run("snapshot verify --scene Login App") == .fine)
    #expect(some.output == "1 the same, 2 files without the scene skipped\n" && some.errors.isEmpty)
    let none = world(files, snapshots)
    #expect(none.run("snapshot record --scene Logn App") == .trouble)
    #expect(none.errors == "plainview: 3 files: there is no scene 'Logn'; did you mean 'Login'?\n")
    let one = world(files, snapshots)
    #expect(one.run("snapshot verify --scene Login App/Other.storyboard") == .trouble)
    #expect(one.errors == "plainview: App/Other.storyboard: there is no scene 'Login'; there are: Menu\n")
    #expect(snapshots.goldenTexts == all)
  }

  @Test func `a filter hides no file that is gone, and a file that is named tells its own scenes that are`() {
    let all = goldens.merging(["files.App/old-xib": "x\n", "files.App/main-xib": "x\n"]) { $1 }
    let files = ["App/Main.storyboard": storyboard([("Login", "Hi")]), "App/main.xib": "not read"]
    let filtered = world(files, MemorySnapshots(goldens: all))
    #expect(filtered.run("snapshot verify --include Main.* App") == .findings)
    #expect(
      filtered.output == """
        obsolete  Snapshots/files.App/main-storyboard.home.txt  its file, or its scene, is gone
        obsolete  Snapshots/files.App/old-xib.txt  its file, or its scene, is gone
        1 the same, 2 obsolete

        """)
    let snapshots = MemorySnapshots(goldens: all)
    #expect(world(files, snapshots).run("snapshot record App/Main.storyboard") == .fine)
    #expect(snapshots.goldenTexts.keys.sorted() == ["files.App/main-storyboard.login", "files.App/main-xib", "files.App/old-xib"])
  }

  @Test func `a file that can't be read is trouble, and its goldens stay`() {
    let snapshots = MemorySnapshots(goldens: goldens)
    let world = world(["App/Main.storyboard": "<<<<<<< ours"], snapshots)
    #expect(world.run("snapshot record App") == .trouble)
    #expect(world.errors.hasPrefix("App/Main.storyboard:1:"), "\(world.errors)")
    #expect(world.output == "1 file could not be read\n")
    #expect(snapshots.goldenTexts == goldens)
  }

  @Test func `where nothing can be written, differences are shown all the same, and every file is counted`() {
    let held = MemorySnapshots(
      goldens: goldens.merging(["files.App/old-xib": "x\n"]) { $1 }, pendings: ["files.App/main-storyboard.home": "x\n"])
    let scenes = [("Login", "Hello"), ("Home", "Ho"), ("New", "!")]
    let files = ["App/Main.storyboard": storyboard(scenes)]
    let verifying = world(files, UnwritableSnapshots(snapshots: held))
    #expect(verifying.run("snapshot verify App") == .trouble)
    #expect(verifying.output.hasPrefix("==> App/Main.storyboard: Login <==\n1 changed; 1 unchanged\n"), "\(verifying.output)")
    #expect(
      verifying.output.hasSuffix(
        """
        +╰─ UILabel "Hello" (10 10; 100 20)
        golden: Snapshots/files.App/main-storyboard.login.txt

        obsolete  Snapshots/files.App/old-xib.txt  its file, or its scene, is gone
        1 the same, 1 differs, 1 obsolete, 1 could not be compared or kept

        """), "\(verifying.output)")
    #expect(verifying.errors.split(separator: "\n").count == 3, "\(verifying.errors)")
    #expect(verifying.errors.contains("main-storyboard.login.txt: could not write: "), "\(verifying.errors)")

    let recording = world(files, UnwritableSnapshots(snapshots: held))
    #expect(recording.run("snapshot record App") == .trouble)
    #expect(recording.output == "1 the same, 3 could not be written\n")
    #expect(recording.errors.contains("old-xib.txt: could not remove: "), "\(recording.errors)")
  }

  @Test func `two files with one golden are told, not mixed up`() {
    let snapshots = MemorySnapshots()
    let world = world(["App/Main.storyboard": main, "App/main.storyboard": main], snapshots)
    #expect(world.run("snapshot verify App") == .trouble)
    #expect(
      world.errors.hasPrefix(
        "plainview: 'App/Main.storyboard: Login' and 'App/main.storyboard: Login' would share the golden "
          + "/project/Snapshots/files.App/main-storyboard.login.txt; rename one of them\n"))
    #expect(world.output.hasSuffix("\n2 recorded, 2 have no golden of their own\n"), "\(world.output)")
    #expect(world.run("snapshot verify --format uikit App") == .trouble)
    #expect(world.output.hasSuffix("\n2 recorded in another format, 2 have no golden of their own\n"), "\(world.output)")
  }

  @Test func `what the list or the command line names is redacted`() {
    let snapshots = MemorySnapshots(redactions: "[text=Hi] text\n")
    #expect(world(["App/Main.storyboard": main], snapshots).run("snapshot record --redact [text=Ho] frame App") == .fine)
    #expect(snapshots.goldenTexts["files.App/main-storyboard.login"]?.contains(#"UILabel "[redacted]" (10 10; 100 20)"#) == true)
    #expect(snapshots.goldenTexts["files.App/main-storyboard.home"]?.hasSuffix("UILabel \"Ho\"\n") == true)
    let broken = world(["App/Main.storyboard": main], MemorySnapshots(redactions: "UILabel\n"))
    #expect(broken.run("snapshot verify App") == .trouble)
    #expect(broken.errors.hasPrefix("Snapshots/redact:1:8: error: it is not said what to redact"))
  }

  @Test func `other files are taken by pattern, or by name, and shown in any format`() {
    let snapshots = MemorySnapshots()
    let files = ["App/a.json": screenJSON, "App/b.json": screenJSON, "App/c.txt": "x"]
    #expect(world(files, snapshots).run("snapshot record --include a*.json App") == .fine)
    #expect(snapshots.goldenTexts.keys.sorted() == ["files.App/a-json"])
    #expect(world(files, snapshots).run("snapshot verify --format json App/b.json") == .fine)
    #expect(snapshots.goldenTexts["files.App/b-json"]?.hasPrefix(#"{"plainview":1"#) == true)
  }

  @Test func `goldens in the form of an outline notice constraints and colours, those in the form of a tree don't`() {
    let (trees, outlines) = (MemorySnapshots(), MemorySnapshots())
    let before = SavedStoryboard().text
    #expect(world(["App/Main.storyboard": before], trees).run("snapshot record App") == .fine)
    #expect(world(["App/Main.storyboard": before], outlines).run("snapshot record --format outline App") == .fine)
    let after = SavedStoryboard(leading: 24, isResaved: true).text.replacing(
      #"<view key="view" id="vie-02-aaa">"#,
      with: #"<view key="view" id="vie-02-aaa"><color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/>"#)
    #expect(world(["App/Main.storyboard": after], trees).run("snapshot verify App") == .fine)
    let verifying = world(["App/Main.storyboard": after], outlines)
    #expect(verifying.run("snapshot verify --format outline App") == .findings)
    let lines = verifying.output.split(separator: "\n").filter { line in
      (line.hasPrefix("-") || line.hasPrefix("+")) && !line.hasPrefix("---") && !line.hasPrefix("+++")
    }
    #expect(
      lines == [
        "-  · constraint: Title.leading = view.leading + 16", "+  · constraint: Title.leading = view.leading + 24",
        "+  · background: #ff0000ff",
      ], "\(verifying.output)")
    #expect(verifying.output.hasSuffix("\n2 differ\n"))
  }

  @Test(arguments: ["outline", "uikit", "json", "svg", "plan", "exploded", "controllers"])
  func `goldens that were recorded in another format are told, and nothing is pending`(format: String) {
    let snapshots = MemorySnapshots()
    let files = ["App/Main.storyboard": storyboard([("Login", "Hi")])]
    #expect(world(files, snapshots).run("snapshot record --format \(format) App") == .fine)
    #expect(world(files, snapshots).run("snapshot verify --format \(format) App") == .fine)
    let recorded = snapshots.goldenTexts
    let verifying = world(files, snapshots)
    #expect(verifying.run("snapshot verify App") == .findings)
    let look = ["plan", "exploded"].contains(format) ? "a drawing" : format
    #expect(
      verifying.output == """
        format  App/Main.storyboard: Login  Snapshots/files.App/main-storyboard.login.txt  it looks like \(look), not like tree; \
        verify with the '--format' it was recorded in, or record it anew
        1 recorded in another format

        """)
    #expect(snapshots.goldenTexts == recorded && snapshots.pendingTexts.isEmpty)
    #expect(world(files, snapshots).run("snapshot record App") == .fine)
    #expect(snapshots.goldenTexts == goldens.filter { $0.key.hasSuffix("login") })
  }

  @Test(arguments: [
    ("snapshot", "plainview: 'plainview snapshot' needs one of verify, record"),
    ("snapshot verfy App", "plainview: 'plainview snapshot' takes no 'verfy'; did you mean 'verify'?"),
    ("snapshot verify", "plainview: 'plainview snapshot verify' needs a folder, or files; name them behind it"),
    ("snapshot verify Nowhere", "plainview: Nowhere: there is no such file; check the path"),
    (
      "snapshot verify ../other",
      "plainview: '/other' lies outside of '/project', where the snapshot folder is; name another with '--snapshots DIR'"
    ),
    ("snapshot verify --include *.nib App", "plainview: there are no files to keep snapshots of in App; looked for *.nib"),
  ])
  func `wrong usage says what to do`(words: String, message: String) {
    let world = world(["App/Main.storyboard": main], MemorySnapshots())
    #expect(world.run(words) == .trouble)
    #expect(world.errors.hasPrefix(message), "\(world.errors)")
  }
}
