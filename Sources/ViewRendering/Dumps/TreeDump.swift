public import ViewTree

/// The default dump: a view a line, with rails.
///
///     UIWindow (0 0; 375 667)
///     ╰─ UIView (0 0; 375 667) ◉ ViewController
///        ├─ UILabel #title "Sign in" (16 60; 343 41)
///        ╰─ UIScrollView (0 120; 375 547) clips offset (0 44)
///
/// An attribute called `constraints` stands below its view, line by line, each behind `·`:
///
///     UIView (0 0; 375 667) ◉ ViewController
///     │  · title.leading = safeArea.leading + 16
///     ╰─ UILabel #title (16 60; 343 41)
///
/// A line has, in this order and only where there is something to say: the class; `#` and the name, as selectors take it; the
/// text in quotes; the frame; `hidden`, `alpha 0.5`, `clips`, `offset (x y)` for a bounds origin; the owning controller with its
/// title and state, an odd one as `state "…"`. Past `maximumRails` levels a line names its level in place of its rails (`201: UIView`), so that the output
/// stays linear in the number of views.
public struct TreeDump: TreeRenderer {
  public let name = "tree"
  public let summary = "a view a line, with rails: class, name, text, frame, what is unusual, controller"

  /// How deep rails are drawn.
  public static let maximumRails = 200

  /// Drawn in place of `╰ ├ │ ─`: plain ASCII.
  public var usesASCII = false

  public init(usesASCII: Bool = false) {
    self.usesASCII = usesASCII
  }

  public func render(_ tree: ViewTree, to output: inout TextOutput) {
    var rails = Rails(usesASCII: usesASCII)
    let constraints = tree.number(ofName: "constraints")
    for index in tree.indices {
      rails.write(forNodeAt: index, of: tree, to: &output)
      output.writeTreeLine(ofNodeAt: index, of: tree, usesASCII: usesASCII)
      output.endLine()
      guard let constraints, let value = tree.value(ofAttribute: constraints, at: index) else { continue }
      for line in value.split(separator: "\n", omittingEmptySubsequences: false) {
        rails.write(besideNodeAt: index, of: tree, to: &output)
        output.write(usesASCII ? "* " : "· ")
        output.writeEscaped(String(line), quote: nil)
        output.endLine()
      }
    }
  }
}

extension ViewTree {
  /// The number of the class or attribute name `name`; nil where none is called so.
  fileprivate func number(ofName name: String) -> Int32? {
    names.refs.firstIndex { pool.string($0) == name }.map(Int32.init)
  }

  fileprivate func value(ofAttribute number: Int32, at index: Int) -> String? {
    records[index].attributes.first { attributeRecords[$0].name == number }.flatMap { pool.string(attributeRecords[$0].value) }
  }
}

/// What stands before the nodes of a tree, kept from line to line.
package struct Rails {
  /// With room for all levels, five bytes each at most.
  private var bytes = [UInt8](repeating: 0, count: TreeDump.maximumRails * 5)
  /// Where the rails of a node at each depth begin their own branch, which is where those of its superview end.
  private var starts = [Int](repeating: 0, count: TreeDump.maximumRails + 1)
  private let open, blank, branch, last: [UInt8]

  package init(usesASCII: Bool) {
    open = Array((usesASCII ? "|  " : "│  ").utf8)
    blank = Array("   ".utf8)
    branch = Array((usesASCII ? "|- " : "├─ ").utf8)
    last = Array((usesASCII ? "`- " : "╰─ ").utf8)
  }

  package mutating func write(forNodeAt index: Int, of tree: ViewTree, to output: inout TextOutput) {
    write(depth: tree.depth(of: index), isFrontmost: tree.isFrontmost(index), to: &output)
  }

  /// Writes what stands before a further line of the node that was written last.
  mutating func write(besideNodeAt index: Int, of tree: ViewTree, to output: inout TextOutput) {
    let depth = tree.depth(of: index)
    if depth > TreeDump.maximumRails {
      output.write(depth)
      output.write(": ")
      return
    }
    bytes.withUnsafeBufferPointer { output.write(bytes: UnsafeBufferPointer(rebasing: $0[..<starts[depth]])) }
    output.write(bytes: tree.subtree(of: index).count > 1 ? open : blank)
  }

  /// Writes what stands before a further line of what was written last, at `depth` and with nothing below it.
  package func write(besideLineAt depth: Int, to output: inout TextOutput) {
    if depth > TreeDump.maximumRails {
      output.write(depth)
      output.write(": ")
      return
    }
    bytes.withUnsafeBufferPointer { output.write(bytes: UnsafeBufferPointer(rebasing: $0[..<starts[depth]])) }
  }

  /// Writes what stands before a line at `depth`, behind which no sibling follows where it is frontmost.
  package mutating func write(depth: Int, isFrontmost: Bool, to output: inout TextOutput) {
    if depth == 0 { return }
    if depth > TreeDump.maximumRails {
      output.write(depth)
      output.write(": ")
      return
    }
    let start = starts[depth - 1]
    bytes.withUnsafeBufferPointer { output.write(bytes: UnsafeBufferPointer(rebasing: $0[..<start])) }
    output.write(bytes: isFrontmost ? last : branch)
    let below = isFrontmost ? blank : open
    for k in below.indices { bytes[start + k] = below[k] }
    starts[depth] = start + below.count
  }
}

extension TextOutput {
  /// Writes what `TreeDump` tells of a node, without rails and line break.
  package mutating func writeTreeLine(ofNodeAt index: Int, of tree: ViewTree, usesASCII: Bool) {
    let record = tree.records[index]
    writeClass(tree.names.refs[Int(record.className)], of: tree.pool)
    if !record.name.isNone {
      write(byte: UInt8(ascii: " "))
      writeName(record.name, of: tree.pool)
    }
    if !record.text.isNone {
      write(byte: UInt8(ascii: " "))
      writeQuoted(record.text, of: tree.pool)
    }
    if record.flags.contains(.hasFrame) {
      write(byte: UInt8(ascii: " "))
      writeFrame(record.frame)
    }
    if record.flags.contains(.isHidden) { write(" hidden") }
    guard record.extra >= 0 else {
      if record.flags.contains(.clips) { write(" clips") }
      return
    }
    let extra = tree.extras[Int(record.extra)]
    if extra.alpha != 1 {
      write(" alpha ")
      writeRounded(extra.alpha)
    }
    if record.flags.contains(.clips) { write(" clips") }
    if extra.boundsOrigin != .zero {
      write(" offset (")
      writeRounded(extra.boundsOrigin.x)
      write(" ")
      writeRounded(extra.boundsOrigin.y)
      write(")")
    }
    if extra.controllerClass >= 0 {
      write(usesASCII ? " @ " : " ◉ ")
      writeClass(tree.names.refs[Int(extra.controllerClass)], of: tree.pool)
      if !extra.controllerTitle.isNone {
        write(" ")
        writeQuoted(extra.controllerTitle, of: tree.pool)
      }
      if !extra.controllerState.isNone {
        let isBare = isLetters(extra.controllerState, of: tree.pool)
        write(isBare ? " " : " state ")
        if isBare { write(extra.controllerState, of: tree.pool) } else { writeQuoted(extra.controllerState, of: tree.pool) }
      }
    }
  }
}
