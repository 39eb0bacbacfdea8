internal import PullParsing

/// The rails before a view on its line, of whatever characters a printer or a paste made them: `│  ├─ `, `|   |-- `, ` | \-`, `  +-`.
struct Rails {
  /// How many columns stand before the view.
  private(set) var columns = 0
  /// The column that its branch begins in; `nil` where bars alone, or nothing, stand before it.
  private(set) var branch: Int?
  private(set) var hasBars = false

  /// Moves the cursor, which stands at the beginning of a line, behind its rails.
  init(_ cursor: inout ByteCursor) {
    columns = cursor.skipSpaces()
    while branch == nil, !cursor.isAtEnd {
      if Self.skipCorner(&cursor) || Self.startsWithASCIIBranch(cursor) && cursor.skip(cursor.byte) {
        skipBranch(&cursor)
      } else if Self.skipBar(&cursor) {
        if Self.isDash(cursor) {  // `╎╌`
          skipBranch(&cursor)
        } else {
          hasBars = true
          columns += 1 + cursor.skipSpaces()
        }
      } else {
        return
      }
    }
  }

  private mutating func skipBranch(_ cursor: inout ByteCursor) {
    branch = columns
    columns += 1
    while Self.skipDash(&cursor) { columns += 1 }
    columns += cursor.skipSpaces()
  }

  private static func skipBar(_ cursor: inout ByteCursor) -> Bool {
    cursor.skip("│") || cursor.skip("╎") || cursor.skip("┃") || cursor.skip("┆") || cursor.skip(UInt8(ascii: "|"))
  }

  private static func skipCorner(_ cursor: inout ByteCursor) -> Bool {
    guard cursor.byte == 0xE2 else { return false }
    return cursor.skip("├") || cursor.skip("└") || cursor.skip("╰") || cursor.skip("╞") || cursor.skip("╘") || cursor.skip("┣")
      || cursor.skip("┗")
  }

  /// Plain signs are a branch only before a dash: `|-`, `+-`, `` `- ``, `\-`.
  private static func startsWithASCIIBranch(_ cursor: ByteCursor) -> Bool {
    guard cursor.byte(1) == UInt8(ascii: "-") else { return false }
    switch cursor.byte {
    case UInt8(ascii: "|"), UInt8(ascii: "+"), UInt8(ascii: "`"), UInt8(ascii: "\\"): return true
    default: return false
    }
  }

  private static func isDash(_ cursor: ByteCursor) -> Bool {
    var ahead = cursor
    return skipDash(&ahead)
  }

  private static func skipDash(_ cursor: inout ByteCursor) -> Bool {
    cursor.skip("─") || cursor.skip("╌") || cursor.skip("═") || cursor.skip("━") || cursor.skip(UInt8(ascii: "-"))
  }
}
