internal import PullParsing

/// The rails before a view on its line, of whatever characters a printer or a paste made them: `│  ├─ `, `|   |-- `, ` | \-`, `  +-`.
struct Rails {
  /// How many columns stand before the view.
  private(set) var columns = 0
  /// The column that its branch begins in; `nil` where bars alone, or nothing, stand before it.
  private(set) var branch: Int?
  private(set) var hasBars = false

  private enum Sign {
    case bar, corner, dash
  }

  /// Moves the cursor, which stands at the beginning of a line, behind its rails.
  init(_ cursor: inout ByteCursor) {
    columns = cursor.skipSpaces()
    while branch == nil, let (sign, length) = Self.sign(at: cursor), sign != .dash {
      cursor.position += length
      if sign == .corner || Self.sign(at: cursor)?.sign == .dash {  // a bar may begin a branch too: `|-`, `╎╌`
        skipBranch(&cursor)
      } else {
        hasBars = true
        columns += 1 + cursor.skipSpaces()
      }
    }
  }

  private mutating func skipBranch(_ cursor: inout ByteCursor) {
    branch = columns
    columns += 1
    while let (sign, length) = Self.sign(at: cursor), sign == .dash {
      cursor.position += length
      columns += 1
    }
    columns += cursor.skipSpaces()
  }

  private static func sign(at cursor: ByteCursor) -> (sign: Sign, length: Int)? {
    switch cursor.byte {
    case UInt8(ascii: "|"): return (.bar, 1)
    case UInt8(ascii: "-"): return (.dash, 1)
    case UInt8(ascii: "+"), UInt8(ascii: "`"), UInt8(ascii: "\\"):
      // Other plain signs are a corner only before a dash.
      return cursor.byte(1) == UInt8(ascii: "-") ? (.corner, 1) : nil
    case 0xE2: break
    default: return nil
    }
    switch Unicode.Scalar(0x2000 | UInt32(cursor.byte(1) & 0x3F) << 6 | UInt32(cursor.byte(2) & 0x3F)) {
    case "│", "╎", "┃", "┆": return (.bar, 3)
    case "├", "└", "╰", "╞", "╘", "┣", "┗": return (.corner, 3)
    case "─", "╌", "═", "━": return (.dash, 3)
    default: return nil
    }
  }
}
