import ViewTree

/// What views have from those they are in.
extension SVGPicture {
  /// How opaque each view is with all it is in; nan counts as opaque.
  var alphas: [Double] {
    inherited(from: 1) { node, outer in
      let alpha = tree.alpha(of: node)
      return alpha.isNaN ? outer : outer * min(max(alpha, 0), 1)
    }
  }

  /// The view of the controller that each view is part of, or -1.
  var owners: [Int32] {
    inherited(from: -1) { node, outer in tree.extra(of: node).controllerClass >= 0 ? Int32(node) : outer }
  }

  /// The colour that each view's letters stand on; `nil` for the drawing's own. In the exploded form a card has its own or none.
  var backdrops: [Color?] {
    inherited(from: nil) { node, outer in
      guard let color = tree.backgroundColor(of: node), color.alpha >= 128 else { return style == .plan ? outer : nil }
      return color
    }
  }

  private func inherited<Value>(from root: Value, _ own: (_ node: Int, _ outer: Value) -> Value) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(tree.count)
    for node in tree.indices { values.append(own(node, tree.superview(of: node).map { values[$0] } ?? root)) }
    return values
  }
}
