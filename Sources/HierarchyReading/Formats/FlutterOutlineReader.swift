internal import PullParsing
internal import ViewTree

/// Flutter's trees of one line a node: widgets, as `debugDumpApp()` gives them, and semantics of before 2018.
///
///     [root](renderObject: RenderView#06beb)
///     └MaterialApp(state: _MaterialAppState#27fa9)
///      ├Text("Hello", textAlign: left)
///      └SizedBox-[<'gap'>](width: 1.0)
struct FlutterOutlineReader {
  private static let marks: [StaticString] = [
    "WidgetsFlutterBinding - ", "[root](renderObject", "RenderObjectToWidgetAdapter<", "└SemanticsNode(", "├SemanticsNode(",
  ]

  static func isOutline(_ sample: Sample) -> Bool { marks.contains { sample.contains($0) } }

  func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    let bytes = assembler.text.view
    var lines = TextLines(bytes)
    while let line = lines.next() {
      var cursor = ByteCursor(bytes, line)
      cursor.end = bytes.trimmedEnd(line)
      let rails = Rails(&cursor)
      if cursor.isAtEnd || bytes.find("WidgetsFlutterBinding - ", in: line) != nil { continue }
      let start = cursor.position
      let name = Self.name(&cursor)
      let isNode = rails.branch != nil ? !name.isEmpty : !rails.hasBars && isRoot(name, bytes)
      guard isNode else {
        // A long argument goes on in further lines.
        if assembler.latest == nil || !rails.hasBars { assembler.repairs.note(.foreignText, at: start) }
        continue
      }
      if rails.branch == nil, assembler.latest != nil { assembler.beginTree() }
      assembler.close(downTo: rails.branch ?? -1)
      if rails.branch != nil, assembler.level == nil { assembler.repairs.note(.missingRoot, at: start) }
      let index = try assembler.open(level: rails.branch ?? -1, className: -1)
      assembler.setClass(name, at: index)
      readKey(&cursor, index, &assembler)
      guard cursor.skip("(") else { continue }
      if bytes[cursor.end - 1] == UInt8(ascii: ")") { cursor.end -= 1 } else if lines.isAtEnd { assembler.isCut = true }
      readArguments(&cursor, index, &assembler)
    }
  }

  private static func name(_ cursor: inout ByteCursor) -> Range<Int> {
    if cursor.starts(with: "[root]") {
      cursor.position += 6
      return cursor.position - 6..<cursor.position
    }
    let start = cursor.position
    var depth = 0
    _ = cursor.take { byte in
      if byte == UInt8(ascii: "<") { depth += 1 }
      if byte == UInt8(ascii: ">") { depth -= 1 }
      return (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || depth > 0
    }
    return start..<cursor.position
  }

  private func isRoot(_ name: Range<Int>, _ bytes: ByteView) -> Bool {
    bytes.isEqual(name, to: "[root]") || bytes.hasPrefix("RenderObjectToWidgetAdapter<", in: name)
      || (bytes.isEqual(name, to: "SemanticsNode") && bytes[name.upperBound] == UInt8(ascii: "("))
  }

  /// `-[<'gap'>]`, `-[GlobalKey#12345]`
  private func readKey(_ cursor: inout ByteCursor, _ index: Int, _ assembler: inout TreeAssembler) {
    guard cursor.skip("-[") else { return }
    let key = cursor.take(upTo: UInt8(ascii: "]"))
    _ = cursor.skip("]")
    assembler.addAttribute("key", key, to: index)
    if cursor.bytes.hasPrefix("<'", in: key), key.count > 4 { assembler.setName(key.lowerBound + 2..<key.upperBound - 2, at: index) }
  }

  /// What stands between commas or, in older ones, semicolons, where brackets and quotes nest.
  private func readArguments(_ cursor: inout ByteCursor, _ index: Int, _ assembler: inout TreeAssembler) {
    let bytes = cursor.bytes
    while !cursor.isAtEnd {
      _ = cursor.take { $0 == 0x20 || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") }
      let start = cursor.position
      var depth = 0
      var isQuoted = false
      _ = cursor.take { byte in
        switch byte {
        case UInt8(ascii: "\""): isQuoted.toggle()
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): if !isQuoted { depth += 1 }
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): if !isQuoted { depth -= 1 }
        case UInt8(ascii: ","), UInt8(ascii: ";"): return isQuoted || depth > 0
        default: break
        }
        return true
      }
      if cursor.position > start { add(start..<cursor.position, index, bytes, &assembler) }
    }
  }

  private func add(_ argument: Range<Int>, _ index: Int, _ bytes: ByteView, _ assembler: inout TreeAssembler) {
    if bytes[argument.lowerBound] == UInt8(ascii: "\"") {
      if assembler.hasNoText(index) { assembler.setText(bytes.unquoted(argument), at: index) }
    } else if bytes.hasPrefix("Rect.fromLTRB(", in: argument) {
      var sides = ByteCursor(bytes, argument)
      if let n = sides.numbers(4) {
        assembler.setFrame(Rect(x: n[0], y: n[1], width: n[2] - n[0], height: n[3] - n[1]), at: index)
      }
    } else if bytes.number(in: argument) != nil {
      assembler.setIdentity(assembler.ref(argument), at: index)
    } else if let colon = bytes.find(": ", in: argument), !(argument.lowerBound..<colon).contains(where: { bytes[$0] == UInt8(ascii: "(") })
    {
      assembler.addAttribute(argument.lowerBound..<colon, colon + 2..<argument.upperBound, to: index)
    } else if bytes.find(UInt8(ascii: "("), in: argument) != nil {
      assembler.addAttribute("argument", argument, to: index)
    } else {
      assembler.addAttribute(argument, assembler.ref("YES"), to: index)
    }
  }
}
