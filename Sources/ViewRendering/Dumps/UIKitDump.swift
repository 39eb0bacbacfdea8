public import ViewTree

/// The shape of UIKit's `recursiveDescription`, without addresses, so that two runs compare.
///
///     <UIWindow; frame = (0 0; 375 667)>
///        | <UILabel; frame = (16 60; 343 41); text = 'Sign in'; hidden = YES>
public struct UIKitDump: TreeRenderer {
  public let name = "uikit"
  public let summary = "the shape of recursiveDescription, without addresses"

  public init() {}

  public func render(_ tree: ViewTree, to output: inout TextOutput) {
    for index in tree.indices {
      output.writeBars(depth: tree.depth(of: index))
      write(index, of: tree, to: &output)
      output.endLine()
    }
  }

  /// The order is the one of `-[UIView description]`.
  private func write(_ index: Int, of tree: ViewTree, to output: inout TextOutput) {
    let record = tree.records[index]
    let extra = tree.extra(of: index)
    output.write("<")
    output.writeEscaped(tree.names.refs[Int(record.className)], of: tree.pool, quote: UInt8(ascii: ";"))
    if record.flags.contains(.hasFrame) {
      output.write("; frame = ")
      output.writeFrame(record.frame)
    }
    output.writeUIKitText("; text = ", record.text, of: tree.pool)
    if record.flags.contains(.clips) { output.write("; clipsToBounds = YES") }
    if extra.alpha != 1 {
      output.write("; alpha = ")
      output.writeRounded(extra.alpha)
    }
    if record.flags.contains(.isHidden) { output.write("; hidden = YES") }
    if !record.flags.contains(.isInteractive) { output.write("; userInteractionEnabled = NO") }
    output.writeUIKitText("; accessibilityIdentifier = ", record.name, of: tree.pool)
    if let color = tree.backgroundColor(of: index) {
      output.write("; backgroundColor = ")
      output.write(color.description)
    }
    if extra.boundsOrigin != .zero {
      output.write("; contentOffset = {")
      output.writeRounded(extra.boundsOrigin.x)
      output.write(", ")
      output.writeRounded(extra.boundsOrigin.y)
      output.write("}")
    }
    output.write(">")
  }
}

extension TextOutput {
  /// Writes the bars that UIKit's debug descriptions put before a line, or past `TreeDump.maximumRails` levels the level.
  mutating func writeBars(depth: Int) {
    if depth > TreeDump.maximumRails {
      write(depth)
      write(": ")
    } else {
      for _ in 0..<depth { write("   | ") }
    }
  }

  fileprivate mutating func writeUIKitText(_ key: StaticString, _ ref: TextRef, of pool: TextPool) {
    if ref.isNone { return }
    write(key)
    write("'")
    writeEscaped(ref, of: pool, quote: UInt8(ascii: "'"))
    write("'")
  }
}
