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
    write(digitsOf: value.magnitude)
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
    let whole = Int(value)
    if Double(whole) == value { return write(whole) }
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
