extension ViewTree {
  /// Whether each view can be seen, and if not, why; one entry a node, in preorder.
  ///
  /// Places are those of `layoutInScreen()`. A view covers another when it comes later in preorder and isn't inside it, has a
  /// background without transparency, and neither it nor what is around it has an alpha below 1; two views that only together
  /// cover a third don't count.
  ///
  /// - Complexity: O(*n* log *n*), except for covering: there each view that is otherwise visible asks `CoveringViews`, which takes
  ///   O(log *n*) on what looks like a screen, and O(*n*^¾) at worst known. Memory is O(*n*); nothing recurses.
  public func visibilities() -> [Visibility] {
    var walk = VisibilityWalk(tree: self, layout: layoutInScreen())
    for index in indices { walk.visit(index) }
    walk.findCovered()
    return walk.visibilities
  }
}

/// One walk through a tree in preorder, which finds every reason but covering; and then that.
private struct VisibilityWalk {
  /// What an open view does to those inside it. -1 stands for no view.
  private struct Surroundings {
    var hidden: Int32 = -1
    var transparent: Int32 = -1
    var isOpaque = true
    /// The innermost link of the clipping chain.
    var clip: Int32 = -1
    /// What the root has for a screen.
    var screen = Box.everywhere
  }

  let tree: ViewTree
  let layout: ScreenLayout
  private(set) var visibilities: [Visibility] = []
  private var open: [Surroundings] = []
  private var clips = ClippingChain()
  private var covers: [CoveringViews.Cover] = []

  init(tree: ViewTree, layout: ScreenLayout) {
    self.tree = tree
    self.layout = layout
    visibilities.reserveCapacity(tree.count)
  }

  mutating func visit(_ index: Int) {
    let record = tree.records[index]
    let extra = tree.extra(of: index)
    open.removeLast(open.count - Int(record.depth))
    var inside = open.last ?? Surroundings(screen: tree.screenBox(around: index))
    let visibility = visibility(of: index, record, alpha: extra.alpha, in: inside)
    visibilities.append(visibility)

    if record.flags.contains(.isHidden) { inside.hidden = Int32(index) }
    if extra.alpha <= 0 { inside.transparent = Int32(index) }
    if !(extra.alpha >= 1) { inside.isOpaque = false }
    if record.flags.contains(.clips), let frame = layout.frame(of: index) {
      inside.clip = Int32(clips.add(index, box: Box(frame), inside: Int(inside.clip)))
    }
    if visibility == .visible, inside.isOpaque, let background = extra.background, Color(packed: background).isOpaque {
      let box = layout.visibleBox(of: index)
      if !box.isEmpty { covers.append(.init(box: box, view: Int32(index))) }
    }
    open.append(inside)
  }

  private func visibility(of index: Int, _ record: Record, alpha: Double, in outside: Surroundings) -> Visibility {
    if record.flags.contains(.isHidden) { return .hidden }
    if outside.hidden >= 0 { return .hiddenBy(Int(outside.hidden)) }
    if alpha <= 0 { return .transparent }
    if outside.transparent >= 0 { return .transparentBy(Int(outside.transparent)) }
    if record.flags.contains(.hasFrame), record.frame.width <= 0 || record.frame.height <= 0 { return .empty }
    guard layout.visibleBox(of: index).isEmpty else { return .visible }

    var onScreen = outside.screen
    if let frame = layout.frame(of: index) {
      onScreen = onScreen.intersection(Box(frame))
      // A frame so small that its edges fall together is no reason to call the view anything but what it is.
      if Box(frame).isEmpty { return .visible }
      if onScreen.isEmpty { return .offScreen }
    }
    return clips.culprit(for: onScreen, inside: Int(outside.clip)).map { .clippedBy($0) } ?? .visible
  }

  mutating func findCovered() {
    let covers = CoveringViews(covers)
    var waiting: [(branch: Int, range: Range<Int>)] = []
    for index in tree.indices where visibilities[index] == .visible {
      let box = layout.visibleBox(of: index)
      if box.isEmpty { continue }
      if let cover = covers.frontmost(holding: box, from: Int(tree.records[index].end), &waiting) {
        visibilities[index] = .coveredBy(cover)
      }
    }
  }
}
