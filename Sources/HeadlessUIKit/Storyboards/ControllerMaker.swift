internal import InterfaceBuilder

/// Makes one controller of a storyboard; its views come when they are asked for.
struct ControllerMaker {
  private let storyboard: UIStoryboard
  private let document: InterfaceDocument
  private let index: Int

  init(_ storyboard: UIStoryboard, _ document: InterfaceDocument, _ index: Int) {
    self.storyboard = storyboard
    self.document = document
    self.index = index
  }

  private static let baseClasses: [String: UIViewController.Type] = [
    "UIViewController": UIViewController.self, "UINavigationController": UINavigationController.self,
    "UITabBarController": UITabBarController.self, "UIPageViewController": UIPageViewController.self,
  ]

  func make() -> UIViewController? {
    let saved = document.controllers[index]
    let registered = saved.customClass.flatMap { storyboard.session.classes.controllers[$0] }
    let base = Self.baseClasses[saved.baseClass]
    let type = registered?.type ?? base ?? UIViewController.self
    let isStandIn = registered == nil && (saved.customClass != nil || base == nil)
    guard let controller = type.init(coder: InterfaceCoder(standIn: isStandIn ? saved.className : nil)) else { return nil }
    controller.storyboard = storyboard
    if let title = saved.title { controller.title = title }
    controller.segueTemplates = segues(of: saved.id)
    let root = document.views.indices.first { document.views[$0].controller == index && document.views[$0].superview == nil }
    if let root { controller.viewLoader = { loadView(root, of: $0) } }
    addRelated(to: controller)
    controller.awakeFromNib()
    return controller
  }

  /// What a navigation or tab bar controller holds from the start.
  private func addRelated(to controller: UIViewController) {
    let id = document.controllers[index].id
    let related = document.connections.compactMap { connection -> UIViewController? in
      guard connection.source == id, case .segue(_, let relationship?, _) = connection.kind,
        relationship == "rootViewController" || relationship == "viewControllers"
      else { return nil }
      return storyboard.controller(withID: connection.destination)
    }
    if let navigation = controller as? UINavigationController { navigation.viewControllers = related }
    if let tabs = controller as? UITabBarController { tabs.viewControllers = related }
  }

  /// The segues that start at the controller itself or at one of its views, but for embeddings.
  private func segues(of id: String?) -> [SegueTemplate] {
    document.connections.compactMap { connection in
      guard connection.source == id, case .segue(let kind, nil, let identifier) = connection.kind, kind != "embed" else { return nil }
      return template(kind, identifier, connection.destination)
    }
  }

  private func template(_ kind: String, _ identifier: String?, _ destination: String?) -> SegueTemplate {
    SegueTemplate(identifier: identifier, kind: kind) { [storyboard] in storyboard.controller(withID: destination) }
  }

  // MARK: The view

  private func loadView(_ root: Int, of controller: UIViewController) -> UIView {
    let maker = ViewMaker(document)
    let saved = document.controllers[index]
    if let id = saved.id { maker.objects[id] = controller }
    maker.controller = controller
    let view = maker.makeSubtree(at: root)
    controller.view = view
    maker.registerPrototypes()
    maker.connect()
    for connection in document.connections {
      guard case .segue(let kind, nil, let identifier) = connection.kind, let source = connection.source,
        let place = maker.objects[source] as? UIView
      else { continue }
      if kind == "embed" {
        embed(connection.destination, identifier, in: place, of: controller)
      } else if let control = place as? UIControl {
        let template = template(kind, identifier, connection.destination)
        control.addAction(UIAction { [weak controller] action in Self.follow(template, controller, action.sender) }, for: .touchUpInside)
      }
    }
    maker.awaken()
    return view
  }

  private static func follow(_ template: SegueTemplate, _ controller: UIViewController?, _ sender: Any?) {
    guard let controller, controller.shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: sender),
      let destination = template.makeDestination()
    else { return }
    controller.run(template, to: destination, sender)
  }

  /// A container view's controller is made a child, as large as the container.
  private func embed(_ destination: String?, _ identifier: String?, in place: UIView, of controller: UIViewController) {
    guard let child = storyboard.controller(withID: destination) else {
      return controller.headlessSession.report(.missing(what: "controller to embed", where: "\(storyboard.name).storyboard"))
    }
    controller.prepare(for: UIStoryboardSegue(identifier: identifier, source: controller, destination: child), sender: place)
    controller.addChild(child)
    if let view = child.view {
      view.frame = place.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      place.addSubview(view)
    }
    child.didMove(toParent: controller)
  }
}
