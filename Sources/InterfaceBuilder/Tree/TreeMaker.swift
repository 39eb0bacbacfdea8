import ViewTree

/// Makes the tree of some scenes of a document. What is still to be added stands on a stack, so that neither views nor scenes
/// inside scenes can be nested too deep.
struct TreeMaker {
  private var set: DocumentSet
  private let embedding: InterfaceDocument.Embedding?
  private let framing: InterfaceDocument.Framing?
  private var builder = ViewTree.Builder()
  private var walks: [Walk] = []
  /// Containers that are open and get their content when all else inside is added.
  private var containers: [Container] = []
  private var embeddedCount = 0

  /// How many scenes may be embedded inside each other.
  private static let depthLimit = 256

  /// A subtree of a document on its way into the tree.
  private struct Walk {
    var document: Int
    /// The view to add next, and the first behind the subtree.
    var next: Int
    let root: Int
    let end: Int
    /// How many nodes are open above the subtree.
    let depth: Int
    /// The frames, where they are not the saved ones.
    var frames: [Rect?]?
    /// The controllers that this subtree shows: none of them may show again inside it.
    let controllers: [DocumentSet.ControllerID]
  }

  private struct Container {
    var depth: Int
    var document: Int
    var segue: Int
  }

  init(
    _ document: InterfaceDocument, embedding: InterfaceDocument.Embedding?, framing: InterfaceDocument.Framing?,
    detail: InterfaceDocument.Detail, tellsConstraints: Bool, naming: ItemNames.Distinction?
  ) {
    set = DocumentSet(document, detail: detail, tellsConstraints: tellsConstraints, naming: naming)
    self.embedding = embedding
    self.framing = framing
  }

  mutating func make(scenes: [Int]) -> (tree: ViewTree, notes: [InterfaceDocument.Note]) {
    let document = set.documents[0]
    let name = document.file.split(separator: "/").last.map(String.init)
    builder.source = ViewTree.Source(format: document.kind.rawValue, name: name)
    builder.screen = document.screen
    for scene in scenes {
      if document.scenes[scene].roots.isEmpty, let node = set.facts[0].node(ofScene: scene) { builder.add(node) }
      for root in document.scenes[scene].roots {
        let controllers = document.views[root].controller.map { [DocumentSet.ControllerID(document: 0, controller: $0)] } ?? []
        walks.append(
          Walk(
            document: 0, next: root, root: root, end: document.views[root].end, depth: 0, frames: framing?(document, root, nil),
            controllers: controllers))
        while !walks.isEmpty { step() }
      }
    }
    return (builder.finish(), document.notes + set.notes)
  }

  /// Closes a node, or opens one, or takes the next subtree.
  private mutating func step() {
    let walk = walks[walks.count - 1]
    let isDone = walk.next == walk.end
    let views = set.documents[walk.document].views
    let depth = walk.depth + (isDone ? 0 : views[walk.next].depth - views[walk.root].depth)
    if builder.depth > depth {
      if let container = containers.last, container.depth == builder.depth {
        containers.removeLast()
        embed(container)
      } else {
        builder.close()
      }
    } else if isDone {
      walks.removeLast()
    } else if framing != nil, !views[walk.next].isInstalled {
      walks[walks.count - 1].next = views[walk.next].end
    } else {
      add(walk)
      walks[walks.count - 1].next += 1
    }
  }

  private mutating func add(_ walk: Walk) {
    var node = set.facts[walk.document].node(of: walk.next)
    if let frames = walk.frames { node.frame = frames[walk.next - walk.root] }
    builder.open(node)
    guard embedding != nil else { return }
    let document = set.documents[walk.document]
    if let segue = document.segues(of: document.views[walk.next].element, kind: "embed").first {
      containers.append(Container(depth: builder.depth, document: walk.document, segue: document.connections[segue].element))
    }
  }

  // MARK: Embedding

  private mutating func embed(_ container: Container) {
    guard let embedding else { return }
    guard walks.count <= Self.depthLimit else {
      set.note(
        "more than \(Self.depthLimit) scenes inside each other; further ones are left out", at: container.segue, of: container.document)
      return
    }
    let destination = set.documents[container.document].elements.attribute("destination", of: container.segue)
    guard let first = set.controller(destination, in: container.document, for: container.segue, embedding) else { return }
    let size = builder.current.flatMap { builder.tree.frame(of: $0)?.size }
    var shown: [DocumentSet.ControllerID] = walks.flatMap(\.controllers)
    var added: [Walk] = []
    var next: DocumentSet.ControllerID? = first
    // A navigation or tab bar controller shows its first controller's view, and its bars in front of it.
    while let controller = next {
      if shown.contains(controller) {
        set.note(
          "'\(set.documents[controller.document].controllers[controller.controller].displayName)' would embed itself; it is left out",
          at: container.segue, of: container.document)
        break
      }
      shown.append(controller)
      added += walksForOwnViews(of: controller, filling: size)
      next = containedController(of: controller, embedding)
    }
    if added.isEmpty, next == nil {
      let name = set.documents[first.document].controllers[first.controller].displayName
      set.note("'\(name)' has no view in its file; nothing is embedded", at: container.segue, of: container.document)
    }
    let count = added.reduce(0) { $0 + $1.end - $1.root }
    embeddedCount += count
    guard embeddedCount <= embedding.limit else {
      embeddedCount -= count
      set.note("more than \(embedding.limit) views are embedded; further ones are left out", at: container.segue, of: container.document)
      return
    }
    walks += added  // the last one added is the first to go in: what is inside comes before the bars
  }

  private func walksForOwnViews(of id: DocumentSet.ControllerID, filling size: Size?) -> [Walk] {
    let document = set.documents[id.document]
    let controller = document.controllers[id.controller]
    let roots = document.scenes[controller.scene].roots.filter { document.views[$0].controller == id.controller }
    let own = controller.kind == .container ? roots : roots.filter { document.views[$0].key == "view" }
    return own.reversed().map { root in
      let isView = document.views[root].key == "view"
      return Walk(
        document: id.document, next: root, root: root, end: document.views[root].end, depth: builder.depth,
        frames: frames(of: root, in: document, filling: isView ? size : nil), controllers: [id])
    }
  }

  private func frames(of root: Int, in document: InterfaceDocument, filling size: Size?) -> [Rect?]? {
    framing?(document, root, size) ?? size.map { document.frames(of: root, resizedTo: $0) }
  }

  /// The controller that a container shows at first.
  private mutating func containedController(
    of id: DocumentSet.ControllerID, _ embedding: InterfaceDocument.Embedding
  ) -> DocumentSet.ControllerID? {
    let document = set.documents[id.document]
    let controller = document.controllers[id.controller]
    guard controller.kind == .container, let segue = document.segues(of: controller.element, kind: "relationship").first else { return nil }
    let connection = document.connections[segue]
    return set.controller(connection.destination, in: id.document, for: connection.element, embedding)
  }
}
