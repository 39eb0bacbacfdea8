import Foundation
import PullParsing
import Testing
import ViewDiff
import ViewTree

@Suite struct ChangesJSONTests {
  @Test func `the document`() {
    let changes = ViewTree.changes(
      from: tree("W\n  A #a\n    B #b (0 0 1 1) x=1\n  C \"gone\""), to: tree("W\n  A #a\n  N\n    B #b (0 2 1 1) y=2"))
    #expect(
      ChangesJSON().render(changes) == #"""
        {"plainview-changes":1,
        "summary":{"added":1,"addedViews":1,"removed":1,"removedViews":1,"moved":1,"changed":1,"unchanged":2,"ignored":0,"leftOut":0},
        "removed":[
        {"view":3,"label":"\"gone\"","count":1}],
        "added":[
        {"label":"N","count":1,"to":{"parent":0,"position":1},"tree":{"plainview":1,"roots":[{"class":"N"}]}}],
        "moved":[
        {"view":2,"label":"#b","from":{"parent":1,"position":0},"to":{"parent":{"added":0,"view":0},"position":0}}],
        "changed":[
        {"view":2,"label":"#b","properties":[{"property":"frame","from":[0,0,1,1],"to":[0,2,1,1]},{"property":"attributes","name":"x","from":"1","to":null,"at":[0,null]},{"property":"attributes","name":"y","from":null,"to":"2","at":[null,0]}]}]}

        """#)
  }

  @Test func `several scenes are one document, each as a document of its own has it`() throws {
    func object(_ text: String) throws -> [String: Any] { try JSONSerialization.jsonObject(with: Data(text.utf8)) as! [String: Any] }
    let all = [("A \"x\"", "W\n  A (0 0 1 1)"), ("B", "W"), ("C", "W\n  N")].map { name, after in
      SceneChanges(name: name, changes: ViewTree.changes(from: tree("W"), to: tree(after)))
    }
    var output = TextOutput()
    ChangesJSON().render(all, to: &output)
    let document = try object(output.text)
    #expect(Set(document.keys) == ["plainview-changes", "scenes"])
    let scenes = try #require(document["scenes"] as? [[String: Any]])
    #expect(scenes.compactMap { $0["name"] as? String } == all.map(\.name))
    for (scene, expected) in zip(scenes, all) {
      var single = try object(ChangesJSON().render(expected.changes))
      single["plainview-changes"] = nil
      single["name"] = expected.name
      #expect(NSDictionary(dictionary: scene) == NSDictionary(dictionary: single))
    }
  }

  @Test(arguments: TrickyPair.all) func `with the old tree it is enough to make the new one`(pair: TrickyPair) throws {
    try expectApplies(tree(pair.before), tree(pair.after))
  }

  @Test(arguments: 100..<120) func `and so it is for random trees`(seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    for _ in 0..<10 {
      let before = RandomTree(size: Int.random(in: 0...20, using: &random), using: &random)
      var after = before
      for _ in 0..<5 { after.edit(using: &random) }
      try expectApplies(before.tree, after.tree)
    }
  }

  private func expectApplies(_ before: ViewTree, _ after: ViewTree) throws {
    let changes = ViewTree.changes(from: before, to: after)
    let text = ChangesJSON().render(changes)
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as! [String: Any]
    #expect(try JSONPatch(document: json, trees: trees(in: text)).applied(to: before) == after)
  }

  /// The texts behind `"tree":`, cut out: Foundation's dictionaries keep neither order nor repetitions of attributes.
  private func trees(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("{\"label\""), let range = line.firstRange(of: ",\"tree\":") else { return nil }
      let end = line.range(of: "}]}", options: .backwards)!.upperBound
      return String(line[range.upperBound..<end])
    }
  }
}

/// Applies a document of changes by its description alone: slow and plain, a twin of `TreeChanges.applied(to:)`.
private struct JSONPatch {
  let document: [String: Any]
  let trees: [String]

  final class Item {
    var node: ViewTree.Node
    var children: [Item] = []
    var stays = true
    init(_ node: ViewTree.Node) { self.node = node }
  }

  func applied(to before: ViewTree) throws -> ViewTree {
    func list(_ key: String) -> [[String: Any]] { document[key] as! [[String: Any]] }
    let top = Item(.init(""))
    let old = items(of: before, below: top)
    let moved = Set(list("moved").map { $0["view"] as! Int })
    for entry in list("removed") {
      let root = entry["view"] as! Int
      var index = root
      while index < before.subtree(of: root).upperBound {
        if moved.contains(index), index != root {
          index = before.subtree(of: index).upperBound
          continue
        }
        old[index].stays = false
        index += 1
      }
    }
    for index in moved { old[index].stays = false }
    for item in old + [top] { item.children.removeAll { !$0.stays } }
    // Those removed inside keep what stays with them out of sight, for they are gone themselves.
    var brought: [[Item]] = []
    for text in trees {
      let holder = Item(.init(""))
      brought.append(items(of: try ViewTree(json: InputBytes(text), file: "tree"), below: holder))
    }
    func item(_ reference: Any?) -> Item {
      if let index = reference as? Int { return old[index] }
      guard let entry = reference as? [String: Int] else { return top }
      return brought[entry["added"]!][entry["view"]!]
    }
    var arrivals: [(Item, parent: Item, position: Int)] = []
    for (number, entry) in list("added").enumerated() {
      let to = entry["to"] as! [String: Any]
      arrivals.append((brought[number][0], item(to["parent"]), to["position"] as! Int))
    }
    for entry in list("moved") {
      let to = entry["to"] as! [String: Any]
      arrivals.append((old[entry["view"] as! Int], item(to["parent"]), to["position"] as! Int))
    }
    for (arrival, parent, position) in arrivals.sorted(by: { $0.position < $1.position }) {
      parent.children.insert(arrival, at: position)
    }
    for entry in list("changed") {
      for change in entry["properties"] as! [[String: Any]] { set(change, on: old[entry["view"] as! Int]) }
      arrange(entry["properties"] as! [[String: Any]], old[entry["view"] as! Int])
    }
    var builder = ViewTree.Builder()
    var number = document["idsFrom"] as? Int
    func write(_ item: Item) {
      if let next = number, item.node.identity != nil {
        item.node.identity = String(next)
        number = next + 1
      }
      builder.open(item.node)
      item.children.forEach(write)
      builder.close()
    }
    top.children.forEach(write)
    return builder.finish()
  }

  private func items(of tree: ViewTree, below top: Item) -> [Item] {
    let items = tree.indices.map { Item(tree[$0]) }
    for index in tree.indices { (tree.superview(of: index).map { items[$0] } ?? top).children.append(items[index]) }
    return items
  }

  private func number(_ value: Any?) -> Double { (value as? NSNumber)?.doubleValue ?? (value as? String).flatMap(Double.init) ?? .nan }

  private func set(_ change: [String: Any], on item: Item) {
    let to = change["to"]
    let text = to as? String
    let numbers = (to as? [Any])?.map(number)
    switch change["property"] as! String {
    case "class": item.node.className = text!
    case "id": item.node.identity = text
    case "name": item.node.name = text
    case "text": item.node.text = text
    case "frame": item.node.frame = numbers.map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    case "bounds": item.node.boundsOrigin = Point(x: numbers![0], y: numbers![1])
    case "hidden": item.node.isHidden = to as! Bool
    case "clips": item.node.clipsToBounds = to as! Bool
    case "interactive": item.node.isUserInteractionEnabled = to as! Bool
    case "alpha": item.node.alpha = number(to)
    case "background": item.node.backgroundColor = text.flatMap { Color(hex: $0) }
    case "controller":
      item.node.controller = (to as? [String: String]).map { .init($0["class"]!, title: $0["title"], state: $0["state"]) }
    default: break
    }
  }

  /// Attributes: first those that go or change, by their old places, then those that come, by their new ones.
  private func arrange(_ changes: [[String: Any]], _ item: Item) {
    var kept: [ViewTree.Attribute?] = item.node.attributes
    var coming: [(Int, ViewTree.Attribute)] = []
    for change in changes where change["name"] != nil {
      let places = (change["at"] as! [Any]).map { $0 as? Int }
      let value = change["to"] as? String
      if let place = places[0] {
        kept[place] = value.map { .init(change["name"] as! String, $0) }
      } else {
        coming.append((places[1]!, .init(change["name"] as! String, value!)))
      }
    }
    item.node.attributes = kept.compactMap { $0 }
    for (place, attribute) in coming.sorted(by: { $0.0 < $1.0 }) {
      item.node.attributes.insert(attribute, at: min(place, item.node.attributes.count))
    }
    for change in changes where change["name"] == nil && change["property"] as! String == "attributes" {
      var rest = item.node.attributes
      item.node.attributes = (change["to"] as! [String]).map { name in rest.remove(at: rest.firstIndex { $0.name == name }!) }
    }
  }
}
