import PullParsing

// What readers look for to know their format.
extension InputBytes {
  /// The first byte that is no white space, a byte order mark passed over.
  var firstWordByte: UInt8? {
    var i = count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF ? 3 : 0
    while i < count, self[i] == 0x20 || (self[i] >= 0x09 && self[i] <= 0x0D) { i += 1 }
    return i < count ? self[i] : nil
  }

  /// Whether `mark` stands in the first `length` bytes. The standard library's search by characters takes a hundred times as long.
  func contains(_ mark: StaticString, inFirst length: Int) -> Bool {
    let mark = UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount)
    return withBytes(in: 0..<min(length, count)) { bytes in
      var start = 0
      while start + mark.count <= bytes.count {
        var matched = 0
        while matched < mark.count, bytes[start + matched] == mark[matched] { matched += 1 }
        if matched == mark.count { return true }
        start += 1
      }
      return false
    }
  }
}
