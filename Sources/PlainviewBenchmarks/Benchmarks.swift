import PullParsing
import ViewDiff
import ViewRendering
import ViewTree

/// Everything that is measured.
enum Benchmarks {
  /// Add yours at the end.
  static let all: [Benchmark] =
    [
      Benchmark(name: "read json") { shape, count in
        let bytes = InputBytes(shape.make(count).json(.compact))
        return { consume((try? ViewTree.trees(json: bytes, file: "sample").count) ?? 0) }
      }
    ]
    + Formats.dumps.map { renderer in rendering("dump \(renderer.name)", renderer) }
    + Formats.drawings(DrawingOptions(columns: 120)).map { renderer in rendering("draw \(renderer.name)", renderer) }
    + [
      Benchmark(name: "find visible") { shape, count in
        let tree = shape.make(count)
        return { consume(tree.visibilities().count) }
      },
      Benchmark(name: "diff") { shape, count in
        let before = shape.make(count)
        let after = ChangedTree.make(from: before, moving: count / 100)
        return { consume(ViewTree.changes(from: before, to: after).count) }
      },
    ]
    + ChangeFormats.all().map { renderer in
      Benchmark(name: "show \(renderer.name)") { shape, count in
        let before = shape.make(count)
        let changes = ViewTree.changes(from: before, to: ChangedTree.make(from: before, moving: count / 100))
        return { consume(renderer.render(changes).utf8.count) }
      }
    }

  private static func rendering(_ name: String, _ renderer: any TreeRenderer) -> Benchmark {
    Benchmark(name: name) { shape, count in
      let tree = shape.make(count)
      return {
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
