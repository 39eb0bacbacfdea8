public import ViewTree

/// Native JSON, version 1: everything a tree holds, a view a line.
public struct JSONDump: TreeRenderer {
  public let name = "json"
  public let summary = "native JSON, lossless, a view a line"
  public let isData = true

  public init() {}

  public func render(_ tree: ViewTree, to output: inout TextOutput) {
    tree.writeJSON(to: &output, layout: .lines)
  }
}

/// Native JSON, version 1, a document a line: for pipes.
public struct JSONLinesDump: TreeRenderer {
  public let name = "jsonl"
  public let summary = "native JSON, lossless, a document a line"
  public let isData = true

  public init() {}

  public func render(_ tree: ViewTree, to output: inout TextOutput) {
    tree.writeJSON(to: &output, layout: .compact)
  }
}
