import PlainviewCommand
import Testing

@testable import PlainviewCommand

@Suite struct DemoCommandTests {
  @Test func `every demo runs, each step under its title, in any format`() throws {
    for demo in Demos.all {
      let world = TestWorld()
      #expect(world.run("demo \(demo.name)") == .fine)
      let steps = try demo.steps()
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

  @Test func `the first demo is shown where none is named, within the width asked for`() {
    let world = TestWorld()
    #expect(world.run("demo --width 100 --charset ascii") == .fine)
    #expect(world.output.hasPrefix("==> storyboard-containers, step 1: before <==\nUIWindow (0 0; 375 667)\n`- UIView"))
  }

  @Test func `adding the third controller shows three views more, removing it leaves what was before`() throws {
    let steps = try Demo.storyboardContainers.steps()
    #expect(steps.map(\.tree.count) == [15, 18, 15])
    #expect(steps[2].tree == steps[0].tree)
    let world = TestWorld()
    #expect(world.run("demo") == .fine)
    #expect(world.output.contains("What changed:\n1 added (3 views); 15 unchanged\n"))
    #expect(world.output.contains("What changed:\n1 removed (3 views); 15 unchanged\n"))
    #expect(world.output.hasSuffix("\nNothing differs from step 1.\n"))
  }

  @Test(arguments: [
    ("demo storyboard-container", "'plainview demo' takes no 'storyboard-container'; did you mean 'storyboard-containers'?"),
    ("demo --step 4", "'--step' takes a whole number from 1 to 3, not '4'"),
    ("demo --step 0", "'--step' takes a whole number from 1 up, not '0'"),
    ("demo a b", "'plainview demo' takes no 'a'; choose from storyboard-containers, swapping-pages, titled-pages, segmented-children"),
  ])
  func `wrong usage says what to do`(words: String, message: String) {
    let world = TestWorld()
    #expect(world.run(words) == .trouble)
    #expect(world.errors == "plainview: \(message)\n")
  }
}
