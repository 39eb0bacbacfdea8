import ViewTree

/// By how much a frame that only moved, or only grew, did so; in points.
struct FrameShift: Hashable, Comparable {
  enum Kind: Int { case shifted, resized }

  var kind: Kind
  /// Rounded to hundredths, so that what people would call the same is.
  private var hundredthsX: Int
  private var hundredthsY: Int

  /// `nil` where more than one frame's origin, or one frame's size, changed.
  init?(_ properties: [PropertyChange]) {
    guard properties.count == 1, case .frame(let from?, let to?) = properties[0], from.isFinite, to.isFinite else { return nil }
    let dx = to.x - from.x
    let dy = to.y - from.y
    let dw = to.width - from.width
    let dh = to.height - from.height
    let limit = 1e12
    guard max(abs(dx), abs(dy), abs(dw), abs(dh)) < limit else { return nil }
    if from.size == to.size {
      self.init(.shifted, dx, dy)
    } else if from.origin == to.origin {
      self.init(.resized, dw, dh)
    } else {
      return nil
    }
    if hundredthsX == 0, hundredthsY == 0 { return nil }
  }

  private init(_ kind: Kind, _ x: Double, _ y: Double) {
    func hundredths(_ value: Double) -> Int { Int(value * 100 + (value < 0 ? -0.5 : 0.5)) }
    self.kind = kind
    hundredthsX = hundredths(x)
    hundredthsY = hundredths(y)
  }

  static func < (a: FrameShift, b: FrameShift) -> Bool {
    (a.kind.rawValue, a.hundredthsX, a.hundredthsY) < (b.kind.rawValue, b.hundredthsX, b.hundredthsY)
  }

  /// `shifted by (0, +44)`
  var description: String {
    var output = TextOutput()
    output.write(kind == .shifted ? "shifted by (" : "resized by (")
    output.writeSigned(Double(hundredthsX) / 100)
    output.write(", ")
    output.writeSigned(Double(hundredthsY) / 100)
    output.write(")")
    return output.text
  }
}
