import PullParsing
import ViewRendering
import ViewTree

/// What git compares in place of a file's own lines: its views, a line a view, scene by scene.
///
/// Scenes stand in the order of their ids, which no tool changes.
struct GitTextConversion {
  let showsAll: Bool

  /// Writes the text of the file at `path`.
  ///
  /// A file that can't be read as views is written as it is, below a line that says why: were this to fail, git would stop showing
  /// anything.
  func run(_ path: String, in world: any World, writingTo output: inout TextOutput) throws {
    let bytes = try world.read(path)
    let name = path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    do {
      let reading = try InputOptions().read(Input(bytes: bytes, name: name), whole: showsAll ? .saved : .meant)
      for named in reading.trees.sorted(by: { ($0.identity ?? "") < ($1.identity ?? "") }) {
        output.write("scene ")
        output.writeEscaped(named.name ?? named.tree.source?.name ?? name, quote: nil)
        output.endLine()
        OutlineDump().render(named.tree, indentedBy: 1, to: &output)
      }
    } catch {
      output.writeHarmless("\(error)")
      output.endLine()
      bytes.withBytes(in: 0..<bytes.count) { output.write(bytes: $0) }
    }
  }
}
