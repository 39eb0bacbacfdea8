/// A folder that storyboards, nibs and images are looked up in.
public final class Bundle: Hashable, Sendable {
  public let bundlePath: String

  /// `nil` for an empty path.
  public init?(path: String) {
    guard !path.isEmpty else { return nil }
    bundlePath = path
  }

  private init(folder: String) { bundlePath = folder }

  /// The same as `main`: a program and what it links are one here.
  public convenience init(for aClass: AnyClass) { self.init(folder: ".") }

  /// The folder the program runs in.
  public static let main = Bundle(folder: ".")

  public static func == (a: Bundle, b: Bundle) -> Bool { a.bundlePath == b.bundlePath }
  public func hash(into hasher: inout Hasher) { hasher.combine(bundlePath) }
}
