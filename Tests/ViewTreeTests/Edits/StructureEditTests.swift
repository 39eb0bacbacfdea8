import Testing

@testable import ViewTree

struct StructureEditTests {
  private let tree = ViewTree {
    View("Window") {
      View("A") { View("B") { View("C") } }
      View("D")
      View("E") { View("F") }
    }
  }

  /// Classes with their depth: `Window A.. B...`.
  private func shape(_ tree: ViewTree) -> String {
    #expect(tree.brokenInvariant() == nil)
    return tree.indices.map { String(repeating: ".", count: tree.depth(of: $0)) + tree.className(of: $0) }.joined(separator: " ")
  }

  @Test func `removing a view removes what is inside it`() throws {
    #expect(shape(tree) == "Window .A ..B ...C .D .E ..F")
    #expect(shape(try tree.removing([1])) == "Window .D .E ..F")
    #expect(shape(try tree.removing([6, 3, 2, 3])) == "Window .A .D .E")
    #expect(shape(try tree.removing([0])) == "")
    #expect(try tree.removing([]) == tree)
  }

  @Test func `a tree is inserted behind, between or in front of subviews, or as roots`() throws {
    let new = ViewTree {
      View("X") { View("Y") }
      View("Z")
    }
    #expect(shape(try tree.inserting(new, into: 0)) == "Window .A ..B ...C .D .E ..F .X ..Y .Z")
    #expect(shape(try tree.inserting(new, into: 0, at: 0)) == "Window .X ..Y .Z .A ..B ...C .D .E ..F")
    #expect(shape(try tree.inserting(new, into: 0, at: 2)) == "Window .A ..B ...C .D .X ..Y .Z .E ..F")
    #expect(shape(try tree.inserting(new, into: 3)) == "Window .A ..B ...C ....X .....Y ....Z .D .E ..F")
    #expect(shape(try tree.inserting(new, into: nil, at: 0)) == "X .Y Z Window .A ..B ...C .D .E ..F")
    #expect(shape(try tree.inserting(subtree: 0, of: new, into: 4)) == "Window .A ..B ...C .D ..X ...Y .E ..F")
    #expect(
      shape(try tree.inserting(new, intoEach: [2, 1, 5])) == "Window .A ..B ...C ...X ....Y ...Z ..X ...Y ..Z .D .E ..F ..X ...Y ..Z")
    #expect(try tree.inserting(ViewTree(), into: 0) == tree)
  }

  @Test func `views move with what is inside them`() throws {
    #expect(shape(try tree.moving([2], into: 5, at: 0)) == "Window .A .D .E ..B ...C ..F")
    #expect(shape(try tree.moving([6, 1], into: 4)) == "Window .D ..A ...B ....C ..F .E")
    #expect(shape(try tree.moving([1], into: 0)) == "Window .D .E ..F .A ..B ...C")
    #expect(shape(try tree.moving([1], into: 0, at: 1)) == "Window .D .A ..B ...C .E ..F")
    #expect(shape(try tree.moving([5], into: 0, at: 0)) == "Window .E ..F .A ..B ...C .D")
    #expect(shape(try tree.moving([2, 3], into: nil, at: 0)) == "B .C Window .A .D .E ..F")
  }

  @Test func `copies made by one insertion don't share what can change`() throws {
    let new = ViewTree { View("X").alpha(0.5).attribute("tag", "1") }
    let twice = try tree.inserting(new, intoEach: [4, 6])
    let changed = try twice.setting([5], to: .alpha(0.25), .attribute("tag", "2"))
    #expect(changed.alpha(of: 5) == 0.25)
    #expect(changed.attribute("tag", of: 5) == "2")
    #expect(changed.alpha(of: 8) == 0.5)
    #expect(changed.attribute("tag", of: 8) == "1")
  }

  @Test func `what can't be edited is an error that says why`() {
    func message(_ edit: @autoclosure () throws -> ViewTree) -> String {
      var message = ""
      do { _ = try edit() } catch { message = "\(error)" }
      return message
    }
    #expect(
      message(try tree.removing([7])) == "error: there is no view number 7 among 7; indices are those of this very tree")
    #expect(message(try tree.inserting(tree, into: -1)) == "error: there is no view number -1 among 7; indices are those of this very tree")
    #expect(
      message(try tree.inserting(tree, into: 0, at: 4))
        == "error: no view can stand at position 4 among 3 subviews; give 0 (at the back) to 3 (in front)")
    #expect(message(try tree.moving([1], into: 3)) == "error: A can't move into C, which is inside it; move C out first")
    #expect(message(try tree.moving([1], into: 1)).hasPrefix("error: A can't move into A, which is itself"))
    #expect(message(try tree.moving([1], into: 0, at: 3)).contains("among 2 subviews"))
  }

  @Test(arguments: 1...6) func `edits of random trees agree with those of views that hold views`(seed: UInt64) throws {
    var random = RandomTrees(seed: seed)
    for count in 1..<60 {
      let tree = random.tree(count: count)
      let other = random.tree(count: random.int(0..<6))
      let chosen = Set((0..<random.int(0..<5)).map { _ in random.int(0..<count) })
      let superview = random.chance(0.1) ? nil : random.int(0..<count)

      var plain = PlainTree(tree)
      _ = plain.remove(chosen)
      let removed = try tree.removing(chosen)
      #expect(removed == plain.tree)
      #expect(removed.brokenInvariant() == nil)

      let subviews = superview.map { Array(tree.subviews(of: $0)) } ?? Array(tree.roots)
      let position = random.chance(0.5) ? nil : random.int(0..<subviews.count + 1)
      plain = PlainTree(tree)
      plain.insert(PlainTree(other).top.subviews, into: superview, at: position)
      let inserted = try tree.inserting(other, into: superview, at: position)
      #expect(inserted == plain.tree)
      #expect(inserted.brokenInvariant() == nil)

      plain = PlainTree(tree)
      for superview in chosen { plain.insert(PlainTree(other).top.subviews, into: superview, at: nil) }
      let insertedIntoEach = try tree.inserting(other, intoEach: Array(chosen))
      #expect(insertedIntoEach == plain.tree)
      #expect(insertedIntoEach.brokenInvariant() == nil)

      let isInside = chosen.contains { tree.subtree(of: $0).contains(superview ?? -1) }
      let staying = subviews.filter { !chosen.contains($0) }.count
      let newPosition = random.chance(0.5) ? nil : random.int(0..<staying + 1)
      if isInside {
        #expect(throws: EditError.self) { try tree.moving(chosen, into: superview, at: newPosition) }
      } else {
        plain = PlainTree(tree)
        plain.insert(plain.remove(chosen), into: superview, at: newPosition)
        let moved = try tree.moving(chosen, into: superview, at: newPosition)
        #expect(moved == plain.tree)
        #expect(moved.brokenInvariant() == nil)
      }
    }
  }

  @Test func `a deep tree is edited without recursion`() throws {
    var builder = ViewTree.Builder()
    for _ in 0..<20_000 { builder.open(.init("View")) }
    let deep = builder.finish()
    #expect(try deep.removing([10_000]).count == 10_000)
    #expect(try deep.moving([10_000], into: 0).depth(of: 10_000) == 1)
    #expect(try deep.inserting(deep, into: 19_999).depth(of: 39_999) == 39_999)
  }
}
