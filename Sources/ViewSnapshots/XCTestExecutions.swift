import Synchronization
import XCTest

/// Counts the executions of XCTest's tests, so that a repetition is known for one.
final class XCTestExecutions: NSObject, XCTestObservation, Sendable {
  static let shared: XCTestExecutions = {
    let executions = XCTestExecutions()
    XCTestObservationCenter.shared.addTestObserver(executions)
    return executions
  }()

  private let count = Atomic<Int>(0)

  /// The number of the execution that is under way.
  var current: Int { count.load(ordering: .relaxed) }

  func testCaseWillStart(_ testCase: XCTestCase) {
    count.add(1, ordering: .relaxed)
  }
}
