internal import PullParsing
internal import ViewTree

/// The DUMP of Android's ViewServer, which Hierarchy Viewer and AndroidViewClient read.
///
///     com.android.internal.policy.DecorView@41 layout:mLeft=1,0 layout:mTop=1,0 layout:getWidth()=3,480 …
///      android.widget.TextView@42 mID=8,id/title text:mText=5,Hello getVisibility()=4,GONE …
///
/// A value is as long as the number before its comma says, in UTF-16 units. Depth is leading blanks.
struct ViewServerFormat: HierarchyFormat {
  let name = "viewserver"
  let summary = "the DUMP of Android's ViewServer"
  let example = """
    com.android.internal.policy.DecorView@41 layout:mLeft=1,0 layout:mTop=1,0 layout:getWidth()=3,480 layout:getHeight()=3,800
     android.widget.TextView@42 text:mText=5,Hello mID=8,id/title layout:mLeft=2,16 layout:mTop=2,40
    """

  var mapping: [(source: String, tree: String)] {
    [
      ("class, hash", "class; identity #1, #2 …"),
      ("mLeft, mTop, getWidth(), getHeight() (or mRight, mBottom), pixels", "frame, superview; pixels, unless the density is told"),
      ("getVisibility() other than VISIBLE", "isHidden"),
      ("mText", "text"),
      ("mID other than NO_ID", "name"),
      ("getAlpha()", "alpha"),
      ("mScrollX, mScrollY", "boundsOrigin"),
      ("all else", "attributes"),
    ]
  }

  func confidence(in sample: Sample) -> Confidence {
    sample.contains(anyOf: "mLeft=", "mPrivateFlags=", "getVisibility()=", "mViewFlags=") && sample.contains("@") ? .certain : .none
  }

  func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    assembler.unit = .pixels(perPoint: nil)
    let bytes = assembler.text.view
    var cursor = ByteCursor(bytes, 0..<bytes.count)
    _ = cursor.skip("\u{FEFF}")
    while !cursor.isAtEnd {
      let lineStart = cursor.position
      let level = cursor.skipSpaces()
      let className = cursor.take { $0 > 0x20 && $0 != UInt8(ascii: "@") }
      let isView = !className.isEmpty && cursor.byte == UInt8(ascii: "@")
      if isView {
        cursor.position += 1
        let hash = cursor.take { AddressTable.digit($0) != nil }
        assembler.close(downTo: level)
        if level == 0, assembler.latest != nil { assembler.beginTree() }
        if assembler.level == nil, level > 0 { assembler.repairs.note(.missingRoot, at: className.lowerBound) }
        let index = try assembler.open(level: level, className: -1)
        assembler.setClassNumber(assembler.nameNumber(className), at: index)
        if !hash.isEmpty { assembler.setIdentity(address: hash, at: index) }
        readProperties(&cursor, index, &assembler)
      } else {
        _ = cursor.take { $0 != 0x0A && $0 != 0x0D }
        let words = bytes.trimmed(lineStart..<cursor.position)
        if !words.isEmpty, !bytes.hasPrefix("DONE", in: words) { assembler.repairs.note(.foreignText, at: words.lowerBound) }
      }
      _ = cursor.take { $0 == 0x0A || $0 == 0x0D }
    }
  }

  private struct Geometry {
    var left, top, right, bottom, width, height, scrollX, scrollY: Double?
  }

  /// Reads `category:name=LEN,value` up to the line's end.
  private func readProperties(_ cursor: inout ByteCursor, _ index: Int, _ assembler: inout TreeAssembler) {
    let bytes = cursor.bytes
    var geometry = Geometry()
    while true {
      cursor.skipSpaces()
      if cursor.isAtEnd || cursor.byte == 0x0A || cursor.byte == 0x0D { break }
      let key = cursor.take { $0 != UInt8(ascii: "=") && $0 != 0x0A && $0 != 0x0D }
      guard cursor.skip("=") else {
        if cursor.isAtEnd { assembler.isCut = true }
        break
      }
      let start = cursor.position
      let digits = cursor.take { $0 &- UInt8(ascii: "0") < 10 }
      guard cursor.skip(","), digits.count < 9, let length = bytes.number(in: digits) else {
        cursor.position = start
        let value = cursor.take { $0 > 0x20 }
        if cursor.isAtEnd { assembler.isCut = true } else { assembler.repairs.note(.unreadableNode, at: start) }
        assembler.addAttribute(key, value, to: index)
        continue
      }
      let valueStart = cursor.position
      var units = Int(length)
      while units > 0, !cursor.isAtEnd {
        units -= cursor.byte >= 0xF0 ? 2 : cursor.byte & 0xC0 == 0x80 ? 0 : 1
        cursor.position += 1
        while cursor.byte & 0xC0 == 0x80, !cursor.isAtEnd { cursor.position += 1 }
      }
      if units > 0 { assembler.isCut = true }
      add(key, valueStart..<cursor.position, &geometry, index, &assembler)
    }
    setFrame(geometry, index, &assembler)
  }

  private func setFrame(_ geometry: Geometry, _ index: Int, _ assembler: inout TreeAssembler) {
    if geometry.scrollX ?? 0 != 0 || geometry.scrollY ?? 0 != 0 {
      assembler.setBoundsOrigin(Point(x: geometry.scrollX ?? 0, y: geometry.scrollY ?? 0), at: index)
    }
    guard let left = geometry.left, let top = geometry.top, let width = geometry.width ?? geometry.right.map({ $0 - left }),
      let height = geometry.height ?? geometry.bottom.map({ $0 - top })
    else { return }
    assembler.setFrame(Rect(x: left, y: top, width: width, height: height), at: index)
  }

  private func add(_ key: Range<Int>, _ value: Range<Int>, _ geometry: inout Geometry, _ index: Int, _ assembler: inout TreeAssembler) {
    let bytes = assembler.text.view
    let name = bytes.find(UInt8(ascii: ":"), in: key).map { $0 + 1..<key.upperBound } ?? key
    func isName(_ text: StaticString) -> Bool { bytes.isEqual(name, to: text) }
    let number = bytes.number(in: value)
    if isName("mLeft") {
      geometry.left = number
    } else if isName("mTop") {
      geometry.top = number
    } else if isName("mRight") {
      geometry.right = number
    } else if isName("mBottom") {
      geometry.bottom = number
    } else if isName("getWidth()") {
      geometry.width = number
    } else if isName("getHeight()") {
      geometry.height = number
    } else if isName("mScrollX") {
      geometry.scrollX = number
    } else if isName("mScrollY") {
      geometry.scrollY = number
    } else if isName("getVisibility()") {
      if bytes.isEqual(value, to: "VISIBLE") { return }
      assembler.setHidden(at: index)
      assembler.addAttribute(key, value, to: index)
    } else if isName("mText") {
      assembler.setText(value, at: index)
    } else if isName("mID") {
      if !bytes.isEqual(value, to: "NO_ID") { assembler.setName(value, at: index) }
    } else if isName("getAlpha()"), let number {
      assembler.setAlpha(number, at: index)
    } else if !key.isEmpty {
      assembler.addAttribute(key, value, to: index)
    }
  }
}
