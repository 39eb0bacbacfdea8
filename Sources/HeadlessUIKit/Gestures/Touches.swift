/// Where fingers are at one moment of a gesture.
struct Touches {
  enum Phase { case began, moved, stationary, ended }

  var phase: Phase
  /// In the window's coordinates, a finger each.
  var places: [CGPoint]
  var time: TimeInterval

  static func middle(of places: [CGPoint]) -> CGPoint {
    guard !places.isEmpty else { return .zero }
    let count = CGFloat(places.count)
    return CGPoint(x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
  }

  var middle: CGPoint { Self.middle(of: places) }
}

/// What a recognizer would like to do about the touches so far.
enum Wish {
  case nothing
  case fail
  /// A gesture that is over as soon as it is recognized.
  case recognize
  case begin
  case change
  case end
}

/// A finger on the screen.
public final class UITouch: NSObject {
  public let view: UIView?
  private let place: CGPoint

  init(view: UIView, place: CGPoint) {
    self.view = view
    self.place = place
  }

  public func location(in view: UIView?) -> CGPoint {
    let target = view ?? self.view?.window
    return target?.convert(place, from: nil) ?? place
  }
}
