/// Whether a view can be seen, and if not, why.
///
/// Where several reasons hold, the first in the order below is given. The associated index is that of the view to blame.
public enum Visibility: Equatable, Hashable, Sendable {
  /// Some of the view's area is on screen, and nothing known keeps it from being seen. A view whose frame is unknown counts so.
  case visible
  /// `isHidden` is set.
  case hidden
  /// An ancestor's `isHidden` is set; of several the nearest.
  case hiddenBy(Int)
  /// The view's own alpha is 0, or less.
  case transparent
  /// An ancestor's alpha is 0, or less; of several the nearest.
  case transparentBy(Int)
  /// A side of the frame is 0, or less. Subviews are still seen, unless the view clips.
  case empty
  /// No part of the frame is on the screen or, where the tree knows no screen, inside its root's frame.
  case offScreen
  /// Clipping ancestors leave nothing of the frame that is on screen; going outwards, this one took the last bit.
  case clippedBy(Int)
  /// All that is left of the frame lies inside this one opaque view in front; of several the frontmost.
  case coveredBy(Int)

  /// The index of the view to blame, where that is another one.
  public var culprit: Int? {
    switch self {
    case .hiddenBy(let index), .transparentBy(let index), .clippedBy(let index), .coveredBy(let index): index
    case .visible, .hidden, .transparent, .empty, .offScreen: nil
    }
  }
}

extension ViewTree {
  /// The words for what `visibilities()` says of the view at `index`: `visible`, `hidden`, `hidden←#menu`, `alpha 0`,
  /// `alpha 0←#menu`, `0×20`, `off screen`, `clipped←UIScrollView`, `covered←"Sign in"`.
  public func description(of visibility: Visibility, at index: Int) -> String {
    switch visibility {
    case .visible: "visible"
    case .hidden: "hidden"
    case .hiddenBy(let culprit): "hidden←" + label(of: culprit)
    case .transparent: "alpha 0"
    case .transparentBy(let culprit): "alpha 0←" + label(of: culprit)
    case .empty: frame(of: index).map { numberText($0.width) + "×" + numberText($0.height) } ?? "0×0"
    case .offScreen: "off screen"
    case .clippedBy(let culprit): "clipped←" + label(of: culprit)
    case .coveredBy(let culprit): "covered←" + label(of: culprit)
    }
  }
}
