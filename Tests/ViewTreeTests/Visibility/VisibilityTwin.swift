import ViewTree

/// Visibility found the long way: every view asks all its ancestors, and then every other view. On whole numbers, where sums are exact.
struct VisibilityTwin {
  let tree: ViewTree

  private func ancestors(of index: Int) -> [Int] {
    Array(sequence(first: index) { tree.superview(of: $0) }.dropFirst())
  }

  func frame(of index: Int) -> Rect? {
    guard var rect = tree.frame(of: index) else { return nil }
    let origin = origin(inside: tree.superview(of: index))
    rect.x += origin.x
    rect.y += origin.y
    return rect.isFinite && rect.maxX.isFinite && rect.maxY.isFinite ? rect : nil
  }

  private func origin(inside superview: Int?) -> Point {
    guard let superview else { return .zero }
    var origin = frame(of: superview)?.origin ?? origin(inside: tree.superview(of: superview))
    let bounds = tree.boundsOrigin(of: superview)
    if bounds.x.isFinite { origin.x -= bounds.x }
    if bounds.y.isFinite { origin.y -= bounds.y }
    return origin
  }

  func screen(of index: Int) -> Rect? {
    let root = ancestors(of: index).last ?? index
    let screen = tree.screen.map { Rect(x: 0, y: 0, width: $0.width, height: $0.height) } ?? tree.frame(of: root)
    return screen.flatMap { $0.isFinite && !$0.isEmpty ? $0 : nil }
  }

  func visibleRect(of index: Int) -> Rect? {
    guard var rect = frame(of: index), rect.maxX > rect.x, rect.maxY > rect.y else { return nil }
    let clips = ancestors(of: index).filter(tree.clipsToBounds).compactMap(frame)
    for other in clips + [screen(of: index)].compactMap({ $0 }) {
      guard let rest = rect.intersection(other) else { return nil }
      rect = rest
    }
    return rect
  }

  func visibility(of index: Int) -> Visibility {
    let ancestors = ancestors(of: index)
    if tree.isHidden(index) { return .hidden }
    if let culprit = ancestors.first(where: tree.isHidden) { return .hiddenBy(culprit) }
    if tree.alpha(of: index) <= 0 { return .transparent }
    if let culprit = ancestors.first(where: { tree.alpha(of: $0) <= 0 }) { return .transparentBy(culprit) }
    if let frame = tree.frame(of: index), frame.width <= 0 || frame.height <= 0 { return .empty }

    let everything = Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    let own = frame(of: index)
    if let own, own.maxX == own.x || own.maxY == own.y { return .visible }
    guard var rest = (own ?? everything).intersection(screen(of: index) ?? everything) else { return .offScreen }
    for clip in ancestors where tree.clipsToBounds(clip) {
      guard let frame = frame(of: clip) else { continue }
      guard let left = rest.intersection(frame) else { return .clippedBy(clip) }
      rest = left
    }
    guard own != nil else { return .visible }
    for other in tree.indices.reversed() where !tree.subtree(of: index).contains(other) && other > index {
      if covers(other, rest) { return .coveredBy(other) }
    }
    return .visible
  }

  private func covers(_ index: Int, _ rect: Rect) -> Bool {
    let all = ancestors(of: index) + [index]
    return tree.backgroundColor(of: index)?.isOpaque == true && all.allSatisfy { !tree.isHidden($0) && tree.alpha(of: $0) >= 1 }
      && visibleRect(of: index)?.contains(rect) == true
  }
}
