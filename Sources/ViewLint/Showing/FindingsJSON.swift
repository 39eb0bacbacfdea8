public import ViewTree

/// An array of findings, one a line:
/// `{"file","line","column","kind","scene","view","id","message","constraints":[{"text","line","column"}]}`.
/// `scene`, `id`, `constraints` and a constraint's place are left out where there are none.
public struct FindingsJSON: FindingsRenderer {
  public let name = "json"
  public let summary = "a JSON array of findings, one a line"

  public init() {}

  public func begin(_ output: inout TextOutput) { output.write("[") }

  public func render(_ findings: [Finding], isFirst: Bool, to output: inout TextOutput) {
    for (number, finding) in findings.enumerated() {
      output.write(isFirst && number == 0 ? "\n" : ",\n")
      write(finding, to: &output)
    }
  }

  public func end(_ output: inout TextOutput, isEmpty: Bool) { output.write(isEmpty ? "]\n" : "\n]\n") }

  private func write(_ finding: Finding, to output: inout TextOutput) {
    output.write("{\"file\":")
    output.writeJSONString(finding.location.file)
    output.write(",\"line\":\(finding.location.line),\"column\":\(finding.location.column),\"kind\":\"\(finding.kind.rawValue)\"")
    for (key, value) in [("scene", finding.scene), ("view", finding.view), ("id", finding.identity), ("message", finding.message)] {
      guard let value else { continue }
      output.write(",\"\(key)\":")
      output.writeJSONString(value)
    }
    if !finding.constraints.isEmpty {
      output.write(",\"constraints\":[")
      for (number, reason) in finding.constraints.enumerated() {
        output.write(number == 0 ? "{\"text\":" : ",{\"text\":")
        output.writeJSONString(reason.text)
        if let location = reason.location { output.write(",\"line\":\(location.line),\"column\":\(location.column)") }
        output.write("}")
      }
      output.write("]")
    }
    output.write("}")
  }
}
