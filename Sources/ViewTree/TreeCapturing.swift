/// What has a view tree at any moment: a view, a screen, a tree itself.
public protocol TreeCapturing {
  /// The hierarchy as it is now. Asked again, it may have changed.
  func captureTree() throws -> ViewTree
}

extension ViewTree: TreeCapturing {
  public func captureTree() -> ViewTree { self }
}
