/// The widths of a font's characters at its size.
struct AdvanceSource: Sendable {
  private enum Letters: Sendable {
    case system
    case named(NamedFamily, boldness: Double)
  }

  private let letters: Letters
  private let font: FontDescription
  private let size: Double
  private let tracking: Double
  private let display: Double
  private let table = SystemFontTable.shared

  init(_ font: FontDescription) {
    self.font = font
    size = font.usableSize
    // Below regular a face is lighter than its family's regular, but by less than bold is bolder.
    let steps = font.weight.steps
    let boldness = steps < 0 ? steps * 0.3 : min(steps, 1.6)
    switch font.family {
    case .system where font.era == .helveticaNeue: letters = .named(.helveticaNeue, boldness: boldness)
    case .system: letters = .system
    case .named:
      letters = font.namedFamily.map { .named($0, boldness: $0 == .substitute ? 0 : boldness) } ?? .system
    }
    let era: FontEra = font.era == .helveticaNeue ? .iOS14 : font.era
    if case .system = letters {
      tracking = Tracking.value(at: size, era: era) * size
      display = Tracking.displayBlend(at: size, era: era)
    } else {
      tracking = 0
      display = 0
    }
  }

  /// The advance of a letter in points, tracking included, and the scalar it kerns as (0: it does not kern).
  func letter(_ scalar: Unicode.Scalar) -> (advance: Double, kerning: UInt32) {
    var value = scalar.value
    if value == 0xA0 || value == 0x202F { value = 0x20 }
    switch letters {
    case .system:
      if font.usesMonospacedDigits && (48..<58).contains(value) {
        let zero = table.letter(48)?.advance(weight: font.weight, display: display) ?? 0.6
        return (zero * size + tracking, 0)
      }
      if let letter = table.letter(value) {
        return (letter.advance(weight: font.weight, display: display) * size + tracking, letter.kerning)
      }
      return (fallbackAdvance(of: scalar) * size, 0)
    case .named(let family, let boldness):
      if family.letters == .monospaced { return (family.stretch * size, 0) }
      if value < 128 {
        return (NamedFamilyWidths.advance(ofASCII: UInt8(value), in: family.letters, boldness: boldness) * family.stretch * size, 0)
      }
      // Letters with accents are as wide as those below them; the system font's table knows which those are.
      if let letter = table.letter(value) {
        guard letter.kerning < 128 else { return (letter.advance(weight: font.weight, display: 0) * size, 0) }
        let width = NamedFamilyWidths.advance(ofASCII: UInt8(letter.kerning), in: family.letters, boldness: boldness)
        return (width * family.stretch * size, 0)
      }
      return (fallbackAdvance(of: scalar) * size, 0)
    }
  }

  /// Kerning between two letters in points.
  func kerning(_ left: UInt32, _ right: UInt32) -> Double {
    left == 0 || right == 0 ? 0 : table.kerning(left, right) * size
  }

  /// The advance of a character that is no letter of the font, in points. Text that holds kana is set in a Japanese font throughout.
  func advance(of kind: CharacterKind, amongKana: Bool) -> Double {
    switch kind {
    case .letter, .invisible: return 0
    case .tab: return Self.tabInterval
    case .kana: return size
    case .ideograph:
      if amongKana || font.namedFamily?.hasIdeographs == true { return size }
      if size >= 23 { return 1.014 * size }
      return (font.era == .iOS14 ? 1.019 : 1.024) * size
    case .hangul: return 0.865 * size
    case .halfWidth: return 0.5 * size
    case .emoji: return emojiWidth(at: size)
    }
  }

  /// Tab stops are 28 points apart by default (`NSParagraphStyle`).
  static let tabInterval = 28.0

  /// A fair average for scripts and symbols without a measured width, in em.
  private func fallbackAdvance(of scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0x2000, 0x2002: 0.5
    case 0x2001, 0x2003, 0x3000: 1
    case 0x2004: 0.333
    case 0x2005: 0.25
    case 0x2006, 0x2009, 0x205F: 0.18
    case 0x2007: 0.62
    case 0x2008: 0.28
    case 0x200A: 0.1
    case 0x590..<0x900: 0.55
    case 0x900..<0xE00: 0.65
    case 0xE00..<0xF00: 0.6
    case 0x2100..<0x2C00: 0.85
    default: 0.6
    }
  }
}
