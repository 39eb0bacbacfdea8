/// What the test runs so far have asked for, as `AskedLog` wrote it down.
public struct AskedRecord: Sendable {
  private struct Run {
    var runner = ""
    var isWhole = false
    var hasEnded = false
    /// Where it stands among the runs, in the order in which they began.
    let order: Int
  }

  private struct Ask {
    let run: String
    let claimant: Claimant
  }

  private var runs: [String: Run] = [:]
  /// Who asked for a golden last.
  private var lastAsks: [String: Ask] = [:]
  /// The latest run, ended, in which a test has asked for anything.
  private var lastRuns: [String: String] = [:]

  /// Reads what is written down in a snapshot folder.
  public init(in folder: any SnapshotFiles) throws(SnapshotError) {
    self.init(AskedLine.lines(in: try folder.loggedLines()))
  }

  init(_ lines: [AskedLine]) {
    for line in lines {
      switch line {
      case .run(let name, let runner, let isWhole):
        with(name) { ($0.runner, $0.isWhole) = (runner, isWhole) }
      case .end(let name):
        with(name) { $0.hasEnded = true }
      case .ask(let name, let path, let claimant):
        with(name) { _ in }
        if order(lastAsks[path]?.run) <= order(name) { lastAsks[path] = Ask(run: name, claimant: claimant) }
      }
    }
    for case .ask(let name, _, let claimant) in lines where runs[name]?.hasEnded == true {
      if order(lastRuns[claimant.test]) <= order(name) { lastRuns[claimant.test] = name }
    }
  }

  private mutating func with(_ name: String, _ change: (inout Run) -> Void) {
    var run = runs[name] ?? Run(order: runs.count)
    change(&run)
    runs[name] = run
  }

  private func order(_ run: String?) -> Int { run.flatMap { runs[$0]?.order } ?? -1 }

  /// What the runs say about a golden.
  public enum Status: Equatable, Sendable {
    /// Its test asked for it when it last ran, as far as is known.
    case wanted
    /// A test that asked for it has run since, to its end, and didn't.
    case noLongerAsked(Claimant)
    /// All tests have run since, and the one that asked for it wasn't among them: it is gone, unless it is disabled.
    case testIsGone(Claimant)
    /// No run has asked for it, though all tests of at least one runner have run.
    case neverAsked
    /// No run has asked for it; only a part of the tests has run.
    case unknown
  }

  /// What is known of a golden. A part of the tests that runs alone says nothing about the goldens of the others, and a run that
  /// was cut off says nothing about what it had no time to ask for.
  public func status(of golden: SnapshotPath) -> Status {
    guard let ask = lastAsks[golden.description] else {
      return runs.values.contains { $0.isWhole && $0.hasEnded } ? .neverAsked : .unknown
    }
    if order(lastRuns[ask.claimant.test]) > order(ask.run) { return .noLongerAsked(ask.claimant) }
    let runner = runs[ask.run]?.runner
    let isGone = runs.values.contains { $0.isWhole && $0.hasEnded && $0.runner == runner && $0.order > order(ask.run) }
    return isGone ? .testIsGone(ask.claimant) : .wanted
  }

  /// The goldens of a folder that no test wants any more, with the reason.
  public func obsoleteGoldens(in folder: any SnapshotFiles) throws(SnapshotError) -> [(golden: SnapshotPath, status: Status)] {
    try folder.goldens().map { ($0, status(of: $0)) }.filter { $0.1 != .wanted && $0.1 != .unknown }
  }

  /// The least lines that say the same: the last ask for each golden, and the runs that bear on one.
  var neededLines: [AskedLine] {
    var needed = Set(lastAsks.values.map(\.run)).union(lastRuns.values)
    for runner in Set(runs.values.map(\.runner)) {
      let whole = runs.filter { $0.value.runner == runner && $0.value.isWhole && $0.value.hasEnded }
      if let latest = whole.max(by: { $0.value.order < $1.value.order }) { needed.insert(latest.key) }
    }
    let kept = runs.filter { needed.contains($0.key) }.sorted { $0.value.order < $1.value.order }
    return kept.map { .run($0.key, runner: $0.value.runner, isWhole: $0.value.isWhole) }
      + lastAsks.sorted { $0.key < $1.key }.map { .ask(run: $0.value.run, path: $0.key, $0.value.claimant) }
      + kept.filter(\.value.hasEnded).map { .end(run: $0.key) }
  }
}
