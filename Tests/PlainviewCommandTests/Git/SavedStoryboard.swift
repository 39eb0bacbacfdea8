/// A storyboard with two scenes, as two versions of a tool save it: what a test changes, and what the tool does by itself.
struct SavedStoryboard {
  var titleY = 20
  var buttonY = 200
  var leading = 16
  /// Whether the later tool saved it: other versions, another device's name, another order of what has none, other canvas positions,
  /// a note that a frame is misplaced.
  var isResaved = false
  /// Whether the second scene has one label more.
  var hasFooter = false

  var text: String {
    let constraints = [
      #"<constraint firstItem="ttl-01-aaa" firstAttribute="leading" secondItem="vie-01-aaa" secondAttribute="leading" constant="\#(leading)" id="con-01-aaa"/>"#,
      #"<constraint firstItem="ttl-01-aaa" firstAttribute="top" secondItem="vie-01-aaa" secondAttribute="top" constant="20" id="con-02-aaa"/>"#,
      #"<constraint firstItem="but-01-aaa" firstAttribute="centerX" secondItem="vie-01-aaa" secondAttribute="centerX" id="con-03-aaa"/>"#,
    ]
    let outlets = [
      #"<outlet property="button" destination="but-01-aaa" id="out-01-aaa"/>"#,
      #"<outlet property="titleLabel" destination="ttl-01-aaa" id="out-02-aaa"/>"#,
    ]
    func listed(_ lines: [String]) -> String { (isResaved ? lines.reversed() : lines).joined(separator: "\n") }
    let footer =
      #"<subviews><label text="The end" id="ftr-01-aaa"><rect key="frame" x="0.0" y="600" width="375" height="20"/></label></subviews>"#
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(isResaved ? "22505" : "13771")" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="ctl-01-aaa">
      \(isResaved ? #"<device id="retina4_7" orientation="portrait" appearance="light"/>"# : #"<device id="retina4_7" orientation="portrait"/>"#)
      <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="\(isResaved ? "22504" : "13772")"/></dependencies>
      <scenes>
      <scene sceneID="scn-01-aaa"><objects>
      <viewController id="ctl-01-aaa" customClass="LoginViewController" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="vie-01-aaa"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <label \(isResaved ? #"misplaced="YES" "# : "")opaque="NO" text="Sign in" id="ttl-01-aaa" userLabel="Title">
      <rect key="frame" x="16" y="\(titleY)\(isResaved ? ".0" : "")" width="200" height="21"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      <button opaque="NO" id="but-01-aaa"><rect key="frame" x="150" y="\(buttonY)" width="75" height="30"/><state key="normal" title="Go"/>
      <connections><action selector="go:" destination="ctl-01-aaa" eventType="touchUpInside" id="act-01-aaa"/></connections></button>
      </subviews><constraints>
      \(listed(constraints))
      </constraints></view>
      <connections>
      \(listed(outlets))
      </connections></viewController>
      </objects><point key="canvasLocation" x="\(isResaved ? 20 : 100)" y="100"/></scene>
      <scene sceneID="scn-02-aaa"><objects>
      <viewController id="ctl-02-aaa" customClass="HelpViewController" sceneMemberID="viewController">
      <view key="view" id="vie-02-aaa"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>\(hasFooter ? footer : "")</view>
      </viewController></objects></scene>
      </scenes>
      <resources>\(isResaved ? #"<systemColor name="systemBackgroundColor"><color white="1" alpha="1"/></systemColor>"# : "")</resources>
      </document>

      """
  }
}
