/// Reads JSON that may be cut anywhere, stand between other words, have several documents, lone surrogates, raw control
/// characters, bare `nan` or a comma too many.
///
/// Every container that begins ends, every key has a value (`null` where the document ends). Nothing throws: what was put right is
/// in `repairs`. Strings come as ranges between their quotes, for `decode`. The bytes must be well-formed UTF-8.
///
/// - Complexity: O(*n*) for a whole document; memory is a bit an open container.
package struct TolerantJSONReader: Sendable {
  package enum Event: Equatable, Sendable {
    case beginObject, endObject
    case beginArray, endArray
    case key(Range<Int>)
    case string(Range<Int>)
    case number(Range<Int>)
    case bool(Bool)
    case null
    case end
  }

  package let bytes: ByteView
  /// Where the last event begins.
  package private(set) var start = 0
  package private(set) var position: Int
  package private(set) var repairs = Repairs()
  package private(set) var isCut = false
  package var depth: Int { depthSoFar }

  private let count: Int
  private var containers: [UInt64] = []
  private var depthSoFar = 0
  private var expectsValue = false

  package init(_ bytes: ByteView) {
    self.bytes = bytes
    count = bytes.count
    position = bytes.hasPrefix("\u{FEFF}", at: 0) ? 3 : 0
  }

  private var isInObject: Bool { depthSoFar > 0 && containers[(depthSoFar - 1) >> 6] & 1 << UInt64((depthSoFar - 1) & 63) != 0 }

  package mutating func next() -> Event {
    if depthSoFar == 0 { return nextDocument() }
    while true {
      skipSpace()
      start = position
      if position >= count { return endOfInput() }
      if isInObject, !expectsValue {
        if let event = keyOrEnd() { return event }
      } else if let event = value() {
        return event
      }
    }
  }

  @inline(__always)
  private mutating func skipSpace() {
    while position < count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      case UInt8(ascii: ",") where !expectsValue: position += 1  // one too many does no harm
      default: return
      }
    }
  }

  private mutating func endOfInput() -> Event {
    isCut = true
    if expectsValue {
      expectsValue = false
      return .null
    }
    return close()
  }

  /// Looks for the next document: a line that begins with a bracket and goes on as JSON does.
  private mutating func nextDocument() -> Event {
    var isNoted = false
    while position < count {
      let byte = bytes[position]
      if byte <= 0x20 || byte == UInt8(ascii: ",") {
        position += 1
        continue
      }
      start = position
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "["), looksLikeJSON(behind: position) {
        return open(isObject: byte == UInt8(ascii: "{"))
      }
      if !isNoted { repairs.note(.foreignText, at: position) }
      isNoted = true
      // A prompt or a warning: the document begins on a line of its own, or behind the words on this one.
      position += 1
      while position < count, bytes[position] != UInt8(ascii: "{"), bytes[position] != UInt8(ascii: "[") { position += 1 }
    }
    start = count
    return .end
  }

  /// Whether what follows the bracket at `index` is what JSON has there.
  private func looksLikeJSON(behind index: Int) -> Bool {
    var i = index + 1
    while i < count, bytes[i] <= 0x20 { i += 1 }
    if i >= count { return true }
    if bytes[index] == UInt8(ascii: "{") { return bytes[i] == UInt8(ascii: "\"") || bytes[i] == UInt8(ascii: "}") }
    switch bytes[i] {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "]"): return true
    default: return false
    }
  }

  private mutating func open(isObject: Bool) -> Event {
    if depthSoFar >> 6 == containers.count { containers.append(0) }
    let bit: UInt64 = 1 << UInt64(depthSoFar & 63)
    if isObject { containers[depthSoFar >> 6] |= bit } else { containers[depthSoFar >> 6] &= ~bit }
    depthSoFar += 1
    position += 1
    expectsValue = false
    return isObject ? .beginObject : .beginArray
  }

  private mutating func close() -> Event {
    let isObject = isInObject
    depthSoFar -= 1
    expectsValue = false
    return isObject ? .endObject : .endArray
  }

  private mutating func keyOrEnd() -> Event? {
    switch bytes[position] {
    case UInt8(ascii: "\""):
      let range = string()
      skipSpace()
      if position < count, bytes[position] == UInt8(ascii: ":") {
        position += 1
      } else if position < count {
        repairs.note(.brokenJSON, at: start)
        return nil
      }
      expectsValue = true
      return .key(range)
    case UInt8(ascii: "}"):
      position += 1
      return close()
    case UInt8(ascii: "]"):
      repairs.note(.brokenJSON, at: position)
      return close()  // the array around ends here
    default:
      skipBroken()
      return nil
    }
  }

  private mutating func value() -> Event? {
    let wasKey = expectsValue
    expectsValue = false
    switch bytes[position] {
    case UInt8(ascii: "\""): return .string(string())
    case UInt8(ascii: "{"): return open(isObject: true)
    case UInt8(ascii: "["): return open(isObject: false)
    case UInt8(ascii: "]") where !wasKey:
      position += 1
      return close()
    case UInt8(ascii: "}"):
      if wasKey { return .null }
      repairs.note(.brokenJSON, at: position)
      return close()
    case UInt8(ascii: ","), UInt8(ascii: "]"): return .null
    default: break
    }
    let word = start..<endOfWord()
    position = word.upperBound
    if bytes.isEqual(word, to: "true") { return .bool(true) }
    if bytes.isEqual(word, to: "false") { return .bool(false) }
    if bytes.isEqual(word, to: "null") { return .null }
    var cursor = ByteCursor(bytes, word)
    if cursor.number() != nil, cursor.isAtEnd { return .number(word) }
    if position >= count {
      isCut = true
      return .null
    }
    repairs.note(.brokenJSON, at: start)
    if word.isEmpty { position += 1 }
    return wasKey ? .null : nil
  }

  private func endOfWord() -> Int {
    var i = position
    while i < count {
      switch bytes[i] {
      case 0...0x20, UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ":"), UInt8(ascii: "\""), UInt8(ascii: "{"),
        UInt8(ascii: "["):
        return i
      default: i += 1
      }
    }
    return i
  }

  private mutating func skipBroken() {
    repairs.note(.brokenJSON, at: position)
    while position < count {
      switch bytes[position] {
      case UInt8(ascii: "\""), UInt8(ascii: "}"), UInt8(ascii: "]"): return
      default: position += 1
      }
    }
  }

  /// Reads a string from its opening quote on, and returns what is between the quotes.
  private mutating func string() -> Range<Int> {
    position += 1
    let first = position
    while true {
      let eight = bytes.eightBytes(at: position)
      let stops = EightBytes.equal(eight, UInt8(ascii: "\"")) | EightBytes.equal(eight, UInt8(ascii: "\\")) | EightBytes.less(eight, 0x20)
      if stops == 0 {
        position = min(position + 8, count)
        continue
      }
      position += EightBytes.first(stops)
      if position >= count {
        position = count
        isCut = true
        return first..<count
      }
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return first..<position - 1
      case UInt8(ascii: "\\"):
        position = min(position + 2, count)
      default:
        repairs.note(.controlCharacter, at: position)
        position += 1
      }
    }
  }

  // MARK: Decoding

  /// Whether there is something to decode in the string at `range`.
  package func hasEscapes(_ range: Range<Int>) -> Bool { bytes.find(UInt8(ascii: "\\"), in: range) != nil }

  /// Appends what the string at `range` says, its escapes resolved.
  package mutating func decode(_ range: Range<Int>, into text: inout [UInt8]) {
    JSONEscapes.decode(bytes, range, into: &text) { repairs.note(.loneSurrogate, at: $0) }
  }
}

/// The backslash escapes that JSON shares with the string literals of most languages.
package enum JSONEscapes {
  /// Appends `range` with its escapes resolved. A half of a surrogate pair that stands alone becomes U+FFFD, and `report` is
  /// told where; a backslash before anything else goes.
  package static func decode(_ bytes: ByteView, _ range: Range<Int>, into text: inout [UInt8], report: (Int) -> Void) {
    var i = range.lowerBound
    while i < range.upperBound {
      let byte = bytes[i]
      guard byte == UInt8(ascii: "\\"), i + 1 < range.upperBound else {
        text.append(byte)
        i += 1
        continue
      }
      let start = i
      i += 2
      switch bytes[i - 1] {
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "u"):
        guard var value = hexadecimal(bytes, i, end: range.upperBound) else {
          text.append(UInt8(ascii: "u"))
          continue
        }
        i += 4
        if value & 0xFC00 == 0xD800, i + 6 <= range.upperBound, bytes[i] == UInt8(ascii: "\\"), bytes[i + 1] == UInt8(ascii: "u"),
          let low = hexadecimal(bytes, i + 2, end: range.upperBound), low & 0xFC00 == 0xDC00
        {
          value = 0x1_0000 + (value & 0x3FF) << 10 + low & 0x3FF
          i += 6
        }
        if let scalar = Unicode.Scalar(value) {
          UTF8.encode(scalar).map { text.append(contentsOf: $0) }
        } else {
          report(start)
          text.append(contentsOf: "\u{FFFD}".utf8)
        }
      default: text.append(bytes[i - 1])
      }
    }
  }

  private static func hexadecimal(_ bytes: ByteView, _ index: Int, end: Int) -> UInt32? {
    guard index + 4 <= end else { return nil }
    var value: UInt32 = 0
    for k in 0..<4 {
      guard let digit = Character(Unicode.Scalar(bytes[index + k])).hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }
}
