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
  /// Makes the work for a tree of a shape and size ready to be run again and again.
  let prepare: @Sendable (SampleTree, Int) -> () -> Void

  /// The CPU time of one run, in seconds: the best of several, at least half a second of them in all.
  func measure(_ shape: SampleTree, _ count: Int) -> Double {
    let run = prepare(shape, count)
    run()  // brings in pages and caches
    var best = Double.infinity
    var total = 0.0
    var rounds = 0
    // Short runs are measured many at a time: the clock itself takes time.
    var batch = 1
    while total < 0.5 || rounds < 3 {
      let start = cpuTime()
      for _ in 0..<batch { run() }
      let time = cpuTime() - start
      total += time
      rounds += 1
      best = min(best, time / Double(batch))
      if time < 0.001 { batch *= 2 }
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
