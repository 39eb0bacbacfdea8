public import ViewTree

/// The screen from the front.
public struct PlanDrawing: TreeRenderer {
  public let name = "plan"
  public let summary = "a drawing of the screen from the front"
  public var options: DrawingOptions

  public init(options: DrawingOptions = DrawingOptions()) {
    self.options = options
  }

  public func render(_ tree: ViewTree, to output: inout TextOutput) {
  }
}
