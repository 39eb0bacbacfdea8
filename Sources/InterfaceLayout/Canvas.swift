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
    let screen = CanvasInsets.Screen(of: document)
    return HeadlessSession(
      screen: UIScreen(
        width: screen.size.width, height: screen.size.height, scale: screen.scale,
        portraitInsets: UIEdgeInsets(top: screen.statusBar, left: 0, bottom: screen.bottom, right: 0)),
      generation: SystemGeneration(toolsVersion: document.toolsVersionNumber))
  }

  package init(_ document: InterfaceDocument, root: Int, options: LayoutOptions) {
    self.document = document
    self.root = root
    self.options = options
    maker = ViewMaker(document, placing: .unconstrained)
    view = maker.makeSubtree(at: root)
    let size = CanvasInsets(document: document, screen: CanvasInsets.Screen(of: document)).size(ofRoot: root)
    if let size {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = CGRect(origin: view.frame.origin, size: CGSize(width: size.width, height: size.height))
    }
    for case let indicator as UIActivityIndicatorView in maker.views.values { indicator.isHidden = false }
    setInsets()
    addTopAndBottomGuides()
    maker.addConstraints()
  }

  private func setInsets() {
    let saved = document.views[root]
    // A cell has no screen around it.
    if view is UITableViewCell || view is UICollectionReusableView { return }
    let insets = CanvasInsets(document: document, screen: CanvasInsets.Screen(of: document))
    let bars = saved.controller.map { CanvasBarsFinder(document).bars(of: $0) }
    let isControllersView = bars != nil && saved.key == "view"
    view.setCanvas(
      safeArea: insets.safeArea(of: view.frame, bars: bars),
      systemMargins: isControllersView ? insets.systemMargins(width: view.frame.size.width) : nil)
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
