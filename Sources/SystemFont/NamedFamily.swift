/// A font family that ships with iOS, other than the system font.
///
/// Line heights follow each font's own header. Widths are known for Helvetica Neue, Helvetica and Times, without kerning: the others take
/// one of these three tables and stretch it, which is right within some 10 percent. A monospaced family has one width.
struct NamedFamily: Hashable, Sendable {
  enum Letters: Hashable, Sendable {
    case helveticaNeue, helvetica, times
    case monospaced
  }

  /// The beginning of the family's names, lowercase, without spaces and hyphens.
  let key: String
  let letters: Letters
  /// Times the table's widths; the width of every character in em for a monospaced family.
  let stretch: Double
  /// In em.
  let ascender: Double, descender: Double, leading: Double
  /// Whether Han characters are its own, one em wide; others borrow them.
  var hasIdeographs = false

  func metrics(size: Double) -> FontMetrics {
    FontMetrics(
      ascender: size * ascender, descender: -size * descender, leading: size * leading, capHeight: size * 0.715, xHeight: size * 0.52)
  }

  static let helveticaNeue = NamedFamily(
    key: "helveticaneue", letters: .helveticaNeue, stretch: 1, ascender: 0.952, descender: 0.213, leading: 0.027)

  /// What Interface Builder draws in place of a font that isn't installed: Helvetica Neue in regular weight, without its leading.
  ///
  /// Read off widths and heights saved for labels in Open Sans.
  static let substitute = NamedFamily(key: "", letters: .helveticaNeue, stretch: 1, ascender: 0.952, descender: 0.213, leading: 0)

  /// Longer keys first where one begins with another.
  private static let all: [NamedFamily] = [
    helveticaNeue,
    NamedFamily(key: "helvetica", letters: .helvetica, stretch: 1, ascender: 0.92, descender: 0.23, leading: 0),
    NamedFamily(key: "arial", letters: .helvetica, stretch: 1, ascender: 0.905, descender: 0.212, leading: 0.033),
    NamedFamily(key: "avenirnextcondensed", letters: .helveticaNeue, stretch: 0.8, ascender: 1, descender: 0.366, leading: 0),
    NamedFamily(key: "avenirnext", letters: .helveticaNeue, stretch: 1.01, ascender: 1, descender: 0.366, leading: 0),
    NamedFamily(key: "avenir", letters: .helveticaNeue, stretch: 0.99, ascender: 1, descender: 0.366, leading: 0),
    NamedFamily(key: "verdana", letters: .helvetica, stretch: 1.14, ascender: 1.005, descender: 0.21, leading: 0),
    NamedFamily(key: "trebuchet", letters: .helvetica, stretch: 0.97, ascender: 0.939, descender: 0.222, leading: 0),
    NamedFamily(key: "futura", letters: .helveticaNeue, stretch: 0.96, ascender: 1.039, descender: 0.26, leading: 0),
    NamedFamily(key: "gillsans", letters: .helveticaNeue, stretch: 0.9, ascender: 0.918, descender: 0.23, leading: 0),
    NamedFamily(key: "optima", letters: .helveticaNeue, stretch: 0.95, ascender: 0.919, descender: 0.268, leading: 0),
    NamedFamily(key: "georgia", letters: .times, stretch: 1.12, ascender: 0.917, descender: 0.219, leading: 0),
    NamedFamily(key: "palatino", letters: .times, stretch: 1.09, ascender: 0.732, descender: 0.283, leading: 0),
    NamedFamily(key: "timesnewroman", letters: .times, stretch: 1, ascender: 0.891, descender: 0.216, leading: 0.042),
    NamedFamily(key: "times", letters: .times, stretch: 1, ascender: 0.9, descender: 0.25, leading: 0),
    // 8 characters saved at 14 points are 112 × 20, 7 at 17 points 119 × 24.
    NamedFamily(
      key: "pingfang", letters: .helveticaNeue, stretch: 1.03, ascender: 1.06, descender: 0.34, leading: 0, hasIdeographs: true),
    NamedFamily(key: "couriernew", letters: .monospaced, stretch: 0.6, ascender: 0.833, descender: 0.3, leading: 0),
    NamedFamily(key: "courier", letters: .monospaced, stretch: 0.6, ascender: 0.904, descender: 0.246, leading: 0),
    NamedFamily(key: "menlo", letters: .monospaced, stretch: 0.602, ascender: 0.928, descender: 0.236, leading: 0),
    NamedFamily(key: "sfmono", letters: .monospaced, stretch: 0.618, ascender: 0.952, descender: 0.241, leading: 0),
  ]

  /// What a font's name tells of it.
  struct Face: Sendable {
    /// Nil for the system font's own names.
    var family: NamedFamily?
    var weight: FontWeight
    var isItalic: Bool
  }

  /// - Complexity: O(*n*) in the length of the name. Font descriptions keep what it says.
  static func face(of name: String) -> Face {
    let letters = name.lowercased().utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    let isSystem = systemNames.contains { letters.starts(with: $0.utf8) }
    let known = all.first { letters.starts(with: $0.key.utf8) }
    return Face(
      family: isSystem ? nil : known ?? substitute, weight: weight(in: letters),
      isItalic: ends(letters, in: "italic") || ends(letters, in: "oblique"))
  }

  private static let systemNames = [".sf", ".apple", ".helveticaneueinterface", "sfui", "sfpro", "sanfrancisco"]

  private static let weights: [(word: String, weight: FontWeight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("semibold", .semibold), ("demibold", .semibold),
    ("heavy", .heavy), ("extrabold", .heavy), ("black", .black), ("medium", .medium), ("light", .light), ("bold", .bold),
  ]

  private static func weight(in letters: [UInt8]) -> FontWeight {
    let style = letters.suffix(20)
    return weights.first { contains(style, $0.word) }?.weight ?? .regular
  }

  private static func ends(_ letters: [UInt8], in word: String) -> Bool { letters.suffix(word.utf8.count).elementsEqual(word.utf8) }

  private static func contains(_ letters: ArraySlice<UInt8>, _ word: String) -> Bool {
    letters.indices.contains { letters[$0...].starts(with: word.utf8) }
  }
}
