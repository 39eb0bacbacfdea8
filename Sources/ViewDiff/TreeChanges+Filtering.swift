/// A kind of change, as `--only` names it.
public enum ChangeKind: Hashable, Sendable {
  case added, removed, moved
  case property(Property)

  /// Every kind, in the order help lists them.
  public static let all: [ChangeKind] = [.added, .removed, .moved] + Property.allCases.map(ChangeKind.property)

  /// `added`, `removed`, `moved`, or the property's name.
  public var name: String {
    switch self {
    case .added: "added"
    case .removed: "removed"
    case .moved: "moved"
    case .property(let property): property.rawValue
    }
  }

  /// The kind called `name`; `nil` for any other text.
  public init?(name: String) {
    guard let kind = Self.all.first(where: { $0.name == name }) else { return nil }
    self = kind
  }
}

extension TreeChanges {
  /// The changes of these kinds; the others are counted in `leftOutCount`, and the result cannot be applied if there are any.
  ///
  /// The screen's size goes with the frames.
  public func only(_ kinds: Set<ChangeKind>) -> TreeChanges {
    var result = self
    if !kinds.contains(.added) { result.added = [] }
    if !kinds.contains(.removed) { result.removed = [] }
    if !kinds.contains(.moved) { result.moved = [] }
    if !kinds.contains(.property(.frame)) { result.screen = nil }
    var properties = 0  // left out of views of which others are kept
    result.changed = changed.compactMap { change in
      var kept = change
      kept.properties.removeAll { !kinds.contains(.property($0.property)) }
      if kept.properties.isEmpty { return nil }
      properties += change.properties.count - kept.properties.count
      return kept
    }
    result.leftOutViews.formUnion(touchedViews.subtracting(result.touchedViews))
    result.leftOutCount += count - result.count + properties
    return result
  }
}
