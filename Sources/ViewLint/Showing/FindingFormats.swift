public import ViewTree

/// Every way to show findings.
public enum FindingFormats {
  /// In the order `plainview formats` lists them. Add yours at the end.
  public static let all: [any FindingsRenderer] = [
    FindingLines(),
    FindingsJSON(),
    WorkflowCommands(),
  ]
}

/// A way to show findings as text. What comes of many files is one document: `begin`, the files' findings in order, `end`.
public protocol FindingsRenderer: Sendable {
  /// What `--format` takes.
  var name: String { get }
  /// What `plainview formats` says of it: a few words.
  var summary: String { get }
  func begin(_ output: inout TextOutput)
  /// Writes `findings` as lines, each ending in a line break; before them are those of other files where not `isFirst`.
  func render(_ findings: [Finding], isFirst: Bool, to output: inout TextOutput)
  func end(_ output: inout TextOutput, isEmpty: Bool)
}

extension FindingsRenderer {
  public func begin(_ output: inout TextOutput) {}
  public func end(_ output: inout TextOutput, isEmpty: Bool) {}

  /// `findings` as a whole document.
  public func render(_ findings: [Finding]) -> String {
    var output = TextOutput()
    begin(&output)
    if !findings.isEmpty { render(findings, isFirst: true, to: &output) }
    end(&output, isEmpty: findings.isEmpty)
    return output.text
  }
}
