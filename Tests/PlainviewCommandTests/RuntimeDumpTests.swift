import PlainviewCommand
import Testing

@testable import PlainviewCommand

/// Dumps of running apps, through the command.
@Suite struct RuntimeDumpTests {
  private static let window = "<hierarchy><node class='A' text='t' bounds='[0,0][1080,2400]'/></hierarchy>"

  @Test(arguments: [("--density 3", "(0 0; 360 800)"), ("--density=2.5", "(0 0; 432 960)"), ("--density 480dpi", "(0 0; 360 800)")])
  func `a density makes pixels points, as a factor or as dots per inch`(option: String, frame: String) {
    let world = TestWorld(files: ["a.xml": Self.window])
    #expect(world.run("dump \(option) a.xml") == .fine)
    #expect(world.output == "A \"t\" \(frame)\n")
    #expect(world.errors.contains("frames are converted from pixels to points"))
    #expect(world.run("draw \(option) --width 40 a.xml") == .fine)
    #expect(world.run("edit \(option) --hide A a.xml") == .fine)
    #expect(world.run("diff \(option) a.xml a.xml") == .fine)
  }

  @Test func `without a density pixels stay, and a note says how to change that`() {
    let world = TestWorld(files: ["a.xml": Self.window])
    #expect(world.run("dump a.xml") == .fine)
    #expect(world.output == "A \"t\" (0 0; 1080 2400)\n")
    #expect(world.errors.contains("'--density' does"))
  }

  @Test func `a density says nothing about what is in points`() {
    let world = TestWorld(files: ["a.json": screenJSON])
    #expect(world.run("dump --density 2 a.json") == .trouble)
    #expect(
      world.errors == """
        plainview: '--density' does not apply to 'a.json', which was read as json; it is in points already; leave it out

        """)
  }

  @Test func `hostile documents give bounded, harmless output`() {
    let evil = "\u{1B}]0;x\u{7}\u{1B}[2J\u{202E}\u{2066}"
    var bomb = "<!DOCTYPE x [<!ENTITY a0 \"lol\">"
    for k in 1..<30 { bomb += "<!ENTITY a\(k) \"&a\(k - 1);&a\(k - 1);\">" }
    let documents = [
      bomb + "]><hierarchy><node class='A' text='&a29;' bounds='[0,0][1,1]'/></hierarchy>",
      "<hierarchy><node class='\(evil)' text='\(evil)' resource-id='\(evil)' \(evil)='1' bounds='[0,0][1,1]'/></hierarchy>",
      "<UIView: 0x10f0; frame = (0 0; 1 1); text = '\(evil)'; \(evil) = \(evil); layer = <L: 0x1>>",
      "View Hierarchy:\n+>A{id=1, visibility=GONE, width=1, height=2, x=0.0, y=0.0, res-name=\(evil), text=\(evil)}\n",
      "{\"rendering_system\":\"\(evil)\",\"windows\":[{\"type\":\"\(evil)\",\"tag\":\"\(evil)\"}]}",
      "TASK a\n ACTIVITY \(evil)/.B 1\n  View Hierarchy:\n   DecorView@12[\(evil)]\n",
      "<hierarchy>" + String(repeating: "<node class='A' bounds='[0,0][1,1]'>", count: 5000),
      "<hierarchy><node class='A' bounds='[0,0][1,1]'" + (0..<5000).map { " a\($0)='v'" }.joined() + "/></hierarchy>",
    ]
    let files = Dictionary(uniqueKeysWithValues: documents.enumerated().map { ("f\($0)", $1) })
    for words in ["dump", "dump --format json", "dump --format uikit", "draw", "draw --format exploded", "dump --from uiautomator"] {
      for file in files.keys.sorted() {
        let world = TestWorld(files: files)
        _ = world.run("\(words) \(file)")
        #expect(!(world.output + world.errors).utf8.contains { $0 < 0x20 && $0 != 0x0A }, "\(words) \(file)")
        #expect(!(world.output + world.errors).unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{2066}" }, "\(words) \(file)")
        #expect(world.output.utf8.count < 8_000_000, "\(words) \(file)")
      }
    }
  }

  @Test func `formats says what becomes of each field of one format`() {
    let world = TestWorld()
    #expect(world.run("formats uiautomator") == .fine)
    #expect(world.output.contains("resource-id; without it content-desc → name\n"))
    for reader in Readers.all {
      let world = TestWorld()
      #expect(world.run("formats \(reader.name)") == .fine)
      for (source, tree) in reader.mapping { #expect(world.output.contains("\(source) → \(tree)\n")) }
    }
  }
}
