/// The lines that leave the middle of a cell: a box drawing character by its four arms.
struct Strokes: OptionSet, Equatable {
  let rawValue: UInt8
  static let up = Strokes(rawValue: 1)
  static let right = Strokes(rawValue: 2)
  static let down = Strokes(rawValue: 4)
  static let left = Strokes(rawValue: 8)
  static let horizontal: Strokes = [.left, .right]
  static let vertical: Strokes = [.up, .down]
  static let all: Strokes = [.up, .right, .down, .left]
}

/// The characters that a drawing is made of.
struct Glyphs {
  /// One for each set of arms, in the order of their bits: up 1, right 2, down 4, left 8.
  private let joins: [Character]
  /// One for each choice of no line, a light and a heavy one for each arm: up counts 1, right 3, down 9, left 27, heavy twice.
  private static let heavyJoins = Array(
    " ╵╹╶└┖╺┕┗╷│╿┌├┞┍┝┡╻╽┃┎┟┠┏┢┣╴┘┚─┴┸╼┶┺┐┤┦┬┼╀┮┾╄┒┧┨┰╁╂┲╆╊╸┙┛╾┵┹━┷┻┑┥┩┭┽╃┯┿╇┓┪┫┱╅╉┳╈╋")
  private let dashedHorizontal: Character
  private let dashedVertical: Character
  let controllerMark: String
  let ellipsis: Character
  let chain: String
  /// Stands for a view too small for any line.
  let dot: Character
  let isASCII: Bool

  static let unicode = Glyphs(
    joins: Array(" ╵╶└╷│┌├╴┘─┴┐┤┬┼"), dashedHorizontal: "┄", dashedVertical: "┆", controllerMark: "◉ ", ellipsis: "…", chain: " › ",
    dot: "▪",
    isASCII: false)
  static let ascii = Glyphs(
    joins: Array(" |-+||++-+-++++++".prefix(16)), dashedHorizontal: ".", dashedVertical: ":", controllerMark: "@ ", ellipsis: "~",
    chain: " > ",
    dot: "*", isASCII: true)

  func character(for strokes: Strokes, isDashed: Bool) -> Character {
    if isDashed && strokes == .horizontal { return dashedHorizontal }
    if isDashed && strokes == .vertical { return dashedVertical }
    return joins[Int(strokes.rawValue)]
  }

  /// The character of lines of which some are heavy: `#` in ASCII.
  func character(for strokes: Strokes, heavy: Strokes) -> Character {
    if isASCII { return "#" }
    let weights: [(arm: Strokes, weight: Int)] = [(.up, 1), (.right, 3), (.down, 9), (.left, 27)]
    let place = weights.reduce(0) { place, next in
      place + (heavy.contains(next.arm) ? 2 * next.weight : strokes.contains(next.arm) ? next.weight : 0)
    }
    return Self.heavyJoins[place]
  }
}
