internal import InterfaceBuilder

/// A storyboard's scenes, to be made into controllers.
///
/// Looked up by name among those registered with the session, then as `NAME.storyboard` in the bundle's folder, and in its
/// `Base.lproj`. Classes of the program have to be registered too; see `HeadlessSession.register(_:wiring:)`.
public final class UIStoryboard: NSObject {
  public let name: String
  let bundle: Bundle
  let document: InterfaceDocument?
  let session: HeadlessSession

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil ?? .main
    session = HeadlessSession.current
    document = InterfaceFile.document(named: name, kind: "storyboard", in: bundle, session)
    super.init()
  }

  /// The controller the storyboard starts with; `nil` where it names none.
  public func instantiateInitialViewController() -> UIViewController? {
    guard let document, let id = document.initialController,
      let index = document.controllers.firstIndex(where: { $0.id == id })
    else { return nil }
    return controller(at: index)
  }

  /// The controller with this storyboard identifier; a plain one and a fault where there is none.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let index = document?.controllers.firstIndex(where: { $0.storyboardIdentifier == identifier }),
      let controller = controller(at: index)
    {
      return controller
    }
    session.report(.missing(what: "view controller '\(identifier)'", where: "\(name).storyboard"))
    return UIViewController()
  }

  func controller(withID id: String?) -> UIViewController? {
    guard let id, let index = document?.controllers.firstIndex(where: { $0.id == id }) else { return nil }
    return controller(at: index)
  }

  private func controller(at index: Int) -> UIViewController? {
    guard let document else { return nil }
    if case .reference(let storyboard, let identifier, _) = document.controllers[index].kind {
      let other = storyboard.map { UIStoryboard(name: $0, bundle: bundle) } ?? self
      guard let identifier else { return other.instantiateInitialViewController() }
      return other.instantiateViewController(withIdentifier: identifier)
    }
    return ControllerMaker(self, document, index).make()
  }
}

/// The views of a xib.
public final class UINib: NSObject {
  private let document: InterfaceDocument?

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    document = InterfaceFile.document(named: name, kind: "xib", in: bundleOrNil ?? .main, HeadlessSession.current)
    super.init()
  }

  /// Makes the top-level views, with outlets and actions of the owner connected.
  public func instantiate(withOwner ownerOrNil: Any?) -> [Any] {
    guard let document else { return [] }
    let maker = ViewMaker(document)
    if let owner = ownerOrNil { maker.objects["-1"] = owner as AnyObject }
    let roots = document.scenes.flatMap(\.roots).map { maker.makeSubtree(at: $0) }
    maker.connect()
    maker.awaken()
    return roots
  }
}
