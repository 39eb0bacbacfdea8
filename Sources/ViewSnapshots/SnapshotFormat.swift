public import ViewRendering

/// How a snapshot shows a tree: what `as:` takes.
///
/// Any renderer will do: `SnapshotFormat(TreeDump(usesASCII: true))`. A format of your own is one line:
///
///     extension SnapshotFormat { static var mine: Self { Self(MyDump()) } }
public struct SnapshotFormat: Sendable {
  public let renderer: any TreeRenderer

  public init(_ renderer: any TreeRenderer) {
    self.renderer = renderer
  }

  public static var tree: Self { Self(TreeDump()) }
  public static var uikit: Self { Self(UIKitDump()) }
  public static var controllers: Self { Self(ControllersDump()) }
  public static var json: Self { Self(JSONDump()) }
  /// At most 80 columns, without colour.
  public static var plan: Self { Self(PlanDrawing()) }
  /// At most 80 columns, without colour.
  public static var exploded: Self { Self(ExplodedDrawing()) }
}
