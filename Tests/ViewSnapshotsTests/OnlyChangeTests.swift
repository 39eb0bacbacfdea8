import Synchronization
import Testing
import ViewTree

@testable import ViewSnapshots

/// What a failing assertion in `body` says; `nil` where none fails.
private func failure(_ body: () -> Void) -> String? {
  let words = Mutex<String?>(nil)
  withKnownIssue(isIntermittent: true) {
    body()
  } matching: { issue in
    words.withLock { $0 = issue.comments.map(\.rawValue).joined(separator: "\n") }
    return true
  }
  return words.withLock { $0 }
}

extension ViewTree {
  fileprivate func setting(_ selector: String, to changes: Change...) throws -> ViewTree {
    try setting(indices(matching: Selector(selector)), to: changes)
  }

  fileprivate func removing(_ selector: String) throws -> ViewTree { try removing(indices(matching: Selector(selector))) }
}

@Suite struct `Expected changes` {
  @Test func `what is expected passes`() async {
    let screen = Screen()
    assertChange(of: screen, expectOnly: .added(1)) { screen.hasHint = true }
    assertChange(of: screen, expectOnly: .removed(1)) { screen.hasHint = false }
    await assertChange(of: screen, expectOnly: .changed(.text, 1)) {
      await Task.yield()
      screen.title = "Welcome"
    }
    assertChange(of: .login(), expectOnly: .shifted(1), .resized(1)) { tree in
      tree = try tree.setting("#title", to: .framePart(.y, 80)).setting("#go", to: .framePart(.height, 50))
    }
    assertChange(of: .login(), expectOnly: .hidden(2)) { tree in tree = try tree.setting("#title, #go", to: .isHidden(true)) }
    assertChange(of: .login(hasHint: true), expectOnly: .moved(1)) { tree in
      tree = try tree.moving(tree.indices(matching: .init("#hint")), into: 0)
    }
    assertNoChange(of: screen) { screen.title = "Welcome" }
    await assertNoChange(of: screen) { await Task.yield() }
  }

  @Test func `a shift is a change where no shifts are expected`() {
    assertChange(of: .login(), expectOnly: .changed(2)) { tree in
      tree = try tree.setting("#title, #go", to: .framePart(.y, 80))
    }
  }

  @Test func `what else changed is told, and all of it shown`() {
    let words = failure {
      assertChange(of: .login(), expectOnly: .added(1), .hidden(1)) { tree in
        tree = try tree.setting("#title", to: .framePart(.y, 80), .isHidden(true)).removing("#go")
      }
    }
    #expect(
      words == """
        The change is not the expected one
          expected 1 added, found 0
          expected 1 hidden, found 0
          not expected: 1 removed
          not expected: 1 changed
        1 removed, 1 changed; 1 unchanged
          UIWindow (0 0; 375 667)
        ~ ├─ UILabel #title "Sign in" (16 80; 343 41) hidden · y 60→80 (+20), hidden no→yes
        - ╰─ UIButton #go "Go" (16 600; 343 44)

        """)
  }

  @Test func `a wrong number is told`() {
    let words = failure {
      assertChange(of: .login(), expectOnly: .shifted(1)) { tree in tree = try tree.setting("#title, #go", to: .framePart(.x, 0)) }
    }
    #expect(words?.hasPrefix("The change is not the expected one\n  expected 1 shifted, found 2\n2 shifted by (-16, 0)") == true)
  }

  @Test func `a change where none should be is told`() {
    let screen = Screen()
    let words = failure { assertNoChange(of: screen) { screen.hasHint = true } }
    #expect(
      words == """
        Nothing should have changed
        1 added; 3 unchanged
          UIWindow (0 0; 375 667)
          ├─ UILabel #title "Sign in" (16 60; 343 41)
        + ├─ UILabel #hint "Forgot it?" (16 110; 343 20)
          ╰─ UIButton #go "Go" (16 600; 343 44)

        """)
    #expect(failure { assertNoChange(of: Unreachable()) {} }?.contains("the screen is gone") == true)
  }
}

@Suite struct `Redacted snapshots` {
  @Test func `what code and the list name is left out before comparing and before writing`() throws {
    try withSnapshots(record: "missing") { folder in
      try folder.writeFile("# Differs with every run.\n#hint text\n", named: "redact")
      let screen = Screen()
      screen.hasHint = true
      let told = ["10:23", "10:24"].map { time in
        screen.title = time
        return failure { assertSnapshot(of: screen, redacting: [.text("#title"), .frame("#go")], named: "clock") }
      }
      #expect(told[0]?.hasPrefix("Recorded a new snapshot") == true)
      #expect(told[1] == nil)
      let golden = try #require(folder.goldens().first)
      #expect(
        try folder.text(golden) == """
          UIWindow (0 0; 375 667)
          ├─ UILabel #title "[redacted]" (16 60; 343 41)
          ├─ UILabel #hint "[redacted]" (16 110; 343 20)
          ╰─ UIButton #go "Go"

          """)
    }
  }

  @Test func `nothing that was redacted counts as a change`() throws {
    let screen = Screen()
    assertNoChange(of: screen, redacting: [.text("#title")]) { screen.title = "10:24" }
    assertChange(of: screen, expectOnly: .added(1), redacting: [.text("#title")]) {
      screen.title = "10:25"
      screen.hasHint = true
    }
    assertReversible(of: screen, redacting: [.text("#title")]) {
      screen.hasHint = false
    } undoing: {
      screen.title = "10:26"
      screen.hasHint = true
    }
  }

  @Test(.snapshots(redacting: [.text("#title")])) func `a trait redacts too`() {
    let screen = Screen()
    assertNoChange(of: screen) { screen.title = "10:24" }
    #expect(failure { assertNoChange(of: screen) { screen.hasHint = true } } != nil)
  }

  @Test func `a broken selector or list fails and says where`() throws {
    try withSnapshots { folder in
      #expect(failure { assertSnapshot(of: .login(), redacting: [.text("#title:wat")]) }?.contains("no pseudo-class is called wat") == true)
      try folder.writeFile("\n#title txt\n", named: "redact")
      let words = failure { assertSnapshot(of: .login()) }
      #expect(words?.hasSuffix("/redact:2:8: error: there is no property 'txt'; did you mean 'text'?") == true)
      #expect(try folder.goldens().isEmpty)
    }
  }
}
