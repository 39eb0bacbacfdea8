public import ViewTree

/// For line diffs: a view a line, indented, and below it a line for each thing that the tree says of it beside.
///
///     UIView (0 0; 375 667) ◉ LoginViewController
///       · background: #ffffff
///       UILabel #title "Sign in" (16 60; 343 41)
///         · font: system 17
///
/// Nothing in a line depends on others, as rails do, so a change touches the lines it is about and no more. Attributes are sorted by
/// name and value; a name stands in quotes where it would be taken for another fact. Past `TreeDump.maximumRails` levels a line names its level in place of its indentation.
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
      if !record.flags.contains(.isInteractive) { writeFact(Self.interactive, "no", depth, &output) }
      if record.extra >= 0, let color = tree[index].backgroundColor { writeFact(Self.background, color.description, depth, &output) }
      if record.attributeCount == 0 { continue }
      for attribute in tree[index].attributes.sorted(by: { ($0.name, $0.value) < ($1.name, $1.value) }) {
        let isQuoted = Self.needsQuotes(attribute.name)
        writeFact(attribute.name, isQuoted: isQuoted, attribute.value, depth, &output)
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

  private static let interactive = "interactive"
  private static let background = "background"

  /// Whether an attribute's bare name would be taken for something else: for another fact, or for one that ends sooner.
  private static func needsQuotes(_ name: String) -> Bool {
    name == interactive || name == background || name.utf8.first == UInt8(ascii: "\"") || name.utf8.firstRange(of: ": ".utf8) != nil
  }

  private func writeFact(_ name: String, isQuoted: Bool = false, _ value: String, _ depth: Int, _ output: inout TextOutput) {
    indent(depth + 1, &output)
    output.write("· ")
    if isQuoted { output.write("\"") }
    output.writeEscaped(name, quote: isQuoted ? UInt8(ascii: "\"") : nil)
    output.write(isQuoted ? "\": " : ": ")
    output.writeEscaped(value, quote: nil)
    output.endLine()
  }
}
