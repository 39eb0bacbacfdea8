extension Matcher {
  /// What two views are worth as a pair, from 1 to 100; 0 where they are better called different views.
  ///
  /// Equal subtrees count most, then those that only stand elsewhere, then what has the class and something more in common. Two
  /// pairs of views in the same slots with other texts are worth less than one pair with the same text: a list that was
  /// scrolled by a row has one row less and one more. `alone` says that neither has a rival.
  func worth(_ a: Int, _ b: Int, alone: Bool) -> Int32 {
    if old.prints.exact[a] == new.prints.exact[b] { return 100 }
    let isLeaf = !old.hasSubviews(a)
    if old.prints.content[a] == new.prints.content[b] {
      if !isLeaf { return old.prints.movable[a] == new.prints.movable[b] ? 97 : 92 }
      let traits = old.prints.traits[a]
      return traits.text | traits.attributes | traits.controller != 0 || traits.name != 0 ? 90 : 70
    }
    if isSpokenFor(old: a) || isSpokenFor(new: b) { return 0 }
    return old.prints.traits[a].className == new.prints.traits[b].className
      ? worthOfSameClass(a, b, alone: alone) : worthOfOtherClass(a, b)
  }

  private func worthOfSameClass(_ a: Int, _ b: Int, alone: Bool) -> Int32 {
    let x = old.prints.traits[a]
    let y = new.prints.traits[b]
    var points = 15 + worthOfPlaces(a, b)
    if x.text != 0, x.text == y.text { points += 25 }
    if x.name != 0, x.name == y.name { points += 25 }
    if x.controller != 0, x.controller == y.controller { points += 15 }
    if x.attributes != 0, x.attributes == y.attributes { points += 10 }
    if x.identity != 0, y.identity != 0, x.identity != y.identity { points -= 10 }
    if x.name != 0, y.name != 0, x.name != y.name { points -= 8 }
    if old.hasSubviews(a), new.hasSubviews(b) {
      points += Int32(25 * Fingerprints.resemblance(old.prints.below[a], new.prints.below[b]))
    }
    return points >= (alone ? 5 : 20) ? min(points, 60) : 0
  }

  /// A view whose class changed is the same where most of what is below it is, or where place and text are.
  private func worthOfOtherClass(_ a: Int, _ b: Int) -> Int32 {
    let x = old.prints.traits[a]
    let y = new.prints.traits[b]
    if old.hasSubviews(a), new.hasSubviews(b) {
      let resemblance = Fingerprints.resemblance(old.prints.below[a], new.prints.below[b])
      return resemblance >= 0.5 ? Int32(40 * resemblance) : 0
    }
    let saysTheSame = (x.text != 0 && x.text == y.text) || (x.name != 0 && x.name == y.name)
    return saysTheSame && worthOfPlaces(a, b) >= 20 ? 30 : 0
  }

  private func worthOfPlaces(_ a: Int, _ b: Int) -> Int32 {
    let x = old.tree.records[a]
    let y = new.tree.records[b]
    guard x.flags.contains(.hasFrame), y.flags.contains(.hasFrame) else {
      return x.flags.contains(.hasFrame) == y.flags.contains(.hasFrame) ? 8 : 0
    }
    if x.frame == y.frame { return 20 }
    return x.frame.size == y.frame.size ? 8 : 0
  }
}
