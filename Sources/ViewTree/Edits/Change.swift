extension ViewTree {
  /// A new value for one property of a view.
  public enum Change: Equatable, Sendable {
    case className(String)
    case identity(String?)
    case name(String?)
    case text(String?)
    case frame(Rect?)
    /// One number of the frame; the others stay, or are 0 where there was none.
    case framePart(FramePart, Double)
    case boundsOrigin(Point)
    case isHidden(Bool)
    case alpha(Double)
    case clipsToBounds(Bool)
    case isUserInteractionEnabled(Bool)
    case backgroundColor(Color?)
    case controller(Controller?)
    /// The controller's class; title and state stay.
    case controllerClass(String)
    /// The title of the controller, where there is one.
    case controllerTitle(String?)
    /// The appearance state of the controller, where there is one.
    case controllerState(String?)
    /// The value of every attribute of that name; where there is none, a new one behind the others. `nil` takes them away.
    case attribute(String, String?)

    public enum FramePart: String, Equatable, Sendable {
      case x, y, width, height
    }
  }

  /// The tree with `changes` made, one after the other, to each of the views at `indices`.
  ///
  /// - Complexity: O(*n*) in the size of the tree, for copying it, and O(1) a change and view; texts are kept once for all views.
  public func setting(_ indices: some Sequence<Int>, to changes: Change...) throws(EditError) -> ViewTree {
    try setting(indices, to: changes)
  }

  /// The tree with `changes` made, one after the other, to each of the views at `indices`.
  public func setting(_ indices: some Sequence<Int>, to changes: [Change]) throws(EditError) -> ViewTree {
    let indices = Array(indices)
    for index in indices { try check(index) }
    var editor = PropertyEditor(tree: self)
    for change in changes { editor.make(change, at: indices) }
    return editor.tree
  }

  public func hiding(_ indices: some Sequence<Int>) throws(EditError) -> ViewTree { try setting(indices, to: .isHidden(true)) }
  public func showing(_ indices: some Sequence<Int>) throws(EditError) -> ViewTree { try setting(indices, to: .isHidden(false)) }
}
