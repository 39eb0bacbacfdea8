internal import PullParsing

/// The addresses of a document, numbered in order of appearance.
struct AddressTable {
  private var numbers: [UInt64: Int] = [:]

  /// The number, from 1 on, of the address whose hexadecimal digits, with or without `0x`, stand at `range`.
  mutating func number(ofAddressAt range: Range<Int>, in bytes: ByteView) -> Int {
    let value = Self.value(of: range, in: bytes)
    if let number = numbers[value] { return number }
    numbers[value] = numbers.count + 1
    return numbers.count
  }

  /// Appends `range` with the addresses in it replaced: `0x…` of a numbered one by `#1`, of another by nothing where it stands in
  /// `<Class: 0x…>`, else by `0x`.
  func appendStable(_ range: Range<Int>, of bytes: ByteView, to text: inout [UInt8]) {
    let first = text.count
    func ends(with byte: UInt8, _ text: [UInt8]) -> Bool { text.count > first && text[text.count - 1] == byte }
    var i = range.lowerBound
    while let found = bytes.find("0x", in: i..<range.upperBound) {
      var end = found + 2
      while end < range.upperBound, Self.digit(bytes[end]) != nil { end += 1 }
      bytes.append(i..<found, to: &text)
      i = end
      if end - found < 8 {  // a number, no address
        bytes.append(found..<end, to: &text)
      } else if let number = numbers[Self.value(of: found..<end, in: bytes)] {
        text.append(contentsOf: "#\(number)".utf8)
      } else if ends(with: UInt8(ascii: " "), text), end < range.upperBound {
        text.removeLast()
        if ends(with: UInt8(ascii: ":"), text) { text.removeLast() }
      } else if ends(with: UInt8(ascii: ":"), text), end < range.upperBound {
        text.removeLast()
      } else {
        text.append(contentsOf: "0x".utf8)
      }
    }
    bytes.append(i..<range.upperBound, to: &text)
  }

  private static func value(of range: Range<Int>, in bytes: ByteView) -> UInt64 {
    var i = range.lowerBound
    if bytes.hasPrefix("0x", at: i) { i += 2 }
    var value: UInt64 = 0
    while i < range.upperBound, let digit = digit(bytes[i]) {
      value = value << 4 | UInt64(digit)
      i += 1
    }
    return value
  }

  static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
