import PlainviewCommand
import Testing

@Suite struct StoryboardInputTests {
  private static func storyboard(_ scenes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c1"><scenes>
    \(scenes)
    </scenes></document>
    """
  }

  private static func scene(_ number: Int, class name: String, _ inside: String = "", below: String = "") -> String {
    """
    <scene sceneID="s\(number)"><objects><viewController id="c\(number)" customClass="\(name)"><view key="view" id="v\(number)">
    <rect key="frame" x="0" y="0" width="100" height="100"/>\(inside)</view></viewController>\(below)</objects></scene>
    """
  }

  private static let container = """
    <subviews><containerView id="box"><rect key="frame" x="10" y="10" width="80" height="80"/>
    <connections><segue destination="p" kind="embed" id="e"/></connections></containerView></subviews>
    """
  private static let placeholder = """
    <scene sceneID="sp"><objects><viewControllerPlaceholder storyboardName="Other" id="p"/></objects></scene>
    """

  private static let main = storyboard(
    scene(1, class: "HomeViewController", container) + scene(2, class: "LoginViewController") + placeholder)
  private static let other = storyboard(scene(1, class: "PageViewController"))
  private let files = ["x/Main.storyboard": main, "x/Other.storyboard": other]

  @Test func `several scenes are several JSON documents, which are read back, and a note says so`() {
    let world = TestWorld(files: files)
    #expect(world.run("dump --format json x/Main.storyboard") == .fine)
    #expect(world.errors.hasPrefix("plainview: note: these are 2 JSON documents, one after the other"), "\(world.errors)")
    let back = TestWorld(files: ["-": world.output])
    #expect(back.run("dump --format jsonl -") == .fine)
    #expect(back.output.split(separator: "\n").count == 2 && back.errors == "")
    for words in ["--scene LoginViewController x/Main.storyboard", "x/Other.storyboard"] {
      let single = TestWorld(files: files)
      #expect(single.run("dump --format json " + words) == .fine)
      #expect(single.errors == "")
    }
  }

  @Test func `every scene stands under its name, with what it embeds from the file beside it`() {
    let world = TestWorld(files: files)
    #expect(world.run("dump x/Main.storyboard") == .fine)
    #expect(world.output.hasPrefix("==> x/Main.storyboard: HomeViewController <==\nUIView (0 0; 100 100) ◉ HomeViewController\n"))
    #expect(world.output.contains("◉ PageViewController"))
    #expect(world.output.hasSuffix("\n\n==> x/Main.storyboard: LoginViewController <==\nUIView (0 0; 100 100) ◉ LoginViewController\n"))
    #expect(world.errors == "")
  }

  @Test func `one scene is shown without a heading, by class or id, and without what it embeds on request`() {
    for name in ["HomeViewController", "s1", "c1"] {
      let world = TestWorld(files: files)
      #expect(world.run("dump --no-embed --scene \(name) x/Main.storyboard") == .fine)
      #expect(world.output == "UIView (0 0; 100 100) ◉ HomeViewController\n╰─ UIView (10 10; 80 80)\n")
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `UTF-16 is known for what it holds, with a byte order mark or without`(isBigEndian: Bool, hasMark: Bool) {
    func encoded(_ text: String) -> [UInt8] {
      ((hasMark ? "\u{FEFF}" : "") + text).utf16.flatMap { unit in
        let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        return isBigEndian ? bytes : bytes.reversed()
      }
    }
    let texts = [
      "a": Self.main, "b": #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects/></document>"#,
      "c": screenJSON, "-": Self.other,
    ]
    for (path, text) in texts {
      let plain = TestWorld(files: [path: text])
      let world = TestWorld(encodedFiles: [path: encoded(text)])
      #expect(plain.run("dump \(path)") == world.run("dump \(path)"))
      #expect(plain.output == world.output)
      #expect(plain.errors == world.errors)
    }
    let world = TestWorld(encodedFiles: ["x.svg": encoded("<svg><rect/></svg>")])
    #expect(world.run("dump x.svg") == .trouble)
    #expect(world.errors == "x.svg:1:1: error: no view hierarchy found; looks like an SVG image\n")
  }

  @Test func `a scene that is not there is an error with the nearest name, or all`() {
    let world = TestWorld(files: files)
    #expect(world.run("dump --scene LoginView x/Main.storyboard") == .trouble)
    #expect(world.run("draw --scene Zzz x/Main.storyboard") == .trouble)
    #expect(
      world.errors == """
        plainview: x/Main.storyboard: there is no scene 'LoginView'; did you mean 'LoginViewController'?
        plainview: x/Main.storyboard: there is no scene 'Zzz'; there are: HomeViewController, LoginViewController

        """)
  }

  @Test func `what is missing beside a file is a note, and the rest is shown`() {
    let world = TestWorld(files: ["Main.storyboard": Self.main])
    #expect(world.run("dump --scene HomeViewController Main.storyboard") == .fine)
    #expect(world.output.contains("HomeViewController"))
    #expect(world.errors.hasPrefix("Main.storyboard:"))
    #expect(world.errors.contains(": note: 'Other.storyboard' is not beside this file"))
  }

  @Test func `scenes pass through a pipe with their names`() {
    let world = TestWorld(files: files)
    #expect(world.run("dump --format jsonl x/Main.storyboard") == .fine)
    #expect(world.output.split(separator: "\n").count == 2)
    let next = TestWorld(files: ["-": world.output])
    #expect(next.run("dump --scene LoginViewController -") == .fine)
    #expect(next.output == "UIView (0 0; 100 100) ◉ LoginViewController\n")
  }

  @Test func `content decides, not the name`() {
    let world = TestWorld(files: ["a.json": Self.other, "b.storyboard": screenJSON, "c.xml": "<hierarchy/>"])
    #expect(world.run("dump a.json b.storyboard") == .fine)
    #expect(world.run("dump c.xml") == .trouble)
    #expect(world.errors.hasPrefix("c.xml:1:1: error: no view hierarchy found; looks like a page source without an element;"))
  }
}
