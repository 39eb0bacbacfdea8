internal import PullParsing
internal import ViewTree

/// The view hierarchy in the failures of EarlGrey, versions 1 and 2.
///
///     ===== Window 1 =====
///     <UIWindow:0x7f; AX=N; AX.frame={{0, 0}, {375, 667}}; frame={{0, 0}, {375, 667}}; opaque; alpha=1>
///       |--<UILabel:0x80; AX=Y; AX.label='Hi'; frame={{16, 40}, {80, 20}}; alpha=1; UIE=N; text='Hi'>
struct EarlGreyFormat: HierarchyFormat {
  let name = "earlgrey"
  let summary = "the view hierarchy of EarlGrey's failures"
  let example = """
    <UIWindow:0x7f; AX=N; frame={{0, 0}, {375, 667}}; alpha=1>
      |--<UILabel:0x80; AX=Y; AX.label='Hi'; frame={{16, 40}, {80, 20}}; alpha=1; text='Hi'>
    """

  var mapping: [(source: String, tree: String)] {
    [
      ("class and address", "class; identity #1, #2 …"),
      ("frame, points; of elements without one AX.frame, which is the window's", "frame, superview"),
      ("bare hidden", "isHidden"),
      ("alpha, UIE=N", "alpha, isUserInteractionEnabled"),
      ("text; without it AX.label, AX.value", "text"),
      ("AX.id", "name"),
      ("all else", "attributes; bare words with themselves for a value"),
    ]
  }

  func confidence(in sample: Sample) -> Confidence {
    sample.contains(anyOf: "; AX=", "; isAccessible=", "; AX.frame={{") ? .certain : .none
  }

  func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    let bytes = assembler.text.view
    var lines = TextLines(bytes)
    var pending: (start: Int, level: Int, end: Int)?
    var origins = Origins()
    while let line = lines.next() {
      if let head = head(on: line, bytes) {
        if let done = pending { try add(done.start, done.level, done.end, isLast: false, &origins, &assembler) }
        pending = (head.start, head.level, line.upperBound)
      } else if bytes.find("=====", in: line) != nil {
        if let done = pending { try add(done.start, done.level, done.end, isLast: false, &origins, &assembler) }
        pending = nil
        var title = ByteCursor(bytes, bytes.trimmed(line))
        _ = title.take { $0 == UInt8(ascii: "=") || $0 == 0x20 }
        let name = bytes.trimmed(title.take { $0 != UInt8(ascii: "=") })
        assembler.beginTree(named: name.isEmpty ? nil : assembler.text.bytes.string(in: name))
      } else if pending != nil {
        pending?.end = line.upperBound
      } else if !bytes.trimmed(line).isEmpty {
        assembler.repairs.note(.foreignText, at: bytes.trimmed(line).lowerBound)
      }
    }
    if let done = pending { try add(done.start, done.level, done.end, isLast: true, &origins, &assembler) }
  }

  /// Where the `AX.frame`s of the open views are, for those below that have no other.
  private struct Origins {
    var stack: [(level: Int, origin: Point)] = []

    mutating func origin(above level: Int) -> Point? {
      while let last = stack.last, last.level >= level { stack.removeLast() }
      return stack.last?.origin
    }
  }

  private func head(on line: Range<Int>, _ bytes: ByteView) -> (start: Int, level: Int)? {
    guard let start = bytes.find(UInt8(ascii: "<"), in: line) else { return nil }
    var cursor = ByteCursor(bytes, start + 1..<line.upperBound)
    guard let className = UIKitDescriptionReader.className(&cursor), !className.isEmpty else { return nil }
    guard cursor.starts(with: ":0x") || cursor.starts(with: ": 0x") || cursor.starts(with: "; ") || cursor.isAtEnd else { return nil }
    var gutterEnd = start
    while gutterEnd > line.lowerBound, bytes[gutterEnd - 1] == UInt8(ascii: "-") { gutterEnd -= 1 }
    return (start, Gutter(before: gutterEnd, from: line.lowerBound, in: bytes).bars)
  }

  private func add(
    _ start: Int, _ level: Int, _ end: Int, isLast: Bool, _ origins: inout Origins, _ assembler: inout TreeAssembler
  ) throws(HierarchyError) {
    let bytes = assembler.text.view
    var cursor = ByteCursor(bytes, start + 1..<end)
    guard let className = UIKitDescriptionReader.className(&cursor) else { return }
    let index = try assembler.open(counted: level, at: start)
    assembler.setClass(className, at: index)
    if cursor.skip(":") {
      cursor.skipSpaces()
      assembler.setIdentity(address: cursor.take { $0 == UInt8(ascii: "x") || AddressTable.digit($0) != nil }, at: index)
    }
    var splitter = AttributeSplitter(isOwn: false)
    var windowFrame: Rect?
    var hasFrame = false
    while let (key, value) = splitter.next(&cursor) {
      if bytes.isEqual(key, to: "AX.frame") {
        windowFrame = bytes.rect(in: value)
        assembler.addAttribute(key, value, to: index)
      } else if bytes.isEqual(key, to: "frame") {
        if let frame = bytes.rect(in: value) {
          assembler.setFrame(frame, at: index)
          hasFrame = true
        } else if !isLast {
          assembler.repairs.note(.unreadableFrame, at: value.lowerBound)
        }
      } else {
        add(key, value, index, &assembler)
      }
    }
    if let windowFrame {
      if !hasFrame, splitter.isClosed {
        let origin = origins.origin(above: level) ?? .zero
        assembler.setFrame(windowFrame.offsetBy(dx: -origin.x, dy: -origin.y), at: index)
      }
      _ = origins.origin(above: level)
      origins.stack.append((level, windowFrame.origin))
    }
    if !splitter.isClosed {
      if isLast { assembler.isCut = true } else { assembler.repairs.note(.unfinishedTag, at: start) }
    } else if !bytes.trimmed(cursor.rest).isEmpty {
      assembler.repairs.note(.foreignText, at: bytes.trimmed(cursor.rest).lowerBound)
    }
  }

  private func add(_ key: Range<Int>, _ value: Range<Int>, _ index: Int, _ assembler: inout TreeAssembler) {
    let bytes = assembler.text.view
    let words = bytes.unquoted(value)
    if bytes.isEqual(key, to: "text") {
      let isRepeated = !assembler.hasNoText(index)
      if !words.isEmpty { assembler.setText(words, at: index) }
      if !isRepeated || words.isEmpty { return }
    } else if bytes.isEqual(key, to: "AX.id") {
      return assembler.setName(words, at: index)
    } else if bytes.isEqual(key, to: "AX.label") || bytes.isEqual(key, to: "AX.value") {
      if assembler.hasNoText(index), !words.isEmpty { assembler.setText(words, at: index) }
    } else if bytes.isEqual(key, to: "hidden") {
      return assembler.setHidden(at: index)
    } else if bytes.isEqual(key, to: "alpha") {
      if let alpha = bytes.number(in: value) { return assembler.setAlpha(alpha, at: index) }
    } else if bytes.isEqual(key, to: "UIE"), bytes.isEqual(value, to: "N") {
      return assembler.setNotInteractive(at: index)
    }
    assembler.addAttribute(key, words, to: index)
  }
}
