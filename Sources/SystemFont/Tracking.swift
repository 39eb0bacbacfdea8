/// What San Francisco does by size: the space added to every character, and the blend of its text and display cuts.
enum Tracking {
  /// The space after each character, the last one too, in em.
  ///
  /// From iOS 14 on it is Apple's table (Human Interface Guidelines, Typography, tracking values of SF Pro), which widths of labels confirm
  /// within 1/1000 em from 10 to 20 points; small corrections were fitted on them. Tables of earlier systems are fitted.
  static func value(at size: Double, era: FontEra) -> Double {
    let table =
      switch era {
      case .helveticaNeue: [(Double, Double)]()
      case .iOS9: iOS9
      case .iOS11: iOS11
      case .iOS14: iOS14
      }
    return interpolate(table, at: size) / 10000
  }

  /// How much of the display cut there is in a letter: 0 up to 17 points and 1 from 28 points on.
  ///
  /// Up to iOS 13 the text cut is alone below 20 points, and in iOS 9 and 10 the display cut is alone from there on.
  static func displayBlend(at size: Double, era: FontEra) -> Double {
    switch era {
    case .helveticaNeue: 0
    case .iOS9: size < 20 ? 0 : 1
    case .iOS11: size < 20 ? 0 : interpolate(blend, at: size) / 100
    case .iOS14: interpolate(blend, at: size) / 100
    }
  }

  /// The value at `x` on the straight lines between points, which are in ascending order; the first and last value beyond them.
  static func interpolate(_ points: [(Double, Double)], at x: Double) -> Double {
    guard let first = points.first, let last = points.last else { return 0 }
    if !(x > first.0) { return first.1 }
    if x >= last.0 { return last.1 }
    var low = 0
    var high = points.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if points[middle].0 <= x { low = middle } else { high = middle }
    }
    let (x0, y0) = points[low]
    let (x1, y1) = points[high]
    return y0 + (y1 - y0) * (x - x0) / (x1 - x0)
  }

  private static let blend: [(Double, Double)] = [
    (17, 0), (18, 3), (19, 9), (20, 25), (21, 42), (22, 58), (23, 70), (24, 80), (25, 88), (26, 94), (27, 98), (28, 100),
  ]

  // Size in points, tracking in 1/10000 em.
  private static let iOS14: [(Double, Double)] = [
    (6, 410), (7, 340), (8, 261), (9, 190), (10, 122), (11, 55), (12, -5), (13, -62), (14, -113), (15, -159), (16, -198), (17, -257),
    (18, -256), (19, -241), (20, -228), (21, -172), (22, -108), (23, -37), (24, 18), (25, 47), (26, 83), (27, 111), (28, 147), (29, 140),
    (30, 137), (31, 130), (32, 131), (33, 117), (34, 116), (35, 113), (36, 108), (37, 100), (38, 96), (39, 100), (40, 91), (41, 91),
    (42, 90), (43, 90), (44, 80), (45, 80), (46, 80), (47, 80), (48, 80), (49, 70), (50, 70), (51, 70), (52, 60), (53, 60), (54, 60),
    (56, 60), (58, 50), (60, 43), (62, 40), (64, 40), (66, 30), (68, 20), (70, 20), (72, 20), (76, 10), (80, -7), (84, 0), (88, 0),
    (92, 0), (96, 0),
  ]
  private static let iOS11: [(Double, Double)] = [
    (6, 410), (7, 340), (8, 260), (9, 193), (10, 116), (11, 52), (12, -1), (13, -61), (14, -109), (15, -159), (16, -199), (17, -232),
    (18, -245), (19, -255), (20, -240), (21, -181), (22, -96), (23, -40), (24, 38), (25, 69), (26, 93), (27, 110), (28, 116), (29, 140),
    (30, 133), (31, 124), (32, 133), (33, 120), (34, 111), (35, 120), (36, 110), (37, 89), (38, 100), (39, 100), (40, 96), (41, 90),
    (42, 90), (43, 90), (44, 80), (45, 80), (46, 80), (47, 80), (48, 80), (49, 67), (50, 70), (51, 70), (52, 60), (53, 60), (54, 60),
    (56, 60), (58, 50), (60, 40), (62, 40), (64, 40), (66, 30), (68, 20), (70, 20), (72, 20), (76, 10), (80, 0), (84, 0), (88, 0),
    (92, 0), (96, 0),
  ]
  private static let iOS9: [(Double, Double)] = [
    (6, 410), (7, 340), (8, 260), (9, 190), (10, 115), (11, 57), (12, 3), (13, -63), (14, -109), (15, -155), (16, -194), (17, -230),
    (18, -248), (19, -260), (20, 296), (21, 279), (22, 274), (23, 150), (24, 282), (25, 140), (26, 140), (27, 140), (28, 220), (29, 130),
    (30, 235), (31, 130), (32, 130), (33, 120), (34, 120), (35, 120), (36, 120), (40, 110), (44, 100), (48, 90), (50, 90), (54, 80),
    (60, 70), (66, 60), (72, 50), (80, 0),
  ]
}
