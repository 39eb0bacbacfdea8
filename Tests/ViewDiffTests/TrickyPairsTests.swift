import Testing
import ViewDiff
import ViewTree

@Suite struct TrickyPairsTests {
  @Test(arguments: TrickyPair.all) func `what a person says changed`(pair: TrickyPair) throws {
    let changes = ViewTree.changes(from: tree(pair.before), to: tree(pair.after))
    #expect(lines(changes) == pair.changes)
  }

  @Test(arguments: TrickyPair.all) func `applying the changes gives the other tree`(pair: TrickyPair) throws {
    let changes = ViewTree.changes(from: tree(pair.before), to: tree(pair.after))
    #expect(try changes.applied(to: tree(pair.before)) == tree(pair.after))
  }

  @Test(arguments: TrickyPair.all) func `the way back is the way there in reverse`(pair: TrickyPair) {
    let there = ViewTree.changes(from: tree(pair.before), to: tree(pair.after))
    let back = ViewTree.changes(from: tree(pair.after), to: tree(pair.before))
    #expect(back == there.reversed)
    #expect(back.reversed == there)
  }
}

/// Changes as `TrickyPair` writes them.
func lines(_ changes: TreeChanges) -> [String] {
  func count(_ subtree: TreeChanges.Subtree) -> String { subtree.count == 1 ? "" : " (\(subtree.count) views)" }
  let (before, after) = (changes.before, changes.after)
  var lines = changes.removed.map { "- \(path($0.root, before)) \(view($0.root, before))\(count($0))" }
  lines += changes.added.map { "+ \(path($0.root, after)) \(view($0.root, after))\(count($0))" }
  lines += changes.moved.map { "> \(path($0.before, before)) → \(path($0.after, after)) \(view($0.after, after))" }
  lines += changes.changed.map { change in
    "~ \(path(change.after, after)) \(view(change.after, after)): \(change.properties.map(\.description).joined(separator: ", "))"
  }
  return lines
}

private func path(_ index: Int, _ tree: ViewTree) -> String {
  var places: [String] = []
  var node: Int? = index
  while let current = node {
    node = tree.superview(of: current)
    let siblings = node.map { tree.subviews(of: $0) } ?? tree.roots
    places.append(String(Array(siblings).firstIndex(of: current)!))
  }
  return places.reversed().joined(separator: ".")
}

private func view(_ index: Int, _ tree: ViewTree) -> String {
  var words = tree.className(of: index)
  if let name = tree.name(of: index) { words += " #\(name)" }
  if let text = tree.text(of: index) { words += " \"\(text)\"" }
  return words
}
