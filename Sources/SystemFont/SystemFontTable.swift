/// San Francisco's advances and kerning, decoded from the text of its two data files at first use.
struct SystemFontTable: Sendable {
  /// The measures of one letter, in 1/10000 em.
  struct Letter: Sendable {
    var regular: Int16 = 0
    var bold: Int16 = 0
    var light: Int16 = 0
    var display: Int16 = 0
    var displayBold: Int16 = 0
    /// The scalar of the letter whose kerning it takes.
    var kerning: UInt32 = 0

    /// The advance in em. `steps` runs from light (-1) over regular (0) to bold (1), `display` from the text cut (0) to the display cut (1).
    func advance(weight: FontWeight, display blend: Double) -> Double {
      let slope = weight == .light ? Double(light) : weight.steps * Double(bold)
      return (Double(regular) + slope + blend * (Double(display) + max(weight.steps, 0) * Double(displayBold))) / 10000
    }
  }

  static let shared = SystemFontTable()

  private var ascii: [Letter?] = Array(repeating: nil, count: 128)
  private var others: [UInt32: Letter] = [:]
  private var asciiKerning: [Int16] = Array(repeating: 0, count: 128 * 128)
  private var otherKerning: [UInt64: Int16] = [:]

  private init() {
    for text in [Self.asciiAdvances, Self.latinAdvances, Self.greekAdvances, Self.cyrillicAdvances, Self.symbolAdvances] {
      readAdvances(text)
    }
    readVariants(Self.variants)
    readKerning(Self.kerningPairs)
  }

  /// - Returns: `nil` for a character that the system font has no letter for.
  /// - Complexity: O(1).
  func letter(_ scalar: UInt32) -> Letter? {
    scalar < 128 ? ascii[Int(scalar)] : others[scalar]
  }

  /// The change of the distance between two letters, in em. The arguments are what ``Letter/kerning`` says.
  func kerning(_ left: UInt32, _ right: UInt32) -> Double {
    if left < 128 && right < 128 { return Double(asciiKerning[Int(left) << 7 | Int(right)]) / 10000 }
    return Double(otherKerning[UInt64(left) << 32 | UInt64(right)] ?? 0) / 10000
  }

  private mutating func set(_ letter: Letter, for scalar: UInt32) {
    if scalar < 128 { ascii[Int(scalar)] = letter } else { others[scalar] = letter }
  }

  private mutating func readAdvances(_ text: String) {
    var reader = TableReader(text)
    while let scalar = reader.readLetter() {
      let base = reader.readLetter() ?? scalar
      var letter = Letter()
      letter.regular = reader.readNumber()
      letter.bold = reader.readNumber()
      letter.light = reader.readNumber()
      letter.display = reader.readNumber()
      letter.displayBold = reader.readNumber()
      letter.kerning = base == UInt32(UInt8(ascii: ".")) ? scalar : base
      set(letter, for: scalar)
      reader.finishLine()
    }
  }

  private mutating func readVariants(_ text: String) {
    var reader = TableReader(text)
    while let base = reader.readLetter() {
      if let letter = letter(base) {
        while let variant = reader.readLetterOfWord() { set(letter, for: variant) }
      }
      reader.finishLine()
    }
  }

  private mutating func readKerning(_ text: String) {
    var reader = TableReader(text)
    while let left = reader.readLetter() {
      while let right = reader.readLetter() {
        let value = reader.readNumber()
        if left < 128 && right < 128 {
          asciiKerning[Int(left) << 7 | Int(right)] = value
        } else {
          otherKerning[UInt64(left) << 32 | UInt64(right)] = value
        }
      }
      reader.finishLine()
    }
  }
}

/// Reads letters and numbers off the lines of a table. A space is written as the word `space`.
private struct TableReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The next letter of this line, or nil at its end.
  mutating func readLetter() -> UInt32? {
    while byte == UInt8(ascii: " ") { position += 1 }
    if bytes[position...].starts(with: "space".utf8) {
      position += 5
      return 32
    }
    return readLetterOfWord()
  }

  /// The next letter if none but it comes next: no space, no end of the line.
  mutating func readLetterOfWord() -> UInt32? {
    guard let first = byte, first != UInt8(ascii: "\n"), first != UInt8(ascii: " ") else { return nil }
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var scalar = length == 1 ? UInt32(first) : UInt32(first) & (0x7F >> UInt32(length))
    for next in bytes[position...].dropFirst().prefix(length - 1) { scalar = scalar << 6 | UInt32(next & 0x3F) }
    position = min(position + length, bytes.count)
    return scalar
  }

  mutating func readNumber() -> Int16 {
    while byte == UInt8(ascii: " ") { position += 1 }
    let isNegative = byte == UInt8(ascii: "-")
    if isNegative || byte == UInt8(ascii: "+") { position += 1 }
    var value: Int16 = 0
    while let digit = byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) {
      value = value &* 10 &+ Int16(digit - UInt8(ascii: "0"))
      position += 1
    }
    return isNegative ? -value : value
  }

  mutating func finishLine() {
    while let next = byte, next != UInt8(ascii: "\n") { position += 1 }
    position = min(position + 1, bytes.count)
  }
}
