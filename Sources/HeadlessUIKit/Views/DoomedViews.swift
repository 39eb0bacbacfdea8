/// Releases deep hierarchies level by level: view releasing view releasing view would overflow the stack.
enum DoomedViews {
  static func release(_ subviews: inout [UIView]) {
    guard subviews.contains(where: { !$0.subviews.isEmpty }) else { return }
    var doomed = subviews
    subviews = []
    while var view = doomed.popLast() {
      guard isKnownUniquelyReferenced(&view) else { continue }
      doomed.append(contentsOf: view.subviews)
      view.subviews = []
    }
  }
}
