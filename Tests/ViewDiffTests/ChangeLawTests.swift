import Testing
import ViewDiff
import ViewTree

/// Laws that hold for whatever pair of trees.
@Suite struct ChangeLawTests {
  /// Forests of up to three nodes of two classes: 1 + 2 + 8 + 40.
  @Test func `applying the changes gives the other tree, for every pair of small trees`() throws {
    let trees = (0...3).flatMap { forests(of: $0, classes: ["A", "B"]) }
    #expect(trees.count == 51)
    for before in trees {
      for after in trees { try expectLaws(before, after) }
    }
  }

  @Test func `applying the changes gives the other tree, for one class and up to five nodes`() throws {
    let trees = (0...5).flatMap { forests(of: $0, classes: ["A"]) }
    #expect(trees.count == 1 + 1 + 2 + 5 + 14 + 42)
    for before in trees {
      for after in trees { try expectLaws(before, after) }
    }
  }

  @Test(arguments: 0..<30) func `the laws hold for random trees and their random edits`(seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    for _ in 0..<20 {
      var before = RandomTree(size: Int.random(in: 0...30, using: &random), using: &random)
      var after = before
      for _ in 0..<Int.random(in: 0...6, using: &random) { after.edit(using: &random) }
      if Int.random(in: 0..<8, using: &random) == 0 { before = RandomTree(size: 20, using: &random) }
      try expectLaws(before.tree, after.tree)
    }
  }

  private func expectLaws(_ before: ViewTree, _ after: ViewTree) throws {
    let changes = ViewTree.changes(from: before, to: after)
    var picture: Comment { Comment(rawValue: "\(before.json())\(after.json())") }
    #expect(try changes.applied(to: before) == after, picture)
    #expect(changes.isEmpty == (before == after), picture)
    #expect(ViewTree.changes(from: after, to: before) == changes.reversed, picture)
    #expect(changes.removedCount + kept(changes) == before.count, picture)
    #expect(changes.addedCount + kept(changes) == after.count, picture)
    for move in changes.moved { #expect(mayMove(move, before, after), picture) }
  }

  private func kept(_ changes: TreeChanges) -> Int {
    changes.before.indices.count { changes.counterpart(ofBefore: $0) != nil }
  }

  /// Whether a key names the view in both trees, or it is the root of an equal subtree of two or more views, its own frame aside.
  private func mayMove(_ move: TreeChanges.Move, _ before: ViewTree, _ after: ViewTree) -> Bool {
    let (a, b) = (before[move.before], after[move.after])
    if let identity = a.identity, identity == b.identity { return true }
    if let name = a.name, name == b.name { return true }
    if let tag = before.attribute("tag", of: move.before), tag == after.attribute("tag", of: move.after) { return true }
    let (x, y) = (before.subtree(of: move.before), after.subtree(of: move.after))
    if x.count >= 8 { return true }  // large subtrees may differ a little
    guard x.count >= 2, x.count == y.count else { return false }
    return zip(x, y).allSatisfy { i, j in
      var (p, q) = (before[i], after[j])
      if i == move.before { (p.frame, q.frame) = (nil, nil) }
      return p == q && before.subtree(of: i).count == after.subtree(of: j).count
    }
  }
}

/// Every forest of `count` nodes, of every class.
func forests(of count: Int, classes: [String]) -> [ViewTree] {
  // Depths in preorder: the next is at most one deeper.
  var shapes: [[Int]] = [[]]
  for _ in 0..<count { shapes = shapes.flatMap { shape in (0...((shape.last ?? -1) + 1)).map { shape + [$0] } } }
  var namings: [[String]] = [[]]
  for _ in 0..<count { namings = namings.flatMap { naming in classes.map { naming + [$0] } } }
  return shapes.flatMap { shape in
    namings.map { naming in
      var builder = ViewTree.Builder()
      for (depth, name) in zip(shape, naming) {
        while builder.depth > depth { builder.close() }
        builder.open(.init(name))
      }
      return builder.finish()
    }
  }
}
