import HeadlessUIKit

extension ExampleScene {
  static let segmentedChildren = ExampleScene(
    "segmented-children", "two children shown by turns, one fading into the other, and two shown at once"
  ) { run in
    run.keepsChildren = true
    let turns = SegmentedViewController()
    run.step("launch") { run.show(turns) }
    run.step("the second segment is tapped") { turns.segments.tap(segment: 1) }
    run.step("in the middle") { run.session.advance(by: 0.15) }
    run.step("after") { run.session.advance(by: 0.15) }
    run.step("back, and interrupted halfway") {
      turns.segments.tap(segment: 0)
      run.session.advance(by: 0.15)
      turns.segments.tap(segment: 1)
    }
    run.step("at rest again") { run.session.settle() }
    run.step("two at once") { run.show(StackedChildrenViewController()) }
  }
}
