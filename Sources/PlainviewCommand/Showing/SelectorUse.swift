import Synchronization

/// Which of the selectors that an option was given name a view of any input; inputs may be read at once.
final class SelectorUse: Sendable {
  private let option: Option
  private let selectors: [String]
  private let state = Mutex((asked: Set<Int>(), used: Set<Int>()))

  init(of option: Option, _ selectors: [String] = []) {
    self.option = option
    self.selectors = selectors
  }

  /// Asks whether a tree has views that the selector at `index` names, unless it is known that one has.
  func ask(_ index: Int, hasViews: () throws -> Bool) rethrows {
    if index >= selectors.count || state.withLock({ $0.used.contains(index) }) { return }
    let isUsed = try hasViews()
    state.withLock { state in
      state.asked.insert(index)
      if isUsed { state.used.insert(index) }
    }
  }

  /// Notes the selectors that did nothing.
  func reportUnused(in world: any World) {
    let unused = state.withLock { $0.asked.subtracting($0.used) }
    for index in unused.sorted() {
      world.report(note: "'--\(option.name) \(selectors[index])' names no view, so it does nothing; 'plainview dump' shows what there is")
    }
  }
}
