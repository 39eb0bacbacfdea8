extension SelectorMatcher {
  /// Takes out of `views` what fails one of `tests`.
  mutating func filter(_ views: inout Views, _ tests: [Selector.Test]) {
    for test in tests {
      switch test {
      case .className(let name):
        let whole = TextComparer(.equals, name, ignoresCase: false)
        let end = TextComparer(.ends, "." + name, ignoresCase: false)
        keepClasses(in: &views) { whole.holds($0) || end.holds($0) }
      case .name(let name):
        let comparer = TextComparer(.equals, name, ignoresCase: false)
        keep(in: &views) { matches(comparer, tree.records[$0].name) }
      case .attribute(let attribute, let condition): filter(&views, attribute, condition)
      case .visibility(let wanted):
        let visibilities = visibilities
        keep(in: &views) { wanted.contains(visibilities[$0]) }
      case .position(let position):
        let numbers = position.isFromFront ? childNumbers.fromFront : childNumbers.fromBack
        keep(in: &views) { position.contains(Int(numbers[$0])) }
      case .root: keep(in: &views) { tree.records[$0].parent < 0 }
      case .empty: keep(in: &views) { Int(tree.records[$0].end) == $0 + 1 }
      case .not(let list):
        let unwanted = self.views(matching: list)
        keep(in: &views) { !unwanted[$0] }
      case .any(let list):
        let wanted = self.views(matching: list)
        keep(in: &views) { wanted[$0] }
      case .has(let list):
        let wanted = self.views(having: list)
        keep(in: &views) { wanted[$0] }
      }
    }
  }

  @inline(__always)
  private func keep(in views: inout Views, _ isWanted: (Int) -> Bool) {
    for index in views.indices where views[index] { views[index] = isWanted(index) }
  }

  /// Asks once a class instead of once a view.
  private func keepClasses(in views: inout Views, _ isWanted: (String) -> Bool) {
    let wanted = tree.names.refs.map { isWanted(tree.pool.string($0) ?? "") }
    keep(in: &views) { wanted[Int(tree.records[$0].className)] }
  }

  // MARK: Attributes

  private func filter(_ views: inout Views, _ attribute: Selector.Attribute, _ condition: Selector.Condition) {
    switch (attribute, condition) {
    case (.property(let property), .isPresent): keep(in: &views) { tree.has(property, at: $0) }
    case (.property(let property), .number(let comparison, let wanted)):
      keep(in: &views) { index in
        let number = property.isNumber ? tree.number(property, of: index) : tree.textValue(property, of: index).flatMap { Double($0) }
        return number.map { comparison.holds($0, wanted) } ?? false
      }
    case (.property(let property), .text(let comparison, let text, let ignoresCase)):
      let comparer = TextComparer(comparison, text, ignoresCase: ignoresCase)
      switch property {
      case .className: keepClasses(in: &views) { comparer.holds($0) }
      case .identity: keep(in: &views) { matches(comparer, tree.records[$0].identity) }
      case .name: keep(in: &views) { matches(comparer, tree.records[$0].name) }
      case .text: keep(in: &views) { matches(comparer, tree.records[$0].text) }
      default: keep(in: &views) { index in tree.textValue(property, of: index).map { comparer.holds($0) } ?? false }
      }
    case (.source(let name), .isPresent): keepAttributes(in: &views, named: name) { _ in true }
    case (.source(let name), .number(let comparison, let wanted)):
      keepAttributes(in: &views, named: name) { value in
        tree.pool.string(value).flatMap { Double($0) }.map { comparison.holds($0, wanted) } ?? false
      }
    case (.source(let name), .text(let comparison, let text, let ignoresCase)):
      let comparer = TextComparer(comparison, text, ignoresCase: ignoresCase)
      keepAttributes(in: &views, named: name) { matches(comparer, $0) }
    }
  }

  /// Keeps the views with an attribute called `name` whose first value `isWanted`.
  private func keepAttributes(in views: inout Views, named name: String, _ isWanted: (TextRef) -> Bool) {
    let wanted = Array(name.utf8)
    let number = tree.names.refs.firstIndex { tree.pool.withBytes(of: $0) { $0.elementsEqual(wanted) } }
    keep(in: &views) { index in
      for k in tree.records[index].attributes where number == Int(tree.attributeRecords[k].name) {
        return isWanted(tree.attributeRecords[k].value)
      }
      return false
    }
  }

  private func matches(_ comparer: TextComparer, _ ref: TextRef) -> Bool {
    if ref.isNone { return false }
    if comparer.ignoresCase { return comparer.holds(tree.pool.string(ref) ?? "") }
    return tree.pool.withBytes(of: ref) { comparer.holds($0) }
  }
}

extension ViewTree.Selector.NumberComparison {
  func holds(_ a: Double, _ b: Double) -> Bool {
    switch self {
    case .equal: isSame(a, b)
    case .less: a < b
    case .greater: a > b
    case .lessOrEqual: a <= b
    case .greaterOrEqual: a >= b
    }
  }
}
