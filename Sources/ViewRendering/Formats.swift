/// Every way to show a tree.
public enum Formats {
  /// The dumps, in the order `plainview formats` lists them. Add yours at the end.
  public static let dumps: [any TreeRenderer] = [
    TreeDump(),
    UIKitDump(),
    ControllersDump(),
    JSONDump(),
    JSONLinesDump(),
    OutlineDump(),
  ]

  /// The drawings, in the order `plainview formats` lists them. Add yours at the end.
  public static func drawings(_ options: DrawingOptions = DrawingOptions()) -> [any TreeRenderer] {
    [
      PlanDrawing(options: options),
      ExplodedDrawing(options: options),
      SVGDrawing(.plan, options: options),
      SVGDrawing(.exploded, options: options),
    ]
  }
}
