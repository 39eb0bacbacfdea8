extension ViewTree {
  /// What is volatile about some views, such as the time a clock shows, and is left out wherever trees are compared or kept.
  ///
  ///     [.text("#clock"), .frame("UIProgressView"), .attribute("timestamp", of: "*"), .subviews("#feed")]
  ///
  /// What a view tells there is put in place of by something that is always the same: texts and names by `[redacted]`, a frame by none,
  /// numbers by 0. What a view doesn't tell it still doesn't tell.
  public struct Redaction: Equatable, Sendable {
    /// Which views, as `Selector` takes it.
    public let selector: String
    /// What of them.
    let parts: [Part]

    enum Part: Equatable, Sendable {
      case property(Property)
      case attribute(String)
      case allAttributes
      /// All inside the view.
      case subviews
      /// The view, with all inside it.
      case view
    }

    init(_ selector: String, _ parts: [Part]) {
      self.selector = selector
      self.parts = parts
    }

    /// What stands in place of a text.
    public static let placeholder = "[redacted]"

    /// Whether it leaves out texts, or names, of views that stay.
    package var concernsTexts: Bool { parts.contains(.property(.text)) }
    package var concernsNames: Bool { parts.contains(.property(.name)) }

    /// The text, and of the attributes those that tell it or others of the view's: `state.highlighted` is `title="Go on"`.
    public static func text(_ selector: String) -> Redaction { Redaction(selector, [.property(.text)]) }
    public static func name(_ selector: String) -> Redaction { Redaction(selector, [.property(.name)]) }
    public static func identity(_ selector: String) -> Redaction { Redaction(selector, [.property(.identity)]) }
    public static func className(_ selector: String) -> Redaction { Redaction(selector, [.property(.className)]) }
    public static func frame(_ selector: String) -> Redaction { Redaction(selector, [.property(.frame)]) }
    /// The origin of the bounds: how far a view has scrolled.
    public static func boundsOrigin(_ selector: String) -> Redaction { Redaction(selector, [.property(.bounds)]) }
    public static func alpha(_ selector: String) -> Redaction { Redaction(selector, [.property(.alpha)]) }
    public static func isHidden(_ selector: String) -> Redaction { Redaction(selector, [.property(.hidden)]) }
    public static func backgroundColor(_ selector: String) -> Redaction { Redaction(selector, [.property(.background)]) }
    /// The values of the attributes called `name`.
    public static func attribute(_ name: String, of selector: String) -> Redaction { Redaction(selector, [.attribute(name)]) }
    /// The values of all attributes.
    public static func attributes(_ selector: String) -> Redaction { Redaction(selector, [.allAttributes]) }
    /// Everything inside the views: a feed of who knows how many rows.
    public static func subviews(_ selector: String) -> Redaction { Redaction(selector, [.subviews]) }
    /// The views themselves, with all inside them: a banner that comes and goes.
    public static func views(_ selector: String) -> Redaction { Redaction(selector, [.view]) }
  }

  /// The tree with what `redactions` name left out. Each selects from the tree as it is here, whatever the others leave out.
  ///
  /// - Throws: Where a selector is none.
  /// - Complexity: O(*n*) a redaction, beside what selecting takes.
  public func redacting(_ redactions: [Redaction]) throws(SelectorError) -> ViewTree {
    var editor = PropertyEditor(tree: self)
    var left = [Bool](repeating: false, count: count)
    for redaction in redactions {
      let indices = indices(matching: try Selector(redaction.selector))
      for part in redaction.parts {
        switch part {
        case .property(let property):
          let telling = indices.filter { has(property, at: $0) }
          editor.redact(property, at: telling)
          if property != .text { continue }
          for (name, indices) in attributeNames(at: telling, where: tellsText) {
            editor.make(.attribute(name, Redaction.placeholder), at: indices)
          }
        case .attribute(let name):
          editor.make(.attribute(name, Redaction.placeholder), at: indices.filter { attribute(name, of: $0) != nil })
        case .allAttributes:
          for (name, indices) in attributeNames(at: indices) { editor.make(.attribute(name, Redaction.placeholder), at: indices) }
        case .subviews: leaveOut(indices.map { subtree(of: $0).dropFirst() }, &left)
        case .view: leaveOut(indices.map { subtree(of: $0) }, &left)
        }
      }
    }
    return left.contains(true) ? editor.tree.keeping { !left[$0] } : editor.tree
  }

  /// Marks ranges, which come in order of their beginnings; one inside another costs nothing.
  private func leaveOut(_ ranges: [Range<Int>], _ left: inout [Bool]) {
    var end = 0
    for range in ranges where range.upperBound > end {
      for index in max(range.lowerBound, end)..<range.upperBound { left[index] = true }
      end = range.upperBound
    }
  }

  /// Whether an attribute of the view at `index` tells its text, or says of something what it shows as text.
  private func tellsText(_ attribute: Attribute, _ index: Int) -> Bool {
    let value = attribute.value
    if ["text", "title", "placeholder", "prompt"].contains(attribute.name) { return true }
    if value.count > 1, value.hasPrefix("\""), value.hasSuffix("\"") { return true }
    if ["title=", "text=", "content=", "placeholder=", "string="].contains(where: { value.contains($0) }) { return true }
    guard let text = text(of: index), !text.isEmpty, Double(text) == nil else { return false }
    return value == text || value.contains("\"\(text)\"")
  }

  /// The names of attributes, each with the views that have one; in the order they come in.
  private func attributeNames(
    at indices: [Int], where isWanted: (_ attribute: Attribute, _ index: Int) -> Bool = { _, _ in true }
  ) -> [(name: String, indices: [Int])] {
    var found: [(name: String, indices: [Int])] = []
    var numbers: [String: Int] = [:]
    for index in indices {
      for attribute in attributes(of: index) where isWanted(attribute, index) {
        let number = numbers[attribute.name] ?? found.count
        if number == found.count { found.append((attribute.name, [])) }
        numbers[attribute.name] = number
        if found[number].indices.last != index { found[number].indices.append(index) }
      }
    }
    return found
  }
}

extension PropertyEditor {
  /// Puts in place of a property what is the same for all views.
  fileprivate mutating func redact(_ property: ViewTree.Property, at indices: [Int]) {
    let placeholder = ViewTree.Redaction.placeholder
    switch property {
    case .className: make(.className(placeholder), at: indices)
    case .identity: make(.identity(nil), at: indices)
    case .name: make(.name(placeholder), at: indices)
    case .text: make(.text(placeholder), at: indices)
    case .frame: make(.frame(nil), at: indices)
    case .x: make(.framePart(.x, 0), at: indices)
    case .y: make(.framePart(.y, 0), at: indices)
    case .width: make(.framePart(.width, 0), at: indices)
    case .height: make(.framePart(.height, 0), at: indices)
    case .bounds: make(.boundsOrigin(.zero), at: indices)
    case .alpha: make(.alpha(1), at: indices)
    case .background: make(.backgroundColor(nil), at: indices)
    case .controller: make(.controller(nil), at: indices)
    case .controllerTitle: make(.controllerTitle(placeholder), at: indices)
    case .controllerState: make(.controllerState(placeholder), at: indices)
    case .hidden: make(.isHidden(false), at: indices)
    case .clips: make(.clipsToBounds(false), at: indices)
    case .interactive: make(.isUserInteractionEnabled(true), at: indices)
    case .depth: break  // follows from where a view stands
    }
  }
}
