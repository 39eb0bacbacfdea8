public import ViewTree

/// For line diffs: a view a line, indented, and below it a line for each thing that the tree says of it beside.
///
///     UIView (0 0; 375 667) ◉ LoginViewController
///       · background: #ffffff
///       UILabel #title "Sign in" (16 60; 343 41)
///         · font: system 17
///
/// Nothing in a line depends on others, as rails do, so a change touches the lines it is about and no more. Attributes are sorted by
/// name and value. Past `TreeDump.maximumRails` levels a line names its level in place of its indentation.
public struct OutlineDump: TreeRenderer {
  public let name = "outline"
  public let summary = "for line diffs: a view a line, indented, a line for each further attribute"

  public init() {}

  public func render(_ tree: ViewTree, to output: inout TextOutput) { render(tree, indentedBy: 0, to: &output) }

  /// Writes the tree so many levels deeper.
  package func render(_ tree: ViewTree, indentedBy levels: Int, to output: inout TextOutput) {
    for index in tree.indices {
      let depth = tree.depth(of: index) + levels
      indent(depth, &output)
      output.writeTreeLine(ofNodeAt: index, of: tree, usesASCII: false)
      output.endLine()
      let record = tree.records[index]
      if !record.flags.contains(.isInteractive) { writeFact("interactive", "no", depth, &output) }
      if record.extra >= 0, let color = tree[index].backgroundColor { writeFact("background", color.description, depth, &output) }
      if record.attributeCount == 0 { continue }
      for attribute in tree[index].attributes.sorted(by: { ($0.name, $0.value) < ($1.name, $1.value) }) {
        writeFact(attribute.name, attribute.value, depth, &output)
      }
    }
  }

  private func indent(_ depth: Int, _ output: inout TextOutput) {
    if depth > TreeDump.maximumRails {
      output.write(depth)
      output.write(": ")
    } else {
      for _ in 0..<depth { output.write("  ") }
    }
  }

  private func writeFact(_ name: String, _ value: String, _ depth: Int, _ output: inout TextOutput) {
    indent(depth + 1, &output)
    output.write("· ")
    output.writeEscaped(name, quote: nil)
    output.write(": ")
    output.writeEscaped(value, quote: nil)
    output.endLine()
  }
}
