import InterfaceBuilder
import InterfaceLayout
import PullParsing
import ViewTree

/// Lays out small documents written in tests.
enum Fixture {
  /// The frames, by object id, of a scene's views: `view` is what stands in its controller.
  static func frames(
    ofScene view: String, tools: String = "21507", device: String? = "retina4_7", attributes: String = "useSafeAreas=\"YES\"",
    before: String = "", after: String = "", options: LayoutOptions = LayoutOptions()
  ) throws -> [String: Rect] {
    let scenes = """
      <scenes><scene sceneID="s"><objects><viewController id="c">\(before)\(view)</viewController></objects></scene></scenes>\(after)
      """
    return try frames(of: document(tools: tools, device: device, attributes: attributes, scenes: scenes), options: options)
  }

  /// A storyboard's text around `scenes`.
  static func document(tools: String, device: String?, attributes: String = "", scenes: String) -> String {
    let device = device.map { "<device id=\"\($0)\" orientation=\"portrait\" appearance=\"light\"/>" } ?? ""
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \(attributes)>\(device)\(scenes)</document>
      """
  }

  static func frames(of text: String, options: LayoutOptions = LayoutOptions()) throws -> [String: Rect] {
    let document = try InterfaceDocument(reading: InputBytes(text), file: "Test.storyboard")
    var frames: [String: Rect] = [:]
    for root in document.scenes.flatMap(\.roots) {
      let laidOut = document.laidOut(root: root, options: options)
      for (index, frame) in zip(root..<document.views[root].end, laidOut.frames) {
        if let id = document.views[index].id { frames[id] = frame }
      }
    }
    return frames
  }

  /// A root 375 × 667 points large with `subviews` and `constraints`.
  static func root(_ subviews: String, constraints: String, size: String = "width=\"375\" height=\"667\"") -> String {
    """
    <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" \(size)/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>
    <viewLayoutGuide key="safeArea" id="safe"/></view>
    """
  }
}

extension Rect {
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
