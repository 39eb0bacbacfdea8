import Foundation
import SnapshotStore
import Synchronization
import Testing
import ViewTree

@testable import ViewSnapshots

/// The issues that `body` records, of which there must be one at least.
private func issues(_ body: () -> Void) -> [Issue] {
  let issues = Mutex<[Issue]>([])
  withKnownIssue {
    body()
  } matching: { issue in
    issues.withLock { $0.append(issue) }
    return true
  }
  return issues.withLock { $0 }
}

private func words(_ issue: Issue?) -> String { issue?.comments.map(\.rawValue).joined(separator: "\n") ?? "" }

@Suite struct `Failing snapshots` {
  @Test func `a value that differs fails at the caller's line with a diff, both paths and how to accept`() throws {
    try withSnapshots { folder in
      let path = SnapshotPath(suite: ["Failing snapshots"], test: "\(try #require(Test.current).name)")
      try folder.write("UIWindow (0 0; 375 667)\n╰─ UILabel #title \"Sign up\" (16 60; 343 41)\n", to: path)
      let line = #line + 1
      let found = issues { assertSnapshot(of: .login(), as: .tree) }
      #expect(found.map(\.sourceLocation?.line) == [line])
      #expect(found.first?.sourceLocation?.fileID == #fileID)
      let golden = folder.absolutePath(of: path)
      #expect(
        words(found.first) == """
          The snapshot \(path) differs
          1 added, 1 changed; 1 unchanged
            UIWindow (0 0; 375 667)
          ~ ├─ UILabel #title "Sign in" (16 60; 343 41) · text "Sign up"→"Sign in"
          + ╰─ UIButton #go "Go" (16 600; 343 44)

          Line by line: 1 line removed, 2 inserted
          --- \(path)
          +++ \(path).pending
          @@ -1,2 +1,3 @@
           UIWindow (0 0; 375 667)
          -╰─ UILabel #title "Sign up" (16 60; 343 41)
          +├─ UILabel #title "Sign in" (16 60; 343 41)
          +╰─ UIButton #go "Go" (16 600; 343 44)
            golden:  \(golden)
            pending: \(golden).pending
            review:  plainview review
            accept:  plainview accept \(path)
            or:      PLAINVIEW_RECORD=failed swift test --filter 'a.value.that.differs.fails.at.the.caller.s.line.with.a.diff..both.paths.and.how.to.accept'
          """)
      let pending = try folder.pending(path)
      #expect(pending != nil)
    }
  }

  @Test func `a drawing that differs is told view by view too, where it was drawn on this machine`() throws {
    try withSnapshots(record: "missing") { folder in
      let told = [ViewTree.login(), .login(hasHint: true)].map { tree in
        words(issues { assertSnapshot(of: tree, as: .plan, named: "plan") }.first)
      }
      #expect(told[0].hasPrefix("Recorded a new snapshot"))
      #expect(told[1].contains("\n1 added; 3 unchanged\n  UIWindow (0 0; 375 667)\n"))
      #expect(told[1].contains("\n\nLine by line: "))
    }
  }

  @Test func `a drawing from another machine is told view by view where a dump of the same tree lies beside it`() throws {
    func told(_ tree: ViewTree) -> [String] {
      issues {
        assertSnapshot(of: tree, as: .plan, named: "plan")
        assertSnapshot(of: tree, named: "tree")
        assertChange(of: tree, as: .exploded, named: "change") { $0 = .login(hasHint: true) }
      }.map(words)
    }
    try withSnapshots(record: "missing") { folder in
      #expect(told(.login()).allSatisfy { $0.hasPrefix("Recorded a new snapshot") })
      // What was noted stays on the machine that drew it.
      try FileManager.default.removeItem(atPath: folder.path + "/.asked")
      let messages = told(.login(hasHint: true))
      #expect(messages.count == 3)
      #expect(messages[0].contains(".plan.txt differs\n1 added; 3 unchanged\n  UIWindow (0 0; 375 667)\n"), "\(messages[0])")
      // No dump has the tree after the change.
      #expect(!messages[2].contains("Line by line"), "\(messages[2])")
    }
  }

  @Test func `on CI a missing snapshot fails and nothing is written`() throws {
    try withSnapshots(isCI: true, inCode: .all) { folder in
      let found = issues { assertSnapshot(of: .login(), named: "here") }
      #expect(words(found.first).contains("nothing is recorded in this mode"))
      #expect(words(found.first).contains("on-ci-a-missing-snapshot-fails-and-nothing-is-written.here.txt"))
      let goldens = try folder.goldens()
      #expect(goldens.isEmpty)
    }
  }

  @Test func `a wrong mode is told`() throws {
    try withSnapshots(record: "yes") { _ in
      #expect(
        words(issues { assertSnapshot(of: .login()) }.first)
          == "PLAINVIEW_RECORD is 'yes'; set it to never, missing, failed, all, or unset it")
    }
  }

  @Test func `what can't be captured is told`() throws {
    try withSnapshots { _ in
      #expect(words(issues { assertSnapshot(of: Unreachable()) }.first) == "Could not take the snapshot: the screen is gone")
      let found = issues { assertChange(of: Screen()) { throw Unreachable.NotThere() } }
      #expect(words(found.first) == "Could not take the snapshot: the screen is gone")
    }
  }

  @Test func `one name for two snapshots fails and names both places`() throws {
    try withSnapshots(record: "all") { _ in
      let line = #line + 2
      let found = issues {
        assertSnapshot(of: .login(), named: "same")
        assertSnapshot(of: .login(), named: "same")
      }
      let sharing = found.filter { $0.severity == .error }.map(words)
      #expect(sharing.count == 1)
      #expect(sharing.first?.contains("FailureTests.swift:\(line):") == true)
      #expect(sharing.first?.contains("FailureTests.swift:\(line + 1):") == true)
    }
  }

  @Test func `a recording is a warning`() throws {
    try withSnapshots { folder in
      let found = issues { assertSnapshot(of: .login()) }
      #expect(found.map(\.severity) == [.warning])
      #expect(words(found.first).hasPrefix("Recorded a new snapshot"))
      let goldens = try folder.goldens()
      #expect(goldens.count == 1)
    }
  }

  @Test func `undoing that leaves something behind fails, and so does a change that isn't one`() throws {
    let screen = Screen()
    let left = issues {
      assertReversible(of: screen) {
        screen.hasHint = true
        screen.title = "Welcome"
      } undoing: {
        screen.hasHint = false
      }
    }
    #expect(
      words(left.first) == """
        Undoing the change left something behind
        1 changed; 2 unchanged
          UIWindow (0 0; 375 667)
        ~ ├─ UILabel #title "Welcome" (16 60; 343 41) · text "Sign in"→"Welcome"
          ╰─ UIButton #go "Go" (16 600; 343 44)

        """)
    #expect(
      words(
        issues {
          assertReversible(of: screen) {
          } undoing: {
          }
        }.first
      ).contains("changed nothing"))
  }
}

/// What the cases of a test with arguments share.
private enum Shared {
  static let session = SnapshotSession()
  static let messages = Mutex<[[String]]>([])
}

@Test(arguments: ["one", "two"]) func `cases of a test share no file without a name, and both are told`(argument: String) throws {
  try withSnapshots(record: "all", session: Shared.session) { folder in
    let found = issues {
      assertSnapshot(of: .login())
      assertSnapshot(of: .login(), named: argument)
    }
    let messages = Shared.messages.withLock { messages in
      messages.append(found.filter { $0.severity == .error }.map(words))
      return messages
    }
    // The case that comes second finds the file taken.
    guard messages.count == 2 else { return }
    try FileManager.default.removeItem(atPath: folder.path)
    let told = messages.flatMap { $0 }
    #expect(told.count == 1)
    #expect(told.first?.contains(#"with ("one") at"#) == true)
    #expect(told.first?.contains(#"with ("two") at"#) == true)
  }
}
