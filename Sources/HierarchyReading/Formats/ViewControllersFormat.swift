internal import PullParsing
internal import ViewTree

/// UIKit's `-[UIViewController _printHierarchy]`, and Plainview's own `controllers` dump.
///
///     <UINavigationController 0x15>, state: appeared, view: <UILayoutContainerView 0x14>
///        | <HomeController 0x16>, state: disappeared, view: <UIView 0x17> not in the window
///        + <SheetController 0x18>, state: appeared, view: <UIView 0x19>, presented with: <_UIPageSheetPresentationController 0x1a>
///
/// A line is a view controller with its view.
struct ViewControllersFormat: HierarchyFormat {
  let name: String
  let summary: String
  let example: String
  let isOwn: Bool
  var hasEscapes: Bool { isOwn }

  /// What UIKit prints.
  static let uikit = ViewControllersFormat(
    name: "view-controllers", summary: "UIKit's view controllers, as _printHierarchy gives them",
    example: """
      <UINavigationController 0x15>, state: appeared, view: <UILayoutContainerView 0x14>
         | <HomeController 0x16>, state: appeared, view: <UIView 0x17>
      """, isOwn: false)

  /// What Plainview writes.
  static let own = ViewControllersFormat(
    name: "controllers", summary: "Plainview's own 'controllers' dump",
    example: """
      <UINavigationController>, state: appeared, view: <UILayoutContainerView>
         | <HomeController>, state: appeared, title: "Home", view: <UIView>
      """, isOwn: true)

  var mapping: [(source: String, tree: String)] {
    [
      ("the view's class and address", "class; identity #1, #2 …"),
      ("the controller's class, state:, title:", "controller"),
      ("not in the window", "isHidden, and attribute view"),
      ("(view not loaded)", "class (view not loaded), isHidden"),
      ("+ in place of the last bar", "attribute presented = YES"),
      ("all else, presented with:", "attributes"),
    ]
  }

  func confidence(in sample: Sample) -> Confidence {
    guard sample.contains(">, "), sample.contains(anyOf: "view: <", "view: (view not loaded)") else { return .none }
    let hasAddresses = sample.contains(anyOf: " 0x", ": 0x")
    if isOwn {
      if hasAddresses { return .none }
      return sample.contains(anyOf: ", title: \"", "\\") ? .certain : .likely
    }
    return sample.contains(", state: ") ? (hasAddresses ? .certain : .likely) : .none
  }

  func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    let bytes = assembler.text.view
    var lines = TextLines(bytes)
    while let line = lines.next() {
      if isOwn, let heading = Heading.words(on: line, in: bytes) {
        assembler.beginTree(under: heading)
        continue
      }
      if try !readController(on: line, bytes, &assembler) {
        let words = bytes.trimmed(line)
        if words.isEmpty { continue }
        if lines.isAtEnd, bytes.find(UInt8(ascii: "<"), in: line) != nil {
          assembler.isCut = true
        } else {
          assembler.repairs.note(.foreignText, at: words.lowerBound)
        }
      }
    }
  }

  /// `<Class 0x…>`, `<Class: 0x…>`, `<Class>`.
  private func object(_ cursor: inout ByteCursor) -> (className: Range<Int>, address: Range<Int>?)? {
    guard cursor.skip(UInt8(ascii: "<")) else { return nil }
    let start = cursor.position
    if isOwn {  // anything, a `>` behind a backslash
      let end = OwnEscapes.end(ofTextAt: start, quote: UInt8(ascii: ">"), in: cursor.bytes, end: cursor.end)
      cursor.position = end.map { $0 + 1 } ?? cursor.end
      return (start..<(end ?? cursor.end), nil)
    }
    var depth = 0
    while !cursor.isAtEnd {
      if cursor.byte == UInt8(ascii: "<") { depth += 1 }
      if cursor.byte == UInt8(ascii: "\\") { cursor.position += 1 }
      if cursor.byte == UInt8(ascii: ">") {
        if depth == 0 { break }
        depth -= 1
      }
      if cursor.byte == 0x20, depth == 0, cursor.starts(with: " 0x") { break }
      cursor.position += 1
    }
    var className = start..<min(cursor.position, cursor.end)
    if className.isEmpty { return nil }
    var address: Range<Int>?
    if cursor.skip(UInt8(ascii: " ")) {
      if cursor.bytes[className.upperBound - 1] == UInt8(ascii: ":") { className = className.lowerBound..<className.upperBound - 1 }
      address = cursor.take { $0 == UInt8(ascii: "x") || AddressTable.digit($0) != nil }
    }
    guard cursor.skip(UInt8(ascii: ">")) || cursor.isAtEnd else { return nil }
    return (className, address)
  }

  private func readController(
    on line: Range<Int>, _ bytes: ByteView, _ assembler: inout TreeAssembler
  ) throws(HierarchyError) -> Bool {
    guard var start = bytes.find(UInt8(ascii: "<"), in: line) else { return false }
    // The tags of a web page around it.
    for tag in Self.tags where bytes.hasPrefix(tag, at: start) {
      guard let next = bytes.find(UInt8(ascii: "<"), in: start + 1..<line.upperBound) else { return false }
      start = next
    }
    var cursor = ByteCursor(bytes, start..<bytes.trimmedEnd(line))
    guard let controller = object(&cursor), cursor.starts(with: ", ") || (cursor.isAtEnd && assembler.hasNodes) else { return false }
    let gutter = Gutter(before: start, from: line.lowerBound, in: bytes, marks: [UInt8(ascii: "+")])
    let isPresented = (gutter.start..<start).contains { bytes[$0] == UInt8(ascii: "+") }
    var level = gutter.bars
    if gutter.bars == 0 {
      var number = ByteCursor(bytes, line.lowerBound..<start)
      if let written = number.number(), written > 200, written < 1e9, number.skip(": "), number.isAtEnd { level = Int(written) }
    }
    let index = try assembler.open(counted: level, at: start)
    assembler.setClassNumber(assembler.nameNumber("(unknown)"), at: index)
    var parts = Parts()
    while cursor.skip(", ") { readPart(&cursor, index, &parts, &assembler) }
    if parts.view?.address == nil, let address = controller.address { assembler.setIdentity(address: address, at: index) }
    let number = shortNumber(controller.className, &assembler, index)
    assembler.setController(number, title: parts.title, state: parts.state, at: index)
    if isPresented { assembler.addAttribute("presented", assembler.ref("YES"), to: index) }
    return true
  }

  private static let tags: [StaticString] = ["<pre", "<code", "</code", "</pre", "<details", "</details", "<summary"]

  private struct Parts {
    var view: (className: Range<Int>, address: Range<Int>?)?
    var title = TextRef.none
    var state = TextRef.none
  }

  /// A text in double quotes.
  private func quoted(_ cursor: inout ByteCursor, _ assembler: inout TreeAssembler) -> TextRef? {
    guard cursor.byte == UInt8(ascii: "\""),
      let end = OwnEscapes.end(ofTextAt: cursor.position + 1, quote: UInt8(ascii: "\""), in: cursor.bytes, end: cursor.end)
    else { return nil }
    let text = value(cursor.position + 1..<end, &assembler)
    cursor.position = end + 1
    return text
  }

  private func readPart(_ cursor: inout ByteCursor, _ index: Int, _ parts: inout Parts, _ assembler: inout TreeAssembler) {
    let bytes = cursor.bytes
    if cursor.skip("state: ") {
      parts.state = quoted(&cursor, &assembler) ?? value(bytes.trimmed(cursor.take { $0 != UInt8(ascii: ",") }), &assembler)
    } else if cursor.skip("title: ") {
      parts.title = quoted(&cursor, &assembler) ?? value(cursor.take { $0 != UInt8(ascii: ",") }, &assembler)
    } else if cursor.skip("view: ") {
      readView(&cursor, index, &parts, &assembler)
    } else {
      let key = cursor.take { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ",") }
      guard cursor.skip(": ") else { return }
      let value = cursor.take { $0 != UInt8(ascii: ",") }
      assembler.addAttribute(key, value, to: index)
    }
  }

  private func readView(_ cursor: inout ByteCursor, _ index: Int, _ parts: inout Parts, _ assembler: inout TreeAssembler) {
    cursor.skipSpaces()  // iOS up to 9 writes two before `(view not loaded)`
    if let view = object(&cursor) {
      parts.view = view
      if isOwn {
        assembler.setClassNumber(shortNumber(view.className, &assembler, index), at: index)
      } else {
        assembler.setClass(view.className, at: index)
      }
      if let address = view.address { assembler.setIdentity(address: address, at: index) }
    } else if cursor.starts(with: "(view not loaded)") {
      let start = cursor.position
      cursor.position += 17
      assembler.setClassNumber(assembler.nameNumber(start..<cursor.position), at: index)
      assembler.setHidden(at: index)
    }
    let rest = cursor.bytes.trimmed(cursor.take { $0 != UInt8(ascii: ",") })
    if rest.isEmpty { return }
    if cursor.bytes.isEqual(rest, to: "not in the window") { assembler.setHidden(at: index) }
    assembler.addAttribute("view", rest, to: index)
  }

  private func value(_ range: Range<Int>, _ assembler: inout TreeAssembler) -> TextRef {
    isOwn ? assembler.ref(ownEscaped: range) : assembler.ref(range)
  }

  private func shortNumber(_ range: Range<Int>, _ assembler: inout TreeAssembler, _ index: Int) -> Int32 {
    guard isOwn else { return assembler.shortNumber(range) }
    guard OwnEscapes.has(range, in: assembler.text.view) else { return assembler.nameNumber(range) }
    let ref = assembler.ref(ownEscaped: range)
    return assembler.nameNumber(assembler.builder.tree.pool.string(ref) ?? "")
  }
}
