public import ViewTree

/// The view debugger's picture in text: every view a card on its own layer.
public struct ExplodedDrawing: TreeRenderer {
  public let name = "exploded"
  public let summary = "a drawing of every view as a card on its own layer, as the view debugger shows them"
  public var options: DrawingOptions

  public init(options: DrawingOptions = DrawingOptions()) {
    self.options = options
  }

  public func render(_ tree: ViewTree, to output: inout TextOutput) {
  }
}
