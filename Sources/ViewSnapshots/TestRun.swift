import Foundation
import SnapshotStore
import Synchronization

/// How this process was started to run tests.
enum TestRun {
  private static let arguments = CommandLine.arguments

  /// Whether the process runs Swift Testing's tests and none of XCTest's, as `swift test` starts it. A detached task, which has lost
  /// its test, then still reports to Swift Testing.
  static let isSwiftTestingAlone: Bool = {
    guard let option = arguments.firstIndex(of: "--testing-library") else { return false }
    return arguments.dropFirst(option + 1).first == "swift-testing"
  }()

  /// Whether all tests there are were asked for. XCTest's on Linux are named as arguments; on Apple's systems there is no telling.
  private static let isWhole: Bool = {
    if isSwiftTestingAlone { return !arguments.contains { ["--filter", "--skip"].contains($0.prefix { $0 != "=" }) } }
    #if canImport(Darwin)
      return false
    #else
      return arguments.dropFirst().isEmpty
    #endif
  }()

  /// What the tests of this process ask for. A run with a failure doesn't tell that it came to its end: a test that stops early asks
  /// for less than it would.
  static let log: AskedLog = {
    let log = AskedLog(runner: isSwiftTestingAlone ? "swift-testing" : "xctest", isWhole: isWhole)
    #if canImport(Glibc)
      on_exit({ status, _ in if status == 0 { TestRun.log.end() } }, nil)
    #else
      atexit { if !TestRun.hasFailed.load(ordering: .relaxed) { TestRun.log.end() } }
    #endif
    return log
  }()

  /// Whether an assertion of this module has failed: all that is known of failures where a process isn't told its own exit status.
  static let hasFailed = Atomic<Bool>(false)
}
