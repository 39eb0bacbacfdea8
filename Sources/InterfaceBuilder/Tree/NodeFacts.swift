import ViewTree

/// Makes a tree's node of a view: what Interface Builder shows of it, in the words of the classes.
struct NodeFacts {
  private let document: InterfaceDocument
  /// For a view, the connections that lead to it, by index: of views with the same id, which no sound file has, to the first.
  private var incoming: [Int: [Int]] = [:]
  /// For an element, the connections that start there, by index.
  private var outgoing: [Int: [Int]] = [:]
  /// The classes of what is no view: controllers, the file's owner, other objects.
  private var owners: [String: String] = [:]
  /// For each controller, the view that its controller is told at: its own, or where it has none the first of its bars, say.
  private var mainViews: [Int: Int] = [:]
  /// `nil` where the usual facts are enough.
  private let further: FurtherFacts?
  /// For a view, the constraints it holds in readable form, where they are asked for.
  private var constraints: [Int: [String]] = [:]
  /// The scene that what is said of the document as a whole is told at, wherever it stands in the file.
  private let documentScene: Int?

  init(_ document: InterfaceDocument, detail: InterfaceDocument.Detail, tellsConstraints: Bool, naming: ItemNames.Distinction?) {
    self.document = document
    further = detail == .shown ? nil : FurtherFacts(document, detail: detail, naming: naming)
    documentScene = detail == .shown ? nil : Self.documentScene(of: document, detail)
    if tellsConstraints {
      let readable = ReadableConstraints(document, distinguishing: naming ?? .byNumber)
      for (k, constraint) in document.constraints.enumerated() {
        if let owner = constraint.owner { constraints[owner, default: []].append(readable.text(of: k)) }
      }
    }
    var viewIndices: [String: Int] = [:]
    for (k, view) in document.views.enumerated() {
      if let id = view.id, viewIndices[id] == nil { viewIndices[id] = k }
    }
    for (k, connection) in document.connections.enumerated() {
      if let view = connection.destination.flatMap({ viewIndices[$0] }) { incoming[view, default: []].append(k) }
      let list = document.elements.parent(of: connection.element)
      if let source = list.flatMap({ document.elements.parent(of: $0) }) { outgoing[source, default: []].append(k) }
    }
    for object in Self.topLevelObjects(of: document) {
      guard let id = document.elements.attribute("id", of: object) else { continue }
      owners[id] = document.elements.attribute("customClass", of: object)
    }
    for controller in document.controllers {
      if let id = controller.id { owners[id] = controller.className }
    }
    for root in document.scenes.flatMap(\.roots) {
      guard let controller = document.views[root].controller else { continue }
      let isFirst = mainViews[controller].map { document.views[$0].key != "view" && document.views[root].key == "view" } ?? true
      if isFirst { mainViews[controller] = root }
    }
  }

  /// The initial scene, else the one with the first id: neither depends on the order of the file.
  private static func documentScene(of document: InterfaceDocument, _ detail: InterfaceDocument.Detail) -> Int? {
    let shown = document.scenes.indices.filter { document.rootCount(ofScene: $0, detail: detail) > 0 }
    let initial = document.controllerIndex(nil).map { document.controllers[$0].scene }
    if let initial, shown.contains(initial) { return initial }
    return shown.min { (document.scenes[$0].id ?? "") < (document.scenes[$1].id ?? "") }
  }

  private static func topLevelObjects(of document: InterfaceDocument) -> [Int] {
    let elements = document.elements
    let lists =
      document.kind == .xib
      ? [elements.child("objects", of: 0)] : document.scenes.map { elements.child("objects", of: $0.element) }
    return lists.compactMap { $0 }.flatMap { elements.children(of: $0) }
  }

  /// The node of the view at `index`; its frame is set by the caller where it isn't the saved one.
  func node(of index: Int) -> ViewTree.Node {
    let view = document.views[index]
    var node = ViewTree.Node(
      view.className, identity: view.id, name: view.accessibilityIdentifier ?? view.userLabel, frame: view.frame, text: view.text?.string)
    node.boundsOrigin = view.boundsOrigin
    node.isHidden = view.isHidden
    node.alpha = view.alpha
    node.clipsToBounds = view.clipsToBounds
    node.isUserInteractionEnabled = view.isUserInteractionEnabled
    node.backgroundColor = view.backgroundColor
    node.controller = controller(of: index)
    node.attributes = attributes(of: index)
    return node
  }

  /// The controller whose view this is.
  private func controller(of index: Int) -> ViewTree.Controller? {
    guard let owner = document.views[index].controller, mainViews[owner] == index else { return nil }
    return ViewTree.Controller(document.controllers[owner].className, title: document.controllers[owner].title)
  }

  // MARK: Attributes

  private func attributes(of index: Int) -> [ViewTree.Attribute] {
    let view = document.views[index]
    var attributes: [ViewTree.Attribute] = []
    func add(_ name: String, _ value: String?) {
      if let value, !value.isEmpty { attributes.append(.init(name, value)) }
    }
    if view.customClass != nil { add("kind", view.baseClass) }
    if !view.isInstalled { add("installed", "NO") }
    if view.elementName == "containerView" { add("element", "containerView") }
    if view.accessibilityIdentifier != nil { add("userLabel", view.userLabel) }
    if view.text?.isPlaceholder == true { add("textIsPlaceholder", "YES") }
    for (name, value) in document.elements.attributes(of: view.element) where !Self.isToldElsewhere(name, value, view) {
      if further != nil, FurtherFacts.isNoise(name) { continue }
      add(name, value)
    }
    for child in document.elements.children(of: view.element) { addChild(child, add) }
    for attribute in view.runtimeAttributes {
      add(
        "runtime." + attribute.keyPath,
        (further == nil ? [attribute.value] : [attribute.type, attribute.value]).compactMap { $0 }.joined(separator: " "))
    }
    addConnections(of: index, add)
    add("constraints", constraints[index]?.joined(separator: "\n"))
    guard let further else { return attributes }
    further.addFacts(ofView: index, add)
    if let owner = view.controller, mainViews[owner] == index { further.addFacts(ofController: owner, add) }
    if document.scenes[view.scene].roots.first == index {
      further.addFacts(ofScene: view.scene, add)
      if view.scene == documentScene { further.addFactsOfDocument(add) }
    }
    // What has no order of its own stands in an order that no tool changes.
    if further.detail == .meant { attributes.sort { ($0.name, $0.value) < ($1.name, $1.value) } }
    return attributes
  }

  /// A node that stands for a scene without views: its controller's class and what is said of it.
  func node(ofScene scene: Int) -> ViewTree.Node? {
    guard let index = document.scenes[scene].controller, let further else { return nil }
    let controller = document.controllers[index]
    var node = ViewTree.Node(controller.className, identity: controller.id, name: controller.userLabel)
    func add(_ name: String, _ value: String) { node.attributes.append(.init(name, value)) }
    further.addFacts(ofController: index, add)
    further.addFacts(ofScene: scene, add)
    if scene == documentScene { further.addFactsOfDocument(add) }
    if further.detail == .meant { node.attributes.sort { ($0.name, $0.value) < ($1.name, $1.value) } }
    return node
  }

  /// Attributes that are properties of the node, or are what Interface Builder writes for nearly every view.
  private static func isToldElsewhere(_ name: String, _ value: String, _ view: InterfaceDocument.View) -> Bool {
    switch name {
    case "id", "customClass", "customModuleProvider", "userLabel", "hidden", "alpha", "alphaValue", "clipsSubviews",
      "userInteractionEnabled", "fixedFrame", "opaque", "multipleTouchEnabled", "translatesAutoresizingMaskIntoConstraints",
      "insetsLayoutMarginsFromSafeArea", "contentViewInsetsToSafeArea", "sceneMemberID":
      true
    case "key": value == "view"
    case "contentMode": value == "scaleToFill" || (value == "left" && view.elementName == "label")
    case "textAlignment": value == "natural"
    case "baselineAdjustment": value == "alignBaselines"
    case "adjustsFontSizeToFit": value == "NO"
    case "lineBreakMode": value == (view.elementName == "button" ? "middleTruncation" : "tailTruncation")
    case "contentHorizontalAlignment", "contentVerticalAlignment": value == "center"
    case "horizontalHuggingPriority", "verticalHuggingPriority": value == "251" || value == "250"
    case "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority": value == "750"
    case "text", "title", "placeholder": value == view.text?.string
    default: false
    }
  }

  private func addChild(_ child: Int, _ add: (String, String?) -> Void) {
    let elements = document.elements
    guard let key = elements.attribute("key", of: child) else {
      if elements.isNamed(child, "accessibility") { addAccessibility(child, add) }
      return
    }
    switch elements.name(of: child) {
    case "fontDescription", "font": add("font", font(child))
    case "color" where key != "backgroundColor": add(key, document.color(at: child)?.description ?? elements.attribute("name", of: child))
    case "accessibility": addAccessibility(child, add)
    case "state":
      if key == "normal" { add("image", elements.attribute("image", of: child)) }
    case "textInputTraits":
      for (name, value) in elements.attributes(of: child) where name != "key" { add(name, value) }
    case "buttonCell", "textFieldCell", "secureTextFieldCell", "popUpButtonCell", "imageCell", "searchFieldCell":
      add("image", elements.attribute("image", of: child))
      if let fontElement = elements.child("font", key: "font", of: child) { add("font", font(fontElement)) }
      if let color = elements.child("color", key: "textColor", of: child) { add("textColor", document.color(at: color)?.description) }
    default: break
    }
  }

  private func addAccessibility(_ element: Int, _ add: (String, String?) -> Void) {
    add("accessibilityLabel", document.elements.attribute("label", of: element))
    add("accessibilityHint", document.elements.attribute("hint", of: element))
  }

  /// `system 17`, `boldSystem 14`, `Body`, `HelveticaNeue-Bold 15`.
  private func font(_ element: Int) -> String? {
    let elements = document.elements
    if let style = elements.attribute("style", of: element) {
      return style.hasPrefix("UICTFontTextStyle") ? String(style.dropFirst(17)) : style
    }
    let name =
      elements.attribute("name", of: element) ?? elements.attribute("metaFont", of: element) ?? elements.attribute("type", of: element)
    let size = elements.number("pointSize", of: element) ?? elements.number("size", of: element)
    let weight = elements.attribute("weight", of: element)
    return [name, size.map(numberText), weight].compactMap { $0 }.joined(separator: " ")
  }

  private func addConnections(of index: Int, _ add: (String, String?) -> Void) {
    if let controller = document.views[index].controller, mainViews[controller] == index {
      let names = document.contained(in: controller).map { document.controllers[$0].displayName }
      add("contains", names.joined(separator: ", "))
    }
    for k in incoming[index] ?? [] {
      let connection = document.connections[k]
      let owner = connection.source.flatMap { owners[$0] ?? further?.names[$0] }.map { $0 + "." } ?? ""
      let rest = further.map { $0.words(ofConnection: connection.element, beside: []) } ?? []
      switch connection.kind {
      case .outlet(let property): add("outlet", joined([owner + property] + rest))
      case .outletCollection(let property, _): add("outletCollection", joined([owner + property] + rest))
      case .action, .segue: break
      }
    }
    for k in outgoing[document.views[index].element] ?? [] {
      let connection = document.connections[k]
      func rest(beside told: Set<String>) -> [String] {
        further.map { $0.words(ofConnection: connection.element, beside: told) } ?? []
      }
      switch connection.kind {
      case .action(let selector, let event):
        let end = further?.arrow(ofConnection: connection.element) ?? []
        add("action", joined([selector, event] + end + rest(beside: ["selector", "eventType"])))
      case .segue("embed", _, _):
        // What remains when the scene was deleted and the container was not; the id alone would read as a name.
        let isThere = connection.destination.map { document.controllerIndices[$0] != nil } ?? true
        let name = name(ofDestination: connection.destination).map { isThere ? $0 : "missing scene \($0)" }
        add("embeds", joined([name] + rest(beside: ["kind"])))
      case .segue(let kind, _, let identifier):
        add("segue", joined([kind, identifier, name(ofDestination: connection.destination)] + rest(beside: ["kind", "identifier"])))
      case .outlet, .outletCollection: break
      }
    }
  }

  private func joined(_ words: [String?]) -> String { words.compactMap { $0 }.joined(separator: " ") }

  private func name(ofDestination id: String?) -> String? {
    if let further, let name = id.flatMap({ further.names[$0] }) { return name }
    return id.flatMap { document.controllerIndices[$0] }.map { document.controllers[$0].displayName } ?? id
  }
}

extension InterfaceDocument.Controller {
  /// What people call it: its own class, else what it refers to, else its title, label or the framework's class.
  var displayName: String {
    if case .reference(let storyboard, let identifier, _) = kind {
      return [storyboard, identifier].compactMap { $0 }.joined(separator: ".")
    }
    return customClass ?? storyboardIdentifier ?? title ?? userLabel ?? baseClass
  }
}
