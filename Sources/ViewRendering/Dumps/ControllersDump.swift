public import ViewTree

/// The shape of UIKit's `_printHierarchy`, without addresses: the view controllers alone, each below the one that its view
/// stands in.
///
///     <ViewController>, state: appeared, view: <UIView>
///        | <LeftViewController>, state: appeared, view: <UIView>
public struct ControllersDump: TreeRenderer {
  public let name = "controllers"
  public let summary = "view controllers alone, in the shape of _printHierarchy, without addresses"

  public init() {}

  public func render(_ tree: ViewTree, to output: inout TextOutput) {
    var ends: [Int32] = []  // where the subtrees of the controllers around end
    for index in tree.indices {
      while let end = ends.last, Int(end) <= index { ends.removeLast() }
      let extra = tree.extra(of: index)
      guard extra.controllerClass >= 0 else { continue }
      output.writeBars(depth: ends.count)
      ends.append(tree.records[index].end)
      write(extra, viewClass: tree.records[index].className, of: tree, to: &output)
      output.endLine()
    }
    if output.count == 0, !tree.isEmpty {
      output.write("(no view controllers)")
      output.endLine()
    }
  }

  private func write(_ extra: ExtraRecord, viewClass: Int32, of tree: ViewTree, to output: inout TextOutput) {
    output.write("<")
    output.writeEscaped(tree.names.refs[Int(extra.controllerClass)], of: tree.pool, quote: UInt8(ascii: ">"))
    output.write(">")
    if !extra.controllerState.isNone {
      output.write(", state: ")
      let isBare = output.isLetters(extra.controllerState, of: tree.pool)
      if isBare { output.write(extra.controllerState, of: tree.pool) } else { output.writeQuoted(extra.controllerState, of: tree.pool) }
    }
    if !extra.controllerTitle.isNone {
      output.write(", title: ")
      output.writeQuoted(extra.controllerTitle, of: tree.pool)
    }
    output.write(", view: <")
    output.writeEscaped(tree.names.refs[Int(viewClass)], of: tree.pool, quote: UInt8(ascii: ">"))
    output.write(">")
  }
}
