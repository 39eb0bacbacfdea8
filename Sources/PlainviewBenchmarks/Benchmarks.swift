import HierarchyReading
import PullParsing
import ViewDiff
import ViewRendering
import ViewTree

/// Everything that is measured.
enum Benchmarks {
  /// Add yours at the end.
  static let all =
    [readJSON] + Formats.dumps.map { rendering("dump \($0.name)", $0) }
    + Formats.drawings(DrawingOptions(columns: 120)).map { rendering("draw \($0.name)", $0) } + [findVisible, findChanges]
    + ChangeFormats.all().map(showingChanges) + DumpText.all.map(readingDump)

  private static let readJSON = Benchmark(name: "read json") { tree in
    let bytes = InputBytes(tree.json(.compact))
    return { consume((try? ViewTree.trees(json: bytes, file: "sample").count) ?? 0) }
  }

  /// Not of deep trees: where a level is a mark on the line, their text grows with the square of their depth.
  private static func readingDump(_ format: String, _ text: DumpText) -> Benchmark {
    Benchmark(name: "read \(format)", shapes: [.wide, .screen]) { tree in
      let bytes = InputBytes(text.text(of: tree))
      return { consume((try? HierarchyFormats.read(bytes, file: "sample", from: format).nodeCount) ?? 0) }
    }
  }

  private static let findVisible = Benchmark(name: "find visible") { tree in
    { consume(tree.visibilities().count) }
  }

  private static let findChanges = Benchmark(name: "diff") { tree in
    let after = ChangedTree.make(from: tree, moving: tree.count / 100)
    return { consume(ViewTree.changes(from: tree, to: after).count) }
  }

  private static func showingChanges(_ renderer: any ChangesRenderer) -> Benchmark {
    Benchmark(name: "show \(renderer.name)") { tree in
      let changes = ViewTree.changes(from: tree, to: ChangedTree.make(from: tree, moving: tree.count / 100))
      return { consume(renderer.render(changes).utf8.count) }
    }
  }

  private static func rendering(_ name: String, _ renderer: any TreeRenderer) -> Benchmark {
    Benchmark(name: name) { tree in
      {
        var count = 0
        var output = TextOutput { count += $0.count }
        renderer.render(tree, to: &output)
        output.flush()
        consume(count)
      }
    }
  }
}

/// Takes a result, so that the work for it is not left out.
@inline(never)
func consume(_ result: Int) {}
