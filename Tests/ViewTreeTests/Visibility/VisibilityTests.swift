import Testing
import ViewTree

struct VisibilityTests {
  /// What is said of every view, by name.
  private func words(_ tree: ViewTree) -> [String] {
    let visibilities = tree.visibilities()
    return tree.indices.map { "\(tree.label(of: $0)): \(tree.description(of: visibilities[$0], at: $0))" }
  }

  private func words(@ViewsBuilder in window: () -> [View]) -> [String] {
    words(ViewTree { View("Window", frame: (0, 0, 100, 200), subviews: window) }).filter { $0 != "Window: visible" }
  }

  @Test func `a hidden or transparent view hides all inside it`() {
    let found = words {
      View("A", name: "menu", frame: (0, 0, 10, 10)) { View("B", frame: (0, 0, 10, 10)).alpha(0) }.hidden()
      View("C", identity: "c-1", frame: (0, 0, 10, 10)) {
        View("D", frame: (0, 0, 10, 10)) { View("E").hidden() }
      }.alpha(0)
      View("F", frame: (0, 0, 10, 10)).alpha(0.01)
      View("G", frame: (0, 0, 10, 10)).alpha(.nan)
    }
    #expect(
      found == [
        "#menu: hidden", "B: hidden←#menu", "C[id=c-1]: alpha 0", "D: alpha 0←C[id=c-1]", "E: hidden", "F: visible", "G: visible",
      ])
  }

  @Test func `an empty view hides what is inside only if it clips`() {
    let found = words {
      View("A", frame: (0, 0, 0, 20)) { View("B", frame: (0, 0, 10, 10)) }
      View("C", frame: (0, 0, 30.5, 0)) { View("D", frame: (0, 0, 10, 10)) { View("E") } }.clips()
      View("F", frame: (0, 0, 0, 0)) { View("G", frame: (0, 0, -5, 10)) }
    }
    #expect(
      found == [
        "A: 0×20", "B: visible", "C: 30.5×0", "D: clipped←C", "E: clipped←C", "F: 0×0", "G: -5×10",
      ])
  }

  @Test func `a view beyond the root's edge is off screen, one that only touches it too`() {
    let found = words {
      View("A", frame: (99, 0, 10, 10))
      View("B", frame: (100, 0, 10, 10)) { View("C", frame: (-10, 0, 10, 10)) }
      View("D", frame: (0, -20, 10, 10))
    }
    #expect(found == ["A: visible", "B: off screen", "C: visible", "D: off screen"])
  }

  @Test func `the screen decides where it is known, else a root's own frame never takes it off`() {
    let window = View("Window", frame: (500, 0, 100, 100)) {
      View("A", frame: (0, 0, 10, 10))
      View("B", frame: (-10, 0, 10, 10))
      View("C", frame: (-410, 0, 20, 10))
    }
    #expect(words(ViewTree { window }) == ["Window: visible", "A: visible", "B: off screen", "C: off screen"])
    let screen = Size(width: 100, height: 100)
    #expect(words(ViewTree(screen: screen) { window }) == ["Window: off screen", "A: off screen", "B: off screen", "C: visible"])
  }

  @Test func `a scroll view's offset moves what it clips`() {
    let found = words {
      View("Scroll", name: "scroll", frame: (10, 10, 50, 50)) {
        View("Gone", frame: (0, 0, 50, 30))
        View("Here", frame: (0, 30, 50, 30))
        View("Next", frame: (50, 30, 50, 30)) { View("Inside", frame: (0, 0, 5, 5)) }
      }.clips().boundsOrigin(0, 30)
    }
    #expect(
      found == [
        "#scroll: visible", "Gone: clipped←#scroll", "Here: visible", "Next: clipped←#scroll", "Inside: clipped←#scroll",
      ])
  }

  @Test func `going outwards, the view that takes the last bit is to blame`() {
    let found = words {
      View("Outer", frame: (0, 0, 10, 10)) {
        View("Middle", frame: (0, 0, 30, 30)) {
          View("Inner", frame: (5, 0, 20, 20)) { View("A", frame: (10, 0, 5, 5)) }.clips()
        }.clips()
      }.clips()
    }
    // A is at 15 ..< 20: inside Inner (5 ..< 25) and Middle (0 ..< 30), outside Outer.
    #expect(found.last == "A: clipped←Outer")
  }

  @Test func `one opaque view in front covers; two together, a transparent one or one's own subviews don't`() {
    let found = words {
      View("A", frame: (0, 0, 10, 10)) { View("Own", frame: (0, 0, 10, 10)).background("#ffffff") }
      View("B", frame: (20, 0, 10, 10)) { View("Over", frame: (5, 5, 10, 10)) }
      View("C", frame: (40, 0, 10, 10))
      View("D", frame: (60, 0, 10, 10))
      View("Cover", text: "Sign in").background("#ffffff")
      View("OnB", frame: (20, 0, 10, 10), text: "Sign in to go\non").background("#ffffff")
      View("HalfC", frame: (40, 0, 5, 10)).background("#ffffff")
      View("HalfC", frame: (45, 0, 5, 10)).background("#ffffff")
      View("Thin", frame: (60, 0, 10, 10)).background("#fffffffe")
      View("Faint", frame: (60, 0, 10, 10)) { View("Solid", frame: (0, 0, 10, 10)).background("#ffffff") }.alpha(0.9)
    }
    #expect(found.filter { $0.contains("covered") } == ["B: covered←\"Sign in to go\\non\""])
  }

  @Test func `only what clipping leaves is covered, and only what clipping leaves covers`() {
    let found = words {
      View("Clip", frame: (0, 0, 10, 10)) { View("A", frame: (0, 0, 50, 10)) }.clips()
      View("B", frame: (0, 50, 20, 10))
      View("CoverA", frame: (0, 0, 10, 10)).background("#000000")
      View("Clip", frame: (0, 50, 10, 10)) { View("NearlyB", frame: (0, 0, 20, 10)).background("#000000") }.clips()
    }
    #expect(
      found == [
        "Clip: covered←CoverA", "A: covered←CoverA", "B: visible", "CoverA: visible", "Clip: visible", "NearlyB: visible",
      ])
  }

  @Test func `odd numbers are unknown places, and coordinates go on from the superview`() {
    let tree = ViewTree {
      View("Window", frame: (0, 0, 100, 100)) {
        View("A", frame: (10, 10, 50, 50)) {
          View("NoFrame") { View("B", frame: (5, 5, 10, 10)) }
          View("Nan", frame: (.nan, 0, 10, 10)) { View("C", frame: (5, 5, 10, 10)) }
          View("Null", frame: (.infinity, .infinity, 0, 0))
        }.boundsOrigin(.nan, 3)
      }
    }
    let layout = tree.layoutInScreen()
    #expect(layout.frame(of: 2) == nil)
    #expect(layout.frame(of: 3) == Rect(x: 15, y: 12, width: 10, height: 10))
    #expect(layout.frame(of: 5) == Rect(x: 15, y: 12, width: 10, height: 10))
    #expect(words(tree).suffix(5) == ["NoFrame: visible", "B: visible", "Nan: visible", "C: visible", "Null: 0×0"])
  }

  @Test func `visible rectangles keep the frame's own numbers where nothing is cut off`() {
    let tree = ViewTree(screen: Size(width: 10, height: 10)) {
      View("Window", frame: (0, 0, 10, 10)) {
        View("A", frame: (0.1, 0.2, 0.7, 0.1))
        View("B", frame: (8, 8, 10, 1))
        View("C", frame: (0, 0, 0, 10))
      }
    }
    let layout = tree.layoutInScreen()
    #expect(layout.visibleRect(of: 1) == Rect(x: 0.1, y: 0.2, width: 0.7, height: 0.1))
    #expect(layout.visibleRect(of: 2) == Rect(x: 8, y: 8, width: 2, height: 1))
    #expect(layout.visibleRect(of: 3) == nil)
  }

  @Test(arguments: 1...6) func `the fast way and the long way agree on random trees`(seed: UInt64) {
    var random = RandomTrees(seed: seed)
    var seen: Set<String> = []
    for count in stride(from: 1, through: 100, by: 5) {
      let tree = random.tree(count: count)
      let twin = VisibilityTwin(tree: tree)
      let layout = tree.layoutInScreen()
      let visibilities = tree.visibilities()
      for index in tree.indices {
        #expect(layout.frame(of: index) == twin.frame(of: index), "frame of \(index), \(count) views")
        #expect(layout.visibleRect(of: index) == twin.visibleRect(of: index), "visible rect of \(index), \(count) views")
        #expect(visibilities[index] == twin.visibility(of: index), "visibility of \(index), \(count) views")
        seen.insert("\(visibilities[index])".prefix { $0 != "(" }.description)
      }
    }
    #expect(seen.count == 9, "every reason occurs")
  }

  @Test func `among many opaque views the frontmost that covers is found`() {
    var random = RandomTrees(seed: 11)
    let tree = ViewTree {
      View("Window", frame: (0, 0, 40, 40)) {
        for _ in 0..<250 {
          let (width, height) = (random.int(1..<12), random.int(1..<12))
          View("View", frame: (Double(random.int(0..<30)), Double(random.int(0..<30)), Double(width), Double(height))).background("#ffffff")
        }
      }
    }
    let twin = VisibilityTwin(tree: tree)
    let visibilities = tree.visibilities()
    #expect(visibilities == tree.indices.map(twin.visibility))
    #expect(visibilities.count { $0 == .visible } > 20)
    #expect(Set(visibilities.compactMap(\.culprit)).count > 20)
  }

  @Test func `a deep chain of clipping opaque views is walked without recursion`() {
    var builder = ViewTree.Builder()
    for depth in 0..<20_000 {
      var node = ViewTree.Node("View", frame: Rect(x: depth == 15_000 ? 10 : 0, y: 0, width: 10, height: 10))
      node.clipsToBounds = true
      node.backgroundColor = Color(hex: "#ffffff")
      builder.open(node)
    }
    let visibilities = builder.finish().visibilities()
    #expect(visibilities[14_999] == .visible)
    #expect(visibilities[15_000] == .offScreen)
  }
}
