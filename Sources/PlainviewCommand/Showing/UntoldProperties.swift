import ViewDiff
import ViewTree

/// What one of two trees tells of no view while the other does, because they come in different formats: that is no difference.
struct UntoldProperties: Equatable {
  /// What the tree before, and the tree after, doesn't tell.
  private(set) var before: Set<Property> = []
  private(set) var after: Set<Property> = []

  /// Those that formats lack.
  private static let candidates: [Property] = [
    .identity, .name, .frame, .text, .isUserInteractionEnabled, .backgroundColor, .controller, .attributes,
  ]

  init() {}

  /// - Complexity: O(*n*) in the number of views.
  init(_ before: ViewTree, _ after: ViewTree) {
    if before.isEmpty || after.isEmpty || before.source?.format == after.source?.format { return }
    for property in Self.candidates {
      switch (Self.tells(before, property), Self.tells(after, property)) {
      case (false, true): self.before.insert(property)
      case (true, false): self.after.insert(property)
      default: break
      }
    }
  }

  var all: Set<Property> { before.union(after) }

  mutating func formUnion(_ other: UntoldProperties) {
    before.formUnion(other.before)
    after.formUnion(other.after)
  }

  /// `dump.txt tells no id, background; …`, a sentence for each side that doesn't tell all.
  func sentences(_ old: String, _ new: String) -> [String] {
    [(old, before), (new, after)].compactMap { name, properties in
      let words = Self.candidates.filter(properties.contains).map(\.rawValue)
      return words.isEmpty ? nil : "\(name) tells no \(words.joined(separator: ", ")); what the other file tells of it is not compared"
    }
  }

  private static func tells(_ tree: ViewTree, _ property: Property) -> Bool {
    tree.indices.contains { index in
      switch property {
      case .identity: tree.identity(of: index) != nil
      case .name: tree.name(of: index) != nil
      case .frame: tree.frame(of: index) != nil
      case .text: tree.text(of: index) != nil
      case .isUserInteractionEnabled: !tree.records[index].flags.contains(.isInteractive)
      case .backgroundColor: tree.records[index].extra >= 0 && tree[index].backgroundColor != nil
      case .controller: tree.controller(of: index) != nil
      case .attributes: tree.records[index].attributeCount > 0
      default: true
      }
    }
  }
}
