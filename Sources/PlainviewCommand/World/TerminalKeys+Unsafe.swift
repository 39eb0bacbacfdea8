import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Standard input's terminal while keys are taken as they are pressed.
enum TerminalKeys {
  /// How the terminal was before, for whoever has to leave it so: a signal's handler must neither allocate nor take a lock. Made once
  /// and never freed; it is written only while `isChanged` is 0.
  private nonisolated(unsafe) static let saved: UnsafeMutablePointer<termios> = {
    let settings = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    settings.initialize(to: termios())
    return settings
  }()
  private static let isChanged = Atomic<Int>(0)
  /// What ends a process without asking. ^C and ^\ come as keys.
  private static let endings = [SIGTERM, SIGHUP]

  /// Returns whether standard input is a terminal.
  static func begin() -> Bool {
    guard isatty(STDIN_FILENO) == 1 else { return false }
    if isChanged.load(ordering: .acquiring) == 1 || tcgetattr(STDIN_FILENO, saved) != 0 { return true }
    var settings = saved.pointee
    // Keys come one by one, unseen, and those that would end or stop the process are keys too.
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    withUnsafeMutablePointer(to: &settings.c_cc) { tuple in
      tuple.withMemoryRebound(to: cc_t.self, capacity: Int(NCCS)) { keys in
        keys[Int(VMIN)] = 1
        keys[Int(VTIME)] = 0
      }
    }
    isChanged.store(1, ordering: .releasing)
    for ending in endings {
      signal(ending) { number in
        TerminalKeys.end()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
    return true
  }

  static func end() {
    guard isChanged.exchange(0, ordering: .acquiringAndReleasing) == 1 else { return }
    tcsetattr(STDIN_FILENO, TCSADRAIN, saved)
  }
}
