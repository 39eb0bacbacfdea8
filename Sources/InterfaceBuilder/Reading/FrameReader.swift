import ViewTree

/// Reads where a view is from the elements inside its own.
struct FrameReader {
  let elements: ElementTree

  static func hasFrame(_ index: Int, _ elements: ElementTree) -> Bool {
    elements.child("rect", key: "frame", of: index) != nil || elements.child("frame", key: "frameInset", of: index) != nil
  }

  /// The frame as written, or worked out from the distances to the superview's edges that Xcode 8.0 wrote.
  ///
  /// - Returns: nil where there is none, or it is made of anything but numbers.
  func frame(of index: Int, in superview: Size?) -> Rect? {
    if let rect = elements.child("rect", key: "frame", of: index) {
      guard let x = number("x", rect), let y = number("y", rect), let width = number("width", rect), let height = number("height", rect)
      else { return nil }
      return Rect(x: x ?? 0, y: y ?? 0, width: width ?? 0, height: height ?? 0)
    }
    guard let inset = elements.child("frame", key: "frameInset", of: index),
      let minX = number("minX", inset), let maxX = number("maxX", inset), let width = number("width", inset),
      let minY = number("minY", inset), let maxY = number("maxY", inset), let height = number("height", inset)
    else { return nil }
    let horizontal = side(minX, maxX, width, in: superview?.width ?? 0)
    let vertical = side(minY, maxY, height, in: superview?.height ?? 0)
    return Rect(x: horizontal.origin, y: vertical.origin, width: horizontal.length, height: vertical.length)
  }

  /// One axis of an inset frame: two of the three are enough; a distance that is not written is 0.
  private func side(_ min: Double?, _ max: Double?, _ length: Double?, in whole: Double) -> (origin: Double, length: Double) {
    guard let length else { return (min ?? 0, whole - (min ?? 0) - (max ?? 0)) }
    if min == nil, let max { return (whole - max - length, length) }
    return (min ?? 0, length)
  }

  /// The number attribute `name` is; nil inside where it is missing, nil outside where it is something else.
  private func number(_ name: StaticString, _ index: Int) -> Double?? {
    guard let text = elements.attribute(name, of: index) else { return .some(nil) }
    return Double(text).map { .some($0) }
  }

  func boundsOrigin(of index: Int) -> Point {
    guard let bounds = elements.child("rect", key: "bounds", of: index) else { return .zero }
    return Point(x: elements.number("x", of: bounds) ?? 0, y: elements.number("y", of: bounds) ?? 0)
  }

  func autoresizingMask(of index: Int) -> InterfaceDocument.AutoresizingMask {
    guard let mask = elements.child(key: "autoresizingMask", of: index) else { return .init() }
    func flag(_ name: StaticString) -> Bool { elements.flag(name, of: mask) ?? false }
    return .init(
      flexibleMinX: flag("flexibleMinX"), widthSizable: flag("widthSizable"), flexibleMaxX: flag("flexibleMaxX"),
      flexibleMinY: flag("flexibleMinY"), heightSizable: flag("heightSizable"), flexibleMaxY: flag("flexibleMaxY"))
  }
}
