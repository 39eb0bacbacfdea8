public import ViewTree

extension InterfaceDocument {
  /// The views as the file saved them: a root for each view that stands in no other, scene by scene.
  ///
  /// A scene shows its controller's own views: those of a navigation, tab bar or split view controller are its bars, whose attribute
  /// `contains` names the scenes that show inside. With `embedding`, a container gets the view of the controller that its embed
  /// segue leads to, in its own bounds, and the views inside follow by their autoresizing masks; without, each node is one element
  /// of the file.
  ///
  /// - Parameters:
  ///   - scenes: Indices of `scenes`; nil for all.
  ///   - framing: Gives other frames than the saved ones; views that aren't installed are left out then.
  ///   - detail: How much the attributes of the nodes tell. With more than what is shown, a scene whose controller has no view gets a
  ///     node that stands for the controller.
  ///   - tellsConstraints: Whether a view has the constraints it holds as an attribute `constraints`, in readable form, a line each.
  ///   - naming: What views are called in constraints and where connections lead to them; nil: `byNumber` in what is shown, else
  ///     `byIdentity`.
  /// - Returns: The tree, and what should be known beside it: the document's notes and those of embedding.
  /// - Throws: `InterfaceError.noViews` where there is not one node.
  public func tree(
    of scenes: [Int]? = nil, embedding: Embedding? = Embedding(), framing: Framing? = nil, detail: Detail = .shown,
    tellsConstraints: Bool = false, naming: ItemNames.Distinction? = nil
  ) throws(InterfaceError) -> (tree: ViewTree, notes: [Note]) {
    var maker = TreeMaker(self, embedding: embedding, framing: framing, detail: detail, tellsConstraints: tellsConstraints, naming: naming)
    let made = maker.make(scenes: scenes ?? Array(self.scenes.indices))
    guard !made.tree.isEmpty else { throw .noViews(file: file) }
    return made
  }

  /// Gives the frames of the subtree at `root` of `document`, in preorder; `size` is the root's where it is not its own.
  public typealias Framing = (_ document: InterfaceDocument, _ root: Int, _ size: Size?) -> [Rect?]

  /// What the scene at `index` may be called: its controller's class, storyboard identifier, title, label and ids; for a xib's view
  /// its class, label and id.
  public func names(ofScene index: Int) -> [String] {
    let scene = scenes[index]
    var names: [String?] = []
    if let controller = scene.controller.map({ controllers[$0] }) {
      names = [controller.customClass, controller.storyboardIdentifier, controller.title, controller.userLabel, controller.id]
      if case .reference(let storyboard, _, _) = controller.kind { names.append(storyboard) }
    }
    for root in scene.roots where scene.controller == nil {
      names += [views[root].customClass, views[root].userLabel, views[root].id]
    }
    var seen = Set<String>()
    return (names + [scene.id]).compactMap { $0 }.filter { seen.insert($0).inserted }
  }

  /// How many roots the scene at `index` has in a tree of that detail.
  public func rootCount(ofScene index: Int, detail: Detail) -> Int {
    scenes[index].roots.isEmpty ? (detail > .shown && scenes[index].controller != nil ? 1 : 0) : scenes[index].roots.count
  }

  /// The scenes that are called `name`, by index.
  public func scenes(named name: String) -> [Int] {
    scenes.indices.filter { names(ofScene: $0).contains(name) }
  }

  /// The scene that the storyboard starts with, or the first that has a view.
  public var initialScene: Int? {
    let initial = controllerIndex(nil).map { controllers[$0].scene }
    return initial ?? scenes.indices.first { !scenes[$0].roots.isEmpty }
  }
}
