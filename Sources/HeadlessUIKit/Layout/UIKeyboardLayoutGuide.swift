/// The part of a view that the keyboard covers, and where there is none, what the safe area leaves out at the bottom (Apple's page on
/// `keyboardLayoutGuide`). `HeadlessSession.showKeyboard(height:)` brings one up.
public final class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide ends at the safe area's bottom where there is no keyboard, rather than at the view's.
  public var usesBottomSafeArea = true {
    didSet { owningView?.insetsMayHaveChanged() }
  }

  init(of view: UIView) {
    super.init(kind: .keyboard, of: view)
    identifier = "UIKeyboardLayoutGuide"
  }
}

extension UIView {
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = constraintState.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(of: self)
    constraintState.keyboardGuide = guide
    return guide
  }

  /// How much of the view's bottom belongs to the keyboard's guide.
  var keyboardOverlap: CGFloat {
    let leastHeight = layoutState?.keyboardGuide?.usesBottomSafeArea == false ? 0 : safeAreaInsets.bottom
    guard let window, headlessSession.keyboardHeight > 0 else { return leastHeight }
    let bottom = convert(CGPoint(x: 0, y: boundsOrigin.y + size.height), to: nil).y
    return max(leastHeight, min(size.height, bottom - (window.size.height - headlessSession.keyboardHeight)))
  }
}
