import ViewTree

/// A document's constraints as people write them.
///
///     title.leading = safeArea.leading + 16 @750
///     image.width = image.height * 4:3
///     "Sign in".top >= title.bottom + 8 (system spacing)
///     note.width = 240 ("note width", placeholder)
///
/// The sides are as saved, in Interface Builder's words for attributes; a multiplier is the ratio that was written. Behind it stand
/// the priority, where it isn't required, and in parentheses the identifier, and what keeps the constraint from counting.
public struct ReadableConstraints: Sendable {
  public let names: ItemNames
  private let document: InterfaceDocument

  public init(_ document: InterfaceDocument, distinguishing distinction: ItemNames.Distinction = .byNumber) {
    self.document = document
    names = ItemNames(document, distinguishing: distinction)
  }

  /// The constraint at `index` of the document's constraints, on one line.
  public func text(of index: Int) -> String { text(of: document.constraints[index]) }

  /// The constraint at `index` as it is written for all traits, and behind it in brackets what its variations make of it for others:
  /// `title.top = view.top + 8 [heightClass=compact: constant=4]`.
  func textForAllTraits(of index: Int) -> String {
    let elements = document.elements
    var constraint = document.constraints[index]
    let element = constraint.element
    if elements.variations[element] != nil {
      let written = Dictionary(elements.writtenAttributes(of: element).map { ($0.name, $0.value) }) { $1 }
      constraint.relation = written["relation"] ?? "equal"
      constraint.multiplier = written["multiplier"]
      constraint.constant = written["constant"].flatMap(Double.init) ?? 0
      constraint.priority = written["priority"].flatMap(Double.init) ?? 1000
      constraint.isPlaceholder = written["placeholder"] == "YES"
      constraint.isSymbolic = written["symbolic"] == "YES"
    }
    let variations = elements.children(of: element).filter { elements.isNamed($0, "variation") }.map { variation in
      let words = elements.attributes(of: variation).filter { $0.name != "key" && $0.name != "id" }.sorted { $0.name < $1.name }.map {
        "\($0.name)=\(FurtherFacts.plain($0.value))"
      }
      return " [\(elements.attribute("key", of: variation) ?? ""): \(words.joined(separator: " "))]"
    }
    // What the system's spacing is measured from.
    let symbol = elements.attribute("symbolType", of: element).map { " [symbolType=\($0)]" } ?? ""
    return text(of: constraint) + symbol + variations.sorted().joined()
  }

  /// What the constraint at `index` is between, whatever its constant: `title.leading = view.leading`, `image.width`.
  func sides(of index: Int) -> String {
    var constraint = document.constraints[index]
    constraint.constant = 0
    constraint.multiplier = nil
    if constraint.secondAttribute == nil { return side(constraint.firstItem, constraint.firstAttribute, owner: constraint.owner) }
    return equation(constraint)
  }

  private func text(of constraint: InterfaceDocument.Constraint) -> String {
    var text = equation(constraint)
    if constraint.priority < 1000 { text += " @" + numberText(constraint.priority) }
    let marks = marks(of: constraint)
    if !marks.isEmpty { text += " (\(marks.joined(separator: ", ")))" }
    return text
  }

  private func equation(_ constraint: InterfaceDocument.Constraint) -> String {
    let first = side(constraint.firstItem, constraint.firstAttribute, owner: constraint.owner)
    let relation =
      switch constraint.relation {
      case "lessThanOrEqual": " <= "
      case "greaterThanOrEqual": " >= "
      default: " = "
      }
    guard let attribute = constraint.secondAttribute else { return first + relation + numberText(constraint.constant) }
    var text = first + relation + side(constraint.secondItem, attribute, owner: constraint.owner)
    if let multiplier = constraint.multiplier, multiplier != "1" { text += " * " + multiplier }
    if constraint.constant != 0 {
      text += (constraint.constant < 0 ? " - " : " + ") + numberText(constraint.constant.magnitude)
    }
    return text
  }

  /// What isn't named is the view that owns the constraint.
  private func side(_ item: String?, _ attribute: String, owner: Int?) -> String {
    let name = item.map(names.name(ofItem:)) ?? owner.map(names.name(ofView:)) ?? "?"
    return name + "." + attribute
  }

  private func marks(of constraint: InterfaceDocument.Constraint) -> [String] {
    var marks: [String] = []
    if let identifier = constraint.identifier ?? document.elements.attribute("userLabel", of: constraint.element) {
      marks.append(ViewTree.Selector.quoted(identifier))
    }
    if constraint.isSymbolic { marks.append("system spacing") }
    if constraint.isPlaceholder { marks.append("placeholder") }
    if !constraint.isInstalled { marks.append("not installed") }
    return marks
  }
}
