import ViewTree

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Something that is measured at several sizes.
struct Benchmark: Sendable {
  /// `dump tree`, `read json`.
  let name: String
  /// The trees that it is measured on.
  var shapes = SampleTree.allCases
  /// Makes the work on a tree ready to be run again and again.
  let prepare: @Sendable (ViewTree) -> () -> Void

  /// The CPU time for a tree, in seconds: the best of several rounds, at least half a second of them in all.
  ///
  /// A round goes through 100,000 nodes or more. One small tree, again and again, would sit in the caches, and its branches would be
  /// known by heart, which no tree is that is read once.
  func measure(_ shape: SampleTree, _ count: Int) -> Double {
    let runs = (0..<max(1, 100_000 / count)).map { prepare(shape.make(count, variant: $0)) }
    for run in runs { run() }  // brings in pages
    var best = Double.infinity
    var total = 0.0
    var rounds = 0
    while total < 0.5 || rounds < 3 {
      let start = cpuTime()
      for run in runs { run() }
      let time = cpuTime() - start
      total += time
      rounds += 1
      best = min(best, time / Double(runs.count))
    }
    return best
  }
}

/// The CPU time this process has used, in seconds.
func cpuTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}
