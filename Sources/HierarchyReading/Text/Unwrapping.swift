internal import PullParsing

extension SourceText {
  /// The texts that may be meant where this one is only what they are wrapped in: the strings of JSON, a string literal's
  /// escapes, HTML's `&lt;`, what all its lines begin with. None for a text that is not wrapped.
  func unwrappings() -> [SourceText] {
    var texts: [SourceText] = []
    let sample = Sample(self, length: 1 << 16)
    let escapes = sample.contains(anyOf: "\\n", "\\\"", "\\u003c", "\\u003C")
    if sample.mayBeJSON || sample.firstByte == UInt8(ascii: "\"") { texts.append(fromJSONStrings()) }
    if escapes { texts.append(fromEscapes()) }
    if sample.contains(anyOf: "&lt;", "&gt;") { texts.append(fromMarkup()) }
    if let prefix = CommonPrefix(of: view) { texts.append(without(prefix)) }
    return texts.map(\.withoutLinePrefixes)
  }

  /// The strings of a JSON document that may be dumps or lines of one, a line break behind each.
  private func fromJSONStrings() -> SourceText {
    var text: [UInt8] = []
    var pieces = Pieces()
    func add(_ range: Range<Int>) {
      pieces.starts.append((text.count, range.lowerBound))
      JSONEscapes.decode(view, range, into: &text) { _ in }
      text.append(0x0A)
    }
    if Sample(self, length: 1 << 12).firstByte == UInt8(ascii: "\""), let first = view.find(UInt8(ascii: "\""), in: 0..<view.count) {
      var end = first + 1
      while end < view.count, view[end] != UInt8(ascii: "\"") { end += view[end] == UInt8(ascii: "\\") ? 2 : 1 }
      add(first + 1..<min(end, view.count))
    } else {
      var reader = TolerantJSONReader(view)
      var isMember = false
      reading: while true {
        switch reader.next() {
        case .key:
          isMember = true
          continue
        case .string(let range): if !isMember || mayBeDump(range) { add(range) }
        case .end: break reading
        default: break
        }
        isMember = false
      }
      if reader.isCut { text.removeLast(min(1, text.count)) }
    }
    return SourceText(InputBytes(text), pieces: pieces, of: self)
  }

  /// Whether a member of an object is more than a word: it is JSON itself, or has lines, tags or frames.
  private func mayBeDump(_ range: Range<Int>) -> Bool {
    view.hasPrefix("{", in: range) || view.hasPrefix("[", in: range) || view.find("\\n", in: range) != nil
      || view.find("<", in: range) != nil || view.find("{{", in: range) != nil
      || view.find("\\u003", in: range) != nil
  }

  private func fromEscapes() -> SourceText {
    var text: [UInt8] = []
    JSONEscapes.decode(view, 0..<view.count, into: &text) { _ in }
    return SourceText(InputBytes(text), pieces: Pieces(starts: [(0, 0)]), of: self)
  }

  private func fromMarkup() -> SourceText {
    var text: [UInt8] = []
    var reader = TolerantXMLReader(view)
    reader.decode(0..<view.count, into: &text)
    return SourceText(InputBytes(text), pieces: Pieces(starts: [(0, 0)]), of: self)
  }
}
