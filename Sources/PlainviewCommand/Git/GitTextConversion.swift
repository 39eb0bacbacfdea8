import LineDiff
import PullParsing
import SnapshotDifference
import ViewRendering
import ViewTree

/// What git compares in place of a file's own lines: its views, a line a view, scene by scene.
///
/// Scenes stand in the order of their ids, which no tool changes. A file with conflicts is both its sides, with markers where their views
/// differ, so that git's combined diff says what the conflict is about.
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
      output.write(try text(of: bytes, name))
    } catch {
      if let sides = ConflictSides(bytes), (try? write(sides, name, to: &output)) != nil { return }
      output.writeHarmless("\(error)")
      output.endLine()
      bytes.withBytes(in: 0..<bytes.count) { bytes in
        // git would hand a binary file's bytes on to the terminal.
        if bytes.contains(0) { output.write("binary: \(ContentMark.mark(of: bytes))\n") } else { output.write(bytes: bytes) }
      }
    }
  }

  private func text(of bytes: InputBytes, _ name: String) throws -> String {
    let reading = try InputOptions().read(Input(bytes: bytes, name: name), whole: showsAll ? .saved : .meant)
    var output = TextOutput()
    for named in reading.trees.sorted(by: { ($0.identity ?? "") < ($1.identity ?? "") }) {
      output.write("scene ")
      output.writeEscaped(named.name ?? named.tree.source?.name ?? name, quote: nil)
      output.endLine()
      OutlineDump().render(named.tree, indentedBy: 1, to: &output)
    }
    return output.text
  }

  /// - Throws: Where one of the sides can't be read.
  private func write(_ sides: ConflictSides, _ name: String, to output: inout TextOutput) throws {
    let ours = try text(of: InputBytes(sides.ours.bytes), name)
    let theirs = try text(of: InputBytes(sides.theirs.bytes), name)
    let difference = LineDiff(from: ours, to: theirs)
    difference.writeConflicts(oldName: sides.ours.name, newName: sides.theirs.name, to: &output)
    if !difference.isEmpty { return }
    output.write("plainview: \(sides.count) conflict\(sides.count == 1 ? "" : "s"), but no view differs; take either side\n" + ours)
  }
}
