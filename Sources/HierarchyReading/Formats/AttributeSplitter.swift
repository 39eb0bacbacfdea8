internal import PullParsing

/// Takes `; key = value; key: value>` apart, where values nest brackets and hold quotes.
struct AttributeSplitter {
  /// Whether quotes inside of texts are escaped.
  let isOwn: Bool
  var splitsAtCommas = false
  /// Whether the `>` that ends it all was met.
  private(set) var isClosed = false
  /// A bracket or quote that never closes was met: from there on every `;` parts.
  private var isUnbalanced = false

  init(isOwn: Bool, splitsAtCommas: Bool = false) {
    self.isOwn = isOwn
    self.splitsAtCommas = splitsAtCommas
  }

  /// The next key and its value, `nil` at the end. A key alone has the value it is named by.
  mutating func next(_ cursor: inout ByteCursor) -> (key: Range<Int>, value: Range<Int>)? {
    while !isClosed {
      _ = cursor.take { $0 <= 0x20 || $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: ",") }
      if cursor.isAtEnd { return nil }
      if cursor.skip(UInt8(ascii: ">")) {
        isClosed = true
        return nil
      }
      let key = key(&cursor)
      if cursor.byte != UInt8(ascii: "="), cursor.byte != UInt8(ascii: ":") {
        if cursor.isAtEnd { return nil }  // cut inside a key
        if cursor.position == key.lowerBound { cursor.position += 1 }
        if !key.isEmpty { return (key, key) }
        continue
      }
      cursor.position += 1
      _ = cursor.take { $0 == 0x20 }
      let value = value(&cursor)
      if !key.isEmpty { return (key, cursor.bytes.trimmed(value)) }
    }
    return nil
  }

  private func key(_ cursor: inout ByteCursor) -> Range<Int> {
    let key = cursor.take { byte in
      switch byte {
      case UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: ">"), UInt8(ascii: "<"), UInt8(ascii: ","), 0x0A: false
      default: true
      }
    }
    return cursor.bytes.trimmed(key)
  }

  private mutating func value(_ cursor: inout ByteCursor) -> Range<Int> {
    if cursor.byte == UInt8(ascii: "'"), let range = quoted(&cursor) { return range }
    if isUnbalanced { return plainValue(&cursor) }
    let start = cursor.position
    let countsParentheses = cursor.byte == UInt8(ascii: "(")
    var depth = 0
    while !cursor.isAtEnd {
      switch cursor.byte {
      case UInt8(ascii: "<"), UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "("): if countsParentheses { depth += 1 }
      case UInt8(ascii: ")"): if countsParentheses { depth -= 1 }
      case UInt8(ascii: ">"):
        if cursor.bytes[cursor.position - 1] != UInt8(ascii: "-") {
          if depth == 0 { return start..<cursor.position }
          depth -= 1
        }
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth = max(0, depth - 1)
      case UInt8(ascii: ";") where depth == 0: return start..<cursor.position
      case UInt8(ascii: ",") where depth == 0 && splitsAtCommas: return start..<cursor.position
      case UInt8(ascii: "\""):
        if let close = cursor.bytes.find(UInt8(ascii: "\""), in: cursor.position + 1..<min(cursor.end, cursor.position + 4096)) {
          cursor.position = close
        }
      default: break
      }
      cursor.position += 1
    }
    guard depth > 0, cursor.end > start,
      cursor.bytes.trimmed(start..<cursor.end).last.map({ cursor.bytes[$0] == UInt8(ascii: ">") }) == true
    else {
      return start..<cursor.position
    }
    isUnbalanced = true
    cursor.position = start
    return plainValue(&cursor)
  }

  /// A value up to the next `;`, or the last `>`.
  private mutating func plainValue(_ cursor: inout ByteCursor) -> Range<Int> {
    let start = cursor.position
    _ = cursor.take { $0 != UInt8(ascii: ";") }
    guard cursor.isAtEnd else { return start..<cursor.position }
    let trimmed = cursor.bytes.trimmed(start..<cursor.end)
    guard !trimmed.isEmpty, cursor.bytes[trimmed.upperBound - 1] == UInt8(ascii: ">") else { return trimmed }
    cursor.position = trimmed.upperBound - 1
    return start..<trimmed.upperBound - 1
  }

  /// A text in single quotes, with them. It may hold such quotes itself: it ends where the next key or the view's end follows.
  private func quoted(_ cursor: inout ByteCursor) -> Range<Int>? {
    let start = cursor.position
    let bytes = cursor.bytes
    if isOwn {
      guard let end = OwnEscapes.end(ofTextAt: start + 1, quote: UInt8(ascii: "'"), in: bytes, end: cursor.end) else { return nil }
      cursor.position = end + 1
      return start..<end + 1
    }
    var from = start + 1
    while let quote = bytes.find(UInt8(ascii: "'"), in: from..<cursor.end) {
      var after = ByteCursor(bytes, quote + 1..<cursor.end)
      if after.byte == UInt8(ascii: ">") || after.isAtEnd || Self.isKeyNext(&after) {
        cursor.position = quote + 1
        return start..<quote + 1
      }
      from = quote + 1
    }
    cursor.position = cursor.end
    return start..<cursor.end
  }

  private static func isKeyNext(_ cursor: inout ByteCursor) -> Bool {
    guard cursor.skip(UInt8(ascii: ";")) || cursor.skip(UInt8(ascii: ",")) else { return false }
    _ = cursor.take { $0 == 0x20 }
    cursor.end = min(cursor.end, cursor.position + 80)
    let key = cursor.take { ($0 | 0x20) &- UInt8(ascii: "a") < 26 || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") }
    if key.isEmpty { return false }
    switch cursor.byte {
    case UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: ">"): return true
    default: return cursor.starts(with: " = ")
    }
  }
}
