internal import HeadlessUIKit
internal import InterfaceBuilder
import ViewTree

/// Where a root stands on a screen that isn't the one the file was saved for: as the app would show it there.
struct TargetCanvas {
  let document: InterfaceDocument
  let target: LayoutTarget

  struct Place: Equatable {
    var size: Size
    var safeArea: UIEdgeInsets
    /// The margins of a controller's view; nil for other roots.
    var systemMargins: UIEdgeInsets?
  }

  /// A controller's view fills the screen, but for bars that aren't translucent; one that is embedded and was saved at the size of its
  /// container follows that, and what stands outside controllers keeps its size, or as much of it as wasn't the screen's.
  func place(ofRoot root: Int) -> Place {
    let view = document.views[root]
    let saved = view.frame?.size ?? target.size
    guard let controller = view.controller, view.key == "view" else {
      if isOwnersView(root) {
        return Place(size: target.size, safeArea: edges(.none, .none), systemMargins: margins(width: target.size.width))
      }
      return Place(size: following(saved), safeArea: fillsScreen(saved) ? edges(.none, .none) : .zero)
    }
    let bars = CanvasBarsFinder(document).bars(of: controller)
    if isEmbedded(controller), !fillsScreen(saved) {
      let size = insideContainer(saved)
      return Place(size: size, safeArea: .zero, systemMargins: margins(width: size.width))
    }
    var insets = edges(bars.top, bars.bottom)
    var size = target.size
    if case .navigation(_, isTranslucent: false, _) = bars.top {
      size.height -= insets.top
      insets.top = 0
    }
    switch bars.bottom {
    case .tab(isTranslucent: false), .toolbar(isTranslucent: false):
      size.height -= insets.bottom
      insets.bottom = 0
    default: break
    }
    return Place(size: size, safeArea: insets, systemMargins: margins(width: size.width))
  }

  /// Whether the file's owner is the controller of the root.
  private func isOwnersView(_ root: Int) -> Bool {
    guard let id = document.views[root].id, document.kind == .xib else { return false }
    return document.connections.contains { $0.kind == .outlet(property: "view") && $0.destination == id }
  }

  private func isEmbedded(_ controller: Int) -> Bool {
    document.connections.contains { connection in
      guard case .segue("embed", _, _) = connection.kind else { return false }
      return connection.destination == document.controllers[controller].id
    }
  }

  /// A container that takes most of a side of the saved screen has as much of it to spare on the new one; a smaller one keeps its length.
  private func insideContainer(_ saved: Size) -> Size {
    guard let screen = document.screen else { return saved }
    func side(_ saved: Double, _ screen: Double, _ target: Double) -> Double {
      saved > screen / 2 ? max(0, saved + target - screen) : saved
    }
    return Size(
      width: side(saved.width, screen.width, target.size.width), height: side(saved.height, screen.height, target.size.height))
  }

  /// A side as long as the saved screen's is as long as the new one's.
  private func following(_ saved: Size) -> Size {
    guard let screen = document.screen else { return saved }
    return Size(
      width: saved.width == screen.width ? target.size.width : saved.width,
      height: saved.width == screen.width && saved.height == screen.height ? target.size.height : saved.height)
  }

  private func fillsScreen(_ saved: Size) -> Bool {
    document.screen.map { $0.width == saved.width && abs($0.height - saved.height) < 130 } ?? true
  }

  /// What the screen and bars cover. Bars are lower where the height is compact (Apple, Human Interface Guidelines, Layout).
  private func edges(_ top: CanvasBars.Top, _ bottom: CanvasBars.Bottom) -> UIEdgeInsets {
    let isLow = target.traits.verticalSizeClass == .compact
    let screen = target.safeAreaInsets
    var insets = UIEdgeInsets(top: screen.top, left: screen.left, bottom: screen.bottom, right: screen.right)
    if case .navigation(let isLarge, _, let isPrompted) = top {
      insets.top += isLow ? 32 : target.traits.idiom == .pad ? 50 : 44
      if isLarge, !isLow { insets.top += 52 }
      if isPrompted { insets.top += 30 }
    }
    switch bottom {
    case .none: break
    case .tab: insets.bottom += isLow ? 32 : target.traits.idiom == .pad ? 50 : 49
    case .toolbar: insets.bottom += isLow ? 32 : target.traits.idiom == .pad ? 50 : 44
    }
    return insets
  }

  /// 16 points at the sides, 20 from the width of the large phones on.
  private func margins(width: Double) -> UIEdgeInsets {
    let side: Double = width >= 414 ? 20 : 16
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }
}
