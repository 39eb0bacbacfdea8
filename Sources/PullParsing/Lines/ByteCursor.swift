/// A place in a piece of a document, and what can be read from there on: words, numbers, text up to a mark.
///
/// Nothing is read past `end`; there `byte` is 0 and every `skip` says no.
package struct ByteCursor: Sendable {
  package let bytes: ByteView
  package var position: Int
  package var end: Int

  package init(_ bytes: ByteView, _ range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  package var isAtEnd: Bool { position >= end }
  package var rest: Range<Int> { position..<max(position, end) }
  package var byte: UInt8 { position < end ? bytes[position] : 0 }

  package func byte(_ ahead: Int) -> UInt8 {
    let index = position + ahead
    return index < end ? bytes[index] : 0
  }

  package func starts(with text: StaticString) -> Bool {
    position + text.utf8CodeUnitCount <= end && bytes.hasPrefix(text, at: position)
  }

  package mutating func skip(_ text: StaticString) -> Bool {
    guard starts(with: text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  package mutating func skip(_ wanted: UInt8) -> Bool {
    guard position < end, bytes[position] == wanted else { return false }
    position += 1
    return true
  }

  /// Skips spaces, tabs and no-break spaces, and returns how many columns they take; a tab takes four.
  @discardableResult
  package mutating func skipSpaces() -> Int {
    var columns = 0
    while position < end {
      switch bytes[position] {
      case 0x20: columns += 1
      case 0x09: columns += 4
      case 0xC2 where position + 1 < end && bytes[position + 1] == 0xA0:
        columns += 1
        position += 1
      default: return columns
      }
      position += 1
    }
    return columns
  }

  /// Skips the bytes that satisfy `isWanted` and returns where they stand.
  package mutating func take(while isWanted: (UInt8) -> Bool) -> Range<Int> {
    let start = position
    while position < end, isWanted(bytes[position]) { position += 1 }
    return start..<position
  }

  /// Skips up to `mark`, which may be the end, and returns what stands before it.
  package mutating func take(upTo mark: UInt8) -> Range<Int> {
    take { $0 != mark }
  }

  /// Where `text` stands at or behind the position.
  package func find(_ text: StaticString) -> Int? {
    bytes.find(text, in: position..<max(position, end))
  }

  /// A decimal number as any of the platforms writes it, or `nil` and no step: digits with point and exponent, `inf`, `nan`.
  package mutating func number() -> Double? {
    let start = position
    var i = position
    var isNegative = false
    if i < end, bytes[i] == UInt8(ascii: "-") || bytes[i] == UInt8(ascii: "+") {
      isNegative = bytes[i] == UInt8(ascii: "-")
      i += 1
    } else if i + 3 <= end, bytes.hasPrefix("\u{2212}", at: i) {
      isNegative = true
      i += 3
    }
    if let (value, length) = word(at: i) {
      position = i + length
      return isNegative ? -value : value
    }
    let first = i
    func digits() -> Int {
      let start = i
      while i < end, bytes[i] &- UInt8(ascii: "0") < 10 { i += 1 }
      return i - start
    }
    let whole = digits()
    var fraction = 0
    if i < end, bytes[i] == UInt8(ascii: "."), whole > 0 || (i + 1 < end && bytes[i + 1] &- UInt8(ascii: "0") < 10) {
      i += 1
      fraction = digits()
      if fraction == 0 { i -= 1 }
    }
    guard whole + fraction > 0 else {
      position = start
      return nil
    }
    if i < end, bytes[i] | 0x20 == UInt8(ascii: "e") {
      let mark = i
      i += 1
      if i < end, bytes[i] == UInt8(ascii: "-") || bytes[i] == UInt8(ascii: "+") { i += 1 }
      if digits() == 0 { i = mark }
    }
    position = i
    let value = DecimalNumber.parse(bytes.input, first..<i)
    return isNegative ? -value : value
  }

  private func word(at index: Int) -> (Double, Int)? {
    guard index + 3 <= end, bytes[index] & 0xDF == UInt8(ascii: "I") || bytes[index] & 0xDF == UInt8(ascii: "N") else { return nil }
    for (word, value) in Self.words where index + word.count <= end {
      if word.indices.allSatisfy({ bytes[index + $0] | 0x20 == word[$0] }) { return (value, word.count) }
    }
    return nil
  }

  private static let words: [([UInt8], Double)] = [
    (Array("infinity".utf8), .infinity), (Array("inf".utf8), .infinity), (Array("nan".utf8), .nan),
  ]
}

extension ByteView {
  /// Where `text` stands first in `range`.
  package func find(_ text: StaticString, in range: Range<Int>) -> Int? {
    let length = text.utf8CodeUnitCount
    let first = text.utf8Start[0]
    var i = range.lowerBound
    let last = min(range.upperBound, count) - length
    while i <= last {
      let hits = EightBytes.equal(eightBytes(at: i), first)
      if hits == 0 {
        i += 8
        continue
      }
      i += EightBytes.first(hits)
      if i > last { return nil }
      if hasPrefix(text, at: i) { return i }
      i += 1
    }
    return nil
  }

  /// Where `byte` stands first in `range`.
  package func find(_ byte: UInt8, in range: Range<Int>) -> Int? {
    var i = range.lowerBound
    let end = min(range.upperBound, count)
    while i < end {
      let hits = EightBytes.equal(eightBytes(at: i), byte)
      if hits == 0 {
        i += 8
        continue
      }
      i += EightBytes.first(hits)
      return i < end ? i : nil
    }
    return nil
  }
}
