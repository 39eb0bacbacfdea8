import PullParsing
import Scenes
import ViewTree

extension Demo {
  /// A scroll view with two pages, each embedding a controller, one of them from another storyboard; a third child controller comes
  /// and goes.
  static let storyboardContainers = Demo(
    name: "storyboard-containers",
    summary: "two controllers on the pages of a scroll view; a third is added on top and removed again"
  ) {
    let before = try window(around: scene("ViewController", of: "Main.storyboard"))
    let added = try scene("AddViewController", of: "Other.storyboard")
    let after = try before.inserting(added, intoEach: before.indices.filter { before.controller(of: $0)?.className == "ViewController" })
    let removed = try after.removing(after.indices.filter { after.controller(of: $0)?.className == "AddViewController" })
    return [
      Step(title: "before", tree: before),
      Step(title: "after adding AddViewController", tree: after),
      Step(title: "after removing it", tree: removed),
    ]
  }

  private static func scene(_ name: String, of file: String) throws -> ViewTree {
    let files = ["Main.storyboard": ContainerStoryboards.main, "Other.storyboard": ContainerStoryboards.other]
    var request = ReadingRequest(file: file)
    request.scene = name
    request.neighbour = { name in files[name].map { InputBytes($0) } }
    return try InterfaceBuilderFormat(.storyboard).read(InputBytes(files[file] ?? ""), request).trees[0].tree
  }

  /// A storyboard has no window; a running app has one.
  private static func window(around tree: ViewTree) -> ViewTree {
    ViewTree(source: tree.source, screen: tree.screen) {
      View("UIWindow", frame: (0, 0, tree.screen?.width ?? 375, tree.screen?.height ?? 667)) { tree }
    }
  }
}
