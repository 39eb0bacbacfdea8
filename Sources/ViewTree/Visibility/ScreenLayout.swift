/// Where every view of a tree stands on the screen, and how much of it the screen and its superviews let show.
///
/// In points, x to the right and y down, from the screen's top left corner; for a tree that knows no screen, in the coordinates
/// that its roots' frames are given in.
public struct ScreenLayout: Sendable {
  private var frames: [Rect] = []
  private var visible: [Box] = []

  /// A rectangle that stands for none.
  private static let none = Rect(x: .nan, y: .nan, width: .nan, height: .nan)

  public var count: Int { frames.count }

  /// The frame of the view at `index`; `nil` where the tree has none, or one with nan or infinities in it or above it.
  public func frame(of index: Int) -> Rect? {
    frames[index].x.isNaN ? nil : frames[index]
  }

  /// What of that frame lies on the screen and inside all clipping superviews. What is hidden, transparent or covered counts too.
  ///
  /// A root of a tree that knows no screen is the screen for what is below it.
  /// - Returns: `nil` when nothing is left, or where the frame is unknown.
  public func visibleRect(of index: Int) -> Rect? {
    let box = visible[index]
    if box.isEmpty { return nil }
    // As the frame has it, not as its edges round.
    return box == Box(frames[index]) ? frames[index] : Rect(box)
  }

  /// The edges of `visibleRect(of:)`; an empty box where that is `nil`.
  func visibleBox(of index: Int) -> Box { visible[index] }

  /// What stands around the subviews of an open view while a tree is walked in preorder.
  private struct Surroundings {
    /// Where the point (0, 0) of the view's bounds is.
    var origin: Point
    /// What shows of anything inside.
    var clip: Box
  }

  init(of tree: ViewTree) {
    frames.reserveCapacity(tree.count)
    visible.reserveCapacity(tree.count)
    var open: [Surroundings] = []
    for index in tree.indices {
      let record = tree.records[index]
      open.removeLast(open.count - Int(record.depth))
      var inside = open.last ?? Surroundings(origin: .zero, clip: tree.screenBox(around: index))
      let frame = record.flags.contains(.hasFrame) ? record.frame.offsetBy(dx: inside.origin.x, dy: inside.origin.y) : Self.none
      if frame.isFinite && frame.maxX.isFinite && frame.maxY.isFinite {
        let box = Box(frame)
        frames.append(frame)
        visible.append(box.intersection(inside.clip))
        inside.origin = frame.origin
        if record.flags.contains(.clips) { inside.clip = inside.clip.intersection(box) }
      } else {
        frames.append(Self.none)
        visible.append(Box(Rect.zero))
      }
      if record.extra >= 0 {
        let bounds = tree.extras[Int(record.extra)].boundsOrigin
        if bounds.x.isFinite { inside.origin.x -= bounds.x }
        if bounds.y.isFinite { inside.origin.y -= bounds.y }
      }
      open.append(inside)
    }
  }
}

extension ViewTree {
  /// Where every view stands on the screen.
  ///
  /// A view's place is its superview's, less the superview's bounds origin, plus the origin of its own frame. Where a frame is unknown
  /// (absent, or with nan or infinities) the coordinates go on from the superview's origin.
  ///
  /// - Complexity: O(*n*) in one pass.
  public func layoutInScreen() -> ScreenLayout { ScreenLayout(of: self) }

  /// What is on screen of a root and what it holds: the tree's screen; where that is unknown, the root's frame; where that is
  /// unknown or empty too, everything.
  func screenBox(around root: Int) -> Box {
    let rect = screen.map { Rect(x: 0, y: 0, width: $0.width, height: $0.height) } ?? frame(of: root)
    guard let rect, rect.isFinite, !rect.isEmpty else { return .everywhere }
    return Box(rect)
  }
}
