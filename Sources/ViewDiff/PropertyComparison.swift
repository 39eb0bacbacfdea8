import ViewTree

/// Compares what two views tell.
struct PropertyComparison {
  let options: ComparisonOptions
  let comparesIdentity: Bool

  /// What the view at `a` of `old` tells otherwise than the one at `b` of `new`, in the order of `Property`.
  func changes(_ old: ViewTree, _ a: Int, _ new: ViewTree, _ b: Int) -> [PropertyChange] {
    if old.hasSameProperties(at: a, as: b, of: new) { return [] }
    let x = old[a]
    let y = new[b]
    var changes: [PropertyChange] = []
    func add(_ change: PropertyChange, if differs: Bool) {
      if differs, !options.ignoredProperties.contains(change.property) { changes.append(change) }
    }
    add(.className(from: x.className, to: y.className), if: x.className != y.className)
    // Numbers in reading order tell nothing, but whether there is one at all does.
    let sameIdentity = comparesIdentity ? x.identity == y.identity : (x.identity == nil) == (y.identity == nil)
    add(.identity(from: x.identity, to: y.identity), if: !sameIdentity)
    add(.name(from: x.name, to: y.name), if: x.name != y.name)
    add(.frame(from: x.frame, to: y.frame), if: !isSame(x.frame, y.frame))
    add(.boundsOrigin(from: x.boundsOrigin, to: y.boundsOrigin), if: x.boundsOrigin != y.boundsOrigin)
    add(.isHidden(from: x.isHidden, to: y.isHidden), if: x.isHidden != y.isHidden)
    add(.alpha(from: x.alpha, to: y.alpha), if: !sameNumber(x.alpha, y.alpha))
    add(.clipsToBounds(from: x.clipsToBounds, to: y.clipsToBounds), if: x.clipsToBounds != y.clipsToBounds)
    add(
      .isUserInteractionEnabled(from: x.isUserInteractionEnabled, to: y.isUserInteractionEnabled),
      if: x.isUserInteractionEnabled != y.isUserInteractionEnabled)
    add(.text(from: x.text, to: y.text), if: x.text != y.text)
    add(.backgroundColor(from: x.backgroundColor, to: y.backgroundColor), if: x.backgroundColor != y.backgroundColor)
    add(.controller(from: x.controller, to: y.controller), if: x.controller != y.controller)
    for change in attributeChanges(x.attributes, y.attributes) { add(change, if: true) }
    return changes
  }

  private func isSame(_ a: Rect?, _ b: Rect?) -> Bool {
    if a == b { return true }
    guard options.tolerance > 0, let a, let b else { return false }
    func near(_ p: Double, _ q: Double) -> Bool { sameNumber(p, q) || abs(p - q) <= options.tolerance }
    return near(a.x, b.x) && near(a.y, b.y) && near(a.width, b.width) && near(a.height, b.height)
  }

  /// Attributes are paired by name; see `AttributePairing` for those of one name.
  private func attributeChanges(_ old: [ViewTree.Attribute], _ new: [ViewTree.Attribute]) -> [PropertyChange] {
    if old == new { return [] }
    let (old, new) = (kept(old), kept(new))
    let pairing = AttributePairing(old.map(\.element), new.map(\.element))
    var changes: [PropertyChange] = []
    for ((index, attribute), partner) in zip(old, pairing.partners) {
      let from = PropertyChange.Place(index: index, value: attribute.value)
      if partner < 0 {
        changes.append(.attribute(name: attribute.name, from: from, to: nil))
      } else if new[partner].element.value != attribute.value {
        let to = PropertyChange.Place(index: new[partner].offset, value: new[partner].element.value)
        changes.append(.attribute(name: attribute.name, from: from, to: to))
      }
    }
    for index in pairing.newcomers {
      let (offset, attribute) = new[index]
      changes.append(.attribute(name: attribute.name, from: nil, to: .init(index: offset, value: attribute.value)))
    }
    // The same order both ways, so that changes back are these in reverse.
    changes.sort { $0.attributeRank < $1.attributeRank }
    let partners = pairing.partners.filter { $0 >= 0 }
    if partners != partners.sorted() {
      changes.append(.attributeOrder(from: old.map(\.element.name), to: new.map(\.element.name)))
    }
    return changes
  }

  private func kept(_ attributes: [ViewTree.Attribute]) -> [(offset: Int, element: ViewTree.Attribute)] {
    attributes.enumerated().filter { !options.ignoredAttributes.contains($0.element.name) }.map { ($0.offset, $0.element) }
  }
}

extension PropertyChange {
  fileprivate var attributeRank: (Int, String) {
    guard case .attribute(let name, let from, let to) = self else { return (.max, "") }
    return (min(from?.index ?? .max, to?.index ?? .max), name)
  }
}

/// `isSame` of the tree module, which the method of that name hides inside the type.
private func sameNumber(_ a: Double, _ b: Double) -> Bool { isSame(a, b) }
