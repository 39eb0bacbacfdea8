/// What is said about some views of a drawing: each a kind and a number, as a comparison gives them.
package struct DrawingMarks: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case added, removed, moved, changed

    /// What stands before the number.
    package var sign: String {
      switch self {
      case .added: "+"
      case .removed: "-"
      case .moved: ">"
      case .changed: "~"
      }
    }
  }

  package struct Mark: Equatable, Sendable {
    package var kind: Kind
    package var number: Int

    package init(_ kind: Kind, _ number: Int) {
      self.kind = kind
      self.number = number
    }

    /// `+1`
    package var text: String { "\(kind.sign)\(number)" }
  }

  /// By the view's index.
  private var marks: [Int: Mark] = [:]

  package init() {}

  package subscript(node: Int) -> Mark? {
    get { marks[node] }
    set { marks[node] = newValue }
  }

  package var isEmpty: Bool { marks.isEmpty }
}
