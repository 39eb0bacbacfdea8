/// How native JSON is laid out.
public enum JSONLayout: Sendable {
  /// A view a line, each behind as many spaces as it has superviews, at most 200: for people and line diffs.
  case lines
  /// One line: for pipes.
  case compact
}

extension ViewTree {
  /// The tree as native JSON, version 1. Reading it gives an equal tree.
  public func json(_ layout: JSONLayout = .lines) -> String {
    var output = TextOutput()
    writeJSON(to: &output, layout: layout)
    return output.text
  }

  /// Writes the tree as native JSON, version 1, ending in a line break.
  ///
  /// A key whose value is the default is left out. JSON has no nan and no infinities: they are written as the strings `"nan"`,
  /// `"inf"` and `"-inf"`.
  ///
  /// - Complexity: O(*n*) in time, constant memory beside the output's.
  public func writeJSON(to output: inout TextOutput, layout: JSONLayout = .lines) {
    output.write("{\"plainview\":1")
    if let source {
      output.write(",\"source\":{\"format\":")
      output.writeJSONString(source.format)
      if let name = source.name {
        output.write(",\"name\":")
        output.writeJSONString(name)
      }
      output.write("}")
    }
    if let screen {
      output.write(",\"screen\":")
      output.writeJSONArray(screen.width, screen.height)
    }
    output.write(",\"roots\":[")
    writeJSONNodes(to: &output, layout: layout)
    output.write("]}")
    output.endLine()
  }

  private func writeJSONNodes(to output: inout TextOutput, layout: JSONLayout) {
    var open: [Int32] = []  // the ends of the subtrees that are open
    for index in indices {
      while let end = open.last, Int(end) == index {
        open.removeLast()
        output.write("]}")
      }
      let isFirst = index == 0 || Int(records[index].parent) == index - 1
      if !isFirst { output.write(byte: UInt8(ascii: ",")) }
      if layout == .lines {
        output.endLine()
        output.writeSpaces(min(open.count + 1, 200))
      }
      writeJSONProperties(of: index, to: &output)
      if Int(records[index].end) > index + 1 {
        output.write(",\"children\":[")
        open.append(records[index].end)
      } else {
        output.write("}")
      }
    }
    for _ in open { output.write("]}") }
  }

  /// Opens the object of a view and writes all its keys but `children`.
  private func writeJSONProperties(of index: Int, to output: inout TextOutput) {
    let record = records[index]
    output.write("{\"class\":")
    output.writeJSONString(names.refs[Int(record.className)], of: pool)
    output.writeJSONString(key: ",\"id\":", record.identity, of: pool)
    output.writeJSONString(key: ",\"name\":", record.name, of: pool)
    if record.flags.contains(.hasFrame) {
      output.write(",\"frame\":")
      output.writeJSONArray(record.frame.x, record.frame.y, record.frame.width, record.frame.height)
    }
    let extra = extra(of: index)
    if extra.boundsOrigin != .zero {
      output.write(",\"bounds\":")
      output.writeJSONArray(extra.boundsOrigin.x, extra.boundsOrigin.y)
    }
    if record.flags.contains(.isHidden) { output.write(",\"hidden\":true") }
    if !isSame(extra.alpha, 1) {
      output.write(",\"alpha\":")
      output.writeJSONNumber(extra.alpha)
    }
    if record.flags.contains(.clips) { output.write(",\"clips\":true") }
    if !record.flags.contains(.isInteractive) { output.write(",\"interactive\":false") }
    output.writeJSONString(key: ",\"text\":", record.text, of: pool)
    if let background = backgroundColor(of: index) {
      output.write(",\"background\":\"")
      output.write(background.description)
      output.write("\"")
    }
    if extra.controllerClass >= 0 {
      output.write(",\"controller\":{\"class\":")
      output.writeJSONString(names.refs[Int(extra.controllerClass)], of: pool)
      output.writeJSONString(key: ",\"title\":", extra.controllerTitle, of: pool)
      output.writeJSONString(key: ",\"state\":", extra.controllerState, of: pool)
      output.write("}")
    }
    if record.attributeCount > 0 {
      output.write(",\"attributes\":{")
      for k in record.attributes {
        if k > Int(record.attributeStart) { output.write(byte: UInt8(ascii: ",")) }
        output.writeJSONString(names.refs[Int(attributeRecords[k].name)], of: pool)
        output.write(byte: UInt8(ascii: ":"))
        output.writeJSONString(attributeRecords[k].value, of: pool)
      }
      output.write("}")
    }
  }
}

extension TextOutput {
  fileprivate mutating func writeJSONArray(_ numbers: Double...) {
    for (i, number) in numbers.enumerated() {
      write(byte: i == 0 ? UInt8(ascii: "[") : UInt8(ascii: ","))
      writeJSONNumber(number)
    }
    write(byte: UInt8(ascii: "]"))
  }

  fileprivate mutating func writeJSONNumber(_ number: Double) {
    if number.isFinite { return writeExactly(number) }
    write(byte: UInt8(ascii: "\""))
    writeExactly(number)
    write(byte: UInt8(ascii: "\""))
  }

  fileprivate mutating func writeJSONString(key: StaticString, _ ref: TextRef, of pool: TextPool) {
    if ref.isNone { return }
    write(key)
    writeJSONString(ref, of: pool)
  }

  package mutating func writeJSONString(_ ref: TextRef, of pool: TextPool) {
    pool.withBytes(of: ref) { writeJSONString($0) }
  }

  package mutating func writeJSONString(_ text: String) {
    var text = text
    text.withUTF8 { writeJSONString($0) }
  }

  /// Writes a JSON string: quotes, backslashes and control characters escaped, and so is what does something to a terminal or stands
  /// there unseen: C1 controls, bidirectional overrides, separators of lines. Everything else stands as it is.
  private mutating func writeJSONString(_ text: UnsafeBufferPointer<UInt8>) {
    write(byte: UInt8(ascii: "\""))
    var start = 0
    var i = 0
    while i < text.count {
      if i &+ 8 <= text.count, arePlain(UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: i, as: UInt64.self), 0x22) {
        i &+= 8
        continue
      }
      let byte = text[i]
      // What begins with another byte is never escaped: most bytes stop here.
      guard byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F || byte >= 0xC2 else {
        i += 1
        continue
      }
      let (value, length) = scalar(at: i, of: text)
      guard value == 0x22 || value == 0x5C || isTroublesome(value) else {
        i += length
        continue
      }
      write(bytes: UnsafeBufferPointer(rebasing: text[start..<i]))
      i += length
      start = i
      switch byte {
      case 0x22: write("\\\"")
      case 0x5C: write("\\\\")
      case 0x0A: write("\\n")
      case 0x0D: write("\\r")
      case 0x09: write("\\t")
      default:
        for unit in Character(Unicode.Scalar(value) ?? " ").utf16 {
          let digits = String(unit, radix: 16)
          write("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
        }
      }
    }
    write(bytes: UnsafeBufferPointer(rebasing: text[start...]))
    write(byte: UInt8(ascii: "\""))
  }
}
