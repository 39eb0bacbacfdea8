/// What a document's objects are called where something leads to them: the same in two versions of a file, and no two the same.
///
/// A view goes by its name in constraints, a constraint by what it is between (`constraint title.leading = view.leading`), a controller
/// by what people call it, anything else by its label or class. Of those that are called the same, each has its object id behind it.
struct ObjectNames {
  private var names: [String: String] = [:]

  /// - Complexity: O(*n*) in the size of the document.
  init(_ document: InterfaceDocument, _ constraints: ReadableConstraints) {
    let elements = document.elements
    var controllers: [Int: Int] = [:]
    for (k, controller) in document.controllers.enumerated() { controllers[controller.element] = k }
    var constraintIndices: [Int: Int] = [:]
    for (k, constraint) in document.constraints.enumerated() { constraintIndices[constraint.element] = k }

    var shared: [Name: [String]] = [:]
    for index in elements.indices {
      guard let id = elements.attribute("id", of: index), names[id] == nil else { continue }
      if constraints.names.view(id) != nil {
        names[id] = constraints.names.name(ofItem: id)
      } else if let k = constraintIndices[index] {
        names[id] = "constraint " + constraints.sides(of: k)
        let scene = document.constraints[k].owner.map { document.views[$0].scene }
        shared[Name(text: names[id] ?? "", scene: scene), default: []].append(id)
      } else if elements.has(index, "placeholderIdentifier", "IBFirstResponder") {
        names[id] = "First Responder"
      } else if elements.isNamed(index, "exit") {
        names[id] = "Exit"
      } else {
        let name =
          controllers[index].map { document.controllers[$0].displayName } ?? elements.attribute("userLabel", of: index)
          ?? elements.attribute("customClass", of: index)
        if let name, !name.isEmpty {
          names[id] = name
          shared[Name(text: name), default: []].append(id)
        } else {
          names[id] = "\(elements.name(of: index))[\(id)]"
        }
      }
    }
    for ids in shared.values where ids.count > 1 {
      for id in ids { names[id]? += "[\(id)]" }
    }
  }

  private struct Name: Hashable {
    let text: String
    var scene: Int?
  }

  /// The name of the object with that id; `nil` where there is none.
  subscript(id: String) -> String? { names[id] }

  /// Whether a value is built as the ids that Interface Builder gives: `Xy1-2z-3aB`.
  static func looksLikeID(_ value: String) -> Bool {
    let bytes = value.utf8
    guard bytes.count == 10 else { return false }
    return bytes.enumerated().allSatisfy { place, byte in (byte == UInt8(ascii: "-")) == (place == 3 || place == 6) }
  }
}
