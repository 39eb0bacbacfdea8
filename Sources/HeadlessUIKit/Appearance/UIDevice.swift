/// The device of the current session.
public final class UIDevice: NSObject {
  public static var current: UIDevice { UIDevice() }

  public var userInterfaceIdiom: UIUserInterfaceIdiom { HeadlessSession.current.traitCollection.userInterfaceIdiom }
}
