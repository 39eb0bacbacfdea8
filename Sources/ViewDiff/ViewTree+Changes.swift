public import ViewTree

extension ViewTree {
  /// What has to change in `before` so that it becomes `after`.
  ///
  /// Views are matched by identity where there is one, else by what they and their subviews tell; see `Matcher`. The changes from
  /// `after` to `before` are these in reverse. Where the trees come from is not compared, nor are identities that are `#1`, `#2` …,
  /// which number the addresses of one dump.
  ///
  /// - Complexity: O(*n* log *n*) in the number of views.
  public static func changes(
    from before: ViewTree, to after: ViewTree, options: ComparisonOptions = ComparisonOptions()
  ) -> TreeChanges {
    let old = before.leavingOut(options.ignoredBefore)
    let new = after.leavingOut(options.ignoredAfter)
    let ordinals = TreeChanges.Ordinals(old, new)
    let hasAddresses = old.hasNumberedAddresses() || new.hasNumberedAddresses()
    var options = options
    if hasAddresses { options.ignoredProperties.insert(.identity) }
    let usesIdentity = ordinals == nil && !hasAddresses
    let oldSide = Side(old, options: options, comparingIdentity: usesIdentity)
    let newSide = Side(new, options: options, comparingIdentity: usesIdentity)
    // Where two answers are equally good, one is taken; always working in the same direction makes it the same one both ways.
    let isForwards = oldSide.comesFirst(before: newSide)
    var matcher = Matcher(old: isForwards ? oldSide : newSide, new: isForwards ? newSide : oldSide, options: options)
    matcher.match(usingIdentity: usesIdentity)
    var changes = matcher.changes(comparing: PropertyComparison(options: options, comparesIdentity: usesIdentity))
    if !isForwards { changes = changes.reversed }
    changes.ordinals = ordinals
    changes.ignoredBeforeCount = before.count - old.count
    changes.ignoredAfterCount = after.count - new.count
    if old.screen != new.screen { changes.screen = TreeChanges.ScreenChange(from: old.screen, to: new.screen) }
    return changes
  }

  /// The tree without the subtrees at `indices`.
  private func leavingOut(_ indices: Set<Int>) -> ViewTree {
    if indices.isEmpty { return self }
    var builder = Builder()
    builder.source = source
    builder.screen = screen
    var index = 0
    while index < count {
      while builder.depth > depth(of: index) { builder.close() }
      if indices.contains(index) {
        index = subtree(of: index).upperBound
      } else {
        builder.open(self[index])
        index += 1
      }
    }
    return builder.finish()
  }
}

extension Side {
  /// An order of trees by what they hold: the smaller first.
  func comesFirst(before other: Side) -> Bool {
    if count != other.count { return count < other.count }
    for index in 0..<count where prints.exact[index] != other.prints.exact[index] {
      return prints.exact[index] < other.prints.exact[index]
    }
    return true
  }
}

extension Matcher {
  /// What the matches come to, as changes from the old tree to the new.
  consuming func changes(comparing comparison: PropertyComparison) -> TreeChanges {
    var changes = TreeChanges(before: old.tree, after: new.tree)
    changes.shortcut = shortcut
    changes.removed = old.unmatchedSubtrees()
    changes.added = new.unmatchedSubtrees()
    for b in 0..<new.count where new.partners[b] >= 0 {
      let a = Int(new.partners[b])
      if movesAmongSiblings[a] || partnerOfSuperview(a) != Int(new.parents[b]) {
        changes.moved.append(.init(before: a, after: b, from: old.place(of: a), to: new.place(of: b)))
      }
      let properties = comparison.changes(old.tree, a, new.tree, b)
      if !properties.isEmpty { changes.changed.append(.init(before: a, after: b, properties: properties)) }
    }
    changes.partners = old.partners
    return changes
  }

  /// The index of the new tree where the superview of `a` is; -1 where `a` is a root, -2 where its superview went.
  private func partnerOfSuperview(_ a: Int) -> Int {
    let parent = Int(old.parents[a])
    if parent < 0 { return -1 }
    return old.partners[parent] < 0 ? -2 : Int(old.partners[parent])
  }
}

extension Side {
  func place(of index: Int) -> TreeChanges.Place {
    TreeChanges.Place(parent: parents[index] < 0 ? nil : Int(parents[index]), position: Int(positions[index]))
  }

  /// The nodes without a partner, as subtrees.
  func unmatchedSubtrees() -> [TreeChanges.Subtree] {
    var subtrees: [TreeChanges.Subtree] = []
    var numbers: [Int: Int] = [:]  // which subtree an unmatched node belongs to
    for index in 0..<count where partners[index] < 0 {
      let place = place(of: index)
      if let parent = place.parent, let number = numbers[parent] {
        numbers[index] = number
        subtrees[number].count += 1
      } else {
        numbers[index] = subtrees.count
        subtrees.append(.init(root: index, parent: place.parent, position: place.position, count: 1))
      }
    }
    return subtrees
  }
}
