#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension TextOutput {
  /// Writes `value` in decimal.
  public mutating func write(_ value: Int) {
    if value < 0 { write(byte: UInt8(ascii: "-")) }
    var magnitude = value.magnitude
    var digits: (UInt64, UInt64, UInt64) = (0, 0, 0)  // room for 24 digits, filled from the end
    withUnsafeMutableBytes(of: &digits) { room in
      var start = room.count
      repeat {
        start -= 1
        room[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: magnitude % 10)
        magnitude /= 10
      } while magnitude > 0
      write(bytes: UnsafeBufferPointer(rebasing: UnsafeRawBufferPointer(room).bindMemory(to: UInt8.self)[start...]))
    }
  }

  /// Writes `value` so that reading it gives the same bits: the shortest such decimal, without `.0`.
  ///
  /// nan and the infinities come out as `nan`, `inf` and `-inf`.
  public mutating func writeExactly(_ value: Double) {
    if let whole = Int(exactly: value), whole.magnitude < 1 << 53, !(whole == 0 && value.sign == .minus) {
      write(whole)
    } else if value.isNaN {
      write("nan")
    } else {
      write(value.description)
    }
  }

  /// Writes `value` as people read it: at most two decimals, no trailing zeros, no `-0`.
  ///
  /// What is too large or too small for that form keeps its shortest exact one.
  public mutating func writeRounded(_ value: Double) {
    guard value.magnitude < 1e13 else { return writeExactly(value) }  // nan fails the comparison too
    let hundredths = Int((value * 100).rounded(.toNearestOrAwayFromZero))
    let magnitude = hundredths.magnitude
    if hundredths < 0 { write(byte: UInt8(ascii: "-")) }
    write(Int(magnitude / 100))
    let rest = UInt8(magnitude % 100)
    if rest > 0 {
      write(byte: UInt8(ascii: "."))
      write(byte: UInt8(ascii: "0") + rest / 10)
      if rest % 10 > 0 { write(byte: UInt8(ascii: "0") + rest % 10) }
    }
  }
}

/// `value` as people read it: at most two decimals, no trailing zeros.
public func numberText(_ value: Double) -> String {
  var output = TextOutput()
  output.writeRounded(value)
  return output.text
}
