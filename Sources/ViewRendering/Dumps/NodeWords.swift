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

  /// Writes a class name bare where that reads as one word, else in backquotes.
  package mutating func writeClass(_ ref: TextRef, of pool: TextPool) {
    let isWord = ref.count > 0 && pool.withBytes(of: ref) { $0.allSatisfy(isClassByte) }
    if isWord { return write(ref, of: pool) }
    write("`")
    writeEscaped(ref, of: pool, quote: UInt8(ascii: "`"))
    write("`")
  }

  /// Writes `#name` where the name is one word, else `#"any name"`.
  package mutating func writeName(_ ref: TextRef, of pool: TextPool) {
    write("#")
    let isWord = ref.count > 0 && pool.withBytes(of: ref) { $0.allSatisfy(isNameByte) }
    if isWord { return write(ref, of: pool) }
    writeQuoted(ref, of: pool)
  }

  package mutating func writeQuoted(_ ref: TextRef, of pool: TextPool) {
    write("\"")
    writeEscaped(ref, of: pool)
    write("\"")
  }
}

/// Letters, digits and what joins words in class names of all platforms: `Module.Class`, `Box<Int>`, `Outer$Inner`, `CA::Layer`.
private func isClassByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
  case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "$"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: ":"),
    UInt8(ascii: ","), UInt8(ascii: "-"), UInt8(ascii: "@"), UInt8(ascii: "?"), UInt8(ascii: "/"):
    true
  default: false
  }
}

private func isNameByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
  case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "/"): true
  default: false
  }
}
