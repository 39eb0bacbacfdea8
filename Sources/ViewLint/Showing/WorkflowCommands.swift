public import ViewTree

/// Workflow commands of GitHub Actions, which show findings beside the lines of a pull request: an error for constraints that can't
/// hold or that name no view, a warning for all else.
///
/// Their rules of escaping are those of GitHub's page on workflow commands and of its own toolkit: `%`, CR and LF everywhere, `:` and
/// `,` in properties besides.
public struct WorkflowCommands: FindingsRenderer {
  public let name = "github"
  public let summary = "annotations for GitHub Actions: ::warning file=…,line=…::…"

  public init() {}

  public func render(_ findings: [Finding], isFirst: Bool, to output: inout TextOutput) {
    for finding in findings {
      let level = finding.kind == .unsatisfiable || finding.kind == .dangling ? "error" : "warning"
      let place = "file=\(Self.property(finding.location.file)),line=\(finding.location.line),col=\(finding.location.column)"
      let title = Self.property("\(finding.qualifiedView): \(finding.kind.rawValue)")
      var message = finding.message
      for reason in finding.constraints {
        message += "\n" + (reason.location.map { "line \($0.line): " } ?? "") + reason.text
      }
      output.writeHarmless("::\(level) \(place),title=\(title)::\(Self.data(message))")
      output.endLine()
    }
  }

  static func data(_ text: String) -> String { escaped(text, in: ["%", "\r", "\n"]) }
  static func property(_ text: String) -> String { escaped(text, in: ["%", "\r", "\n", ":", ","]) }

  private static func escaped(_ text: String, in special: Set<Unicode.Scalar>) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard special.contains(scalar) else {
        escaped.append(scalar)
        continue
      }
      escaped.append("%")
      escaped.append(contentsOf: (scalar.value < 16 ? "0" : "").unicodeScalars)
      escaped.append(contentsOf: String(scalar.value, radix: 16, uppercase: true).unicodeScalars)
    }
    return String(escaped)
  }
}
