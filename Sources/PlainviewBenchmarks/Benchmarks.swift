import PullParsing
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
      }
    ]

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
