extension InterfaceDocument {
  /// The constraints that name what isn't in the file, as merges by hand leave them: by index, with the object ids that nothing has.
  ///
  /// - Complexity: O(*n*) in the size of the document.
  public var danglingConstraints: [Int: [String]] {
    var items: Set<String> = []
    for view in views { if let id = view.id { items.insert(id) } }
    for guide in layoutGuides { if let id = guide.id { items.insert(id) } }
    var dangling: [Int: [String]] = [:]
    for (k, constraint) in constraints.enumerated() {
      let missing = [constraint.firstItem, constraint.secondItem].compactMap { $0 }.filter { !items.contains($0) }
      if !missing.isEmpty { dangling[k] = missing }
    }
    if dangling.isEmpty { return [:] }
    // What is neither a view nor a guide that is known is in the file all the same.
    let all = Set(elements.indices.compactMap { elements.attribute("id", of: $0) })
    return dangling.mapValues { $0.filter { !all.contains($0) } }.filter { !$0.value.isEmpty }
  }
}
