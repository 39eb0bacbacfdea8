/// Reads JSON (RFC 8259) event by event, without recursion and without a `String` a value.
///
/// Strict: what the RFC does not allow is an error that tells where and why. Several documents may follow each other, parted by
/// white space or nothing, as in JSON Lines; `next()` says `.end` when the input is used up.
///
/// Strings and numbers come as byte ranges of the input. Reads go through `bytes.base` unchecked: `position` never passes
/// `bytes.count`, behind which there is zero padding, and a zero byte ends every scan.
public struct JSONPullReader {
  public enum Event: Equatable, Sendable {
    case beginObject, endObject
    case beginArray, endArray
    /// A key; its colon is read already. The range is what stands between the quotes.
    case key(Range<Int>, hasEscapes: Bool)
    case string(Range<Int>, hasEscapes: Bool)
    case number(Range<Int>)
    case bool(Bool)
    case null
    /// The end of the input.
    case end
  }

  public struct Limits: Sendable {
    /// How deep arrays and objects nest. Generous: an open one costs a bit.
    public var depth = 64_000_000
    /// How long a document is, in bytes: what offsets of four bytes hold.
    public var bytes = 4_000_000_000
    public init() {}
  }

  public let bytes: InputBytes
  public let file: String
  /// The offset of the event that `next()` gave last.
  public private(set) var start = 0
  /// The offset behind it.
  public private(set) var position = 0
  private let base: UnsafePointer<UInt8>
  private let count: Int
  private let limits: Limits
  /// One bit for each open container: whether it is an object.
  private var containers: [UInt64] = []
  public private(set) var depth = 0
  /// Whether the innermost open container is an object.
  private var isInObject = false
  private var expects = Expectation.document

  private enum Expectation {
    case document, firstElement, firstKey, value, commaOrEnd
  }

  /// - Throws: `JSONError` where the bytes are no UTF-8, or more than the limit.
  public init(_ bytes: InputBytes, file: String, limits: Limits = Limits()) throws(JSONError) {
    self.bytes = bytes
    self.file = file
    self.limits = limits
    base = bytes.base
    count = bytes.count
    if count > limits.bytes { throw error(.tooLong(limit: limits.bytes), at: limits.bytes) }
    if count >= 2, base[0] == 0xFE && base[1] == 0xFF || base[0] == 0xFF && base[1] == 0xFE { throw error(.utf16, at: 0) }
    if let offset = bytes.firstInvalidUTF8() { throw error(.invalidUTF8, at: offset) }
    if count >= 3, base[0] == 0xEF && base[1] == 0xBB && base[2] == 0xBF { position = 3 }
    if isAtEnd() { throw error(.empty, at: position) }
  }

  /// An error of this document at `offset`.
  public func error(_ reason: JSONError.Reason, at offset: Int) -> JSONError {
    JSONError(location: bytes.location(of: offset, file: file), reason: reason)
  }

  private mutating func isAtEnd() -> Bool {
    skipSpace()
    return position == count
  }

  @inline(__always)
  private mutating func skipSpace() {
    while true {
      switch base[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  /// The next event.
  public mutating func next() throws(JSONError) -> Event {
    skipSpace()
    start = position
    switch expects {
    case .document:
      if position == count { return .end }
      return try value()
    case .value:
      return try value()
    case .firstElement:
      if base[position] == UInt8(ascii: "]") { return close() }
      return try value()
    case .firstKey:
      if base[position] == UInt8(ascii: "}") { return close() }
      return try key()
    case .commaOrEnd:
      return try commaOrEnd()
    }
  }

  private mutating func commaOrEnd() throws(JSONError) -> Event {
    let isObject = isInObject
    switch base[position] {
    case UInt8(ascii: ","):
      position += 1
      skipSpace()
      start = position
      return isObject ? try key() : try value()
    case UInt8(ascii: "}") where isObject, UInt8(ascii: "]") where !isObject:
      return close()
    default:
      throw unexpected(isObject ? "',' or '}'" : "',' or ']'")
    }
  }

  private mutating func key() throws(JSONError) -> Event {
    guard base[position] == UInt8(ascii: "\"") else { throw unexpected("a key in quotes") }
    let (range, hasEscapes) = try string()
    skipSpace()
    guard base[position] == UInt8(ascii: ":") else { throw unexpected("':'") }
    position += 1
    expects = .value
    return .key(range, hasEscapes: hasEscapes)
  }

  private mutating func value() throws(JSONError) -> Event {
    switch base[position] {
    case UInt8(ascii: "\""):
      let (range, hasEscapes) = try string()
      endValue()
      return .string(range, hasEscapes: hasEscapes)
    case UInt8(ascii: "{"):
      try open(isObject: true)
      return .beginObject
    case UInt8(ascii: "["):
      try open(isObject: false)
      return .beginArray
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      let range = try number()
      endValue()
      return .number(range)
    case UInt8(ascii: "t"):
      try word("true")
      return .bool(true)
    case UInt8(ascii: "f"):
      try word("false")
      return .bool(false)
    case UInt8(ascii: "n"):
      try word("null")
      return .null
    default:
      throw unexpected("a value")
    }
  }

  @inline(__always)
  private mutating func endValue() {
    expects = depth == 0 ? .document : .commaOrEnd
  }

  private mutating func open(isObject: Bool) throws(JSONError) {
    if depth == limits.depth { throw error(.tooDeep(limit: limits.depth), at: position) }
    if depth >> 6 == containers.count { containers.append(0) }
    let bit: UInt64 = 1 << UInt64(depth & 63)
    if isObject { containers[depth >> 6] |= bit } else { containers[depth >> 6] &= ~bit }
    depth += 1
    isInObject = isObject
    position += 1
    expects = isObject ? .firstKey : .firstElement
  }

  private mutating func close() -> Event {
    let isObject = isInObject
    depth -= 1
    if depth > 0 { isInObject = containers[(depth - 1) >> 6] & 1 << UInt64((depth - 1) & 63) != 0 }
    position += 1
    endValue()
    return isObject ? .endObject : .endArray
  }

  private mutating func word(_ word: StaticString) throws(JSONError) {
    let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    for letter in letters {
      guard base[position] == letter else { throw unexpected("'\(word)'") }
      position += 1
    }
    endValue()
  }

  /// Reads a string from its opening quote on.
  private mutating func string() throws(JSONError) -> (Range<Int>, Bool) {
    position += 1
    let first = position
    var hasEscapes = false
    while true {
      skipPlainText()
      let byte = base[position]
      if byte == UInt8(ascii: "\"") { break }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        try checkEscape()
      } else if byte < 0x20 {
        if position == count { throw error(.truncated(expected: "the end of a string"), at: count) }
        throw error(.controlCharacter(byte), at: position)
      } else {
        position += 1
      }
    }
    position += 1
    return (first..<position - 1, hasEscapes)
  }

  /// Moves on to the next quote, backslash or control character, or a few bytes before it, eight bytes at a time.
  ///
  /// A byte of a word is zero where, the word less one in each byte, its top bit turns on: Lamport, "Multiple byte processing with
  /// full-word instructions", 1975. Behind the end there are zero bytes, which stop it.
  @inline(__always)
  private mutating func skipPlainText() {
    let ones: UInt64 = 0x0101_0101_0101_0101
    while true {
      let word = UInt64(littleEndian: UnsafeRawPointer(base + position).loadUnaligned(as: UInt64.self))
      let quotes = word ^ (ones &* 0x22)
      let backslashes = word ^ (ones &* 0x5C)
      let hits = ((quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes | (word &- ones &* 0x20) & ~word) & (ones &* 0x80)
      if hits != 0 {
        position += hits.trailingZeroBitCount >> 3  // the lowest hit is a true one
        return
      }
      position += 8
    }
  }

  private mutating func checkEscape() throws(JSONError) {
    switch base[position + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
      UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 2
    case UInt8(ascii: "u"):
      guard let unit = Self.hexadecimal(base + position + 2) else { throw badEscape() }
      let isPair =
        unit & 0xFC00 == 0xD800 && base[position + 6] == UInt8(ascii: "\\") && base[position + 7] == UInt8(ascii: "u")
        && Self.hexadecimal(base + position + 8).map { $0 & 0xFC00 == 0xDC00 } ?? false
      if unit & 0xF800 == 0xD800, !isPair { throw error(.loneSurrogate, at: position) }
      position += isPair ? 12 : 6
    default:
      throw badEscape()
    }
  }

  private func badEscape() -> JSONError {
    let length = base[position + 1] == UInt8(ascii: "u") ? 6 : 2
    let end = min(position + length, count)
    if end - position < length { return error(.truncated(expected: "the end of an escape"), at: count) }
    return error(.badEscape(bytes.string(in: position..<end)), at: position)
  }

  /// The value of four hexadecimal digits. Padding keeps the read sound near the end.
  private static func hexadecimal(_ digits: UnsafePointer<UInt8>) -> UInt32? {
    var value: UInt32 = 0
    for k in 0..<4 {
      switch digits[k] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(digits[k] - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt32(digits[k] - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | UInt32(digits[k] - UInt8(ascii: "A") + 10)
      default: return nil
      }
    }
    return value
  }

  private mutating func number() throws(JSONError) -> Range<Int> {
    let first = position
    if base[position] == UInt8(ascii: "-") { position += 1 }
    if base[position] == UInt8(ascii: "0") {
      position += 1
      if Self.isDigit(base[position]) { throw error(.badNumber, at: first) }
    } else {
      try digits(since: first)
    }
    if base[position] == UInt8(ascii: ".") {
      position += 1
      try digits(since: first)
    }
    if base[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      if base[position] == UInt8(ascii: "+") || base[position] == UInt8(ascii: "-") { position += 1 }
      try digits(since: first)
    }
    return first..<position
  }

  private mutating func digits(since first: Int) throws(JSONError) {
    guard Self.isDigit(base[position]) else { throw error(position == count ? .truncated(expected: "a digit") : .badNumber, at: first) }
    while Self.isDigit(base[position]) { position += 1 }
  }

  @inline(__always)
  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  private func unexpected(_ expected: String) -> JSONError {
    if position == count { return error(.truncated(expected: expected), at: count) }
    let length = max(1, bytes.lengthOfUTF8Scalar(at: position))
    let byte = base[position]
    let found = byte < 0x20 || byte == 0x7F ? "a control character" : "'\(bytes.string(in: position..<position + length))'"
    return error(.unexpected(found: found, expected: expected), at: position)
  }

  /// Appends what a key or string at `range` says, its escapes resolved. `range` must come from an event.
  public func decode(_ range: Range<Int>, into text: inout [UInt8]) {
    var i = range.lowerBound
    while i < range.upperBound {
      guard base[i] == UInt8(ascii: "\\") else {
        text.append(base[i])
        i += 1
        continue
      }
      i += 2
      switch base[i - 1] {
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "u"):
        var scalar = Self.hexadecimal(base + i) ?? 0xFFFD
        i += 4
        if scalar & 0xFC00 == 0xD800 {
          scalar = 0x10000 + (scalar & 0x3FF) << 10 + (Self.hexadecimal(base + i + 2) ?? 0) & 0x3FF
          i += 6
        }
        text.append(contentsOf: String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8)
      default: text.append(base[i - 1])
      }
    }
  }

  /// What a key or string at `range` says.
  public func string(in range: Range<Int>, hasEscapes: Bool) -> String {
    guard hasEscapes else { return bytes.string(in: range) }
    var text: [UInt8] = []
    decode(range, into: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// The number at `range`, correctly rounded; what is too large for a `Double` is infinite.
  public func number(in range: Range<Int>) -> Double {
    DecimalNumber.parse(bytes, range)
  }
}
