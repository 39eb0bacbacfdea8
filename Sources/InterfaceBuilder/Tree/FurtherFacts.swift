import ViewTree

/// Tells what a document says and `NodeFacts` leaves out, as names and values: `autoresizingMask` is `widthSizable=YES`,
/// `state.highlighted` is `title="Go"`, `controller.tabBarItem` is `title="Home" image="house"`.
struct FurtherFacts {
  let document: InterfaceDocument
  let detail: InterfaceDocument.Detail
  /// The elements of views and controllers, which tell for themselves.
  private let tellers: Set<Int>
  private let viewIDs: Set<String>
  let names: ObjectNames
  private let constraints: ReadableConstraints
  /// The constraints that a view owns, by its index.
  private var owned: [Int: [Int]] = [:]

  typealias Add = (_ name: String, _ value: String) -> Void

  init(_ document: InterfaceDocument, detail: InterfaceDocument.Detail, naming: ItemNames.Distinction?) {
    self.document = document
    self.detail = detail
    tellers = Set(document.views.map(\.element) + document.controllers.map(\.element))
    viewIDs = Set(document.views.compactMap(\.id))
    constraints = ReadableConstraints(document, distinguishing: naming ?? .byIdentity)
    names = ObjectNames(document, constraints)
    for (k, constraint) in document.constraints.enumerated() {
      if let owner = constraint.owner { owned[owner, default: []].append(k) }
    }
  }

  // MARK: Views

  /// What the element of the view at `index` says beside what `NodeFacts` tells of it.
  func addFacts(ofView index: Int, _ add: Add) {
    let view = document.views[index]
    for constraint in owned[index] ?? [] { add("constraint", constraints.textForAllTraits(of: constraint)) }
    addDefaults(of: view, add)
    addVaried(of: view.element, add)
    addElements(below: view.element, path: [], isView: true, add)
    if detail == .saved { addAttributes(of: view.element, named: "saved", isWanted: Self.isNoise, add) }
  }

  /// Attributes whose usual value `NodeFacts` passes over, where they have another or none.
  private func addDefaults(of view: InterfaceDocument.View, _ add: Add) {
    func tell(_ name: StaticString, usually usual: String?, otherwise fallback: String) {
      let value = document.elements.attribute(name, of: view.element)
      if value != usual { add(name.description, value ?? fallback) }
    }
    let isLabel = view.elementName == "label"
    tell("opaque", usually: Self.transparentElements.contains(view.elementName) ? "NO" : nil, otherwise: "YES")
    tell("multipleTouchEnabled", usually: nil, otherwise: "NO")
    tell("insetsLayoutMarginsFromSafeArea", usually: nil, otherwise: "YES")
    tell("contentViewInsetsToSafeArea", usually: nil, otherwise: "YES")
    if isLabel {
      let mode = document.elements.attribute("contentMode", of: view.element)
      if mode == nil || mode == "scaleToFill" { add("contentMode", "scaleToFill") }
      if !document.elements.has(view.element, "adjustsFontSizeToFit", "NO") { add("adjustsFontSizeToFit", "YES") }
    }
    let hugging = isLabel || view.elementName == "imageView" ? "251" : "250"
    for name in ["horizontalHuggingPriority", "verticalHuggingPriority"] as [StaticString] {
      let value = document.elements.attribute(name, of: view.element) ?? "250"
      if value != hugging, value == "250" || value == "251" { add(name.description, value) }
    }
  }

  /// What is written for all traits where a variation for the document's stands in place of it.
  private func addVaried(of element: Int, _ add: Add) {
    let elements = document.elements
    guard let applied = elements.variations[element] else { return }
    let varied = Set(applied.flatMap { elements.writtenAttributes(of: $0).map(\.name) }).subtracting(["key"])
    let written = elements.writtenAttributes(of: element).filter { varied.contains($0.name) }.sorted { $0.name < $1.name }
    if !written.isEmpty { add("unvaried", written.map { "\($0.name)=\(Self.plain($0.value))" }.joined(separator: " ")) }
  }

  /// Elements that Interface Builder writes as not opaque unless somebody says otherwise.
  private static let transparentElements: Set<String> = [
    "label", "button", "textField", "switch", "slider", "segmentedControl", "stepper", "pageControl", "activityIndicatorView",
    "progressView", "stackView", "containerView", "searchBar", "toolbar", "tabBar",
  ]

  // MARK: Controllers and other objects

  /// What is said of a controller, and of the scene it stands in.
  func addFacts(ofController index: Int, _ add: Add) {
    let controller = document.controllers[index]
    let told: Set<String> = ["id", "customClass", "title"]
    addAttributes(of: controller.element, named: "controller", isWanted: { !told.contains($0) && isWanted($0) }, add)
    addElements(below: controller.element, path: ["controller"], isView: false, add)
    if let id = controller.id, id == document.initialController { add("controller.initial", "YES") }
  }

  /// What a scene holds beside views and controllers.
  func addFacts(ofScene scene: Int, _ add: Add) {
    addElements(below: document.scenes[scene].element, path: ["scene"], isView: false, add)
  }

  /// What is said of the document as a whole.
  func addFactsOfDocument(_ add: Add) {
    let meant: Set<String> = ["useAutolayout", "useTraitCollections", "useSafeAreas", "launchScreen", "customObjectInstantitationMethod"]
    addAttributes(of: 0, named: "document", isWanted: { meant.contains($0) || detail == .saved }, add)
    if document.kind == .xib, let objects = document.elements.child("objects", of: 0) {
      addElements(below: objects, path: ["objects"], isView: false, add)
    }
    guard detail == .saved else { return }
    for child in document.elements.children(of: 0)
    where !document.elements.isNamed(child, "scenes") && !document.elements.isNamed(child, "objects") {
      let name = document.elements.name(of: child)
      addAttributes(of: child, named: "document." + name, isWanted: { _ in true }, add)
      addElements(below: child, path: ["document", name], isView: false, add)
    }
  }

  // MARK: Elements

  /// Tells the elements below `element` that are no views or controllers, nor inside those.
  private func addElements(below element: Int, path: [String], isView: Bool, _ add: Add) {
    let elements = document.elements
    var open: [(end: Int, depth: Int)] = []
    var path = path
    var index = element + 1
    let end = elements.subtree(of: element).upperBound
    // What a variation stands in place of, nobody else tells.
    let shown = elements.variations[element].map { _ in Set(elements.children(of: element)) }
    while index < end {
      while let last = open.last, last.end <= index {
        open.removeLast()
        path.removeLast(path.count - last.depth)
      }
      let isDirect = elements.parent(of: index) == element
      if tellers.contains(index) || (isDirect && isView && isTold(index) && shown?.contains(index) ?? true)
        || (detail < .saved && isNoteOfTools(index))
      {
        index = elements.subtree(of: index).upperBound
        continue
      }
      open.append((elements.subtree(of: index).upperBound, path.count))
      let name = elements.name(of: index)
      if elements.isNamed(elements.parent(of: index) ?? 0, "connections") {
        addConnection(index, name, path, isOfView: isView && open.count == 2, add)
        index = elements.subtree(of: index).upperBound
        continue
      }
      if !Self.containers.contains(name) { path.append(elements.attribute("key", of: index) ?? name) }
      if name == "state" {
        path[path.count - 1] = "state." + path[path.count - 1]
      }
      if name == "color", let color = document.color(at: index) {
        add(path.joined(separator: "."), color.description)
      } else {
        let isNormalState = isView && isDirect && name == "state" && elements.has(index, "key", "normal")
        addAttributes(
          of: index, named: path.joined(separator: "."),
          isWanted: { isWanted($0) && !(isNormalState && ($0 == "title" || $0 == "image")) }, add)
      }
      index += 1
    }
  }

  /// Elements that only hold others.
  private static let containers: Set<String> = ["connections", "objects", "subviews", "attributedString"]

  /// Whether `NodeFacts` tells all of an element directly inside a view's.
  private func isTold(_ index: Int) -> Bool {
    let elements = document.elements
    switch elements.name(of: index) {
    case "rect", "frameInset", "frame": return elements.has(index, "key", "frame") || elements.has(index, "key", "bounds")
    case "color", "fontDescription", "font", "textInputTraits": return true
    case "constraints", "userDefinedRuntimeAttributes": return true
    case "string", "mutableString":
      return elements.has(index, "key", "text") || elements.has(index, "key", "title") || elements.has(index, "key", "placeholder")
    default: return false
    }
  }

  /// Whether an element says nothing that the running app could tell.
  private func isNoteOfTools(_ index: Int) -> Bool {
    let elements = document.elements
    let name = elements.name(of: index)
    if Self.notes.contains(name) || name.hasPrefix("simulated") { return true }
    if elements.has(index, "placeholderIdentifier", "IBFirstResponder") { return true }
    let key = elements.attribute("key", of: index) ?? ""
    return key == "canvasLocation" || key == "freeformSize" || key.hasPrefix("simulated")
  }

  private static let notes: Set<String> = [
    "nil", "exit", "viewLayoutGuide", "viewControllerLayoutGuide", "layoutGuides", "freeformSimulatedSizeMetrics",
    "inferredMetricsTieBreakers",
  ]

  /// Whether tools write an attribute for themselves.
  static func isNoise(_ name: String) -> Bool { noise.contains(name) }

  private static let noise: Set<String> = [
    "id", "sceneMemberID", "customModuleProvider", "fixedFrame", "translatesAutoresizingMaskIntoConstraints", "misplaced", "ambiguous",
    "verifyAmbiguity", "tableViewCell",
  ]

  private func isWanted(_ name: String) -> Bool { name != "key" && (detail == .saved || !Self.noise.contains(name)) }

  /// Tells the attributes of an element, sorted, in one value; its text, where it has one, behind them.
  private func addAttributes(of index: Int, named name: String, isWanted: (String) -> Bool, _ add: Add) {
    let words = words(of: index, isWanted: isWanted)
    if !words.isEmpty { add(name, words.joined(separator: " ")) }
  }

  private func words(of index: Int, isWanted: (String) -> Bool) -> [String] {
    let attributes = document.elements.attributes(of: index).filter { isWanted($0.name) }.sorted { $0.name < $1.name }
    var words = attributes.map { name, value in
      let isReference = name != "id" && (Self.references.contains(name) || ObjectNames.looksLikeID(value))
      return "\(name)=\(isReference ? names[value] ?? value : Self.plain(value))"
    }
    let text = document.elements.text(of: index).split(whereSeparator: \.isNewline).joined(separator: " ")
    if !text.isEmpty, !text.allSatisfy({ $0 == " " || $0 == "\t" }) { words.append("\"\(text)\"") }
    return words
  }

  /// Attributes that name an object by its id.
  private static let references: Set<String> = ["destination", "target", "reference"]

  /// `20.0` as `20`; what holds spaces in quotes.
  static func plain(_ value: String) -> String {
    if let number = Double(value), number.isFinite { return numberText(number) }
    return value.contains(" ") || value.isEmpty ? "\"\(value)\"" : value
  }

  // MARK: Connections

  /// Where a connection leads, and what it says beside its ends and what is `told`, itself or in elements inside it.
  func words(ofConnection index: Int, beside told: Set<String>) -> [String] {
    let ends: Set<String> = ["id", "destination", "target", "property"]
    let elements = document.elements
    // What every collection is unless somebody says otherwise.
    let isUsual = elements.has(index, "collectionClass", "NSArray")
    var words = words(of: index) {
      isWanted($0) && !ends.contains($0) && !told.contains($0) && !(isUsual && $0 == "collectionClass")
    }
    for inner in elements.subtree(of: index).dropFirst() {
      let name = elements.attribute("key", of: inner) ?? elements.name(of: inner)
      words += self.words(of: inner, isWanted: isWanted).map { name + "." + $0 }
    }
    return words
  }

  /// `→ LoginViewController`; nothing where a connection leads nowhere.
  func arrow(ofConnection index: Int) -> [String] {
    let end = document.elements.attribute("destination", of: index) ?? document.elements.attribute("target", of: index)
    return end.map { ["→ " + (names[$0] ?? $0)] } ?? []
  }

  /// Tells a connection, unless `NodeFacts` does: outlets where they lead to a view, what starts at a view.
  private func addConnection(_ index: Int, _ name: String, _ path: [String], isOfView: Bool, _ add: Add) {
    let elements = document.elements
    let prefix = path.isEmpty ? "" : path.joined(separator: ".") + "."
    let end = elements.attribute("destination", of: index) ?? elements.attribute("target", of: index) ?? ""
    let told = ["kind", "relationship", "selector", "eventType", "identifier"]
    let attributes = elements.attributes(of: index)
    let first = told.compactMap { name in attributes.first { $0.name == name }?.value }
    let value = (first + arrow(ofConnection: index) + words(ofConnection: index, beside: Set(told))).joined(separator: " ")
    switch name {
    case "outlet", "outletCollection":
      if !viewIDs.contains(end) { add(prefix + name + "." + (elements.attribute("property", of: index) ?? ""), value) }
    case "action", "segue":
      if !isOfView { add(prefix + name, value) }
    default: add(prefix + name, value)
    }
    if detail == .saved, let id = elements.attribute("id", of: index) { add(prefix + name + ".id", id) }
  }
}
