package import HeadlessUIKit
package import InterfaceBuilder
import ViewTree

/// The live views of one root, as Interface Builder shows them: without controllers and without the program's own classes.
package final class Canvas {
  package let view: UIView
  package let maker: ViewMaker
  private let document: InterfaceDocument
  private let root: Int
  private let options: LayoutOptions

  /// Where the views of `document` are made.
  static func session(for document: InterfaceDocument) -> HeadlessSession {
    let size = document.screen ?? Size(width: 320, height: 480)
    return HeadlessSession(screen: UIScreen(width: size.width, height: size.height, scale: 2))
  }

  package init(_ document: InterfaceDocument, root: Int, options: LayoutOptions) {
    self.document = document
    self.root = root
    self.options = options
    maker = ViewMaker(document, placing: .unconstrained)
    view = maker.makeSubtree(at: root)
    addTopAndBottomGuides()
    maker.addConstraints()
  }

  private func addTopAndBottomGuides() {
    for guide in document.layoutGuides where guide.controller != nil && guide.controller == document.views[root].controller {
      guard let id = guide.id else { continue }
      if guide.kind == "top" { maker.objects[id] = UILayoutGuide(topOf: view) }
      if guide.kind == "bottom" { maker.objects[id] = UILayoutGuide(bottomOf: view) }
    }
  }

  func laidOut() -> LaidOutViews {
    view.layoutIfNeeded()
    if let size = options.size { resize(to: size) }
    let frames = (root..<document.views[root].end).map { index -> Rect? in
      guard let frame = maker.views[index]?.frame, document.views[index].frame != nil else { return nil }
      return Rect(x: frame.origin.x, y: frame.origin.y, width: frame.size.width, height: frame.size.height)
    }
    let conflicts = view.headlessSession.faults.compactMap { fault -> LaidOutViews.Conflict? in
      guard case .unsatisfiable(let members, let broken) = fault else { return nil }
      return LaidOutViews.Conflict(members: members, broken: broken)
    }
    return LaidOutViews(root: root, frames: frames, conflicts: conflicts)
  }

  /// Gives the root another size; what has no constraints follows its mask from where it stood.
  private func resize(to size: Size) {
    for (index, view) in maker.views { view.autoresizingMask = UIView.AutoresizingMask(document.views[index].autoresizing) }
    view.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    view.layoutIfNeeded()
  }
}
