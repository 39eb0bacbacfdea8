public import ViewTree

extension ViewTree {
  /// What is shown of a view: what it is set to, or what is on its way there.
  public enum CapturedState: Sendable {
    /// The properties as they are set: at once what an animation ends with.
    case model
    /// What a running animation shows at this moment of the session's clock.
    case presentation
  }

  /// The hierarchy below `view`, the view itself first, as it stands now.
  ///
  /// Looking changes nothing: no view is loaded, nothing is laid out. Views are known by the number of their making.
  /// - Complexity: O(*n*) in the number of views.
  public init(capturing view: UIView, showing state: CapturedState = .model) {
    var builder = ViewTree.Builder()
    builder.source = Source(format: "uikit")
    builder.screen = Size(width: view.headlessSession.screen.bounds.width, height: view.headlessSession.screen.bounds.height)
    // A view stands in the list until it is opened, `nil` where one is to be closed.
    var waiting: [UIView?] = [view]
    while let next = waiting.popLast() {
      guard let view = next else {
        builder.close()
        continue
      }
      builder.open(view.node(showing: state))
      waiting.append(nil)
      for subview in view.subviews.reversed() { waiting.append(subview) }
    }
    self = builder.finish()
  }

  /// The hierarchy of a view controller's view; without nodes when the view isn't loaded.
  public init(capturing controller: UIViewController, showing state: CapturedState = .model) {
    if let view = controller.viewIfLoaded {
      self.init(capturing: view, showing: state)
    } else {
      self.init()
    }
  }
}

extension UIView {
  fileprivate func node(showing state: ViewTree.CapturedState) -> ViewTree.Node {
    let shown = state == .presentation ? headlessSession.presentationState(of: self) : VisualState(self)
    var node = ViewTree.Node(
      shownClassName, identity: fileIdentity ?? String(number), name: shownName, text: shownText)
    node.frame = Rect(
      x: shown.frame.origin.x, y: shown.frame.origin.y, width: shown.frame.size.width, height: shown.frame.size.height)
    node.boundsOrigin = Point(x: shown.boundsOrigin.x, y: shown.boundsOrigin.y)
    node.alpha = shown.alpha
    node.backgroundColor = shown.backgroundColor?.treeColor
    node.isHidden = isHidden
    node.clipsToBounds = clipsToBounds
    node.isUserInteractionEnabled = isUserInteractionEnabled
    node.controller = owningController.map {
      ViewTree.Controller($0.shownClassName, title: $0.title, state: $0.appearanceState.rawValue)
    }
    if tag != 0 { node.attributes.append(ViewTree.Attribute("tag", String(tag))) }
    if let accessibilityLabel { node.attributes.append(ViewTree.Attribute("accessibilityLabel", accessibilityLabel)) }
    for attribute in userDefinedRuntimeAttributes {
      node.attributes.append(ViewTree.Attribute(attribute.keyPath, attribute.value))
    }
    for attribute in furtherAttributes { node.attributes.append(ViewTree.Attribute(attribute.name, attribute.value)) }
    return node
  }
}

// MARK: In snapshots: `assertChange(of: view) { … }` looks before and after

extension UIView: TreeCapturing {
  public func captureTree() -> ViewTree { ViewTree(capturing: self) }
}

extension UIViewController: TreeCapturing {
  public func captureTree() -> ViewTree { ViewTree(capturing: self) }
}
