import LineDiff
import SnapshotDifference
import SnapshotStore
import ViewDiff
import ViewTree

/// Files compared with their goldens, one after the other.
struct FileVerification {
  /// What a file shows.
  struct File: Sendable, Weighted {
    /// From the root.
    let path: String
    let texts: [Text]
    /// What reading had to say.
    let messages: [String]
    let extent: Extent

    /// A tree of the file.
    struct Text: Sendable {
      /// What tells it from others of the file.
      let name: String?
      let text: String
      /// Where the text can't be read back: what it shows.
      let tree: ViewTree?
    }

    /// How much of the file `texts` are.
    enum Extent: Sendable {
      /// All that it shows.
      case whole
      /// One scene, which was asked for.
      case scene
      /// Nothing: it has no scene of the name that was asked for.
      case otherScenes(SceneError)
      case unreadable
    }

    var weight: Int { texts.reduce(0) { $0 + $1.text.utf8.count } }
  }

  let store: SnapshotStore
  let snapshots: FileSnapshots
  /// What the goldens are written in.
  let format: String
  let options: ChangesOptions
  /// Whether goldens that nothing asks for are removed.
  let prunes: Bool

  private var asked: Set<SnapshotPath> = []
  /// The stems of goldens of files that were read whole.
  private var wholeStems: Set<String> = []
  /// The stems of goldens that nothing can be said about, for their files are there, but were not read whole.
  private var keptStems: Set<String> = []
  private var unreadCount = 0
  /// Why files have nothing to show of what was asked for.
  private var sceneErrors: [SceneError] = []
  private var sameCount = 0
  private var recordedCount = 0
  private var differentCount = 0
  private var missingCount = 0
  private var obsoleteCount = 0
  private var sharingCount = 0
  private var failedCount = 0
  private var otherFormatCount = 0
  private var hasScene = false
  private var hasTrouble = false

  init(store: SnapshotStore, snapshots: FileSnapshots, format: String, options: ChangesOptions, prunes: Bool) {
    self.store = store
    self.snapshots = snapshots
    self.format = format
    self.options = options
    self.prunes = prunes
  }

  /// Compares all trees of a file. Returns what went wrong.
  mutating func check(_ file: File, in world: any World, writingTo output: inout TextOutput) -> [String] {
    switch file.extent {
    case .whole: wholeStems.insert(snapshots.stem(ofFile: file.path))
    case .scene:
      keep([file.path])
      hasScene = true
    case .otherScenes(let error):
      keep([file.path])
      sceneErrors.append(error)
    case .unreadable:
      keep([file.path])
      unreadCount += 1
      hasTrouble = true
    }
    var numbers: [String?: Int] = [:]
    var messages: [String] = []
    let shown = SnapshotPlace.shown(file.path, in: world)
    for part in file.texts {
      let text = part.text
      numbers[part.name, default: 0] += 1
      let golden = snapshots.golden(of: file.path, tree: part.name, number: numbers[part.name] ?? 1)
      asked.insert(golden)
      let title = shown + (part.name.map { ": " + $0 } ?? "")
      let claimant = Claimant(test: title, location: shown)
      do throws(SnapshotError) {
        if let look = try otherLook(of: golden, than: text) {
          try store.claim(golden, for: claimant)
          otherFormatCount += 1
          let path = SnapshotPlace.shown(store.folder.absolutePath(of: golden), in: world)
          output.writeHarmless("format  \(title)  \(path)  it looks like \(look.rawValue), not like \(format); ")
          output.write("verify with the '--format' it was recorded in, or record it anew\n")
          continue
        }
        let verdict = try store.check(text, at: golden, for: claimant)
        report(verdict, part, title, golden, in: world, &output)
        note(part, verdict, golden)
      } catch .sharedFile(let path, let first, let second) {
        hasTrouble = true
        sharingCount += 1
        messages.append("plainview: '\(first.test)' and '\(second.test)' would share the golden \(path); rename one of them")
      } catch {
        hasTrouble = true
        messages.append("plainview: \(error)")
        if let verdict = verdictWithoutWriting(text, golden, title, shown) {
          report(verdict, part, title, golden, in: world, &output)
        } else {
          failedCount += 1
        }
      }
    }
    return messages
  }

  /// What a golden shows its tree as, where that is not as `text` does and the golden is to stay. Comparing the two would say nothing.
  private func otherLook(of golden: SnapshotPath, than text: String) throws(SnapshotError) -> GoldenLook? {
    guard store.mode == .never || store.mode == .missing, let old = try store.folder.golden(golden) else { return nil }
    guard let look = GoldenLook(of: String(decoding: old, as: UTF8.self)), let own = GoldenLook(of: text) else { return nil }
    return look == own ? nil : look
  }

  /// What can be said still of a value that could not be kept; `nil` where that it was not is all there is to say.
  private func verdictWithoutWriting(
    _ text: String, _ golden: SnapshotPath, _ title: String, _ location: String
  ) -> SnapshotStore.Verdict? {
    let reading = SnapshotStore(folder: store.folder, mode: .never, session: SnapshotSession())
    guard let verdict = try? reading.check(text, at: golden, for: Claimant(test: title, location: location)) else { return nil }
    switch verdict {
    case .same: return verdict
    case .different: return store.mode == .missing ? verdict : nil
    case .missing, .recorded: return nil
    }
  }

  private mutating func report(
    _ verdict: SnapshotStore.Verdict, _ part: File.Text, _ title: String, _ golden: SnapshotPath, in world: any World,
    _ output: inout TextOutput
  ) {
    let path = SnapshotPlace.shown(store.folder.absolutePath(of: golden), in: world)
    switch verdict {
    case .same: sameCount += 1
    case .recorded(let isNew):
      recordedCount += 1
      output.writeHarmless("\(isNew ? "new" : "recorded")  \(title)  \(path)")
      output.endLine()
    case .missing:
      missingCount += 1
      output.writeHarmless("missing  \(title)  \(path)")
      output.endLine()
    case .different(let old, let isPending):
      differentCount += 1
      let noted = part.tree == nil ? nil : TreeNote.trees(in: (try? store.folder.note(on: golden, isPending: false)) ?? nil, of: old)
      let difference = SnapshotDifference(
        from: old, to: Array(part.text.utf8), format: format, goldenTrees: noted, trees: part.tree.map { [$0] })
      output.write("==> ")
      output.writeHarmless(title)
      output.write(" <==\n")
      if let structure = difference.structure(options) { output.write(structure + "\n") }
      let new = isPending ? "\(golden.suite)/\(golden.pendingFile)" : title
      output.write(difference.lines.unified(oldLabel: "\(golden)", newLabel: new, lineLimit: 200))
      output.writeHarmless(isPending ? "accept: plainview accept \(golden)" : "golden: \(path)")
      output.write("\n\n")
    }
  }

  /// Notes what a text shows that can't be read back, so that what changed can be told view by view another day; as far as that works.
  private func note(_ part: File.Text, _ verdict: SnapshotStore.Verdict, _ golden: SnapshotPath) {
    guard let tree = part.tree, store.mode != .never else { return }
    var isPending = false
    if case .different = verdict { isPending = true }
    let note = TreeNote.note([tree], of: Array(part.text.utf8))
    if ((try? store.folder.note(on: golden, isPending: isPending)) ?? nil) == note { return }
    try? store.folder.setNote(on: golden, isPending: isPending, to: note)
  }

  /// Takes it that files are there, and that nothing else is known of them.
  mutating func keep(_ files: [String]) {
    for path in files { keptStems.insert(snapshots.stem(ofFile: path)) }
  }

  /// Tells, or removes, the goldens that nothing has asked for of files in `folders`, and of those that were read whole. Returns what
  /// went wrong.
  mutating func findObsolete(
    in folders: [String], of world: any World, writingTo output: inout TextOutput
  ) throws(SnapshotError) -> [String] {
    var messages: [String] = []
    for golden in try store.folder.goldens() where !asked.contains(golden) && FileSnapshots.isOfFile(golden) {
      let stem = FileSnapshots.stem(of: golden)
      if keptStems.contains(stem) { continue }
      guard wholeStems.contains(stem) || folders.contains(where: { snapshots.isGolden(golden, inFolder: $0) }) else { continue }
      if prunes {
        do throws(SnapshotError) {
          try store.folder.remove(golden)
        } catch {
          hasTrouble = true
          failedCount += 1
          messages.append("plainview: \(error)")
          continue
        }
      }
      obsoleteCount += 1
      let path = SnapshotPlace.shown(store.folder.absolutePath(of: golden), in: world)
      output.writeHarmless((prunes ? "removed  " : "obsolete  ") + path + "  " + FileGoldens.obsoleteWords)
      output.endLine()
    }
    return messages
  }

  /// That no file has the scene that was asked for, with the names there are; `nil` where one has, or none was asked for.
  var sceneError: SceneError? {
    guard let first = sceneErrors.first, !hasScene else { return nil }
    if sceneErrors.count == 1 { return first }
    return SceneError(
      file: "\(sceneErrors.count) files", wanted: first.wanted, names: sceneErrors.flatMap(\.names),
      otherNames: sceneErrors.flatMap(\.otherNames))
  }

  /// Whether there was neither a file nor a golden to speak of.
  var isEmpty: Bool { wholeStems.isEmpty && unreadCount + obsoleteCount + failedCount == 0 }

  var summary: String {
    var parts: [String] = []
    func add(_ count: Int, _ words: String) { if count > 0 { parts.append("\(count) \(words)") } }
    add(sameCount, "the same")
    add(differentCount, differentCount == 1 ? "differs" : "differ")
    add(missingCount, "missing")
    add(recordedCount, "recorded")
    add(otherFormatCount, "recorded in another format")
    add(obsoleteCount, prunes ? "removed" : "obsolete")
    add(failedCount, prunes ? "could not be written" : "could not be compared or kept")
    add(sharingCount, sharingCount == 1 ? "has no golden of its own" : "have no golden of their own")
    add(sceneErrors.count, "\(sceneErrors.count == 1 ? "file" : "files") without the scene skipped")
    add(unreadCount, unreadCount == 1 ? "file could not be read" : "files could not be read")
    return parts.isEmpty ? "no views in any file" : parts.joined(separator: ", ")
  }

  var status: ExitStatus {
    if hasTrouble { return .trouble }
    return differentCount + missingCount + otherFormatCount + (prunes ? 0 : obsoleteCount) > 0 ? .findings : .fine
  }
}
