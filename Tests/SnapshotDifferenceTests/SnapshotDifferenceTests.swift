import SnapshotDifference
import Testing
import ViewRendering
import ViewTree

private func tree(_ labels: [(name: String, y: Double)]) -> ViewTree {
  var builder = ViewTree.Builder()
  builder.open(ViewTree.Node("UIView", frame: Rect(x: 0, y: 0, width: 100, height: 100)))
  for (name, y) in labels {
    builder.add(ViewTree.Node("UILabel", name: name, frame: Rect(x: 0, y: y, width: 50, height: 20), text: "Text"))
  }
  return builder.finish()
}

private let one = tree([("a", 0)])
private let two = tree([("a", 0), ("b", 20)])

private func difference(_ old: String, _ new: String, format: String? = nil) -> SnapshotDifference {
  SnapshotDifference(from: Array(old.utf8), to: Array(new.utf8), format: format)
}

@Suite struct SnapshotDifferenceTests {
  @Test(arguments: Formats.dumps.map(\.name).filter { $0 != "controllers" }, [true, false])
  func `two dumps differ by views, whether or not the format is told`(name: String, isTold: Bool) throws {
    let dump = try #require(Formats.dumps.first { $0.name == name })
    let difference = difference(dump.render(one), dump.render(two), format: isTold ? name : nil)
    #expect(difference.summary == "1 added; 2 unchanged")
    #expect(
      difference.structure() == """
        1 added; 2 unchanged
          UIView (0 0; 100 100)
          ├─ UILabel #a "Text" (0 0; 50 20)
        + ╰─ UILabel #b "Text" (0 20; 50 20)

        """)
  }

  @Test func `drawings, which show no tree whole, differ by lines`() {
    for drawing in Formats.drawings() {
      let difference = difference(drawing.render(one), drawing.render(two))
      #expect(difference.structures.isEmpty)
      #expect(difference.structure() == nil)
      #expect(difference.summary.contains(" inserted"))
    }
  }

  @Test func `a snapshot of a change differs in what was there before and after, each on its own`() {
    let dump = TreeDump()
    func change(_ before: ViewTree, _ after: ViewTree) -> String {
      SnapshotText.change("whatever\n", before: dump.render(before), after: dump.render(after))
    }
    let parts = SnapshotText(change(one, two)).parts
    #expect(parts.map(\.title) == ["before", "after"])
    #expect(parts.map { $0.tree?.count } == [2, 3])
    let difference = difference(change(one, two), change(one, one))
    #expect(difference.summary == "after: 1 removed; 2 unchanged")
    #expect(
      difference.structure() == """
        before: no changes; 2 unchanged
        after: 1 removed; 2 unchanged
          UIView (0 0; 100 100)
          ├─ UILabel #a "Text" (0 0; 50 20)
        - ╰─ UILabel #b "Text" (0 20; 50 20)

        """)
  }

  @Test func `a text that looks like a dump in part is none`() {
    let golden = TreeDump().render(one) + "<<<<<<< ours\nnonsense that someone typed\n"
    #expect(ShownTree.read(from: golden) == nil)
    #expect(ShownTree.read(from: "") == nil)
    #expect(difference(golden, TreeDump().render(two)).structure() == nil)
  }

  @Test func `where only the words differ, lines are told`() {
    let difference = difference(TreeDump().render(one), TreeDump(usesASCII: true).render(one), format: "tree")
    #expect(difference.structure() == nil)
    #expect(difference.summary == "1 line removed, 1 inserted")
  }
}

@Suite struct DrawnTreesTests {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test(arguments: Formats.drawings().map(\.name)) func `the tree that is drawn so is found among dumps`(name: String) throws {
    let drawing = try #require(Formats.drawings().first { $0.name == name })
    let others = [bytes("a text\n"), bytes(TreeDump().render(one)), bytes(UIKitDump().render(two))]
    func trees(_ text: String, _ others: [[UInt8]]) -> [Int]? {
      DrawnTrees.trees(of: bytes(text), among: others, drawnBy: Formats.drawings())?.map(\.count)
    }
    #expect(trees(drawing.render(two), others) == [3])
    #expect(trees(drawing.render(tree([("c", 0)])), others) == nil)
    let change = SnapshotText.change("1 added\n", before: drawing.render(one), after: drawing.render(two))
    #expect(trees(change, others) == [2, 3])
    #expect(trees(change, [others[1]]) == nil)
    // A change's golden tells two trees itself.
    let dumps = SnapshotText.change("1 added\n", before: TreeDump().render(one), after: TreeDump().render(two))
    #expect(trees(change, [bytes(dumps)]) == [2, 3])
  }
}

@Suite struct TreeNoteTests {
  @Test func `a note of a drawing's trees tells what changed, view by view`() {
    let drawing = PlanDrawing()
    let (old, new) = (Array(drawing.render(one).utf8), Array(drawing.render(two).utf8))
    let trees = [TreeNote.trees(in: TreeNote.note([one], of: old), of: old), TreeNote.trees(in: TreeNote.note([two], of: new), of: new)]
    #expect(trees == [[one], [two]])
    let difference = SnapshotDifference(from: old, to: new, goldenTrees: trees[0], trees: trees[1])
    #expect(difference.summary == "1 added; 2 unchanged")
    #expect(SnapshotDifference(from: old, to: new, goldenTrees: trees[0]).structures.isEmpty)
  }

  @Test func `a note of another text is none`() {
    let text = Array("a drawing\n".utf8)
    #expect(TreeNote.trees(in: TreeNote.note([one], of: Array("another\n".utf8)), of: text) == nil)
    #expect(TreeNote.trees(in: nil, of: text) == nil)
    #expect(TreeNote.trees(in: Array(TreeNote.note([one], of: text).dropLast(9)), of: text) == nil)
    #expect(TreeNote.trees(in: [], of: text) == nil)
  }

  @Test func `what can be read back needs no note`() {
    #expect(Formats.dumps.filter { TreeNote.isNeeded(for: $0.name) }.isEmpty)
    #expect(Formats.drawings().allSatisfy { TreeNote.isNeeded(for: $0.name) })
  }
}
