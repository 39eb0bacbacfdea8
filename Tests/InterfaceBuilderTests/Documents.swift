import InterfaceBuilder
import PullParsing
import ViewRendering
import ViewTree

/// Small documents around what a test is about.
enum Documents {
  /// A storyboard with one scene whose view has `subviews`, on a screen of 375×667 points.
  static func storyboard(_ subviews: String, resources: String = "", colorMatched: String = "YES") -> String {
    scenes(
      """
      <scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController"><view key="view" id="v">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>\(subviews)</subviews></view></viewController></objects></scene>
      """, resources: resources, colorMatched: colorMatched)
  }

  static func scenes(_ scenes: String, initial: String = "c", resources: String = "", colorMatched: String = "YES") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
    useAutolayout="YES" colorMatched="\(colorMatched)" initialViewController="\(initial)">
    <device id="retina4_7" orientation="portrait"/><scenes>\(scenes)</scenes><resources>\(resources)</resources></document>
    """
  }

  static func macOS(_ objects: String) -> String {
    """
    <?xml version="1.0"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects>\(objects)</objects></document>
    """
  }

  static func read(_ text: String, file: String = "Main.storyboard") throws -> InterfaceDocument {
    try InterfaceDocument(reading: InputBytes(text), file: file)
  }

  /// The tree as the default dump shows it.
  static func dump(_ text: String, scene: String? = nil, files: [String: String]? = nil) throws -> String {
    let document = try read(text)
    let embedding = files.map { files in InterfaceDocument.Embedding { name in files[name].map { InputBytes($0) } } }
    return TreeDump().render(try document.tree(of: scene.map { document.scenes(named: $0) }, embedding: embedding).tree)
  }

  /// The one node below the scene's view.
  static func node(_ subview: String, resources: String = "", colorMatched: String = "YES") throws -> ViewTree.Node {
    try read(storyboard(subview, resources: resources, colorMatched: colorMatched)).tree().tree[1]
  }
}
