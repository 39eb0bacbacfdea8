import PullParsing
import Testing

@Suite struct InputBytesTests {
  @Test func `locations count lines of every ending and columns in characters`() {
    let bytes = InputBytes("ab\ncé\r\nd\re")
    let places = (0...bytes.count).map { offset in
      let location = bytes.location(of: offset, file: "f")
      return "\(location.line):\(location.column)"
    }
    // a b LF c é(2 bytes) CR LF d CR e end
    #expect(places == ["1:1", "1:2", "1:3", "2:1", "2:2", "2:3", "2:3", "2:4", "3:1", "3:2", "4:1", "4:2"])
  }

  @Test func `a byte order mark has no width`() {
    #expect(InputBytes("\u{FEFF}x").location(of: 3, file: "f").column == 1)
  }

  /// The standard library's repair is the twin: text is well-formed exactly where decoding it changes nothing.
  @Test func `malformed UTF-8 is found where it starts`() {
    let pieces: [[UInt8]] = [
      Array("plain ascii text".utf8), Array("é".utf8), Array("設".utf8), Array("😀".utf8), [0xC0, 0x80], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80],
      [0xE2, 0x82], [0x80], [0xFF], [0xF0, 0x8F, 0xBF, 0xBF], [0xE0, 0x9F, 0xBF],
    ]
    for first in pieces {
      for second in pieces {
        let bytes = first + second
        let isValid = Array(String(decoding: bytes, as: UTF8.self).utf8) == bytes
        #expect((InputBytes(bytes).firstInvalidUTF8() == nil) == isValid, "\(bytes)")
      }
    }
    #expect(InputBytes(Array("12345678é".utf8) + [0xE2, 0x82]).firstInvalidUTF8() == 10)
  }

  @Test func `what fills the bytes may fail`() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      _ = try InputBytes(capacity: 10) { _ throws(Failure) in throw Failure() }
    }
  }
}
