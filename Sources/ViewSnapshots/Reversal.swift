import ViewDiff
import ViewTree

/// A hierarchy before a change, with the change, and after it was undone.
struct Reversal {
  private let before: ViewTree
  private var between: ViewTree
  private let objectsBefore: LiveObjects
  private var objectsBetween: LiveObjects

  init(of value: some TreeCapturing) throws {
    before = try value.captureTree()
    between = before
    objectsBefore = value.liveObjects()
    objectsBetween = objectsBefore
  }

  /// Looks at the hierarchy with the change.
  mutating func look(at value: some TreeCapturing) throws {
    between = try value.captureTree()
    objectsBetween = value.liveObjects()
  }

  func finish(with value: some TreeCapturing, _ keepsControllers: Bool) throws -> Outcome {
    let after = value.liveObjects()
    var outcome = Outcome(before: before, between: between, after: try value.captureTree())
    // The address of an object that is gone may be another's by now.
    let idsBefore = Set(objectsBefore.objects.filter(\.isAlive).map(\.id))
    let idsAfter = Set(after.objects.map(\.id))
    for object in after.objects where !idsBefore.contains(object.id) {
      outcome.traces.append("a \(object.kind.rawValue) is left: \(object.description)")
    }
    for object in objectsBefore.objects where !object.isAlive || !idsAfter.contains(object.id) {
      outcome.traces.append("a \(object.kind.rawValue) is gone: \(object.description)")
    }
    if keepsControllers { return outcome }
    // Those made before the change are held by whoever made them.
    for object in objectsBetween.objects where object.kind == .controller && object.number >= objectsBefore.controllerCount {
      if object.isAlive, !idsAfter.contains(object.id) {
        outcome.traces.append(
          "a controller outlives its removal: \(object.description); see who holds it, or say `keepsControllers: true` if the test does")
      }
    }
    return outcome
  }

  struct Outcome {
    let before: ViewTree
    let between: ViewTree
    let after: ViewTree
    /// What is left of the change, or missing, beside the tree; each in words.
    var traces: [String] = []

    init(before: ViewTree, between: ViewTree, after: ViewTree) {
      self.before = before
      self.between = between
      self.after = after
    }

    /// What to fail with; `nil` where all is as it was.
    ///
    /// - Parameters:
    ///   - before: Without what is volatile; likewise `after`.
    func failure(_ before: ViewTree, _ after: ViewTree) -> String? {
      if self.before == between { return "The change to undo changed nothing; undoing it proves nothing" }
      let changes = ViewTree.changes(from: before, to: after)
      if changes.isEmpty, traces.isEmpty { return nil }
      var text = "Undoing the change left something behind\n"
      for trace in traces { text += "  \(trace)\n" }
      if !changes.isEmpty { text += MarkedTree().render(changes) }
      return text
    }
  }
}
