import Foundation
import Synchronization
import Testing
import XCTest

extension AssertionCall {
  /// Fails the test, at the line of the call.
  func report(failure message: String) {
    TestRun.hasFailed.store(true, ordering: .relaxed)
    if test.isSwiftTesting || TestRun.isSwiftTestingAlone {
      Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
    } else {
      XCTFail(message, file: filePath, line: line)
    }
  }

  /// Tells something that fails no test: with Swift Testing a warning at the line of the call, with XCTest, which has none, a line
  /// on standard error.
  func report(note message: String) {
    if test.isSwiftTesting || TestRun.isSwiftTestingAlone {
      Issue.record(Comment(rawValue: message), severity: .warning, sourceLocation: sourceLocation)
    } else {
      FileHandle.standardError.write(Data("\(filePath):\(line): note: \(message)\n".utf8))
    }
  }

  private var sourceLocation: SourceLocation {
    SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}
