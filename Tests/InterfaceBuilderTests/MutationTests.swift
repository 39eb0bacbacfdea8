import InterfaceBuilder
import PullParsing
import Scenes
import Testing
import ViewRendering
import ViewTree

/// Whatever is done to a file, it gives a tree or an error.
struct MutationTests {
  private static let document = Array(
    Documents.scenes(
      """
      <scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController"><view key="view" id="v">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews><containerView id="k"><frame key="frameInset" minX="1"/>
      <connections><segue destination="c2" kind="embed" id="e"/></connections></containerView><label text="a&amp;b" id="l"/></subviews>
      <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
      <constraints><constraint firstAttribute="width" constant="5" id="w"/></constraints></view></viewController></objects></scene>
      <scene sceneID="s2"><objects><navigationController id="c2" sceneMemberID="viewController"><navigationBar key="navigationBar" id="n"/>
      <connections><segue destination="c" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController></objects></scene>
      """
    ).utf8)

  /// Reads and dumps; what is thrown must be one of our errors, with words.
  private static func outcome(_ bytes: some Collection<UInt8>) -> Bool {
    do throws(InterfaceError) {
      let document = try InterfaceDocument(reading: InputBytes(bytes), file: "A.storyboard")
      return !TreeDump().render(try document.tree().tree).isEmpty
    } catch {
      return !error.description.isEmpty
    }
  }

  @Test func `cut at every byte`() {
    for count in Self.document.indices { #expect(Self.outcome(Self.document.prefix(count)), "\(count) bytes") }
  }

  @Test func `bytes changed, lost and doubled`() {
    var state: UInt64 = 11
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    for _ in 0..<600 {
      var bytes = Self.document
      for _ in 0...random(3) {
        let at = random(bytes.count)
        switch random(4) {
        case 0: bytes[at] = UInt8(random(256))
        case 1: bytes.remove(at: at)
        case 2: bytes.insert(contentsOf: bytes[at..<min(bytes.count, at + 1 + random(60))], at: at)
        default: bytes.removeSubrange(at..<min(bytes.count, at + 1 + random(60)))
        }
      }
      #expect(Self.outcome(bytes))
    }
  }

  @Test func `elements lost whole leave a readable file`() throws {
    let text = String(decoding: Self.document, as: UTF8.self)
    for name in ["<connections>", "<subviews>", "<objects>", "<scenes>", "<constraints>"] {
      let end = "</" + name.dropFirst()
      var rest = text
      while let start = rest.firstRange(of: name), let stop = rest.firstRange(of: end) {
        rest.removeSubrange(start.lowerBound..<stop.upperBound)
      }
      #expect(Self.outcome(Array(rest.utf8)))
    }
  }

  @Test func `views twenty thousand deep are read`() throws {
    let depth = 20_000
    let open = String(repeating: "<view id=\"a\"><subviews>", count: depth)
    let close = String(repeating: "</subviews></view>", count: depth)
    let tree = try Documents.read(Documents.storyboard(open + close)).tree().tree
    #expect(tree.count == depth + 1)
    #expect(tree.depth(of: depth) == depth)
  }
}
