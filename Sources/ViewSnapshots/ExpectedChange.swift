public import ViewDiff
import ViewTree

/// A kind of change and how many of it there should be: what `expectOnly:` takes.
///
/// A change counts for the most telling kind that is expected: a view that only moved counts as `.shifted` where shifts are expected,
/// else as `.changed`.
public struct ExpectedChange: Equatable, Sendable {
  enum Kind: Equatable {
    case added, removed, moved, shifted, resized, hidden, shown, screen, changed
    case property(Property)
  }

  let kind: Kind
  let count: Int

  private init(_ kind: Kind, _ count: Int) {
    self.kind = kind
    self.count = count
  }

  /// Views that came; each with all that came inside it is one.
  public static func added(_ count: Int) -> Self { Self(.added, count) }
  /// Views that went; each with all that went inside it is one.
  public static func removed(_ count: Int) -> Self { Self(.removed, count) }
  /// Views that stand in another superview, or elsewhere among their siblings.
  public static func moved(_ count: Int) -> Self { Self(.moved, count) }
  /// Views of which nothing changed but where their frame begins.
  public static func shifted(_ count: Int) -> Self { Self(.shifted, count) }
  /// Views of which nothing changed but their frame's size.
  public static func resized(_ count: Int) -> Self { Self(.resized, count) }
  /// Views of which nothing changed but that they are hidden now.
  public static func hidden(_ count: Int) -> Self { Self(.hidden, count) }
  /// Views of which nothing changed but that they are no longer hidden.
  public static func shown(_ count: Int) -> Self { Self(.shown, count) }
  /// Views of which nothing changed but this property.
  public static func changed(_ property: Property, _ count: Int) -> Self { Self(.property(property), count) }
  /// Views that tell something else, whatever it is.
  public static func changed(_ count: Int) -> Self { Self(.changed, count) }
}

extension ExpectedChange.Kind: CustomStringConvertible {
  var description: String {
    switch self {
    case .added: "added"
    case .removed: "removed"
    case .moved: "moved"
    case .shifted: "shifted"
    case .resized: "resized"
    case .hidden: "hidden"
    case .shown: "shown"
    case .screen: "screen's size changed"
    case .changed: "changed"
    case .property(let property): "changed in \(property.rawValue) alone"
    }
  }

  /// The kinds that a changed view may count for, the most telling first.
  fileprivate static func kinds(of properties: [PropertyChange]) -> [Self] {
    guard properties.count == 1 else { return [.changed] }
    var kinds: [Self] = []
    switch properties[0] {
    case .frame(let from?, let to?) where from.size == to.size: kinds.append(.shifted)
    case .frame(let from?, let to?) where from.origin == to.origin: kinds.append(.resized)
    case .isHidden(_, let to): kinds.append(to ? .hidden : .shown)
    default: break
    }
    return kinds + [.property(properties[0].property), .changed]
  }
}

/// Changes, counted by the kinds that are expected.
struct ChangeCount {
  private let expected: [ExpectedChange]
  private var found: [(kind: ExpectedChange.Kind, count: Int)] = []

  init(_ changes: TreeChanges, expecting expected: [ExpectedChange]) {
    self.expected = expected
    add(.added, changes.added.count)
    add(.removed, changes.removed.count)
    add(.moved, changes.moved.count)
    for change in changes.changed {
      let kinds = ExpectedChange.Kind.kinds(of: change.properties)
      add(kinds.first { kind in expected.contains { $0.kind == kind } } ?? kinds[0], 1)
    }
    add(.screen, changes.screen == nil ? 0 : 1)
  }

  private mutating func add(_ kind: ExpectedChange.Kind, _ count: Int) {
    if count == 0 { return }
    if let index = found.firstIndex(where: { $0.kind == kind }) { found[index].count += count } else { found.append((kind, count)) }
  }

  /// What is not as expected, a line each; empty where all is.
  var mismatches: [String] {
    var lines: [String] = []
    var rest = found
    var wanted: [(kind: ExpectedChange.Kind, count: Int)] = []
    for change in expected {
      if let index = wanted.firstIndex(where: { $0.kind == change.kind }) {
        wanted[index].count += change.count
      } else {
        wanted.append((change.kind, change.count))
      }
    }
    for (kind, count) in wanted {
      let index = rest.firstIndex { $0.kind == kind }
      let actual = index.map { rest.remove(at: $0).count } ?? 0
      if actual != count { lines.append("expected \(count) \(kind), found \(actual)") }
    }
    return lines + rest.map { "not expected: \($0.count) \($0.kind)" }
  }
}
