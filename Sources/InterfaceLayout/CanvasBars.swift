internal import InterfaceBuilder
import ViewTree

/// The bars that a controller's view is shown with on the canvas: those its simulated metrics name, or those it would have where
/// segues lead to it.
struct CanvasBars: Equatable {
  enum Top: Equatable {
    case none
    case navigation(isLarge: Bool, isTranslucent: Bool, isPrompted: Bool)
  }

  enum Bottom: Equatable {
    case none
    case tab(isTranslucent: Bool)
    case toolbar(isTranslucent: Bool)
  }

  var top = Top.none
  var bottom = Bottom.none
  /// Whether the controller comes over another one.
  var isPresented = false
  /// What the metrics say of the status bar; `nil`: nothing.
  var hasStatusBar: Bool?
}

/// Finds the bars of a document's controllers.
struct CanvasBarsFinder {
  private let document: InterfaceDocument
  /// For a controller's object id, the segues that lead to it.
  private var incoming: [String: [Int]] = [:]

  init(_ document: InterfaceDocument) {
    self.document = document
    for (index, connection) in document.connections.enumerated() {
      if case .segue = connection.kind, let destination = connection.destination {
        incoming[destination, default: []].append(index)
      }
    }
  }

  func bars(of controller: Int) -> CanvasBars {
    var bars = inferred(for: controller)
    applySimulatedMetrics(of: document.controllers[controller].element, to: &bars)
    if let view = document.views.first(where: { $0.controller == controller && $0.superview == nil && $0.key == "view" }) {
      applySimulatedMetrics(of: view.element, to: &bars)
    }
    return bars
  }

  // MARK: Inferred

  /// What the containers around a controller give it, from the inside out; a controller that is shown or pushed has what the one
  /// that shows it has.
  private func inferred(for controller: Int) -> CanvasBars {
    var bars = CanvasBars()
    var hasTop = false
    var hasBottom = false
    // What is shown goes onto the nearest navigation controller's stack, and covers tab bars inside that.
    var coversTabBars = false
    var current = controller
    var seen: Set<Int> = []
    while seen.insert(current).inserted {
      if current != controller {
        var own = CanvasBars()
        applySimulatedMetrics(of: document.controllers[current].element, to: &own)
        if !hasTop, own.top != .none {
          bars.top = own.top
          hasTop = true
        }
        if !hasBottom, own.bottom != .none {
          bars.bottom = own.bottom
          hasBottom = true
        }
      }
      guard let (parent, kind, relationship) = parent(of: current) else { break }
      let container = document.controllers[parent]
      switch kind {
      case "relationship":
        if container.baseClass == "UINavigationController", relationship == "rootViewController" {
          if !hasTop { bars.top = navigationBar(of: parent) }
          hasTop = true
          coversTabBars = false
          if !hasBottom, let toolbar = toolbar(of: parent) {
            bars.bottom = toolbar
            hasBottom = true
          }
        } else if container.baseClass == "UITabBarController", !coversTabBars {
          if !hasBottom { bars.bottom = .tab(isTranslucent: isTranslucent("tabBar", of: parent)) }
          hasBottom = true
        }
      case "show", "push", "showDetail":
        coversTabBars = true
        if hidesBottomBar(current) { hasBottom = true }
      case "embed": return bars
      default:
        bars.isPresented = true
        return bars
      }
      current = parent
    }
    return bars
  }

  private func hidesBottomBar(_ controller: Int) -> Bool {
    document.elements.flag("hidesBottomBarWhenPushed", of: document.controllers[controller].element) ?? false
  }

  /// The controller that a segue leads from, a relationship before any other.
  private func parent(of controller: Int) -> (controller: Int, kind: String, relationship: String?)? {
    guard let id = document.controllers[controller].id else { return nil }
    var found: (controller: Int, kind: String, relationship: String?)?
    for index in incoming[id] ?? [] {
      let connection = document.connections[index]
      guard case .segue(let kind, let relationship, _) = connection.kind, kind != "unwind",
        let source = controllerIndex(around: connection.element), source != controller
      else { continue }
      if kind == "relationship" { return (source, kind, relationship) }
      if found == nil { found = (source, kind, relationship) }
    }
    return found
  }

  private func controllerIndex(around element: Int) -> Int? {
    document.controllers.lastIndex { document.elements.subtree(of: $0.element).contains(element) }
  }

  private func navigationBar(of controller: Int) -> CanvasBars.Top {
    let elements = document.elements
    let element = document.controllers[controller].element
    guard elements.flag("navigationBarHidden", of: element) != true else { return .none }
    guard let bar = elements.child(key: "navigationBar", of: element) else {
      return .navigation(isLarge: false, isTranslucent: true, isPrompted: false)
    }
    return .navigation(
      isLarge: elements.flag("largeTitles", of: bar) ?? false, isTranslucent: elements.flag("translucent", of: bar) ?? true,
      isPrompted: false)
  }

  private func toolbar(of controller: Int) -> CanvasBars.Bottom? {
    let element = document.controllers[controller].element
    guard document.elements.flag("toolbarHidden", of: element) == false else { return nil }
    return .toolbar(isTranslucent: isTranslucent("toolbar", of: controller))
  }

  private func isTranslucent(_ key: StaticString, of controller: Int) -> Bool {
    let bar = document.elements.child(key: key, of: document.controllers[controller].element)
    return bar.flatMap { document.elements.flag("translucent", of: $0) } ?? true
  }

  // MARK: Simulated

  private func applySimulatedMetrics(of element: Int, to bars: inout CanvasBars) {
    let elements = document.elements
    if let status = elements.child(key: "simulatedStatusBarMetrics", of: element) {
      bars.hasStatusBar = !elements.isNamed(status, "nil")
    }
    if let top = elements.child(key: "simulatedTopBarMetrics", of: element) {
      if elements.isNamed(top, "simulatedNavigationBarMetrics") {
        bars.top = .navigation(
          isLarge: elements.flag("largeTitles", of: top) ?? false, isTranslucent: elements.flag("translucent", of: top) ?? true,
          isPrompted: elements.flag("prompted", of: top) ?? false)
      } else if elements.isNamed(top, "nil") {
        bars.top = .none
      }
    }
    if let bottom = elements.child(key: "simulatedBottomBarMetrics", of: element) {
      let isTranslucent = elements.flag("translucent", of: bottom) ?? true
      if elements.isNamed(bottom, "simulatedToolbarMetrics") {
        bars.bottom = .toolbar(isTranslucent: isTranslucent)
      } else if elements.isNamed(bottom, "simulatedTabBarMetrics") {
        bars.bottom = .tab(isTranslucent: isTranslucent)
      } else if elements.isNamed(bottom, "nil") {
        bars.bottom = .none
      }
    }
  }
}
