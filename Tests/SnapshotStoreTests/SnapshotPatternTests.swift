import SnapshotStore
import Testing

@Suite struct SnapshotPatternTests {
  private let path = SnapshotPath(suite: ["LoginTests"], test: "a wrong password()", name: "plan")

  @Test(arguments: [
    "*", "**", "LoginTests", "LoginTests/", "Login*", "LoginTests/*", "LoginTests/a-wrong-password.plan", "a-wrong-password.plan.txt",
    "*wrong*", "*/a-*", "**/a-wrong-password.????", "Snapshots/LoginTests/a-wrong-password.plan.txt.pending", "/x/y/LoginTests/*.plan",
    "*s", "LoginTests/**",
  ])
  func `a pattern that names it`(pattern: String) { #expect(SnapshotPattern(pattern).matches(path)) }

  @Test(arguments: [
    "", "login*", "LoginTest", "LoginTests/a", "a-wrong-password", "Other/*", "*/b*", "a-wrong-password.???", "*x*", "LoginTests/*/x",
  ])
  func `a pattern that doesn't`(pattern: String) { #expect(!SnapshotPattern(pattern).matches(path)) }

  @Test func `many stars take no time`() {
    let long = SnapshotPath(suite: ["S"], test: String(repeating: "a", count: 79))
    #expect(!SnapshotPattern(String(repeating: "*a", count: 40) + "b").matches(long))
  }
}
