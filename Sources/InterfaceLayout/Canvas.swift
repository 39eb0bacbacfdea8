package import HeadlessUIKit
package import InterfaceBuilder
import ViewTree

/// The live views of one root, as Interface Builder shows them: without controllers and without the program's own classes.
package final class Canvas {
  package let view: UIView
  package let maker: ViewMaker
  let document: InterfaceDocument
  private let root: Int
  private let options: LayoutOptions
  /// Where the root stands on another screen than the saved one.
  private let place: TargetCanvas.Place?
  /// Whether the root has the size that the file gives it.
  let isAtSavedSize: Bool

  /// Where the views of `document` are made.
  static func session(for document: InterfaceDocument, options: LayoutOptions) -> HeadlessSession {
    let generation = SystemGeneration(toolsVersion: document.toolsVersionNumber)
    if let target = options.target(for: document) {
      return HeadlessSession(
        screen: UIScreen(width: target.size.width, height: target.size.height, scale: target.scale), generation: generation)
    }
    let screen = LayoutTarget(savedIn: document)
    let insets = screen.safeAreaInsets
    return HeadlessSession(
      screen: UIScreen(
        width: screen.size.width, height: screen.size.height, scale: screen.scale,
        portraitInsets: UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0)),
      generation: generation)
  }

  package init(_ document: InterfaceDocument, root: Int, options: LayoutOptions) {
    self.document = document
    self.root = root
    self.options = options
    place =
      options.container == nil
      ? options.target(for: document).map { TargetCanvas(document: document, target: $0).place(ofRoot: root) } : nil
    isAtSavedSize = options.container == nil && place == nil
    maker = ViewMaker(
      document, placing: .unconstrained, savesWholePoints: isAtSavedSize && HeadlessSession.current.screen.scale >= 3)
    view = maker.makeSubtree(at: root)
    let size = CanvasInsets(document: document, screen: LayoutTarget(savedIn: document)).size(ofRoot: root)
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
    if let place { return view.setCanvas(safeArea: place.safeArea, systemMargins: place.systemMargins) }
    let saved = document.views[root]
    // A cell has no screen around it.
    if view is UITableViewCell || view is UICollectionReusableView { return }
    let insets = CanvasInsets(document: document, screen: LayoutTarget(savedIn: document))
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
    if let size = options.container ?? place?.size { resize(to: size) }
    let frames = (root..<document.views[root].end).map { index -> Rect? in
      guard let frame = maker.views[index]?.frame, document.views[index].frame != nil else { return nil }
      return Rect(x: frame.origin.x, y: frame.origin.y, width: frame.size.width, height: frame.size.height)
    }
    let conflicts = view.conflictsOfLastLayout.map { LaidOutViews.Conflict(members: $0.members, broken: $0.broken) }
    return LaidOutViews(root: root, frames: frames, conflicts: conflicts)
  }

  /// Gives the root another size; what has no constraints follows its mask from where it stood.
  private func resize(to size: Size) {
    for (index, view) in maker.views { view.autoresizingMask = UIView.AutoresizingMask(document.views[index].autoresizing) }
    view.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    view.layoutIfNeeded()
  }
}
