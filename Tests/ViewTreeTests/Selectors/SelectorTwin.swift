@testable import ViewTree

/// Selectors matched the long way: each view is asked by itself, and goes looking for the views around it.
struct SelectorTwin {
  typealias Selector = ViewTree.Selector
  let tree: ViewTree
  let visibilities: [Visibility]

  init(tree: ViewTree) {
    self.tree = tree
    visibilities = tree.visibilities()
  }

  func indices(matching selector: Selector) -> [Int] {
    tree.indices.filter { index in selector.list.contains { matches(index, $0) } }
  }

  private func matches(_ index: Int, _ complex: Selector.Complex) -> Bool {
    var complex = complex
    guard let last = complex.rest.popLast() else { return complex.first.allSatisfy { holds($0, index) } }
    return last.tests.allSatisfy { holds($0, index) } && left(of: index, last.combinator).contains { matches($0, complex) }
  }

  private func siblings(of index: Int) -> [Int] {
    tree.superview(of: index).map { Array(tree.subviews(of: $0)) } ?? Array(tree.roots)
  }

  private func left(of index: Int, _ combinator: Selector.Combinator) -> [Int] {
    switch combinator {
    case .descendant: Array(sequence(first: index) { tree.superview(of: $0) }.dropFirst())
    case .child: tree.superview(of: index).map { [$0] } ?? []
    case .nextSibling: siblings(of: index).last { $0 < index }.map { [$0] } ?? []
    case .laterSibling: siblings(of: index).filter { $0 < index }
    }
  }

  private func right(of index: Int, _ combinator: Selector.Combinator) -> [Int] {
    tree.indices.filter { left(of: $0, combinator).contains(index) }
  }

  /// Whether from `index` the steps of `complex`, from its first on, lead somewhere.
  private func leads(_ index: Int, _ steps: ArraySlice<Selector.Step>) -> Bool {
    guard let step = steps.first else { return true }
    return right(of: index, step.combinator).contains { next in
      step.tests.allSatisfy { holds($0, next) } && leads(next, steps.dropFirst())
    }
  }

  private func holds(_ test: Selector.Test, _ index: Int) -> Bool {
    let node = tree[index]
    switch test {
    case .className(let name): return node.className == name || node.className.hasSuffix("." + name)
    case .name(let name): return node.name == name
    case .attribute(let attribute, let condition): return holds(condition, attribute, node)
    case .visibility(let wanted): return wanted.contains(visibilities[index])
    case .position(let position):
      let siblings = position.isFromFront ? siblings(of: index).reversed() : siblings(of: index)
      let number = siblings.firstIndex(of: index)! + 1
      return (0...1000).contains { number == position.step * $0 + position.offset }
    case .root: return tree.superview(of: index) == nil
    case .empty: return tree.subtree(of: index).count == 1
    case .not(let list): return !list.contains { matches(index, $0) }
    case .any(let list): return list.contains { matches(index, $0) }
    case .has(let list):
      return list.contains { relative in
        let first = Selector.Step(combinator: relative.combinator, tests: relative.complex.first)
        return leads(index, ([first] + relative.complex.rest)[...])
      }
    }
  }

  private func holds(_ condition: Selector.Condition, _ attribute: Selector.Attribute, _ node: ViewTree.Node) -> Bool {
    let value: String?
    let isPresent: Bool
    switch attribute {
    case .source(let name):
      value = node.attributes.first { $0.name == name }?.value
      isPresent = value != nil
    case .property(.text): (value, isPresent) = (node.text, node.text != nil)
    case .property(.className): (value, isPresent) = (node.className, true)
    case .property(.identity): (value, isPresent) = (node.identity, node.identity != nil)
    case .property(.width): (value, isPresent) = (node.frame.map { "\($0.width)" }, node.frame != nil)
    case .property(.alpha): (value, isPresent) = ("\(node.alpha)", node.alpha != 1)
    case .property(.hidden): (value, isPresent) = ("\(node.isHidden)", node.isHidden)
    case .property(.controllerTitle): (value, isPresent) = (node.controller?.title, node.controller?.title != nil)
    case .property: fatalError("the random selectors don't ask for \(attribute)")
    }
    switch condition {
    case .isPresent: return isPresent
    case .number(let comparison, let wanted):
      guard let number = value.flatMap({ Double($0) }) else { return false }
      switch comparison {
      case .equal: return number == wanted
      case .less: return number < wanted
      case .greater: return number > wanted
      case .lessOrEqual: return number <= wanted
      case .greaterOrEqual: return number >= wanted
      }
    case .text(let comparison, let wanted, let ignoresCase):
      guard let text = ignoresCase ? value?.lowercased() : value else { return false }
      let other = ignoresCase ? wanted.lowercased() : wanted
      switch comparison {
      case .equals: return text == other
      case .begins: return !other.isEmpty && text.hasPrefix(other)
      case .ends: return !other.isEmpty && text.hasSuffix(other)
      case .contains: return !other.isEmpty && text.contains(other)
      case .containsWord: return text.split(whereSeparator: \.isWhitespace).contains { $0 == other }
      }
    }
  }
}

extension RandomTrees {
  /// A selector that says something about this file's trees.
  mutating func selector(nesting: Int = 0) -> String {
    var text = compound(nesting)
    while chance(0.4) { text += pick([" ", " > ", "+", " ~ "]) + compound(nesting) }
    if chance(0.2) { text += ", " + compound(nesting) }
    return text
  }

  private mutating func compound(_ nesting: Int) -> String {
    var text = pick(["", "*", "UIView", "UILabel", "Cell", "TextView", "`Outer<Inner>`", "``"])
    if text.isEmpty || chance(0.5) { text += test(nesting) }
    if chance(0.2) { text += test(nesting) }
    return text
  }

  private mutating func test(_ nesting: Int) -> String {
    switch int(0..<(nesting < 2 ? 9 : 6)) {
    case 0: return pick(["#title", "#\"A View\"", "#\"\"", "\"Hi\""])
    case 1, 2:
      return pick([
        "[text]", "[text*=swap i]", "[text^=Swap]", "[text$=\"Views\"]", "[text~=y]", "[text='']", "[text*='']", "[width>5]", "[width<=4]",
        "[alpha]", "[alpha=0.5]", "[alpha>=1]", "[hidden]", "[hidden=false]", "[tag]", "[tag=1]", "[tag<2]", "[android:hint]",
        "[class*=UI]",
        "[id=c1-2d]", "[controller.title]", "[\"\"]",
      ])
    case 3: return ":" + pick(Selector.VisibilityClass.allCases.map(\.rawValue))
    case 4: return pick([":root", ":empty", ":first-child", ":last-child", ":only-child"])
    case 5:
      let formula = pick(["odd", "even", "2", "n", "2n+1", "-n+3", "3n - 1", "-2n+5", "0n+1", "-3"])
      return pick([":nth-child(", ":nth-last-child("]) + formula + ")"
    case 6: return ":not(\(selector(nesting: nesting + 1)))"
    case 7: return ":is(\(selector(nesting: nesting + 1)))"
    default: return ":has(\(pick(["", "> ", "+ ", "~"]))\(selector(nesting: nesting + 1)))"
    }
  }

  private typealias Selector = ViewTree.Selector
}
