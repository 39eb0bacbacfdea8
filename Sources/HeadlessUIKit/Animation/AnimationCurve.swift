/// How an animation's progress follows time: the four curves of UIKit, as cubic Béziers with these control points (Apple's page on
/// `CAMediaTimingFunction`).
enum AnimationCurve {
  case easeInOut, easeIn, easeOut, linear

  init(_ options: UIView.AnimationOptions) {
    switch options.rawValue >> 16 & 3 {
    case 1: self = .easeIn
    case 2: self = .easeOut
    case 3: self = .linear
    default: self = .easeInOut
    }
  }

  private var controlPoints: (x1: CGFloat, x2: CGFloat, y2: CGFloat) {
    switch self {
    case .easeInOut: (0.42, 0.58, 1)
    case .easeIn: (0.42, 1, 1)
    case .easeOut: (0, 0.58, 1)
    case .linear: (1 / 3, 2 / 3, 2 / 3)
    }
  }

  /// Both between 0 and 1. Halves its way to the parameter whose time it is.
  func progress(at time: CGFloat) -> CGFloat {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if self == .linear { return time }
    let (x1, x2, y2) = controlPoints
    func bezier(_ t: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat {
      let rest = 1 - t
      return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
    }
    var low: CGFloat = 0
    var high: CGFloat = 1
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if bezier(middle, x1, x2) < time { low = middle } else { high = middle }
    }
    return bezier((low + high) / 2, 0, y2)
  }
}
