/// Why a tree can't be edited the way it was asked for.
public enum EditError: Error, Equatable, CustomStringConvertible {
  /// No node has that index.
  case noSuchView(Int, count: Int)
  /// A superview has fewer subviews than the position asked for needs.
  case noSuchPosition(Int, subviews: Int)
  /// A view can't stand inside itself.
  case intoItself(view: String, superview: String)

  public var description: String {
    switch self {
    case .noSuchView(let index, let count): "error: there is no view number \(index) among \(count); indices are those of this very tree"
    case .noSuchPosition(let position, let subviews):
      "error: no view can stand at position \(position) among \(subviews) subviews; give 0 (at the back) to \(subviews) (in front)"
    case .intoItself(let view, let superview):
      "error: \(view) can't move into \(superview), which is \(view == superview ? "itself" : "inside it"); move \(superview) out first"
    }
  }
}
