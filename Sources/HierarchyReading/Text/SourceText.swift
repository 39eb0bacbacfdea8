package import PullParsing

/// A document as the readers see it: well-formed UTF-8, whatever it came in.
package struct SourceText: Sendable {
  /// What was given.
  let original: InputBytes
  /// What is read, and what trees point into.
  package let bytes: InputBytes
  package let view: ByteView
  package let file: String
  /// What had to be put right to get from `original` to `root`; offsets are of `root`.
  private(set) var repairs = Repairs()
  /// Whether the last character was cut in the middle.
  private(set) var isCut = false
  /// What `bytes` were taken out of: the whole document, well-formed.
  private let root: InputBytes
  /// Where the pieces of `bytes` come from, for text that was taken out of another, and so on up to `root`.
  private var pieces: [Pieces] = []

  package init(_ input: InputBytes, file: String) {
    original = input
    self.file = file
    if let (start, isBigEndian) = Self.utf16(ByteView(input)) {
      bytes = Transcoding.utf8(fromUTF16: ByteView(input), from: start, isBigEndian: isBigEndian, &repairs, &isCut)
    } else if let fault = input.firstInvalidUTF8() {
      bytes = Transcoding.wellFormed(ByteView(input), firstFault: fault, &repairs, &isCut)
    } else if ByteView(input).hasPrefix("\u{FEFF}", at: 0) {
      bytes = Self.withoutMark(input)
    } else {
      bytes = input
    }
    root = bytes
    view = ByteView(bytes)
  }

  /// Whether `bytes` are UTF-16, with a byte order mark or without.
  package static func isUTF16(_ bytes: InputBytes) -> Bool { utf16(ByteView(bytes)) != nil }

  /// `bytes` themselves, or the same text as UTF-8 where they are UTF-16.
  package static func bytesWithoutUTF16(of bytes: InputBytes) -> InputBytes {
    isUTF16(bytes) ? SourceText(bytes, file: "").bytes : bytes
  }

  private static func withoutMark(_ input: InputBytes) -> InputBytes {
    input.withBytes(in: 3..<input.count) { InputBytes($0) }
  }

  /// A text that was taken out of `outer`.
  init(_ bytes: InputBytes, pieces: Pieces, of outer: SourceText) {
    original = outer.original
    file = outer.file
    self.bytes = bytes
    view = ByteView(bytes)
    root = outer.root
    var own = pieces
    own.outerCount = outer.bytes.count
    self.pieces = [own] + outer.pieces
    isCut = outer.isCut
    repairs = outer.repairs
  }

  /// Where the byte at `offset` stands in what was given. Costs a walk.
  package func location(of offset: Int) -> SourceLocation {
    location(inRoot: offsetInRoot(of: offset))
  }

  /// Where the byte at `offset` stands in `root`.
  package func offsetInRoot(of offset: Int) -> Int {
    pieces.reduce(offset) { offset, pieces in pieces.outerOffset(of: offset) }
  }

  package func location(inRoot offset: Int) -> SourceLocation { root.location(of: offset, file: file) }

  /// Where a text came from that was put together from pieces of another.
  struct Pieces: Sendable {
    var outerCount = 0
    /// Where each piece starts here, and where it started there; both rise.
    var starts: [(here: Int, there: Int)] = []

    /// Near enough: what was escaped was longer there than it is here.
    func outerOffset(of offset: Int) -> Int {
      var low = 0
      var high = starts.count
      while low < high {
        let middle = (low + high) / 2
        if starts[middle].here <= offset { low = middle + 1 } else { high = middle }
      }
      guard low > 0 else { return 0 }
      let end = low < starts.count ? starts[low].there : outerCount
      return min(starts[low - 1].there + offset - starts[low - 1].here, max(starts[low - 1].there, end - 1))
    }
  }

  /// Where UTF-16 begins and which byte of a unit comes first; without a byte order mark, the zeros of its ASCII show it.
  private static func utf16(_ bytes: ByteView) -> (start: Int, isBigEndian: Bool)? {
    guard bytes.count >= 2 else { return nil }
    if bytes[0] == 0xFF, bytes[1] == 0xFE { return (2, false) }
    if bytes[0] == 0xFE, bytes[1] == 0xFF { return (2, true) }
    guard bytes.count >= 4 else { return nil }
    if bytes[0] != 0, bytes[1] == 0, bytes[2] != 0, bytes[3] == 0 { return (0, false) }
    if bytes[0] == 0, bytes[1] != 0, bytes[2] == 0, bytes[3] != 0 { return (0, true) }
    return nil
  }
}

/// Other encodings, and broken ones, made well-formed UTF-8.
enum Transcoding {
  static func utf8(
    fromUTF16 bytes: ByteView, from start: Int, isBigEndian: Bool, _ repairs: inout Repairs, _ isCut: inout Bool
  ) -> InputBytes {
    var utf8: [UInt8] = []
    utf8.reserveCapacity(bytes.count / 2 + bytes.count / 8)
    func unit(at i: Int) -> UInt32 {
      let first = UInt32(bytes[i])
      let second = UInt32(bytes[i + 1])
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    var i = start
    while i + 1 < bytes.count {
      var value = unit(at: i)
      i += 2
      if value < 0x80 {
        utf8.append(UInt8(truncatingIfNeeded: value))
        continue
      }
      if value & 0xFC00 == 0xD800, i + 1 < bytes.count, unit(at: i) & 0xFC00 == 0xDC00 {
        value = 0x1_0000 + (value & 0x3FF) << 10 + unit(at: i) & 0x3FF
        i += 2
      }
      if let scalar = Unicode.Scalar(value) {
        UTF8.encode(scalar).map { utf8.append(contentsOf: $0) }
      } else {
        repairs.note(.loneSurrogate, at: utf8.count)
        utf8.append(contentsOf: "\u{FFFD}".utf8)
      }
    }
    if i < bytes.count { isCut = true }
    return InputBytes(utf8)
  }

  /// `bytes` with U+FFFD for each byte that is no part of a character. A character that the end cut is left out.
  static func wellFormed(_ bytes: ByteView, firstFault: Int, _ repairs: inout Repairs, _ isCut: inout Bool) -> InputBytes {
    var utf8: [UInt8] = []
    utf8.reserveCapacity(bytes.count + 16)
    bytes.append(0..<firstFault, to: &utf8)
    var i = firstFault
    while i < bytes.count {
      let length = bytes.input.lengthOfUTF8Scalar(at: i)
      if length > 0 {
        for k in 0..<length { utf8.append(bytes[i + k]) }
        i += length
        continue
      }
      if bytes.count - i < 4, bytes[i] >= 0xC2, (i + 1..<bytes.count).allSatisfy({ bytes[$0] & 0xC0 == 0x80 }) {
        isCut = true
        break
      }
      repairs.note(.invalidUTF8, at: utf8.count)
      utf8.append(contentsOf: "\u{FFFD}".utf8)
      i += 1
    }
    return InputBytes(utf8)
  }
}
