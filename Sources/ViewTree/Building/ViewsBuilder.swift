/// Lets views be listed one a line, from back to front, in loops and under conditions.
@resultBuilder
public enum ViewsBuilder {
  public static func buildExpression(_ view: View) -> [View] { [view] }
  public static func buildExpression(_ views: some Sequence<View>) -> [View] { Array(views) }

  /// Lets a tree stand among views: its roots become subviews.
  public static func buildExpression(_ tree: ViewTree) -> [View] {
    var levels: [[View]] = [[]]  // the views met last at every depth, from front to back
    for index in tree.indices.reversed() {
      let depth = tree.depth(of: index)
      while levels.count <= depth + 1 { levels.append([]) }
      let subviews = levels[depth + 1]
      levels[depth + 1] = []
      levels[depth].append(View(tree[index]) { subviews.reversed() })
    }
    return levels[0].reversed()
  }

  public static func buildBlock(_ views: [View]...) -> [View] { views.flatMap(\.self) }
  public static func buildOptional(_ views: [View]?) -> [View] { views ?? [] }
  public static func buildEither(first: [View]) -> [View] { first }
  public static func buildEither(second: [View]) -> [View] { second }
  public static func buildArray(_ rounds: [[View]]) -> [View] { rounds.flatMap(\.self) }
  public static func buildLimitedAvailability(_ views: [View]) -> [View] { views }
}

extension ViewTree {
  /// A tree as it is written down, see `View`.
  public init(source: Source? = nil, screen: Size? = nil, @ViewsBuilder _ roots: () -> [View]) {
    var builder = Builder()
    builder.source = source
    builder.screen = screen
    var waiting = roots().reversed().map { (view: $0, depth: 0) }
    while let (view, depth) = waiting.popLast() {
      while builder.depth > depth { builder.close() }
      builder.open(view.node)
      for subview in view.subviews.views.reversed() { waiting.append((subview, depth + 1)) }
    }
    self = builder.finish()
  }
}
