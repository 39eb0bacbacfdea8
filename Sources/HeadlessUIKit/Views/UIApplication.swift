/// The program, as far as its windows go.
public final class UIApplication: NSObject {
  public enum State: Int, Sendable { case active, inactive, background }

  private let session: HeadlessSession

  private init(_ session: HeadlessSession) {
    self.session = session
    super.init()
  }

  /// That of the current session.
  public static var shared: UIApplication { UIApplication(.current) }

  public var windows: [UIWindow] { session.liveWindows }
  public var keyWindow: UIWindow? { session.keyWindow?.view as? UIWindow }
  public var applicationState: State { .active }
}
