public import ViewTree

/// A drawing as an SVG document that needs nothing else: for browsers, documents and reviews.
///
/// The same views as the drawings made of characters show, in their own colours, in light and dark surroundings. Pointing at one
/// tells what it is. Names and texts are clipped to their boxes. A column counts 8 pixels.
public struct SVGDrawing: TreeRenderer {
  public enum Style: Sendable {
    case plan, exploded
  }

  public let name: String
  public let summary: String
  public var isData: Bool { true }
  public var isWholeFile: Bool { true }
  public let style: Style
  public var options: DrawingOptions

  public init(_ style: Style = .plan, options: DrawingOptions = DrawingOptions()) {
    self.style = style
    self.options = options
    name = style == .plan ? "svg" : "svg-exploded"
    summary =
      style == .plan
      ? "the screen from the front as an SVG file, a column 8 pixels" : "the cards on their layers as an SVG file, a column 8 pixels"
  }

  public func render(_ tree: ViewTree, to output: inout TextOutput) {
    render([SceneTree(name: nil, tree: tree)], to: &output)
  }

  public func render(_ scenes: [SceneTree], to output: inout TextOutput) {
    let maximum = max(SVGPicture.maximumViews / max(scenes.count, 1), 100)
    let pictures = scenes.map { scene in
      var picture = SVGPicture.pictures(of: [scene.tree], style == .plan ? .plan : .exploded, options)[0]
      picture.limit(to: maximum)
      return (scene.name, picture)
    }
    SVGDocument(pictures: pictures).write(to: &output)
  }
}
