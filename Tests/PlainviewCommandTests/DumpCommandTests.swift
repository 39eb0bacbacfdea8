import PlainviewCommand
import Testing

@Suite struct DumpCommandTests {
  @Test func `a tree is dumped as lines`() {
    let world = TestWorld(files: ["a.json": screenJSON])
    #expect(world.run("dump a.json") == .fine)
    #expect(
      world.output == """
        UIWindow (0 0; 375 667)
        ╰─ UIView (0 0; 375 667)
           ├─ UILabel #title "Hi" (10 10; 118 40)
           ╰─ UIScrollView (0 70; 375 517) clips
              ╰─ UIView #page (375 0; 375 517)

        """)
    #expect(world.errors == "")
  }

  @Test(arguments: ["dump -f uikit a.json", "dump -fuikit a.json", "dump --format=uikit a.json", "dump a.json --format uikit"])
  func `an option can be written in four ways`(words: String) {
    let world = TestWorld(files: ["a.json": screenJSON])
    #expect(world.run(words) == .fine)
    #expect(world.output.hasPrefix("<UIWindow; frame = (0 0; 375 667)>\n   | <UIView;"))
  }

  @Test func `standard input is read for a dash, and a file of that look after two`() {
    let world = TestWorld(files: ["-": screenJSON, "--depth": screenJSON])
    #expect(world.run("dump --depth 0 -") == .fine)
    #expect(world.run("dump -d0 -- --depth") == .fine)
    #expect(world.output == String(repeating: "UIWindow (0 0; 375 667)\n… 4 more views below level 0\n", count: 2))
  }

  @Test func `several inputs stand under headings, in the order given, whatever becomes of the others`() {
    let view = #"{"plainview":1,"roots":[{"class":"A"}]}"#
    let world = TestWorld(files: ["a": view, "b": "{", "c": view], errors: ["d": .directory], processorCount: 2)
    #expect(world.run("dump a b c d e") == .trouble)
    #expect(world.output == "==> a <==\nA\n\n==> c <==\nA\n")
    #expect(
      world.errors == """
        b:1:2: error: the input ends where JSON has a key in quotes; it was cut, get the whole of it
        plainview: d: this is a directory; give the files in it, say d/*.storyboard
        plainview: e: there is no such file; check the path

        """)
  }

  @Test func `a thousand inputs come out in order from any number of threads`() {
    let names = (0..<1000).map { "file\($0)" }
    let files = Dictionary(uniqueKeysWithValues: names.map { ($0, #"{"plainview":1,"roots":[{"class":"\#($0)"}]}"#) })
    for processorCount in [1, 2, 7] {
      let world = TestWorld(files: files, processorCount: processorCount)
      #expect(Plainview.run(["dump", "--format", "jsonl"] + names, in: world) == .fine)
      #expect(world.output == names.map { #"{"plainview":1,"roots":[{"class":"\#($0)"}]}"# + "\n" }.joined())
    }
  }

  @Test func `several documents of one input stand under its name`() {
    let document = #"{"plainview":1,"source":{"format":"x","name":"Login"},"roots":[{"class":"A"}]}"#
    let world = TestWorld(files: ["a": document + "\n" + document.replacing("Login", with: "Home")])
    #expect(world.run("dump a") == .fine)
    #expect(world.output == "==> a: Login <==\nA\n\n==> a: Home <==\nA\n")
    #expect(world.run("dump --scene Home --format jsonl a") == .fine)
    #expect(world.output.hasSuffix(document.replacing("Login", with: "Home") + "\n"))
    #expect(world.run("dump --scene Hom a") == .trouble)
    #expect(world.run("dump --scene Elsewhere a") == .trouble)
    #expect(
      world.errors == """
        plainview: a: there is no scene 'Hom'; did you mean 'Home'?
        plainview: a: there is no scene 'Elsewhere'; there are: Login, Home

        """)
  }

  @Test func `a cut of data is told beside it, a cut of text below it`() {
    let world = TestWorld(files: ["a.json": screenJSON])
    #expect(world.run("dump --depth 1 --format jsonl a.json") == .fine)
    #expect(
      world.output == """
        {"plainview":1,"screen":[375,667],"roots":[{"class":"UIWindow","frame":[0,0,375,667],"children":[\
        {"class":"UIView","frame":[0,0,375,667]}]}]}

        """)
    #expect(world.errors == "plainview: note: a.json: 3 more views below level 1\n")
    #expect(world.run("dump --depth 9 a.json") == .fine)
    #expect(!world.output.contains("…"))
  }

  @Test func `nothing of an input or an argument reaches the terminal unescaped`() {
    let world = TestWorld(files: ["a\u{1B}[31m": #"{"plainview":1,"x\#u{1B}\#u{7}":2}"#, "b": #"{"plainview":1,"\u001b[2J\u202e":2}"#])
    _ = world.run("dump a\u{1B}[31m b")
    _ = world.run("dump --\u{1B}x b")
    _ = world.run("\u{1B}c")
    #expect(!world.errors.utf8.contains { $0 < 0x20 && $0 != 0x0A })
    #expect(world.errors.contains(#"a\u{1B}[31m:1:18: error"#))
    #expect(world.errors.contains(#"unknown key '\u{1B}[2J\u{202E}'"#))
  }

  @Test func `selected views come with all inside them, once each`() {
    let world = TestWorld(files: ["a.json": screenJSON])
    #expect(world.run("dump --select UIView,UILabel,#page --depth 1 a.json") == .fine)
    #expect(
      world.output == """
        UIView (0 0; 375 667)
        ├─ UILabel #title "Hi" (10 10; 118 40)
        ╰─ UIScrollView (0 70; 375 517) clips
        … 1 more view not selected, 1 view below level 1

        """)
    #expect(world.errors == "")
  }

  @Test func `a selector that names nothing is told, a wrong one is an error that points at the place`() {
    let world = TestWorld(files: ["a.json": screenJSON])
    #expect(world.run("dump --select UISwitch --format json a.json") == .fine)
    #expect(world.errors == "plainview: note: a.json: none of 5 views selected\n")
    let wrong = TestWorld(files: ["a.json": screenJSON])
    #expect(wrong.run("dump --select UILabel[ a.json") == .trouble)
    #expect(wrong.errors.hasPrefix("selector:1:9: error: "))
    #expect(wrong.errors.hasSuffix("\n  UILabel[\n          ^\n"))
    #expect(wrong.output == "")
  }

  @Test func `what can't be seen is left out, unless it holds something that can`() {
    let json = """
      {"plainview":1,"screen":[100,100],"roots":[{"class":"A","frame":[0,0,100,100],"children":[
        {"class":"Zero","frame":[0,0,0,0],"children":[{"class":"Seen","frame":[0,0,10,10]}]},
        {"class":"Hidden","frame":[0,0,50,50],"hidden":true,"children":[{"class":"Inside","frame":[0,0,10,10]}]},
        {"class":"Clear","frame":[0,0,50,50],"alpha":0},
        {"class":"Away","frame":[100,0,50,50]}]}]}
      """
    let world = TestWorld(files: ["-": json])
    #expect(world.run("dump --visible -") == .fine)
    #expect(
      world.output == """
        A (0 0; 100 100)
        ╰─ Zero (0 0; 0 0)
           ╰─ Seen (0 0; 10 10)
        … 4 more views not visible

        """)
  }
}
