/// What a character is for the width it takes, beyond the letters of a font.
enum CharacterKind: Hashable, Sendable {
  /// A letter, digit or sign of the font, or of one that iOS falls back to.
  case letter
  /// Han characters and full-width signs, as wide as high.
  case ideograph
  case kana
  case hangul
  /// Half-width katakana and other characters of half an em.
  case halfWidth
  /// One emoji, whatever sequence of scalars it is made of.
  case emoji
  case tab
  /// Joiners, marks, variation selectors and control characters by themselves: no width.
  case invisible

  init(_ scalars: Substring.UnicodeScalarView) {
    guard let first = scalars.first else {
      self = .invisible
      return
    }
    self = CharacterKind.kind(of: first)
    // A second scalar turns signs into emoji: a variation selector, the keycap, a joined or coloured sequence.
    guard self == .letter, first.value != 0x200D, first.properties.isEmoji else { return }
    for scalar in scalars.dropFirst().prefix(2) where scalar.value == 0xFE0F || scalar.value == 0x20E3 { self = .emoji }
  }

  static func kind(of scalar: Unicode.Scalar) -> CharacterKind {
    switch scalar.value {
    case 0x09: return .tab
    case 0x20..<0x7F: return .letter
    case ..<0xA0, 0xAD: return .invisible
    case ..<0x300: return .letter
    case 0x1100..<0x1160, 0x3130..<0x3190, 0xA960..<0xA980, 0xAC00..<0xD7A4: return .hangul
    case 0x1160..<0x1200, 0xD7B0..<0xD800: return .invisible  // vowels and finals join the consonant before them
    case 0x200B..<0x2010, 0x2028..<0x202F, 0x2060..<0x2070, 0xFE00..<0xFE10, 0xFEFF, 0xE0000..<0xE1000: return .invisible
    case 0x3041..<0x3100, 0x31F0..<0x3200: return .kana
    case 0x2E80..<0x3041, 0x3100..<0x3130, 0x3190..<0x31F0, 0x3200..<0x4DC0, 0x4E00..<0xA4D0, 0xF900..<0xFB00, 0xFE30..<0xFE70,
      0xFF01..<0xFF61, 0xFFE0..<0xFFE7, 0x17000..<0x18D00, 0x1B000..<0x1B300, 0x20000..<0x40000:
      return .ideograph
    case 0xFF61..<0xFFA0, 0xFFE8..<0xFFEF: return .halfWidth
    case 0xFFA0..<0xFFE0: return .halfWidth
    case 0x1F000..<0x1FB00: return .emoji
    default: break
    }
    if scalar.properties.isEmojiPresentation { return .emoji }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return .invisible
    default: return .letter
    }
  }
}

/// The width of one emoji in points, which grows in steps of its own: 23 at 17 points, 40 at 35, 108 at 100.
///
/// Source: widths of labels that hold an emoji and nothing else.
func emojiWidth(at size: Double) -> Double {
  if size > 100 { return size * 1.08 }
  if size < 11 { return size * 16 / 11 }
  return Tracking.interpolate(emojiWidths, at: size)
}

private let emojiWidths: [(Double, Double)] = [
  (11, 16), (13, 19), (16, 23), (17, 23), (18, 24), (22, 26.5), (25, 28.5), (27, 31), (32, 36), (35, 40), (38, 43), (45, 50), (60, 65),
  (64, 69), (68, 73), (80, 86), (100, 108),
]
