import LineDiff
import PullParsing
import ViewDiff
import ViewTree

/// What git calls with two versions of a file: `PATH OLD-FILE OLD-HASH OLD-MODE NEW-FILE NEW-HASH NEW-MODE [NEW-PATH WORDS]`
/// (git(1), GIT_EXTERNAL_DIFF). A version that isn't there is `/dev/null` with `.` for a mode.
struct GitExternalDiff {
  private let path: String
  private let versions: (old: Version, new: Version)?
  private let newPath: String
  private let showsAll: Bool

  private struct Version {
    var file: String
    var mode: String

    var isThere: Bool { mode != "." && file != "/dev/null" }
  }

  init(_ arguments: [String], showsAll: Bool) {
    path = arguments[0]
    self.showsAll = showsAll
    newPath = arguments.count > 7 ? arguments[7] : path
    // Of a file that is unmerged git gives the path alone.
    versions =
      arguments.count < 7
      ? nil : (Version(file: arguments[1], mode: arguments[3]), Version(file: arguments[4], mode: arguments[6]))
  }

  func run(in world: any World, writingTo output: inout TextOutput) throws {
    guard let versions else { return writeUnmerged(in: world, to: &output) }
    let old = versions.old.isThere ? Input(bytes: try world.read(versions.old.file), name: path) : nil
    let new = versions.new.isThere ? Input(bytes: try world.read(versions.new.file), name: newPath) : nil
    var comparison = InputComparison(showsAll: showsAll)
    comparison.title = title(versions.old, versions.new)
    let usesColor = usesColor(in: world)
    do {
      let renderer = MarkedTree(options: ChangesOptions(usesColor: usesColor))
      if try comparison.run(old, new, renderer, in: world, writingTo: &output) == .fine {
        output.write("==> ")
        output.writeHarmless(comparison.title ?? path)
        output.write(" <==\nno view changed; '--no-ext-diff --no-textconv' shows the file's own lines\n")
      }
    } catch {
      writeLines(old?.bytes, new?.bytes, because: error, titled: comparison.title ?? path, to: &output)
    }
    output.endLine()
  }

  /// What the conflict is about: from our side of it to theirs.
  private func writeUnmerged(in world: any World, to output: inout TextOutput) {
    if let sides = (try? world.read(path)).flatMap({ ConflictSides($0) }) {
      var comparison = InputComparison(showsAll: showsAll)
      comparison.title = "\(path) (conflict, \(sides.ours.name) → \(sides.theirs.name))"
      let renderer = MarkedTree(options: ChangesOptions(usesColor: usesColor(in: world)))
      var text = TextOutput()
      let status = try? comparison.run(
        Input(bytes: InputBytes(sides.ours.bytes), name: path), Input(bytes: InputBytes(sides.theirs.bytes), name: path), renderer,
        in: world, writingTo: &text)
      if status == .findings { return output.write(text.text + "\n") }
    }
    output.write("==> ")
    output.writeHarmless(path)
    output.write(" <==\nunmerged; resolve the conflict first\n\n")
  }

  private func title(_ old: Version, _ new: Version) -> String {
    var words: [String] = []
    if !old.isThere { words.append("new file") }
    if !new.isThere { words.append("deleted") }
    if old.isThere, new.isThere, old.mode != new.mode { words.append("mode \(old.mode)→\(new.mode)") }
    return (newPath == path ? path : "\(path) → \(newPath)") + (words.isEmpty ? "" : " (\(words.joined(separator: ", ")))")
  }

  /// What can't be read as views is compared line by line.
  private func writeLines(
    _ old: InputBytes?, _ new: InputBytes?, because error: any Error, titled title: String, to output: inout TextOutput
  ) {
    output.write("==> ")
    output.writeHarmless(title)
    output.write(" <==\n")
    output.writeHarmless("\(error)")
    output.endLine()
    func bytes(_ input: InputBytes?) -> [UInt8] { input.map { input in input.withBytes(in: 0..<input.count) { Array($0) } } ?? [] }
    LineDiff(from: bytes(old), to: bytes(new)).writeUnified(oldLabel: "a/" + path, newLabel: "b/" + newPath, to: &output)
  }

  /// As git decides for its own diffs: it tells the pager's use, but not an option on its command line.
  private func usesColor(in world: any World) -> Bool {
    let isSeen = world.terminal != nil || world.environment("GIT_PAGER_IN_USE") == "true"
    let answer = try? Git(world: world).line(["config", "--get-colorbool", "color.diff", isSeen ? "true" : "false"])
    return answer == "true"
  }
}
