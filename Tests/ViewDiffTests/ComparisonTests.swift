import Testing
import ViewDiff
import ViewTree

/// What counts as a difference, long lists, deep trees.
@Suite struct ComparisonTests {
  @Test func `frames within the tolerance are the same`() {
    let before = tree("A\n  B (0 10 20 20)\n  C (0 40 20 20)")
    let after = tree("A\n  B (0.4 10 20 19.5)\n  C (0 41 20 20)")
    let changes = ViewTree.changes(from: before, to: after, options: ComparisonOptions(tolerance: 0.5))
    #expect(lines(changes) == ["~ 0.1 C: y 40→41 (+1)"])
  }

  @Test func `properties and attributes that are ignored don't keep subtrees from being equal`() {
    let before = tree("W\n  A #a\n    Row\n      X \"1\" v=1\n  B #b")
    let after = tree("W\n  A #a\n  B #b\n    Row\n      X \"2\" v=2")
    var options = ComparisonOptions(ignoring: [.text])
    options.ignoredAttributes = ["v"]
    #expect(lines(ViewTree.changes(from: before, to: after, options: options)) == ["> 0.0.0 → 0.1.0 Row"])
  }

  @Test func `views that are ignored are counted, not compared`() {
    let before = tree("W\n  Clock\n    Label \"9:41\"\n  A")
    let after = tree("W\n  Clock\n    Label \"9:42\"\n  A\n  B")
    var options = ComparisonOptions()
    options.ignoredBefore = [1]
    options.ignoredAfter = [1]
    let changes = ViewTree.changes(from: before, to: after, options: options)
    #expect(changes.summary == "1 added; 2 unchanged, 2 ignored")
    options.ignoredAfter = []
    let gone = ViewTree.changes(from: before, to: tree("W\n  A"), options: options)
    #expect(gone.reversed.reversed.summary == "no changes; 2 unchanged, 2 ignored before, 0 after")
  }

  @Test func `kinds that were not asked for are counted`() throws {
    let changes = ViewTree.changes(
      from: tree("W\n  A #a (0 0 1 1)\n  B"), to: tree("W\n  A #a (0 0 2 1) hidden\n  B\n  C"))
    let frames = changes.only([.property(.frame)])
    #expect(lines(frames) == ["~ 0.0 A #a: width 1→2 (+1)"])
    #expect(frames.summary == "1 changed; 2 unchanged, 2 other changes left out")
    #expect(changes.only([.added]).summary == "1 added; 2 unchanged, 1 other change left out")
    #expect(changes.only([.added]).only([.moved]).summary == "no changes; 2 unchanged, 2 other changes left out")
    #expect(throws: ChangesError.incomplete(leftOut: 2)) { try frames.applied(to: changes.before) }
    #expect(ChangeKind.all.allSatisfy { ChangeKind(name: $0.name) == $0 })
  }

  @Test func `changes fit the tree they were found in alone`() {
    let changes = ViewTree.changes(from: tree("A"), to: tree("B"))
    #expect(throws: ChangesError.otherTree(expected: 1, found: 2)) { try changes.applied(to: tree("A\n  B")) }
  }

  @Test func `of several attributes of one name, those that stay are the same`() throws {
    func compare(_ before: String, _ after: String) throws -> [String] {
      let changes = ViewTree.changes(from: tree(before), to: tree(after))
      #expect(try changes.applied(to: changes.before) == changes.after)
      #expect(changes.reversed == ViewTree.changes(from: changes.after, to: changes.before))
      return lines(changes)
    }
    #expect(try compare("A c=a c=b c=c", "A c=a c=c") == ["~ 0 A: [c] \"b\"→none"])
    #expect(try compare("A c=a c=c", "A c=a c=b c=c d=x") == ["~ 0 A: [c] none→\"b\", [d] none→\"x\""])
    #expect(try compare("A c=a c=b c=c", "A c=a c=x c=c") == ["~ 0 A: [c] \"b\"→\"x\""])
    #expect(
      try compare("A c=a c=b c=c c=d", "A c=b c=y c=z c=d") == ["~ 0 A: [c] \"a\"→none, [c] none→\"y\", [c] none→\"z\", [c] \"c\"→none"])
  }

  @Test func `numbers of addresses say nothing about who is who`() {
    let before = tree("W !#1\n  A !#2\n    Label !#3 \"a\"\n  B !#4")
    let after = tree("W !#1\n  New !#2\n  A !#3\n    Label !#4 \"a\"\n  B !#5")
    #expect(lines(ViewTree.changes(from: before, to: after)) == ["+ 0.0 New"])
    // Nor where they have gaps, as those of a second window have.
    let other = tree("W !#7\n  A !#9\n    Label !#12 \"a\"\n  B !#3")
    #expect(ViewTree.changes(from: before, to: other).isEmpty)
    // Nor beside ids that do.
    #expect(ViewTree.changes(from: before, to: tree("W !w\n  A !a\n    Label !l \"a\"\n  B !b")).isEmpty)
  }

  @Test func `another screen is a change`() throws {
    var (before, after) = (tree("A"), tree("A"))
    before.screen = Size(width: 375, height: 667)
    after.screen = Size(width: 390, height: 844)
    let changes = ViewTree.changes(from: before, to: after)
    #expect(changes.summary == "screen 375×667→390×844; 1 unchanged")
    #expect(try changes.applied(to: before) == after)
  }

  // MARK: Long lists

  private func list(_ texts: [String], height: Int = 44) -> ViewTree {
    var builder = ViewTree.Builder()
    builder.open(.init("Table"))
    for (row, text) in texts.enumerated() {
      builder.add(.init("Cell", frame: Rect(x: 0, y: Double(row * height), width: 320, height: Double(height)), text: text))
    }
    return builder.finish()
  }

  @Test func `a row on top of a thousand`() {
    let texts = (0..<1000).map { "row \($0)" }
    #expect(ViewTree.changes(from: list(texts), to: list(["new"] + texts)).summary == "1 added, 1000 shifted by (0, +44); 1 unchanged")
  }

  @Test func `a row out of a thousand twins`() {
    let twins = Array(repeating: "twin", count: 1000)
    #expect(ViewTree.changes(from: list(twins), to: list(Array(twins.dropLast()))).summary == "1 removed; 1000 unchanged")
  }

  @Test func `rows among a thousand that repeat a few texts`() {
    let texts = (0..<1000).map { "row \($0 * $0 % 7)" }
    var changed = texts
    changed.remove(at: 300)
    changed.insert("new", at: 700)
    let changes = ViewTree.changes(from: list(texts), to: list(changed))
    #expect(changes.removed.count == 1 && changes.added.count == 1)
    #expect(changes.shortcut == nil)
  }

  @Test func `long lists with nothing in common take a short cut and say so`() {
    var random = SplitMix(state: 1)
    func nodes() -> ViewTree {
      var builder = ViewTree.Builder()
      builder.open(.init("W"))
      for _ in 0..<2000 { builder.add(.init(["A", "B", "C"].randomElement(using: &random)!)) }
      return builder.finish()
    }
    let changes = ViewTree.changes(from: nodes(), to: nodes())
    #expect(changes.shortcut?.lists == 1)
    #expect(MarkedTree().render(changes).contains("\nnote: 1 long list of subviews ("))
    #expect(ChangesJSON().render(changes).contains("\"shortcut\":\"1 long list"))
    #expect(changes.addedCount == changes.removedCount)
    #expect(changes.addedCount < 1000)
  }

  @Test func `a very deep tree`() throws {
    func chain(_ text: String) -> ViewTree {
      var builder = ViewTree.Builder()
      for _ in 0..<20_000 { builder.open(.init("V")) }
      builder.add(.init("L", text: text))
      return builder.finish()
    }
    let changes = ViewTree.changes(from: chain("a"), to: chain("b"))
    #expect(changes.summary == "1 changed; 20000 unchanged")
    #expect(try changes.applied(to: chain("a")) == chain("b"))
    for format in ChangeFormats.all() { #expect(format.render(changes).utf8.count < 14_000_000) }
  }

  // MARK: Moves

  /// The fewest moves that reorder siblings are those outside a longest increasing subsequence; every order of six.
  @Test func `reordered siblings move as few as can be`() {
    var orders: [[Int]] = [[]]
    for n in 0..<6 { orders = orders.flatMap { order in (0...order.count).map { Array(order[..<$0]) + [n] + Array(order[$0...]) } } }
    #expect(orders.count == 720)
    func row(_ order: [Int]) -> ViewTree { tree("W\n" + order.map { "  A #n\($0)\n" }.joined()) }
    for order in orders {
      let moves = ViewTree.changes(from: row(Array(0..<6)), to: row(order)).moved.count
      #expect(moves == 6 - longestIncreasing(order))
    }
  }

  private func longestIncreasing(_ order: [Int]) -> Int {
    var lengths: [Int] = []
    for (i, value) in order.enumerated() { lengths.append(1 + ((0..<i).filter { order[$0] < value }.map { lengths[$0] }.max() ?? 0)) }
    return lengths.max() ?? 0
  }
}
