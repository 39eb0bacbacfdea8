/// A view written down in a test, with what it holds.
///
///     let tree = ViewTree(screen: Size(width: 375, height: 667)) {
///       View("UIWindow", frame: (0, 0, 375, 667)) {
///         View("UILabel", frame: (10, 10, 118, 40), text: "Hi").hidden()
///         for page in 0..<2 {
///           View("UIView", name: "page \(page)", frame: (Double(page) * 375, 60, 375, 607)).background("#ff8000")
///         }
///       }
///     }
///
/// Made for writing by hand: readers and other code that makes many nodes use `ViewTree.Builder`. Nesting may be as deep as it
/// likes, also when a loop wraps view around view.
public struct View: Sendable {
  /// The view's own properties.
  public var node: ViewTree.Node
  let subviews: Subviews

  /// - Parameters:
  ///   - frame: x, y, width and height in points, in the superview's coordinates.
  ///   - subviews: From back to front.
  public init(
    _ className: String, identity: String? = nil, name: String? = nil,
    frame: (x: Double, y: Double, width: Double, height: Double)? = nil, text: String? = nil,
    @ViewsBuilder subviews: () -> [View] = { [] }
  ) {
    let rect = frame.map { Rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
    node = ViewTree.Node(className, identity: identity, name: name, frame: rect, text: text)
    self.subviews = Subviews(subviews())
  }

  /// A view with all properties of `node`.
  public init(_ node: ViewTree.Node, @ViewsBuilder subviews: () -> [View] = { [] }) {
    self.node = node
    self.subviews = Subviews(subviews())
  }
}

// MARK: What a view is beside its frame and text

extension View {
  public func hidden(_ isHidden: Bool = true) -> View { with { $0.isHidden = isHidden } }
  public func alpha(_ alpha: Double) -> View { with { $0.alpha = alpha } }
  /// Sets `clipsToBounds`.
  public func clips(_ clipsToBounds: Bool = true) -> View { with { $0.clipsToBounds = clipsToBounds } }
  /// Sets `isUserInteractionEnabled`.
  public func interactive(_ isEnabled: Bool) -> View { with { $0.isUserInteractionEnabled = isEnabled } }
  /// Sets the origin of `bounds`, in points: for a scroll view, its content offset.
  public func boundsOrigin(_ x: Double, _ y: Double) -> View { with { $0.boundsOrigin = Point(x: x, y: y) } }
  public func background(_ color: Color?) -> View { with { $0.backgroundColor = color } }

  /// Sets the background to a colour written in the source: `"#ff8000"` or, with alpha, `"#ff800080"`.
  public func background(_ hex: StaticString) -> View {
    guard let color = Color(hex: hex.description) else {
      preconditionFailure("'\(hex)' is no colour; write #rrggbb or #rrggbbaa")
    }
    return background(color)
  }

  /// Sets the view controller whose `view` this is.
  public func controller(_ className: String, title: String? = nil, state: String? = nil) -> View {
    with { $0.controller = ViewTree.Controller(className, title: title, state: state) }
  }

  /// Adds a further attribute behind those the view has.
  public func attribute(_ name: String, _ value: String) -> View {
    with { $0.attributes.append(ViewTree.Attribute(name, value)) }
  }

  private func with(_ change: (inout ViewTree.Node) -> Void) -> View {
    var view = self
    change(&view.node)
    return view
  }
}

/// The subviews of a view that is written down. A class so that it can go level by level: values nested in values would go by
/// recursion, and a deep hierarchy would overflow the stack.
final class Subviews: Sendable {
  /// Changes only when nobody else can see it, in `deinit`.
  nonisolated(unsafe) private(set) var views: [View]

  init(_ views: [View]) {
    self.views = views
  }

  deinit {
    var doomed: [Subviews] = []
    func take(_ views: [View]) {
      for view in views where !view.subviews.views.isEmpty { doomed.append(view.subviews) }
    }
    take(views)
    views = []
    while var subviews = doomed.popLast() {
      guard isKnownUniquelyReferenced(&subviews) else { continue }
      take(subviews.views)
      subviews.views = []
    }
  }
}
