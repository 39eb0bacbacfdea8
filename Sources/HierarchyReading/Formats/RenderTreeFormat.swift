internal import PullParsing
internal import ViewTree

/// The render trees that web engines dump in their layout tests: WebKit and Blink (`layer at (0,0) size 800x600`), Ladybird; Gecko's
/// frame trees.
///
///     layer at (0,0) size 800x600
///       LayoutBlockFlow {HTML} at (0,0) size 800x600 [color=#0000EE]
///         LayoutText {#text} at (0,0) size 58x19
///           text run at (0,0) width 58: "Hello"
///
/// Ladybird's layout, paintable and stacking context trees are a tree each.
struct RenderTreeFormat: HierarchyFormat {
  let name = "render-tree"
  let summary = "the render trees of web engines' layout tests"
  let example = """
    layer at (0,0) size 800x600
      LayoutBlockFlow {HTML} at (0,0) size 800x600
        LayoutText {#text} at (0,0) size 58x19
          text run at (0,0) width 58: "Hello"
    """

  var mapping: [(source: String, tree: String)] {
    [
      ("the renderer's class", "class"),
      ("{P}, <div.grid>, (Box<DIV>.grid)", "name"),
      ("at (x,y) size WxH", "frame, superview; of a layer's root the layer's own place on the page, its at an attribute"),
      ("at [x,y] [… W …] [… H …], [x,y WxH] (Ladybird)", "frame, superview, converted from the page's coordinates; the content box"),
      (#"text run … "…""#, "text of the renderer above; runs are joined"),
      ("a layer's line", "attribute layer of the roots below it"),
      (#"Block(div)(2)"…"@0x… (Gecko)"#, "class, name, attribute index, text, identity #1, #2 …"),
      ("{x,y,w,h}, (x=…, y=…, w=…, h=…) (Gecko), app units", "frame, superview, in CSS pixels"),
      ("all else", "attribute style"),
    ]
  }

  func confidence(in sample: Sample) -> Confidence {
    if sample.contains("layer at (") && sample.contains(") size ") { return .certain }
    if Self.isGecko(sample) { return .certain }
    if sample.contains("Viewport <#document>") || sample.contains("ViewportPaintable (") { return .certain }
    return sample.contains("} at (") && sample.contains(") size ") ? .certain : .none
  }

  func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    if Self.isGecko(Sample(assembler.text, length: 1 << 16)) { return try GeckoFrameReader().read(into: &assembler) }
    var reader = RenderTreeReader()
    try reader.read(into: &assembler)
  }

  private static func isGecko(_ sample: Sample) -> Bool {
    sample.contains("@") && !sample.contains(anyOf: "layer at (", "DecorView@")
      && sample.lines { GeckoFrameReader.isFrame($0, sample.bytes) && sample.bytes.find("[", in: $0) != nil }
  }
}

struct RenderTreeReader {
  /// The layer whose renderers are being read.
  private var layer: (words: Range<Int>, origin: Point?, columns: Int)?
  private var text: [UInt8] = []

  mutating func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    let bytes = assembler.text.view
    var lines = TextLines(bytes)
    while let line = lines.next() {
      var cursor = ByteCursor(bytes, line)
      cursor.end = bytes.trimmedEnd(line)
      let columns = cursor.skipSpaces()
      if cursor.isAtEnd { continue }
      if cursor.starts(with: "layer at (") {
        flushText(&assembler)
        assembler.close(downTo: columns)  // the layers of a frame stand in it
        layer = (cursor.position + 6..<cursor.end, bytes.point(in: cursor.position + 9..<cursor.end), columns)
      } else if cursor.starts(with: "text run ") || cursor.starts(with: "chunk ") {
        addRun(cursor, &assembler)
      } else if cursor.starts(with: "frag ") || cursor.starts(with: "line ") || cursor.starts(with: "selection ")
        || cursor.starts(with: "caret:")
      {
        continue
      } else if cursor.byte == UInt8(ascii: "\"") {
        if assembler.latest != nil { add(bytes.unquoted(cursor.rest), bytes) }
      } else {
        flushText(&assembler)
        if try !readRenderer(&cursor, columns, &assembler) {
          if lines.isAtEnd { assembler.isCut = true } else { assembler.repairs.note(.foreignText, at: line.lowerBound) }
        }
      }
    }
    flushText(&assembler)
  }

  // MARK: Texts

  private mutating func addRun(_ line: ByteCursor, _ assembler: inout TreeAssembler) {
    guard let quote = line.find(": \""), assembler.latest != nil else {
      if line.end == line.bytes.count { assembler.isCut = true }
      return
    }
    add(line.bytes.unquoted(quote + 2..<line.end), line.bytes)
  }

  /// Appends a run, its `\x{9AC}` escapes resolved.
  private mutating func add(_ range: Range<Int>, _ bytes: ByteView) {
    var i = range.lowerBound
    while i < range.upperBound {
      if bytes[i] == UInt8(ascii: "\\"), bytes.hasPrefix("\\x{", at: i) {
        var end = i + 3
        var value: UInt32 = 0
        while end < range.upperBound, end - i < 12, let digit = AddressTable.digit(bytes[end]) {
          value = value &* 16 &+ UInt32(digit)
          end += 1
        }
        if end < range.upperBound, bytes[end] == UInt8(ascii: "}") {
          UTF8.encode(Unicode.Scalar(value) ?? "\u{FFFD}").map { text.append(contentsOf: $0) }
          i = end + 1
          continue
        }
      }
      if bytes[i] == UInt8(ascii: "\\"), i + 1 < range.upperBound, bytes[i + 1] == UInt8(ascii: "\"") || bytes[i + 1] == UInt8(ascii: "\\")
      {
        i += 1
      }
      text.append(bytes[i])
      i += 1
    }
  }

  private mutating func flushText(_ assembler: inout TreeAssembler) {
    guard !text.isEmpty, let index = assembler.latest else { return }
    let words = text
    assembler.setText(assembler.ref(decodedBy: { $0.append(contentsOf: words) }), at: index)
    text.removeAll(keepingCapacity: true)
  }

  // MARK: Renderers

  private mutating func readRenderer(_ cursor: inout ByteCursor, _ columns: Int, _ assembler: inout TreeAssembler) throws(HierarchyError)
    -> Bool
  {
    let bytes = cursor.bytes
    let isStacking = cursor.skip("SC for ")
    let className = cursor.take { byte in
      (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
    }
    guard !className.isEmpty else { return false }
    var tag: Range<Int>?
    if isStacking {
      tag = name(&cursor, open: UInt8(ascii: "<"), close: UInt8(ascii: ">"))
    } else {
      cursor.skipSpaces()
      switch cursor.byte {
      case UInt8(ascii: "{"): tag = name(&cursor, open: UInt8(ascii: "{"), close: UInt8(ascii: "}"))
      case UInt8(ascii: "<"): tag = name(&cursor, open: UInt8(ascii: "<"), close: UInt8(ascii: ">"))
      case UInt8(ascii: "("): tag = name(&cursor, open: UInt8(ascii: "("), close: UInt8(ascii: ")"))
      default: break
      }
    }
    let rest = cursor.rest
    let place = page(rest, bytes)
    let isLayout = place == nil && (bytes.find(" at (", in: rest) != nil || bytes.hasPrefix("at (", in: bytes.trimmed(rest)))
    let isUnpainted =
      bytes.find("(not painted)", in: rest) != nil || bytes.find("children:", in: rest) != nil
      || (tag != nil && rest.isEmpty && assembler.latest != nil)
    guard isLayout || place != nil || isUnpainted || (layer != nil && tag != nil) else { return false }
    let isNewTree = columns == 0 && !isLayout && assembler.latest != nil
    if isNewTree { assembler.beginTree() }
    assembler.frameSpace = isLayout || layer != nil ? .superview : .screen
    assembler.close(downTo: columns)
    let isRoot = assembler.level.map { level in layer.map { level < $0.columns } ?? false } ?? true
    let index = try assembler.open(level: columns, className: -1)
    assembler.setClassNumber(assembler.nameNumber(className), at: index)
    if isStacking { assembler.addAttribute("kind", assembler.ref("stacking context"), to: index) }
    if let tag, !tag.isEmpty { assembler.setName(tag, at: index) }
    if isRoot, let layer { assembler.addAttribute("layer", layer.words, to: index) }
    if isLayout {
      readLayout(&cursor, isRoot, index, &assembler)
    } else {
      if let place { assembler.setFrame(place, at: index) }
      let words = bytes.trimmed(rest)
      if !words.isEmpty { assembler.addAttribute("style", words, to: index) }
    }
    return true
  }

  /// What stands between brackets, which may nest.
  private func name(_ cursor: inout ByteCursor, open: UInt8, close: UInt8) -> Range<Int>? {
    guard cursor.skip(open) else { return nil }
    let start = cursor.position
    var depth = 1
    while !cursor.isAtEnd {
      if cursor.byte == open { depth += 1 }
      if cursor.byte == close {
        depth -= 1
        if depth == 0 { break }
      }
      cursor.position += 1
    }
    let range = start..<cursor.position
    _ = cursor.skip(close)
    return range
  }

  /// ` at (0,0) size 784x20 [color=#00FF00]`
  private func readLayout(_ cursor: inout ByteCursor, _ isRoot: Bool, _ index: Int, _ assembler: inout TreeAssembler) {
    let bytes = cursor.bytes
    let before = bytes.trimmed(cursor.position..<(cursor.find("at (") ?? cursor.end))
    cursor.position = (cursor.find("at (") ?? cursor.end)
    let start = cursor.position
    guard var frame = cursor.rect() else {
      assembler.isCut = cursor.end == bytes.count
      return
    }
    let told = bytes.trimmed(start..<cursor.position)
    if isRoot, let origin = layer?.origin, origin != frame.origin {
      assembler.addAttribute("at", told, to: index)
      frame.x = origin.x
      frame.y = origin.y
    }
    assembler.setFrame(frame, at: index)
    if !before.isEmpty { assembler.addAttribute("kind", before, to: index) }
    let rest = bytes.trimmed(cursor.rest)
    if !rest.isEmpty { assembler.addAttribute("style", rest, to: index) }
  }

  /// Ladybird's frames: `at [8,8] [8+0+0 784 0+0+8] [8+0+0 521 0+0+8]`, content box and box model; `[8,8 784x521]`; and before 2025
  /// `at (8,8) content-size 784x521`.
  private func page(_ range: Range<Int>, _ bytes: ByteView) -> Rect? {
    if let mark = bytes.find(") content-size ", in: range), let at = bytes.find("at (", in: range.lowerBound..<mark) {
      guard let origin = bytes.point(in: at + 4..<mark) else { return nil }
      return bytes.point(in: mark + 15..<range.upperBound).map { Rect(x: origin.x, y: origin.y, width: $0.x, height: $0.y) }
    }
    if let at = bytes.find("at [", in: range) {
      guard let origin = bytes.point(in: at + 4..<range.upperBound), let close = bytes.find(UInt8(ascii: "]"), in: at..<range.upperBound)
      else { return nil }
      var sides: [Double] = []
      var from = close + 1
      while sides.count < 2, let open = bytes.find(UInt8(ascii: "["), in: from..<range.upperBound) {
        guard let end = bytes.find(UInt8(ascii: "]"), in: open..<range.upperBound) else { return nil }
        var box = ByteCursor(bytes, open + 1..<end)
        _ = box.take { $0 != 0x20 }
        box.skipSpaces()
        guard let side = box.number() else { return nil }
        sides.append(side)
        from = end + 1
      }
      return sides.count == 2 ? Rect(x: origin.x, y: origin.y, width: sides[0], height: sides[1]) : nil
    }
    guard let open = bytes.find(UInt8(ascii: "["), in: range),
      bytes[open + 1] &- UInt8(ascii: "0") < 10 || bytes[open + 1] == UInt8(ascii: "-"),
      let close = bytes.find(UInt8(ascii: "]"), in: open..<range.upperBound)
    else { return nil }
    return bytes.rect(in: open + 1..<close)
  }
}
