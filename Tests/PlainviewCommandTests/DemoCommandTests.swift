import PlainviewCommand
import Testing

@testable import PlainviewCommand

@Suite struct DemoCommandTests {
  @Test func `every demo runs, each step under its title, in any format`() {
    for demo in Demos.all {
      let world = TestWorld()
      #expect(world.run("demo \(demo.name)") == .fine)
      let steps = demo.steps()
      for (number, step) in steps.enumerated() {
        #expect(world.output.contains("==> \(demo.name), step \(number + 1): \(step.title) <==\n"))
        #expect(step.tree.brokenInvariant() == nil)
        let single = TestWorld()
        #expect(single.run("demo \(demo.name) --step \(number + 1) --format json") == .fine)
        let reading = TestWorld(files: ["-": single.output])
        #expect(reading.run("dump -") == .fine)
        #expect(world.output.contains(reading.output))
      }
      #expect(world.errors == "")
    }
  }

  @Test func `without a name the demos are listed, and one is shown, within the width asked for`() {
    let world = TestWorld()
    #expect(world.run("demo --width 100 --charset ascii") == .fine)
    #expect(world.output.hasPrefix("The built-in examples, for 'plainview demo NAME':\n  swapping-pages "))
    for demo in Demos.all { #expect(world.output.contains("  \(demo.name) ")) }
    #expect(world.output.contains("\n\n==> storyboard-containers, step 1: launch <==\nUIWindow (0 0; 375 667)\n`- UIView"))
    let named = TestWorld()
    #expect(named.run("demo storyboard-containers --width 100 --charset ascii") == .fine)
    #expect(named.output.hasPrefix("==> storyboard-containers, step 1"))
    #expect(world.output.hasSuffix(named.output))
  }

  @Test func `the four scenes of child controllers are there`() {
    #expect(Demos.all.map(\.name) == ["swapping-pages", "titled-pages", "storyboard-containers", "segmented-children"])
  }

  @Test func `adding the third controller shows three views more, removing it leaves what was before`() {
    let steps = Demos.first.steps()
    #expect(steps.map(\.tree.count) == [15, 18, 15, 15])
    #expect(steps[2].tree == steps[0].tree)
    let world = TestWorld()
    #expect(world.run("demo") == .fine)
    #expect(world.output.contains("What changed:\n1 added (3 views); 15 unchanged\n"))
    #expect(world.output.contains("What changed:\n1 removed (3 views); 15 unchanged\n"))
    #expect(world.output.contains("\nNothing differs from step 1.\n"))
  }

  @Test func `what controllers were told is a format of its own`() {
    let world = TestWorld()
    #expect(world.run("demo storyboard-containers --step 3 --format lifecycle") == .fine)
    #expect(
      world.output == """
        ==> storyboard-containers, step 3: removed by its button <==
        AddViewController willMove(toParent: nil)
        AddViewController viewWillDisappear
        AddViewController viewDidDisappear
        AddViewController didMove(toParent: nil)
        AddViewController deinit
        ViewController viewWillLayoutSubviews
        ViewController viewDidLayoutSubviews

        """)
  }

  @Test func `a step in which nothing is told says so, and data names its step`() {
    let world = TestWorld()
    #expect(world.run("demo segmented-children --step 3 --format lifecycle") == .fine)
    #expect(world.output == "==> segmented-children, step 3: in the middle <==\n(nothing)\n")
    let data = TestWorld()
    #expect(data.run("demo segmented-children --step 3 --format jsonl") == .fine)
    #expect(data.output.contains(#""name":"segmented-children, step 3: in the middle""#))
  }

  @Test(arguments: [
    ("demo storyboard-container", "'plainview demo' takes no 'storyboard-container'; did you mean 'storyboard-containers'?"),
    ("demo --step 5", "'--step' takes a whole number from 1 to 4, not '5'"),
    ("demo --step 0", "'--step' takes a whole number from 1 up, not '0'"),
    ("demo a b", "'plainview demo' takes no 'a'; choose from swapping-pages, titled-pages, storyboard-containers, segmented-children"),
  ])
  func `wrong usage says what to do`(words: String, message: String) {
    let world = TestWorld()
    #expect(world.run(words) == .trouble)
    #expect(world.errors == "plainview: \(message)\n")
  }
}
