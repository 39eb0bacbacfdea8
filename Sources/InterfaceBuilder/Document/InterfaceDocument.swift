public import PullParsing
public import ViewTree

/// A storyboard or a xib, typed: what it says, before anything is made of it.
///
/// Everything stands in flat arrays, whose elements name each other by index: a scene its controllers, a view its superview and
/// its scene, each the element it was read from. Views stand in preorder, so a subtree is a range.
public struct InterfaceDocument: Sendable {
  /// What errors and notes call the document.
  public let file: String
  public let kind: Kind
  public let platform: Platform
  /// The `toolsVersion` attribute: the build of Interface Builder that saved the file, 14113 say.
  public let toolsVersion: String?
  /// The `targetRuntime` attribute as written.
  public let targetRuntime: String?
  public let usesAutoLayout: Bool
  public let usesTraitCollections: Bool
  public let usesSafeAreas: Bool
  /// Whether colours are converted between colour spaces; before Xcode 7 their components were used as they stand.
  public let matchesColors: Bool
  /// The object id of the controller a storyboard starts with.
  public let initialController: String?
  public let device: Device?
  /// The screen of the device; nil where the file names none that is known.
  public let deviceScreen: DeviceScreen?
  /// Which way up the file shows its device.
  public let orientation: ScreenOrientation
  /// The screen's size in points, turned as the file says.
  public let screen: Size?
  /// What the file was saved for, which its frames follow. Before Xcode 8 that was any size, which decides nothing.
  public let savedTraits: Traits
  /// What the file's variations were applied for.
  public internal(set) var traits: Traits

  public internal(set) var scenes: [Scene] = []
  public internal(set) var controllers: [Controller] = []
  public internal(set) var views: [View] = []
  public internal(set) var constraints: [Constraint] = []
  public internal(set) var connections: [Connection] = []
  public internal(set) var layoutGuides: [LayoutGuide] = []
  public internal(set) var resources = Resources()
  /// What was met that the reader does not know, or that is odd.
  public internal(set) var notes: [Note] = []

  /// The document as it is written, with the variations for `traits` in place of what they vary.
  public internal(set) var elements: ElementTree

  public enum Kind: String, Sendable {
    case storyboard, xib
  }

  /// What a document is for, by its name.
  public enum Platform: String, Sendable {
    case iOS, tvOS, watchOS, macOS
  }

  /// The device that Interface Builder showed the file for.
  public struct Device: Equatable, Sendable {
    /// `retina4_7`, `ipad9_7`.
    public var id: String
    public var orientation: String?
    public var appearance: String?
    /// `fullscreen`, or which part of an iPad's screen: `splitview1_3`.
    public var layout: String?
  }

  /// Something a reader of the tree should know: where, and what.
  public struct Note: Equatable, Sendable, CustomStringConvertible {
    public var location: SourceLocation
    public var message: String

    public init(_ message: String, at location: SourceLocation) {
      self.message = message
      self.location = location
    }

    public var description: String { "\(location): note: \(message)" }
  }

  // Looked up often: the controllers by object id, and the segues by the element they start at (ids may
  // occur twice in files that were merged by hand).
  var controllerIndices: [String: Int] = [:]
  var segues: [Int: [Int]] = [:]
}
