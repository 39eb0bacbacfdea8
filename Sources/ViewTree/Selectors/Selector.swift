extension ViewTree {
  public struct Selector: Equatable, Sendable {}
}
