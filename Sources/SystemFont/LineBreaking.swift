/// Where a line may break: the part of Unicode's line breaking rules (UAX 14) that labels meet.
///
/// Left out are scripts without spaces that need a dictionary (Thai, Lao, Khmer): they break at spaces, else anywhere they must.
enum LineBreaking {
  enum Class: UInt8, Sendable {
    case alphabetic, numeric, ideographic
    case space, zeroWidthSpace, glue
    case opening, closing, quotation, exclamation, nonStarter
    case infix, solidus, hyphen, breakAfter, dash
    /// Takes the place of the character before it.
    case combining
  }

  /// Whether a line may end between two neighbours, of which the first is not a space.
  static func allowsBreak(between left: Class, and right: Class) -> Bool {
    switch (left, right) {
    case (_, .space), (_, .combining), (_, .zeroWidthSpace): false
    case (.zeroWidthSpace, _): true
    case (.glue, _), (_, .glue): false
    case (_, .closing), (_, .exclamation), (_, .solidus), (_, .infix): false
    case (.opening, _): false
    case (.quotation, _), (_, .quotation): false
    case (.dash, .dash): false
    case (.dash, _), (_, .dash): true
    case (_, .breakAfter), (_, .hyphen), (_, .nonStarter): false
    case (.hyphen, .numeric): false
    case (.hyphen, _), (.breakAfter, _): true
    case (.solidus, .numeric): false
    case (.solidus, _), (.exclamation, _): true
    case (.ideographic, _), (_, .ideographic), (.nonStarter, _): true
    default: false
    }
  }

  /// Whether a line may begin with `right` after spaces that follow `left`.
  static func allowsBreakAfterSpaces(from left: Class, to right: Class) -> Bool {
    switch (left, right) {
    case (.opening, _): false
    case (_, .closing), (_, .exclamation), (_, .solidus), (_, .combining): false
    default: true
    }
  }

  static func breakClass(of scalar: Unicode.Scalar, kind: CharacterKind) -> Class {
    switch kind {
    case .kana: return nonStarters.contains(scalar.value) ? .nonStarter : .ideographic
    case .hangul, .emoji: return .ideographic
    case .ideograph, .halfWidth: return ideographicClass(of: scalar.value)
    case .tab: return .space
    case .letter, .invisible: break
    }
    switch scalar.value {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F: return .space
    case 0x200B: return .zeroWidthSpace
    case 0xA0, 0x202F, 0x2007, 0x2060, 0xFEFF, 0x2011: return .glue
    case 0x28, 0x5B, 0x7B, 0xA1, 0xBF, 0x201A, 0x201E: return .opening
    case 0x29, 0x5D, 0x7D: return .closing
    case 0x22, 0x27, 0xAB, 0xBB, 0x2018...0x2019, 0x201B...0x201D, 0x201F, 0x2039, 0x203A: return .quotation
    case 0x21, 0x3F: return .exclamation
    case 0x2C, 0x2E, 0x3A, 0x3B: return .infix
    case 0x2F: return .solidus
    case 0x2D: return .hyphen
    case 0x7C, 0xAD, 0x2010, 0x2012, 0x2013: return .breakAfter
    case 0x2014, 0x2E3A, 0x2E3B: return .dash
    case 0x30...0x39: return .numeric
    case ..<0x300: return .alphabetic
    default: return kind == .invisible ? .combining : .alphabetic
    }
  }

  private static func ideographicClass(of scalar: UInt32) -> Class {
    switch scalar {
    case 0x3000: .breakAfter
    case 0x3001, 0x3002, 0xFF0C, 0xFF0E, 0xFF61, 0xFF64: .closing
    case 0x300A...0x3011, 0x3014...0x301B: scalar % 2 == 0 ? .opening : .closing
    case 0x3008, 0xFF08, 0xFF3B, 0xFF5B, 0xFF5F, 0xFF62, 0x301D: .opening
    case 0x3009, 0xFF09, 0xFF3D, 0xFF5D, 0xFF60, 0xFF63, 0x301E, 0x301F: .closing
    case 0xFF01, 0xFF1F: .exclamation
    case 0xFF1A, 0xFF1B, 0x3005, 0x301C, 0x303B, 0x30FB, 0xFF65, 0xFF70, 0xFF67...0xFF6F: .nonStarter
    default: .ideographic
    }
  }

  /// Small kana, iteration and length marks, which begin no line.
  private static let nonStarters: Set<UInt32> = [
    0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095, 0x3096, 0x309B, 0x309C, 0x309D, 0x309E, 0x30A0,
    0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6, 0x30FB, 0x30FC, 0x30FD, 0x30FE,
  ]
}
