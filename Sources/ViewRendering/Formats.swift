/// Every way to show a tree.
public enum Formats {
  /// The dumps, in the order `plainview formats` lists them. Add yours at the end.
  public static let dumps: [any TreeRenderer] = [
    TreeDump(),
    UIKitDump(),
    ControllersDump(),
    JSONDump(),
    JSONLinesDump(),
  ]
}
