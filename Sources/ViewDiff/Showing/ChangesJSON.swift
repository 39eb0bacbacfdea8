public import ViewTree

/// The changes for programs; with the old tree, enough to make the new one.
///
/// One document, a change a line, version 1:
///
///     {"plainview-changes":1,
///     "summary":{"added":1,"addedViews":3,"removed":0,"removedViews":0,"moved":1,"changed":2,"unchanged":34,"ignored":0,"leftOut":0},
///     "screen":{"from":[w,h],"to":[w,h]},
///     "removed":[{"view":5,"label":"#x","count":1}],
///     "added":[{"label":"#y","count":3,"to":{"parent":PARENT,"position":2},"tree":{"plainview":1,"roots":[NODE]}}],
///     "moved":[{"view":7,"label":"#z","from":{"parent":3,"position":1},"to":{"parent":PARENT,"position":0}}],
///     "changed":[{"view":9,"label":"#w","properties":[{"property":"frame","from":[x,y,w,h],"to":[x,y,w,h]}]}]}
///
/// A view is its index in the old tree in preorder, `null` for none. PARENT is such an index, or `{"added":k,"view":i}`: the view
/// number i, in preorder, of the tree that entry k of `added` brings. Positions are the final ones among all siblings, from back
/// to front. What `removed` takes away is the view and all below it that `moved` doesn't name. `tree` is native JSON. An
/// attribute is `{"property":"attributes","name":"tag","from":"1","to":"2","at":[0,0]}`, `at` its place before and after; `null`
/// stands for absence. `"shortcut":"…"` is there where the comparison took one; `"idsFrom":n` where identities are no more than
/// numbers in reading order, which the new tree's views have from n on.
///
/// Of several scenes there is one document, too, with all of them, changed or not, in the order of the new file; each has its name
/// and then what a document of its own has:
///
///     {"plainview-changes":1,
///     "scenes":[
///     {"name":"LoginViewController",
///     "summary":{…},
///     "removed":[…],"added":[…],"moved":[…],"changed":[…]},
///     {"name":"HomeViewController",…}]}
public struct ChangesJSON: ChangesRenderer {
  public let name = "json"
  public let summary = "for programs: with the old tree, enough to make the new one"
  public var isData: Bool { true }

  public init() {}

  public func render(_ changes: TreeChanges, to output: inout TextOutput) {
    var writer = ChangesJSONWriter(changes)
    writer.write()
    output.write("{\"plainview-changes\":1,\n")
    output.write(writer.output.text)
    output.write("}")
    output.endLine()
  }

  public func render(_ scenes: [SceneChanges], to output: inout TextOutput) {
    if scenes.count == 1 { return render(scenes[0].changes, to: &output) }
    output.write("{\"plainview-changes\":1,\n\"scenes\":[")
    for (index, scene) in scenes.enumerated() {
      output.write(index == 0 ? "\n{\"name\":" : ",\n{\"name\":")
      output.writeJSONString(scene.name)
      output.write(",\n")
      var writer = ChangesJSONWriter(scene.changes)
      writer.write()
      output.write(writer.output.text)
      output.write("}")
    }
    output.write("]}")
    output.endLine()
  }
}

private struct ChangesJSONWriter: ~Copyable {
  let changes: TreeChanges
  var output = TextOutput()
  /// Which entry of `added` brings a view of the tree after, and its number there.
  private var addedViews: [Int: (entry: Int, number: Int)] = [:]
  private var indexBefore: [Int: Int] = [:]
  private var trees: [ViewTree] = []

  init(_ changes: TreeChanges) {
    self.changes = changes
    for (before, after) in changes.partners.enumerated() where after >= 0 { indexBefore[Int(after)] = before }
    for (entry, subtree) in changes.added.enumerated() { trees.append(addedTree(subtree, entry: entry)) }
  }

  /// What came, as a tree of its own: without what moved there.
  private mutating func addedTree(_ subtree: TreeChanges.Subtree, entry: Int) -> ViewTree {
    let after = changes.after
    let base = after.depth(of: subtree.root)
    var builder = ViewTree.Builder()
    var index = subtree.root
    while index < after.subtree(of: subtree.root).upperBound {
      if indexBefore[index] != nil {
        index = after.subtree(of: index).upperBound
        continue
      }
      while builder.depth > after.depth(of: index) - base { builder.close() }
      addedViews[index] = (entry, builder.open(after[index]))
      index += 1
    }
    return builder.finish()
  }

  /// Writes what a document, or a scene of one, holds, without the braces around it.
  mutating func write() {
    output.write("\"summary\":{")
    let counts = [
      ("added", changes.added.count), ("addedViews", changes.addedCount), ("removed", changes.removed.count),
      ("removedViews", changes.removedCount), ("moved", changes.moved.count), ("changed", changes.changed.count),
      ("unchanged", changes.unchangedCount), ("ignored", changes.ignoredCount), ("leftOut", changes.leftOutCount),
    ]
    output.write(counts.map { "\"\($0)\":\($1)" }.joined(separator: ","))
    output.write("}")
    if let screen = changes.screen {
      output.write(",\n\"screen\":{\"from\":")
      writeNumbers(screen.from.map { [$0.width, $0.height] })
      output.write(",\"to\":")
      writeNumbers(screen.to.map { [$0.width, $0.height] })
      output.write("}")
    }
    if let shortcut = changes.shortcut {
      output.write(",\n\"shortcut\":")
      output.writeJSONString(shortcut.description)
    }
    if let ordinals = changes.ordinals { output.write(",\n\"idsFrom\":\(ordinals.after)") }
    writeRemoved()
    writeAdded()
    writeMoved()
    writeChanged()
  }

  private mutating func writeList<Element>(_ key: String, _ list: [Element], _ body: (inout Self, Int, Element) -> Void) {
    output.write(",\n\"\(key)\":[")
    for (index, element) in list.enumerated() {
      output.write(index == 0 ? "\n" : ",\n")
      body(&self, index, element)
    }
    output.write("]")
  }

  private mutating func writeRemoved() {
    writeList("removed", changes.removed) { writer, _, subtree in
      writer.output.write("{\"view\":\(subtree.root),\"label\":")
      writer.output.writeJSONString(writer.changes.before.label(of: subtree.root))
      writer.output.write(",\"count\":\(subtree.count)}")
    }
  }

  private mutating func writeAdded() {
    writeList("added", changes.added) { writer, index, subtree in
      writer.output.write("{\"label\":")
      writer.output.writeJSONString(writer.changes.after.label(of: subtree.root))
      writer.output.write(",\"count\":\(subtree.count),\"to\":")
      writer.writeDestination(.init(parent: subtree.parent, position: subtree.position))
      writer.output.write(",\"tree\":")
      writer.output.write(String(writer.trees[index].json(.compact).dropLast()))
      writer.output.write("}")
    }
  }

  private mutating func writeMoved() {
    writeList("moved", changes.moved) { writer, _, move in
      writer.output.write("{\"view\":\(move.before),\"label\":")
      writer.output.writeJSONString(writer.changes.after.label(of: move.after))
      writer.output.write(
        ",\"from\":{\"parent\":\(move.from.parent.map(String.init) ?? "null"),\"position\":\(move.from.position)},\"to\":")
      writer.writeDestination(move.to)
      writer.output.write("}")
    }
  }

  private mutating func writeDestination(_ place: TreeChanges.Place) {
    output.write("{\"parent\":")
    if let parent = place.parent, let added = addedViews[parent] {
      output.write("{\"added\":\(added.entry),\"view\":\(added.number)}")
    } else {
      output.write(place.parent.flatMap { indexBefore[$0] }.map(String.init) ?? "null")
    }
    output.write(",\"position\":\(place.position)}")
  }

  private mutating func writeChanged() {
    writeList("changed", changes.changed) { writer, _, change in
      writer.output.write("{\"view\":\(change.before),\"label\":")
      writer.output.writeJSONString(writer.changes.after.label(of: change.after))
      writer.output.write(",\"properties\":[")
      for (index, property) in change.properties.enumerated() {
        if index > 0 { writer.output.write(",") }
        writer.write(property)
      }
      writer.output.write("]}")
    }
  }

  // MARK: Properties

  private mutating func write(_ change: PropertyChange) {
    output.write("{\"property\":\"\(change.property.rawValue)\"")
    switch change {
    case .className(let from, let to): writeBoth(from, to) { $0.writeString($1) }
    case .identity(let from, let to), .name(let from, let to), .text(let from, let to): writeBoth(from, to) { $0.writeString($1) }
    case .frame(let from, let to): writeBoth(from, to) { $0.writeNumbers($1.map { [$0.x, $0.y, $0.width, $0.height] }) }
    case .boundsOrigin(let from, let to): writeBoth(from, to) { $0.writeNumbers([$1.x, $1.y]) }
    case .isHidden(let from, let to), .clipsToBounds(let from, let to), .isUserInteractionEnabled(let from, let to):
      writeBoth(from, to) { $0.output.write($1 ? "true" : "false") }
    case .alpha(let from, let to): writeBoth(from, to) { $0.writeNumber($1) }
    case .backgroundColor(let from, let to): writeBoth(from, to) { $0.writeString($1?.description) }
    case .controller(let from, let to): writeBoth(from, to) { $0.write($1) }
    case .attribute(let name, let from, let to):
      output.write(",\"name\":")
      output.writeJSONString(name)
      writeBoth(from?.value, to?.value) { $0.writeString($1) }
      output.write(",\"at\":[\(from.map { String($0.index) } ?? "null"),\(to.map { String($0.index) } ?? "null")]")
    case .attributeOrder(let from, let to):
      writeBoth(from, to) { writer, names in
        for (index, name) in names.enumerated() {
          writer.output.write(index == 0 ? "[" : ",")
          writer.output.writeJSONString(name)
        }
        writer.output.write("]")
      }
    }
    output.write("}")
  }

  private mutating func writeBoth<Value>(_ from: Value, _ to: Value, _ body: (inout Self, Value) -> Void) {
    output.write(",\"from\":")
    body(&self, from)
    output.write(",\"to\":")
    body(&self, to)
  }

  private mutating func writeString(_ text: String?) {
    if let text { output.writeJSONString(text) } else { output.write("null") }
  }

  private mutating func write(_ controller: ViewTree.Controller?) {
    guard let controller else { return output.write("null") }
    output.write("{\"class\":")
    output.writeJSONString(controller.className)
    if let title = controller.title {
      output.write(",\"title\":")
      output.writeJSONString(title)
    }
    if let state = controller.state {
      output.write(",\"state\":")
      output.writeJSONString(state)
    }
    output.write("}")
  }

  private mutating func writeNumbers(_ numbers: [Double]?) {
    guard let numbers else { return output.write("null") }
    for (index, number) in numbers.enumerated() {
      output.write(index == 0 ? "[" : ",")
      writeNumber(number)
    }
    output.write("]")
  }

  /// JSON has no nan and no infinities: they are strings, as in native JSON.
  private mutating func writeNumber(_ number: Double) {
    if !number.isFinite { output.write("\"") }
    output.writeExactly(number)
    if !number.isFinite { output.write("\"") }
  }
}
