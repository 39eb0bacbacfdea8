public import ViewTree

/// A line a finding, as compilers write theirs, so that editors jump to it; constraints in conflict stand below, indented.
///
///     Main.storyboard:31:17: title: unsatisfiable: these 2 constraints can't all hold; remove one or lower its priority
///         Main.storyboard:31:17: title.width = 100
///         Main.storyboard:32:17: title.width >= 200
public struct FindingLines: FindingsRenderer {
  public let name = "text"
  public let summary = "a line a finding: file:line:column: view: what is wrong"

  public init() {}

  public func render(_ findings: [Finding], isFirst: Bool, to output: inout TextOutput) {
    for finding in findings {
      output.writeHarmless("\(finding.location): \(finding.qualifiedView): \(finding.kind.rawValue): \(finding.message)")
      output.endLine()
      for reason in finding.constraints {
        output.writeHarmless("    " + (reason.location.map { "\($0): " } ?? "") + reason.text)
        output.endLine()
      }
    }
  }
}
