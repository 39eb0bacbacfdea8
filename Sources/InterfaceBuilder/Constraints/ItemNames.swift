import ViewTree

/// What the views and guides of a document are called in text, so that people know them without object ids.
///
/// A view goes by its accessibility identifier, else its label in Interface Builder, else the one outlet that leads to it, else its
/// text in quotes, else its place (`view`, `contentView`), else its class. What several views of a scene would be called is numbered
/// in the order of the file: `UIView#1`, `UIView#2`. Names that aren't one word stand in quotes; texts past 24 characters are cut.
public struct ItemNames: Sendable {
  private let document: InterfaceDocument
  private var names: [String] = []
  private var views: [String: Int] = [:]
  private var guides: [String: Int] = [:]

  /// How views are told apart that would be called the same.
  public enum Distinction: Sendable {
    /// `UIView#1`, `UIView#2`, in the order of the file.
    case byNumber
    /// `UIView[Xy1-2z-3aB]`, by object id, and so is whatever goes by nothing but its class: what a view is called depends neither on
    /// its text nor on which others there are, so that two versions of a file call it the same.
    case byIdentity
    /// As `byIdentity`, but by nothing that somebody called the view: its place or its class.
    case byClass
  }

  /// - Complexity: O(*n*) in the size of the document.
  public init(_ document: InterfaceDocument, distinguishing distinction: Distinction = .byNumber) {
    self.document = document
    let outlets = Self.outlets(of: document)
    names = document.views.map { Self.baseName(of: $0, outlet: $0.id.flatMap { outlets[$0] } ?? nil, distinction) }
    var counts: [SceneName: Int] = [:]
    for (view, name) in zip(document.views, names) { counts[SceneName(scene: view.scene, name: name), default: 0] += 1 }
    var numbers: [SceneName: Int] = [:]
    for (k, view) in document.views.enumerated() {
      let key = SceneName(scene: view.scene, name: names[k])
      if distinction != .byNumber, let id = view.id {
        if counts[key] ?? 0 > 1 || names[k] == view.className { names[k] += "[\(id)]" }
      } else if counts[key] ?? 0 > 1 {
        numbers[key, default: 0] += 1
        names[k] += "#\(numbers[key] ?? 0)"
      }
      if let id = view.id, views[id] == nil { views[id] = k }
    }
    for (k, guide) in document.layoutGuides.enumerated() {
      if let id = guide.id, guides[id] == nil { guides[id] = k }
    }
  }

  private struct SceneName: Hashable {
    let scene: Int
    let name: String
  }

  /// The name of the view at `index` of the document's views.
  public func name(ofView index: Int) -> String { names[index] }

  /// The index of the view with object id `id`.
  public func view(_ id: String) -> Int? { views[id] }

  /// The name of the view or guide with object id `id`: a guide's with its view's before it, but for the topmost view's, which
  /// `safeArea` alone means. What is neither is called by the id.
  public func name(ofItem id: String) -> String {
    if let view = views[id] { return names[view] }
    guard let guide = guides[id].map({ document.layoutGuides[$0] }) else { return "[\(id)]" }
    let name = Self.name(ofGuide: guide.kind)
    guard let view = guide.view, document.views[view].superview != nil else { return name }
    return names[view] + "." + name
  }

  private static func name(ofGuide kind: String) -> String {
    switch kind {
    case "top": "topLayoutGuide"
    case "bottom": "bottomLayoutGuide"
    case "keyboard": "keyboardLayoutGuide"
    default: kind
    }
  }

  // MARK: Names alone

  private static func baseName(of view: InterfaceDocument.View, outlet: String?, _ distinction: Distinction) -> String {
    let given =
      distinction == .byClass ? nil : [view.accessibilityIdentifier, view.userLabel, outlet].compactMap { $0 }.first { !$0.isEmpty }
    if let given { return ViewTree.Selector.isBareWord(given) ? given : quoted(given) }
    if distinction == .byNumber, let text = view.text?.string, !text.isEmpty { return quoted(text) }
    if let key = view.key, view.customClass == nil { return key }
    return view.className
  }

  private static func quoted(_ text: String) -> String {
    let start = text.unicodeScalars.prefix(25)
    let isCut = start.count > 24
    return ViewTree.Selector.quoted(isCut ? String(String.UnicodeScalarView(start.dropLast())) + "…" : text)
  }

  /// The property that leads to a view, where there is one: by object id. `view` says nothing that the place doesn't.
  private static func outlets(of document: InterfaceDocument) -> [String: String?] {
    var outlets: [String: String?] = [:]
    for connection in document.connections {
      guard case .outlet(let property) = connection.kind, let id = connection.destination, property != "view" else { continue }
      if property == "delegate" || property == "dataSource" { continue }
      if let known = outlets[id], known != property { outlets[id] = .some(nil) } else { outlets[id] = property }
    }
    return outlets
  }
}
