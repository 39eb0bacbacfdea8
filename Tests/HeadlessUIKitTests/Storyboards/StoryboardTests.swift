import HeadlessUIKit
import Testing
import ViewTree

private final class FormController: UIViewController {
  var field: UITextField?
  var height: NSLayoutConstraint?
  var taps: [UIButton] = []
  func send(_ sender: UIButton) { taps.append(sender) }
}

private final class Badge: UIView {
  var awoken = 0
  override func awakeFromNib() { awoken += 1 }
}

struct StoryboardTests {
  private let session = HeadlessSession()

  /// A form with a field, a button, a view of a class of the program's own, and one of a class that UIKit doesn't have here.
  private static let form = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="nav">
      <scenes>
        <scene sceneID="s0"><objects>
          <navigationController id="nav" sceneMemberID="viewController">
            <connections><segue destination="form" kind="relationship" relationship="rootViewController" id="g0"/></connections>
          </navigationController>
        </objects></scene>
        <scene sceneID="s1"><objects>
          <viewController storyboardIdentifier="Form" title="Form" id="form" customClass="FormController" sceneMemberID="viewController">
            <view key="view" id="root">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              <subviews>
                <textField placeholder="Name" borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="field">
                  <rect key="frame" x="16" y="100" width="343" height="34"/>
                  <constraints><constraint firstAttribute="height" constant="34" id="k0"/></constraints>
                </textField>
                <button buttonType="system" id="button">
                  <rect key="frame" x="20" y="200" width="100" height="30"/>
                  <state key="normal" title="Send"/>
                  <connections>
                    <action selector="send:" destination="form" eventType="touchUpInside" id="a0"/>
                    <segue destination="other" kind="presentation" identifier="more" modalPresentationStyle="fullScreen" id="g1"/>
                  </connections>
                </button>
                <view customClass="Badge" tag="4" id="badge">
                  <rect key="frame" x="0.0" y="300" width="10" height="10"/>
                  <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
                  </userDefinedRuntimeAttributes>
                </view>
                <mapView userLabel="Where" id="map"><rect key="frame" x="0.0" y="400" width="375" height="100"/></mapView>
              </subviews>
              <constraints>
                <constraint firstItem="field" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="k1"/>
                <constraint firstAttribute="trailing" secondItem="field" secondAttribute="trailing" constant="16" id="k2"/>
                <constraint firstItem="field" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="36" id="k3"/>
              </constraints>
              <viewLayoutGuide key="safeArea" id="safe"/>
            </view>
            <connections>
              <outlet property="field" destination="field" id="o0"/>
              <outlet property="height" destination="k0" id="o1"/>
            </connections>
          </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController id="other" customClass="OtherController" sceneMemberID="viewController">
            <view key="view" id="root2"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """

  private func show() -> (UIWindow, FormController)? {
    session.register(interfaceFile: Self.form, named: "Form")
    session.register(Badge.self)
    session.register(FormController.self) { wiring in
      wiring.outlet("field", \.field)
      wiring.outlet("height", \.height)
      wiring.action("send:", FormController.send)
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    let navigation = UIStoryboard(name: "Form", bundle: nil).instantiateInitialViewController() as? UINavigationController
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    session.turnRunLoop()
    guard let form = navigation?.topViewController as? FormController else { return nil }
    return (window, form)
  }

  @Test func `a storyboard's objects live, with outlets and actions`() throws {
    try session.run {
      let (window, form) = try #require(show())
      #expect(session.faults == [])
      #expect(form.title == "Form" && form.navigationController?.navigationBar.topItem?.title == "Form")
      // The status bar's 20 points, the navigation bar's 44, and 36.
      #expect(form.field?.frame == CGRect(x: 16, y: 100, width: 343, height: 34))
      form.height?.constant = 50
      window.layoutIfNeeded()
      #expect(form.field?.frame.height == 50)
      let button = try #require(form.view.subviews[1] as? UIButton)
      button.tap()
      #expect(form.taps == [button])
    }
  }

  @Test func `classes are the program's own, or stand-ins under their name`() throws {
    try session.run {
      let (_, form) = try #require(show())
      let badge = try #require(form.view.viewWithTag(4) as? Badge)
      #expect(badge.awoken == 1)
      let tree = ViewTree(capturing: form.view)
      #expect(tree.attribute("count", of: 3) == "3")
      #expect(tree.className(of: 4) == "MKMapView" && tree.name(of: 4) == "Where")
    }
  }

  @Test func `a segue leads to its destination, which is told by its class`() throws {
    try session.run {
      let (_, form) = try #require(show())
      (form.view.subviews[1] as? UIButton)?.tap()
      session.settle()
      #expect(form.navigationController?.presentedViewController?.lifecycleName == "OtherController")
      #expect(session.lifecycle.events.contains { $0.description == "OtherController viewDidAppear" })
    }
  }

  @Test func `what is missing is named`() {
    session.run {
      session.register(interfaceFile: Self.form, named: "Form")
      session.register(interfaceFile: "<document", named: "Torn")
      session.register(FormController.self)
      let controller = UIStoryboard(name: "Form", bundle: nil).instantiateViewController(withIdentifier: "Form")
      controller.loadViewIfNeeded()
      _ = UIStoryboard(name: "Form", bundle: nil).instantiateViewController(withIdentifier: "Fax")
      _ = UIStoryboard(name: "Nowhere", bundle: Bundle(path: "no-such-folder"))
      _ = UIStoryboard(name: "Torn", bundle: nil)
      let words = session.faults.map(\.description)
      #expect(
        words.prefix(5) == [
          "there is no action 'send:' in FormController", "there is no outlet 'field' in FormController",
          "there is no outlet 'height' in FormController", "there is no view controller 'Fax' in Form.storyboard",
          "there is no Nowhere.storyboard in no-such-folder",
        ])
      #expect(words.count == 6 && words.last?.hasPrefix("Torn.storyboard:1:") == true)
    }
  }
}
