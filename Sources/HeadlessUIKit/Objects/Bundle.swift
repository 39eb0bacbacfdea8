/// A folder that storyboards, nibs and images are looked up in.
///
/// Sendable: all it has is constant; the compiler can't see that behind the open class it comes from.
public final class Bundle: NSObject, @unchecked Sendable {
  public let bundlePath: String

  /// `nil` for an empty path.
  public init?(path: String) {
    guard !path.isEmpty else { return nil }
    bundlePath = path
    super.init()
  }

  private init(folder: String) {
    bundlePath = folder
    super.init()
  }

  /// The folder the program runs in.
  public static let main = Bundle(folder: ".")
}
