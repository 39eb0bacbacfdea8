import ViewTree

/// Walks a document's elements once, in order, and makes scenes, controllers, views, constraints, connections and guides of them.
struct ObjectReader {
  private var document: InterfaceDocument
  private let elements: ElementTree
  /// What the element being looked at stands in, innermost last.
  private var contexts: [Context] = []
  private var notes = NoteCollector()
  /// The object ids of what the document's variations leave out.
  private let uninstalled: Set<String>

  private struct Context {
    /// The index behind the last element inside.
    var end: Int
    var scene: Int?
    var controller: Int?
    var view: Int?
  }

  init(_ document: InterfaceDocument) {
    self.document = document
    elements = document.elements
    uninstalled = elements.uninstalledObjects()
  }

  mutating func read() -> InterfaceDocument {
    contexts = [Context(end: elements.count)]
    var index = 1
    while index < elements.count {
      while index >= contexts[contexts.count - 1].end { leave() }
      index = enter(index)
    }
    while !contexts.isEmpty { leave() }
    document.notes = notes.notes
    document.nameBars()
    if !uninstalled.isEmpty { leaveOutConstraints() }
    return document
  }

  private var context: Context { contexts[contexts.count - 1] }

  private mutating func leave() {
    let left = contexts.removeLast()
    if let view = left.view, view != contexts.last?.view { document.views[view].end = document.views.count }
  }

  /// Takes in the element at `index`, and returns the next to look at.
  private mutating func enter(_ index: Int) -> Int {
    let parent = elements.parent(of: index) ?? 0
    if parent == 0, !elements.isNamed(index, "scenes"), !elements.isNamed(index, "objects") {
      return elements.subtree(of: index).upperBound  // resources, dependencies, and other things that are no objects
    }
    startSceneIfNeeded(at: index, parent)
    let name = elements.name(of: index)
    if let baseClass = controllerClass(of: index, name, parent) {
      addController(index, name, baseClass)
    } else if let baseClass = viewClass(of: index, name, parent) {
      addView(index, name, baseClass)
    } else {
      addDetail(index, name, parent)
    }
    return index + 1
  }

  // MARK: Scenes

  private mutating func startSceneIfNeeded(at index: Int, _ parent: Int) {
    let isScene =
      document.kind == .storyboard
      ? elements.isNamed(index, "scene") && elements.isNamed(parent, "scenes")
      : elements.isNamed(parent, "objects") && elements.parent(of: parent) == 0 && hasObjects(index)
    guard isScene else { return }
    let id = elements.attribute(document.kind == .storyboard ? "sceneID" : "id", of: index)
    document.scenes.append(.init(id: id, element: index))
    contexts.append(Context(end: elements.subtree(of: index).upperBound, scene: document.scenes.count - 1))
  }

  /// Whether a view or a controller stands at `index` or below.
  private func hasObjects(_ index: Int) -> Bool {
    elements.subtree(of: index).contains { element in
      let parent = elements.parent(of: element) ?? 0
      let name = elements.name(of: element)
      return controllerClass(of: element, name, parent) != nil || viewClass(of: element, name, parent) != nil
    }
  }

  // MARK: Controllers

  private func controllerClass(of index: Int, _ name: String, _ parent: Int) -> String? {
    if let known = ViewClasses.controllerName(of: name, on: document.platform) {
      return elements.attribute("id", of: index) == nil ? nil : known
    }
    // The application of a macOS storyboard is marked like a controller too.
    return elements.has(index, "sceneMemberID", "viewController") && name != "application" ? ViewClasses.guess(from: name) : nil
  }

  private mutating func addController(_ index: Int, _ name: String, _ baseClass: String) {
    let scene = context.scene ?? 0
    guard scene < document.scenes.count else { return }
    let navigationItem = elements.child(key: "navigationItem", of: index)
    let title = elements.attribute("title", of: index) ?? navigationItem.flatMap { elements.attribute("title", of: $0) }
    if ViewClasses.controllerName(of: name, on: document.platform) == nil { noteUnknown(index, name, shownAs: baseClass) }
    document.controllers.append(
      .init(
        id: elements.attribute("id", of: index), kind: kind(of: index, name, baseClass), baseClass: baseClass,
        customClass: elements.attribute("customClass", of: index), customModule: elements.attribute("customModule", of: index),
        storyboardIdentifier: elements.attribute("storyboardIdentifier", of: index) ?? elements.attribute("identifier", of: index),
        title: title, userLabel: elements.attribute("userLabel", of: index), scene: scene, element: index))
    let controller = document.controllers.count - 1
    if let id = document.controllers[controller].id, document.controllerIndices[id] == nil { document.controllerIndices[id] = controller }
    if document.scenes[scene].controller == nil { document.scenes[scene].controller = controller }
    contexts.append(
      Context(end: elements.subtree(of: index).upperBound, scene: scene, controller: controller, view: context.view))
  }

  private func kind(of index: Int, _ name: String, _ baseClass: String) -> InterfaceDocument.Controller.Kind {
    if name == "viewControllerPlaceholder" || name == "controllerPlaceholder" {
      return .reference(
        storyboard: elements.attribute("storyboardName", of: index), identifier: elements.attribute("referencedIdentifier", of: index),
        bundle: elements.attribute("bundleIdentifier", of: index))
    }
    return ViewClasses.containers.contains(baseClass) ? .container : .content
  }

  // MARK: Views

  /// The class of the view that the element at `index` is; nil where it is none.
  private func viewClass(of index: Int, _ name: String, _ parent: Int) -> String? {
    if let known = ViewClasses.name(of: name, on: document.platform) { return known }
    let isView =
      elements.isNamed(parent, "subviews") || FrameReader.hasFrame(index, elements)
      || (document.platform == .watchOS && elements.isNamed(parent, "items") && name != "tableRow" && name != "menuItem")
    return isView ? ViewClasses.guess(from: name) : nil
  }

  private mutating func addView(_ index: Int, _ name: String, _ baseClass: String) {
    guard let scene = context.scene else { return }
    if ViewClasses.name(of: name, on: document.platform) == nil { noteUnknown(index, name, shownAs: baseClass) }
    let superview = context.view
    var view = InterfaceDocument.View(
      id: elements.attribute("id", of: index), elementName: name, baseClass: baseClass,
      customClass: elements.attribute("customClass", of: index), customModule: elements.attribute("customModule", of: index),
      key: elements.attribute("key", of: index), superview: superview, depth: superview.map { document.views[$0].depth + 1 } ?? 0,
      end: document.views.count + 1, scene: scene, controller: context.controller, element: index)
    readFrame(of: &view)
    view.isHidden = elements.flag("hidden", of: index) ?? false
    view.alpha = elements.number("alpha", of: index) ?? elements.number("alphaValue", of: index) ?? 1
    view.clipsToBounds = elements.flag("clipsSubviews", of: index) ?? false
    view.isUserInteractionEnabled = elements.flag("userInteractionEnabled", of: index) ?? true
    view.autoresizesSubviews = elements.flag("autoresizesSubviews", of: index) ?? true
    view.translatesAutoresizingMask = elements.flag("translatesAutoresizingMaskIntoConstraints", of: index) ?? true
    view.userLabel = elements.attribute("userLabel", of: index)
    let accessibility = elements.child("accessibility", of: index)
    view.accessibilityIdentifier = accessibility.flatMap { elements.attribute("identifier", of: $0) }
    view.text = TextReader(elements: elements).text(of: index, name)
    view.backgroundColor = backgroundColor(of: index)
    view.runtimeAttributes = runtimeAttributes(of: index)
    view.isInstalled = !(view.id.map(uninstalled.contains) ?? false) && (superview.map { document.views[$0].isInstalled } ?? true)
    document.views.append(view)
    if superview == nil { document.scenes[scene].roots.append(document.views.count - 1) }
    contexts.append(
      Context(
        end: elements.subtree(of: index).upperBound, scene: scene, controller: context.controller, view: document.views.count - 1))
  }

  private mutating func readFrame(of view: inout InterfaceDocument.View) {
    let reader = FrameReader(elements: elements)
    let superview = view.superview.map { document.views[$0] }
    view.frame = reader.frame(of: view.element, in: superview?.frame?.size)
    view.autoresizing = reader.autoresizingMask(of: view.element)
    if document.platform == .macOS, let frame = view.frame, let height = superview?.frame?.height, let superview,
      !ViewClasses.flippedOnMacOS.contains(superview.baseClass == "NSClipView" ? view.baseClass : superview.baseClass)
    {
      view.frame?.y = height - frame.y - frame.height
      swap(&view.autoresizing.flexibleMinY, &view.autoresizing.flexibleMaxY)
    }
    if view.frame == nil, FrameReader.hasFrame(view.element, elements) {
      note("the frame of '<\(view.elementName)>' holds something that is no number", at: view.element)
    }
    view.boundsOrigin = reader.boundsOrigin(of: view.element)
  }

  private mutating func backgroundColor(of index: Int) -> Color? {
    var element = elements.child("color", key: "backgroundColor", of: index)
    if element == nil, document.platform == .macOS {
      // A box has a fill; a control's cell draws its background only where it says so.
      element = elements.child("color", key: "fillColor", of: index)
      if let cell = elements.child(key: "cell", of: index), elements.flag("drawsBackground", of: cell) == true {
        element = elements.child("color", key: "backgroundColor", of: cell)
      }
    }
    guard let element else { return nil }
    let color = document.color(at: element)
    if color == nil { note("the background colour is not known; it is left out", at: element) }
    return color
  }

  private func runtimeAttributes(of index: Int) -> [InterfaceDocument.RuntimeAttribute] {
    guard let list = elements.child("userDefinedRuntimeAttributes", of: index) else { return [] }
    return elements.children(of: list).compactMap { attribute in
      guard let keyPath = elements.attribute("keyPath", of: attribute) else { return nil }
      var value = elements.attribute("value", of: attribute)
      if value == nil, let element = elements.child(key: "value", of: attribute) {
        if elements.isNamed(element, "color") {
          value = document.color(at: element)?.description
        } else if let written = elements.attribute("value", of: element) {
          value = written
        } else {
          // <size width="1" height="2"/>, <point …/>, <rect …/>, <string>…</string>
          let numbers = elements.attributes(of: element).filter { $0.name != "key" }.map(\.value).joined(separator: " ")
          value = numbers.isEmpty ? elements.text(of: element) : numbers
        }
      }
      return .init(keyPath: keyPath, type: elements.attribute("type", of: attribute) ?? "", value: value)
    }
  }

  private mutating func noteUnknown(_ index: Int, _ name: String, shownAs className: String) {
    let custom = elements.attribute("customClass", of: index)
    note("element '<\(name)>' is not known; it is shown as \(custom ?? className)", at: index)
  }

  private mutating func note(_ message: String, at element: Int) {
    notes.add(message) { elements.location(of: element) }
  }

  // MARK: Constraints, connections, guides

  private mutating func addDetail(_ index: Int, _ name: String, _ parent: Int) {
    switch name {
    case "constraint" where elements.isNamed(parent, "constraints"): addConstraint(index)
    case "outlet", "outletCollection", "action", "segue":
      if elements.isNamed(parent, "connections") { addConnection(index, name, elements.parent(of: parent)) }
    case "viewLayoutGuide":
      let kind = elements.attribute("key", of: index) ?? "layoutGuide"
      if !Self.guideKinds.contains(kind) {
        note("a layout guide '\(kind)' is not known; constraints to it are shown, but have no part in layout", at: index)
      }
      document.layoutGuides.append(
        .init(
          id: elements.attribute("id", of: index), kind: kind, view: context.view, controller: context.controller, element: index))
    case "viewControllerLayoutGuide":
      document.layoutGuides.append(
        .init(
          id: elements.attribute("id", of: index), kind: elements.attribute("type", of: index) ?? "top", view: nil,
          controller: context.controller, element: index))
    default: break
    }
  }

  private static let guideKinds: Set<String> = [
    "safeArea", "contentLayoutGuide", "frameLayoutGuide", "keyboard", "layoutMargins", "readableContent",
  ]

  private mutating func addConstraint(_ index: Int) {
    document.constraints.append(
      .init(
        id: elements.attribute("id", of: index), firstItem: elements.attribute("firstItem", of: index),
        firstAttribute: elements.attribute("firstAttribute", of: index) ?? "",
        relation: elements.attribute("relation", of: index) ?? "equal", secondItem: elements.attribute("secondItem", of: index),
        secondAttribute: elements.attribute("secondAttribute", of: index), multiplier: elements.attribute("multiplier", of: index),
        constant: elements.number("constant", of: index) ?? 0, priority: elements.number("priority", of: index) ?? 1000,
        identifier: elements.attribute("identifier", of: index), isPlaceholder: elements.flag("placeholder", of: index) ?? false,
        isSymbolic: elements.flag("symbolic", of: index) ?? false, owner: context.view, element: index))
  }

  /// Marks the constraints that masks leave out, and those of views that are.
  private mutating func leaveOutConstraints() {
    var gone = uninstalled
    for view in document.views where !view.isInstalled { if let id = view.id { gone.insert(id) } }
    for guide in document.layoutGuides {
      if let id = guide.id, let view = guide.view, !document.views[view].isInstalled { gone.insert(id) }
    }
    for k in document.constraints.indices {
      let constraint = document.constraints[k]
      let ownerIsGone = constraint.owner.map { !document.views[$0].isInstalled } ?? false
      let named = [constraint.id, constraint.firstItem, constraint.secondItem]
      document.constraints[k].isInstalled = !ownerIsGone && !named.contains { $0.map(gone.contains) ?? false }
    }
  }

  private mutating func addConnection(_ index: Int, _ name: String, _ source: Int?) {
    func attribute(_ name: StaticString) -> String? { elements.attribute(name, of: index) }
    let kind: InterfaceDocument.Connection.Kind =
      switch name {
      case "outlet": .outlet(property: attribute("property") ?? "")
      case "outletCollection": .outletCollection(property: attribute("property") ?? "", collectionClass: attribute("collectionClass"))
      case "action": .action(selector: attribute("selector") ?? "", event: attribute("eventType"))
      default: .segue(kind: attribute("kind") ?? "", relationship: attribute("relationship"), identifier: attribute("identifier"))
      }
    if name == "segue", let source {
      document.segues[source, default: []].append(document.connections.count)
    }
    document.connections.append(
      .init(
        id: attribute("id"), source: source.flatMap { elements.attribute("id", of: $0) },
        destination: attribute("destination") ?? attribute("target"), kind: kind, element: index))
  }
}
