/// One axis of a view that is resized with its superview: `(place, length)` within `total`.
struct AutoresizingAxis {
  var place: CGFloat
  var length: CGFloat
  var total: CGFloat
  var isPlaceFlexible: Bool
  var isLengthFlexible: Bool
  var isRestFlexible: Bool

  private var rest: CGFloat { total - place - length }

  /// How place and length follow the total: place = `placeFactor` × total + `placeConstant`, and likewise for the length.
  ///
  /// What is flexible shares the change in proportion to its own size; where that is nothing, in equal parts. Without anything
  /// flexible, or with the rest alone, place and length stay.
  var linear: (placeFactor: CGFloat, placeConstant: CGFloat, lengthFactor: CGFloat, lengthConstant: CGFloat) {
    let parts = [(isPlaceFlexible, place), (isLengthFlexible, length), (isRestFlexible, rest)]
    let count = parts.filter(\.0).count
    guard count > 0 else { return (0, place, 0, length) }
    let flexible = parts.reduce(0) { $0 + ($1.0 ? $1.1 : 0) }
    func share(_ part: (Bool, CGFloat)) -> CGFloat {
      guard part.0 else { return 0 }
      return count > 1 && flexible > 0 ? part.1 / flexible : 1 / CGFloat(count)
    }
    let placeShare = share(parts[0])
    let lengthShare = share(parts[1])
    return (placeShare, place - placeShare * total, lengthShare, length - lengthShare * total)
  }

  /// Place and length in a superview of `newTotal`. A length never falls below 0.
  func resized(to newTotal: CGFloat) -> (place: CGFloat, length: CGFloat) {
    let line = linear
    return (line.placeFactor * newTotal + line.placeConstant, max(0, line.lengthFactor * newTotal + line.lengthConstant))
  }
}

extension UIView {
  func horizontalAutoresizing(in total: CGFloat) -> AutoresizingAxis {
    AutoresizingAxis(
      place: origin.x, length: size.width, total: total, isPlaceFlexible: autoresizingMask.contains(.flexibleLeftMargin),
      isLengthFlexible: autoresizingMask.contains(.flexibleWidth),
      isRestFlexible: autoresizingMask.contains(.flexibleRightMargin))
  }

  func verticalAutoresizing(in total: CGFloat) -> AutoresizingAxis {
    AutoresizingAxis(
      place: origin.y, length: size.height, total: total, isPlaceFlexible: autoresizingMask.contains(.flexibleTopMargin),
      isLengthFlexible: autoresizingMask.contains(.flexibleHeight),
      isRestFlexible: autoresizingMask.contains(.flexibleBottomMargin))
  }

  /// Resizes subviews by their masks, but for those that Auto Layout places.
  func autoresizeSubviews(from oldSize: CGSize) {
    for view in subviews where !view.autoresizingMask.isEmpty && view.translatesAutoresizingMaskIntoConstraints {
      let horizontal = view.horizontalAutoresizing(in: oldSize.width).resized(to: size.width)
      let vertical = view.verticalAutoresizing(in: oldSize.height).resized(to: size.height)
      view.setGeometry(
        origin: CGPoint(x: horizontal.place, y: vertical.place), size: CGSize(width: horizontal.length, height: vertical.length))
    }
  }
}
