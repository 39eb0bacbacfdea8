extension ViewTree {
  /// The views that `selector` means, in preorder.
  ///
  /// - Complexity: O(*n*) for every part of the selector, `:has()` and `:not()` included, beside what `visibilities()` takes where a
  ///   pseudo-class asks for it.
  public func indices(matching selector: Selector) -> [Int] {
    var matcher = SelectorMatcher(tree: self)
    let set = matcher.views(matching: selector.list)
    return indices.filter { set[$0] }
  }
}

/// Works on sets of views: each part of a selector is one pass over all of them.
struct SelectorMatcher {
  typealias Selector = ViewTree.Selector
  /// One entry a node: whether it is in the set.
  typealias Views = [Bool]

  let tree: ViewTree
  private(set) lazy var visibilities = tree.visibilities()
  private(set) lazy var childNumbers = ChildNumbers(of: tree)

  init(tree: ViewTree) {
    self.tree = tree
  }

  /// Goes into itself as deep as the selector has parentheses, which its parser limits.
  mutating func views(matching list: [Selector.Complex]) -> Views {
    var all = Views(repeating: false, count: tree.count)
    for complex in list {
      var views = Views(repeating: true, count: tree.count)
      filter(&views, complex.first)
      for step in complex.rest {
        views = follow(views, step.combinator)
        filter(&views, step.tests)
      }
      unite(&all, views)
    }
    return all
  }

  /// The views from which one of `list` leads somewhere.
  mutating func views(having list: [Selector.Relative]) -> Views {
    var all = Views(repeating: false, count: tree.count)
    for relative in list {
      let steps = [Selector.Step(combinator: relative.combinator, tests: relative.complex.first)] + relative.complex.rest
      var views = Views(repeating: true, count: tree.count)
      for step in steps.reversed() {
        filter(&views, step.tests)
        views = followBack(views, step.combinator)
      }
      unite(&all, views)
    }
    return all
  }

  private func unite(_ all: inout Views, _ views: Views) {
    for index in all.indices where views[index] { all[index] = true }
  }

  // MARK: Combinators

  /// The sibling next in front.
  private func next(_ index: Int) -> Int? {
    tree.isFrontmost(index) ? nil : Int(tree.records[index].end)
  }

  /// The views that stand to one of `views` as the right side of `combinator` to the left.
  private func follow(_ views: Views, _ combinator: Selector.Combinator) -> Views {
    var result = Views(repeating: false, count: tree.count)
    for index in tree.indices {
      switch combinator {
      case .child, .descendant:
        let parent = Int(tree.records[index].parent)
        if parent >= 0 { result[index] = views[parent] || (combinator == .descendant && result[parent]) }
      case .nextSibling, .laterSibling:
        if views[index] || (combinator == .laterSibling && result[index]), let next = next(index) { result[next] = true }
      }
    }
    return result
  }

  /// The views that stand to one of `views` as the left side of `combinator` to the right.
  private func followBack(_ views: Views, _ combinator: Selector.Combinator) -> Views {
    var result = Views(repeating: false, count: tree.count)
    for index in tree.indices.reversed() {
      switch combinator {
      case .child, .descendant:
        let parent = Int(tree.records[index].parent)
        if parent >= 0, views[index] || (combinator == .descendant && result[index]) { result[parent] = true }
      case .nextSibling, .laterSibling:
        if let next = next(index) { result[index] = views[next] || (combinator == .laterSibling && result[next]) }
      }
    }
    return result
  }
}

/// Which of its superview's subviews each view is, counted from 1.
struct ChildNumbers {
  private(set) var fromBack: [Int32]
  private(set) var fromFront: [Int32]

  init(of tree: ViewTree) {
    fromBack = Array(repeating: 1, count: tree.count)
    fromFront = fromBack
    for index in tree.indices where !tree.isFrontmost(index) {
      fromBack[Int(tree.records[index].end)] = fromBack[index] + 1
    }
    for index in tree.indices.reversed() where !tree.isFrontmost(index) {
      fromFront[index] = fromFront[Int(tree.records[index].end)] + 1
    }
  }
}
