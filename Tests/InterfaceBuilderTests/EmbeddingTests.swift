import InterfaceBuilder
import PullParsing
import Testing
import ViewTree

struct EmbeddingTests {
  private static func scene(_ id: String, _ inside: String, width: Int = 300, height: Int = 400) -> String {
    """
    <scene sceneID="scene-\(id)"><objects><viewController id="\(id)" customClass="\(id.uppercased())" sceneMemberID="viewController">
    <view key="view" id="view-\(id)"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/><subviews>\(inside)</subviews></view>
    </viewController></objects></scene>
    """
  }

  private static func container(_ destination: String, id: String = "k", width: Int = 200, height: Int = 100) -> String {
    """
    <containerView id="\(id)"><rect key="frame" x="10" y="20" width="\(width)" height="\(height)"/>
    <connections><segue destination="\(destination)" kind="embed" id="s"/></connections></containerView>
    """
  }

  private static func reference(_ attributes: String) -> String {
    "<scene sceneID=\"r\"><objects><viewControllerPlaceholder \(attributes) id=\"ref\" sceneMemberID=\"viewController\"/></objects></scene>"
  }

  /// The embedded view goes from 300×400 to 200×100. By hand, for frame 30 40 60 80: right distance 210, lower distance 280.
  /// Both margins of x share -100 as 30:210, so x is 30 - 12.5. Width alone takes all of it: 60 - 100. No flag: nothing moves.
  /// Height and the lower margin share -300 as 80:280, so the height is 80 - 66.67.
  @Test func `masks are followed in the embedded view, constraints are not`() throws {
    func view(_ mask: String, constrained: Bool = false) -> String {
      """
      <view id="x"\(constrained ? " translatesAutoresizingMaskIntoConstraints=\"NO\"" : "")><rect key="frame" x="30" y="40" width="60" \
      height="80"/><autoresizingMask key="autoresizingMask" \(mask)/></view>
      """
    }
    let inside =
      view("flexibleMinX=\"YES\" flexibleMaxX=\"YES\"") + view("widthSizable=\"YES\"") + view("") + view("flexibleMinX=\"YES\"")
      + view("heightSizable=\"YES\" flexibleMaxY=\"YES\"") + view("widthSizable=\"YES\" heightSizable=\"YES\"", constrained: true)
    let dump = try Documents.dump(
      Documents.scenes(Self.scene("c", Self.container("d")) + Self.scene("d", inside)), scene: "C", files: [:])
    #expect(
      dump == """
        UIView (0 0; 300 400) ◉ C
        ╰─ UIView (10 20; 200 100)
           ╰─ UIView (0 0; 200 100) ◉ D
              ├─ UIView (17.5 40; 60 80)
              ├─ UIView (30 40; -40 80)
              ├─ UIView (30 40; 60 80)
              ├─ UIView (-70 40; 60 80)
              ├─ UIView (30 40; 60 13.33)
              ╰─ UIView (30 40; 60 80)

        """)
  }

  @Test func `a scene that embeds itself is shown once and noted`() throws {
    let document = try Documents.read(
      Documents.scenes(Self.scene("c", Self.container("d")) + Self.scene("d", Self.container("c"))))
    let (tree, notes) = try document.tree(of: document.scenes(named: "C"))
    #expect(tree.count == 4)
    #expect(notes.map(\.message) == ["'C' would embed itself; it is left out"])
  }

  @Test func `scenes that double with every level end at the limit`() throws {
    let scenes = (0..<40).map { k in
      Self.scene("n\(k)", Self.container("n\(k + 1)", id: "a") + Self.container("n\(k + 1)", id: "b"))
    }
    let document = try Documents.read(Documents.scenes(scenes.joined() + Self.scene("n40", ""), initial: "n0"))
    var embedding = InterfaceDocument.Embedding()
    embedding.limit = 1000
    let (tree, notes) = try document.tree(of: [0], embedding: embedding)
    #expect(tree.count <= 1003)
    #expect(notes.count == 1 && notes[0].message.hasPrefix("more than 1000 views are embedded; further ones are left out"))
  }

  @Test func `scenes one inside the other end at the depth limit`() throws {
    let scenes = (0..<400).map { Self.scene("n\($0)", Self.container("n\($0 + 1)")) }
    let document = try Documents.read(Documents.scenes(scenes.joined() + Self.scene("n400", ""), initial: "n0"))
    let (tree, notes) = try document.tree(of: [0])
    #expect(tree.count == 514)  // 257 scenes of two views
    #expect(notes.map(\.message) == ["more than 256 scenes inside each other; further ones are left out"])
  }

  @Test(arguments: ["../Other", "a/b", "..", ".hidden", "", "a\\b", "a:b", "a&#10;b"])
  func `a name that could leave the folder is not asked for`(name: String) throws {
    let document = try Documents.read(
      Documents.scenes(Self.scene("c", Self.container("ref")) + Self.reference("storyboardName=\"\(name)\"")))
    var asked: [String] = []
    let embedding = InterfaceDocument.Embedding {
      asked.append($0)
      return nil
    }
    let notes = try document.tree(embedding: embedding).notes
    #expect(asked.isEmpty)
    #expect(notes.count == 1 && notes[0].message.hasSuffix("is no name of a storyboard; nothing is embedded"))
  }

  @Test(arguments: [
    ("storyboardName=\"Other\"", "'Other.storyboard' has no initial controller; nothing is embedded"),
    (
      "storyboardName=\"Other\" referencedIdentifier=\"x\"",
      "'Other.storyboard' has no controller with the identifier 'x'; nothing is embedded"
    ),
    (
      "storyboardName=\"Broken\"",
      "nothing is embedded: Broken.storyboard:1:1: error: this is no XML, so no storyboard or xib; give a .storyboard or .xib file"
    ),
    ("storyboardName=\"Other\" bundleIdentifier=\"b\"", "the reference leads to another bundle ('b'); nothing is embedded"),
    ("referencedIdentifier=\"loop\" storyboardIdentifier=\"loop\"", "the references to storyboards lead in a circle; nothing is embedded"),
  ])
  func `a reference that leads nowhere is noted`(attributes: String, expected: String) throws {
    let document = try Documents.read(Documents.scenes(Self.scene("c", Self.container("ref")) + Self.reference(attributes)))
    let files = ["Other.storyboard": Documents.scenes(Self.scene("o", ""), initial: "gone"), "Broken.storyboard": "text"]
    let notes = try document.tree(embedding: .init { files[$0].map { InputBytes($0) } }).notes
    #expect(notes.map(\.message) == [expected])
  }

  @Test func `an embedded navigation controller shows its first controller behind its bar`() throws {
    let navigation = """
      <scene sceneID="n"><objects><navigationController id="n" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="bar"><rect key="frame" x="0" y="0" width="200" height="44"/></navigationBar>
      <connections><segue destination="r" kind="relationship" relationship="rootViewController" id="s2"/></connections>
      </navigationController></objects></scene>
      """
    let dump = try Documents.dump(
      Documents.scenes(Self.scene("c", Self.container("n")) + navigation + Self.scene("r", "")), scene: "C", files: [:])
    #expect(
      dump == """
        UIView (0 0; 300 400) ◉ C
        ╰─ UIView (10 20; 200 100)
           ├─ UIView (0 0; 200 100) ◉ R
           ╰─ UINavigationBar (0 0; 200 44) ◉ UINavigationController

        """)
  }
}
