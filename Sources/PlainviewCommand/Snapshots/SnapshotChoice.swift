import SnapshotStore
import ViewTree

/// The pending snapshots that patterns name.
struct SnapshotChoice {
  /// What the arguments of a command say of patterns, for its help.
  static let details = [
    "GLOB names snapshots as SUITE/test, with * and ? for any letters; without a",
    "slash it names a suite, or a test in any. The path of a pending value will do",
    "too, and so will that of a file or folder that 'plainview snapshot' looks at.",
  ]

  let chosen: [SnapshotPath]

  /// - Throws: Where a pattern names nothing that is pending. Then nothing is chosen, whatever the others name.
  init(
    of patterns: [String], among pending: [SnapshotPath], in files: any SnapshotFiles, of world: any World
  ) throws {
    if patterns.isEmpty {
      chosen = pending
      return
    }
    var chosen: Set<SnapshotPath> = []
    for text in patterns {
      let pattern = SnapshotPattern(text)
      var matches = pending.filter(pattern.matches)
      let named = Self.snapshots(named: text, in: files, of: world)
      if matches.isEmpty { matches = pending.filter(named) }
      if matches.isEmpty {
        if pending.isEmpty { throw UsageError.noSnapshot(text, nearest: []) }
        if let golden = try files.goldens().first(where: { pattern.matches($0) || named($0) }) {
          throw UsageError.nothingPending(text, golden: "\(golden)")
        }
        throw UsageError.noSnapshot(text, nearest: Self.nearest(to: text, among: pending))
      }
      chosen.formUnion(matches)
    }
    self.chosen = chosen.sorted()
  }

  /// Tells the snapshots of the file, or of the files in the folder, at a path as one types it here, or of one scene of a file:
  /// `App/Main.storyboard: Login`, as verifying prints it.
  private static func snapshots(
    named path: String, in files: any SnapshotFiles, of world: any World
  ) -> (SnapshotPath) -> Bool {
    let snapshots = FileSnapshots(files)
    let whole = SnapshotPlace.absolute(path, in: world)
    guard snapshots.contains(whole) else { return { _ in false } }
    let stem = snapshots.stem(ofFile: whole)
    let scene = whole.ranges(of: ": ").map { range in
      snapshots.golden(of: String(whole[..<range.lowerBound]), tree: String(whole[range.upperBound...]), number: 1)
    }
    return { path in
      guard FileSnapshots.isOfFile(path) else { return false }
      return FileSnapshots.stem(of: path) == stem || snapshots.isGolden(path, inFolder: whole) || scene.contains(path)
    }
  }

  /// Up to three pending snapshots whose names are near, else the first three.
  private static func nearest(to text: String, among pending: [SnapshotPath]) -> [String] {
    var rest = pending
    var nearest: [String] = []
    while nearest.count < 3 {
      var byName: [String: SnapshotPath] = [:]
      var names: [String] = []
      for path in rest {
        for name in ["\(path)", "\(path)".droppingText, path.file.droppingText, path.suite] where byName[name] == nil {
          byName[name] = path
          names.append(name)
        }
      }
      guard let found = closest(to: text, among: names).flatMap({ byName[$0] }) else { break }
      nearest.append("\(found)")
      rest.removeAll { $0 == found }
    }
    return nearest.isEmpty ? pending.prefix(3).map { "\($0)" } : nearest
  }
}

extension String {
  fileprivate var droppingText: String { hasSuffix(".txt") ? String(dropLast(4)) : self }
}
