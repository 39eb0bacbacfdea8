package import ViewTree

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension ViewTree {
  /// Makes frames that all count from one origin count from their superview's; a superview without a frame is looked through.
  ///
  /// Differences are rounded to a millionth, which is finer than any source tells: 64.1 − 20.2 is 43.9.
  ///
  /// - Complexity: O(*n*).
  package mutating func makeFramesRelativeToSuperviews() {
    // Of each node, itself if it has a frame, else the nearest superview that has.
    var framed = [Int32](repeating: -1, count: count)
    for i in indices {
      let parent = Int(records[i].parent)
      framed[i] = records[i].flags.contains(.hasFrame) ? Int32(i) : parent < 0 ? -1 : framed[parent]
    }
    // Backwards, so that a superview's frame is still what it was when its subviews are looked at.
    for i in indices.reversed() where records[i].flags.contains(.hasFrame) && records[i].parent >= 0 {
      let superview = framed[Int(records[i].parent)]
      guard superview >= 0 else { continue }
      records[i].frame.x = Self.difference(records[i].frame.x, records[Int(superview)].frame.x)
      records[i].frame.y = Self.difference(records[i].frame.y, records[Int(superview)].frame.y)
    }
  }

  private static func difference(_ a: Double, _ b: Double) -> Double {
    let difference = a - b
    guard difference.magnitude < 1e9, Double(Int(difference)) != difference else { return difference }
    return (difference * 1e6).rounded() / 1e6
  }

  package mutating func divideFrames(by scale: Double) {
    for i in indices where records[i].flags.contains(.hasFrame) {
      records[i].frame.x /= scale
      records[i].frame.y /= scale
      records[i].frame.width /= scale
      records[i].frame.height /= scale
    }
    for k in extras.indices {
      extras[k].boundsOrigin.x /= scale
      extras[k].boundsOrigin.y /= scale
    }
    if let size = screen { screen = Size(width: size.width / scale, height: size.height / scale) }
  }
}
