/// How many terminal columns text takes: two for East Asian wide characters and emoji, none for combining marks, else one.
public enum TextColumns {
  /// The columns of a whole text. Control characters count as none; escape them first.
  ///
  /// - Complexity: O(*n*).
  public static func count(_ text: String) -> Int {
    var text = text
    let ascii = text.withUTF8 { bytes in bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F } ? bytes.count : nil }
    return ascii ?? text.reduce(0) { $0 + count($1) }
  }

  /// The columns of one character as it is seen (a grapheme cluster): those of its widest scalar; a pair of regional indicators (a
  /// flag) and what asks for emoji presentation (U+FE0F) take two.
  public static func count(_ character: Character) -> Int {
    var columns = 0
    for scalar in character.unicodeScalars {
      if scalar == "\u{FE0F}" || (0x1F1E6...0x1F1FF).contains(scalar.value) { return 2 }
      columns = max(columns, count(scalar))
    }
    return columns
  }

  private static func count(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0xAD ? 0 : 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .surrogate: return 0
    default: break
    }
    if (0x1160...0x11FF).contains(value) { return 0 }  // Hangul vowels and finals join the initial before them
    return isWide(value) ? 2 : 1
  }

  /// East_Asian_Width W and F (Unicode Standard Annex 11), and pictographs with emoji presentation (Technical Standard 51), by block.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F,  // Hangul initials
      0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0, 0x23F3, 0x25FD...0x25FE, 0x2614...0x2615, 0x2648...0x2653,
      0x267F, 0x2693, 0x26A1, 0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5, 0x26CE, 0x26D4, 0x26EA, 0x26F2...0x26F3, 0x26F5,
      0x26FA, 0x26FD, 0x2705, 0x270A...0x270B, 0x2728, 0x274C, 0x274E, 0x2753...0x2755, 0x2757, 0x2795...0x2797, 0x27B0, 0x27BF,
      0x2B1B...0x2B1C, 0x2B50, 0x2B55,  // single emoji
      0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,  // CJK, kana
      0xA960...0xA97F, 0xAC00...0xD7A3,  // Hangul
      0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,  // compatibility and full-width forms
      0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,  // Tangut, Khitan, kana
      0x1F004, 0x1F0CF, 0x1F18E, 0x1F191...0x1F19A, 0x1F200...0x1F320, 0x1F32D...0x1F335, 0x1F337...0x1F37C, 0x1F37E...0x1F393,
      0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3, 0x1F3E0...0x1F3F0, 0x1F3F4, 0x1F3F8...0x1F43E, 0x1F440, 0x1F442...0x1F4FC,
      0x1F4FF...0x1F53D, 0x1F54B...0x1F54E, 0x1F550...0x1F567, 0x1F57A, 0x1F595...0x1F596, 0x1F5A4, 0x1F5FB...0x1F64F,
      0x1F680...0x1F6C5, 0x1F6CC, 0x1F6D0...0x1F6D2, 0x1F6D5...0x1F6DF, 0x1F6EB...0x1F6EC, 0x1F6F4...0x1F6FC, 0x1F7E0...0x1F7F0,
      0x1F90C...0x1F93A, 0x1F93C...0x1F945, 0x1F947...0x1F9FF, 0x1FA70...0x1FAFF,  // pictographs
      0x20000...0x2FFFD, 0x30000...0x3FFFD:  // CJK extensions
      return true
    default:
      return false
    }
  }

  /// As much of `text` as fits into `columns`, with `ellipsis` (one column) in place of what is cut off.
  public static func cut(_ text: String, to columns: Int, ellipsis: Character = "…") -> String {
    if count(text) <= columns { return text }
    var result = ""
    var used = 1  // the ellipsis
    for character in text {
      used += count(character)
      if used > columns { break }
      result.append(character)
    }
    while result.last == " " { result.removeLast() }
    return columns > 0 ? result + String(ellipsis) : ""
  }
}
