package import ViewTree

extension TextOutput {
  /// Writes a frame as UIKit's descriptions do: `(x y; width height)`.
  package mutating func writeFrame(_ frame: Rect) {
    write(byte: UInt8(ascii: "("))
    writeRounded(frame.x)
    write(byte: UInt8(ascii: " "))
    writeRounded(frame.y)
    write("; ")
    writeRounded(frame.width)
    write(byte: UInt8(ascii: " "))
    writeRounded(frame.height)
    write(byte: UInt8(ascii: ")"))
  }

  /// Writes a class name as a selector takes it: bare where it is one word, else in backquotes.
  package mutating func writeClass(_ ref: TextRef, of pool: TextPool) {
    if isWord(ref, of: pool) { return write(ref, of: pool) }
    write("`")
    writeEscaped(ref, of: pool, quote: UInt8(ascii: "`"))
    write("`")
  }

  /// Writes a name as a selector takes it: `#name` where it is one word, else `#"any name"`.
  package mutating func writeName(_ ref: TextRef, of pool: TextPool) {
    write("#")
    if isWord(ref, of: pool) { return write(ref, of: pool) }
    writeQuoted(ref, of: pool)
  }

  package mutating func writeQuoted(_ ref: TextRef, of pool: TextPool) {
    write("\"")
    writeEscaped(ref, of: pool)
    write("\"")
  }

  /// Whether a controller's state is made of letters, as UIKit's own are; another is written in quotes.
  func isLetters(_ ref: TextRef, of pool: TextPool) -> Bool {
    ref.count > 0 && pool.withBytes(of: ref) { $0.allSatisfy { ($0 | 0x20) &- UInt8(ascii: "a") < 26 } }
  }

  private func isWord(_ ref: TextRef, of pool: TextPool) -> Bool {
    if ref.count == 0 { return false }
    var isASCII = true
    let mayBeWord = pool.withBytes(of: ref) { bytes in
      for byte in bytes where !ViewTree.Selector.isWordByte(byte) {
        if byte < 0x80 { return false }
        isASCII = false
      }
      return true
    }
    return mayBeWord && (isASCII || ViewTree.Selector.isBareWord(pool.string(ref) ?? ""))
  }
}
