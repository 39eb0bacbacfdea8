import SnapshotStore
import ViewTree
import XCTest

@testable import ViewSnapshots

/// The assertions within XCTest.
final class XCTestTests: XCTestCase {
  private var failures: [(description: String, file: String, line: Int)] = []
  private var expectsFailures = false

  #if !canImport(Darwin)
    override func recordFailure(withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool) {
      if expectsFailures {
        failures.append((description, filePath, lineNumber))
      } else {
        super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
    }

    func testADifferenceFailsAtTheCallersLine() throws {
      try withSnapshots { folder in
        let path = SnapshotPath(suite: ["XCTestTests"], test: "testADifferenceFailsAtTheCallersLine")
        try folder.write("nothing\n", to: path)
        expectsFailures = true
        defer { expectsFailures = false }
        let line = #line + 1
        assertSnapshot(of: .login())
        expectsFailures = false
        XCTAssertEqual(failures.map(\.line), [line])
        XCTAssertEqual(failures.map(\.file), ["\(#filePath)"])
        let words = try XCTUnwrap(failures.first).description
        XCTAssert(words.contains("-nothing\n+UIWindow (0 0; 375 667)\n"), words)
        XCTAssert(words.contains("golden:  \(folder.absolutePath(of: path))"), words)
        XCTAssert(words.contains("swift test --filter 'testADifferenceFailsAtTheCallersLine'"), words)
      }
    }
  #endif

  func testGoldensAreFoundByFileAndFunction() {
    assertSnapshot(of: .login())
  }

  func testAChangeIsKept() {
    let screen = Screen()
    assertChange(of: screen) { screen.title = "Welcome" }
  }

  func testEachTestIsAnExecutionOfItsOwn() throws {
    let first = XCTestExecutions.shared.current
    XCTestExecutions.shared.testCaseWillStart(self)
    XCTAssertEqual(XCTestExecutions.shared.current, first + 1)
  }
}
