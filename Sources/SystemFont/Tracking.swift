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
    (6, 410), (7, 340), (8, 261), (9, 190), (10, 122), (11, 55), (12, -6), (13, -61), (14, -113), (15, -159), (16, -198), (17, -258),
    (18, -258), (19, -241), (20, -226), (21, -173), (22, -107), (23, -37), (24, 18), (25, 47), (26, 83), (27, 112), (28, 147), (29, 140),
    (30, 137), (31, 130), (32, 131), (33, 116), (34, 116), (35, 113), (36, 108), (37, 99), (38, 96), (39, 100), (40, 91), (41, 90),
    (42, 90), (43, 90), (44, 80), (45, 80), (46, 80), (47, 80), (48, 80), (49, 70), (50, 69), (51, 70), (52, 60), (53, 60), (54, 60),
    (56, 60), (58, 50), (60, 42), (62, 40), (64, 40), (66, 30), (68, 20), (70, 20), (72, 20), (76, 10), (80, -6), (84, 0), (88, 0),
    (92, 0), (96, 0),
  ]
  private static let iOS11: [(Double, Double)] = [
    (6, 410), (7, 340), (8, 260), (9, 193), (10, 116), (11, 52), (12, -1), (13, -60), (14, -109), (15, -159), (16, -200), (17, -232),
    (18, -246), (19, -256), (20, -239), (21, -181), (22, -94), (23, -40), (24, 39), (25, 71), (26, 95), (27, 110), (28, 116), (29, 140),
    (30, 134), (31, 124), (32, 133), (33, 120), (34, 109), (35, 119), (36, 110), (37, 89), (38, 100), (39, 100), (40, 97), (41, 90),
    (42, 90), (43, 90), (44, 80), (45, 80), (46, 80), (47, 80), (48, 80), (49, 68), (50, 70), (51, 70), (52, 60), (53, 60), (54, 60),
    (56, 60), (58, 50), (60, 40), (62, 40), (64, 40), (66, 30), (68, 20), (70, 20), (72, 20), (76, 10), (80, 0), (84, 0), (88, 0),
    (92, 0), (96, 0),
  ]
  private static let iOS9: [(Double, Double)] = [
    (6, 410), (7, 340), (8, 260), (9, 190), (10, 115), (11, 56), (12, 3), (13, -63), (14, -108), (15, -155), (16, -192), (17, -231),
    (18, -248), (19, -260), (19.99, -260), (20, 290), (21, 270), (22, 264), (23, 252), (24, 250), (25, 242), (26, 237), (27, 232),
    (28, 227), (29, 227),
    (30, 224), (31, 227), (32, 227), (33, 217), (34, 217), (35, 217), (36, 217), (40, 207), (44, 197), (48, 187), (50, 187), (54, 177),
    (60, 167), (66, 157), (72, 147), (80, 97),
  ]
}
