internal import PullParsing
internal import ViewTree

/// The tables that `maestro hierarchy --compact` and Maestro's server print: comma-separated values under a heading, quotes doubled.
///
///     element_num,depth,attributes,parent_num
///     0,0,"bounds=[0,0][402,874]; enabled=true",
///     1,1,"text=Go; resource-id=go; bounds=[16,40][96,84]; enabled=true",0
///
/// Newer ones have a column for `bounds`, or one for each attribute.
struct MaestroTableReader {
  /// What `attributes` may hold; a `; ` parts only before one of these, for texts have such marks too.
  private static let keys: [StaticString] = [
    "text", "title", "value", "hintText", "accessibilityText", "content-desc", "resource-id", "class", "package", "bounds", "clickable",
    "enabled", "focused", "checked", "selected", "scrollable", "checkable", "focusable", "long-clickable", "password", "index", "url",
    "important", "ignoreBoundsFiltering", "visible-to-user", "rotation", "error", "synthetic",
  ]

  private let bytes: ByteView
  private var position: Int
  private var columns: [Range<Int>] = []
  private var fields: [Field] = []

  private struct Field {
    var range: Range<Int>
    /// Whether quotes in it are doubled.
    var isEncoded = false
  }

  /// `nil` where no table's heading stands in the document.
  init?(_ bytes: ByteView) {
    let all = 0..<bytes.count
    guard let start = bytes.find("element_num,depth,", in: all) ?? bytes.find("id,depth,bounds,", in: all) else { return nil }
    self.bytes = bytes
    position = start
    _ = readRow()
    columns = fields.map(\.range)
  }

  mutating func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    assembler.frameSpace = .screen
    while readRow() {
      let start = fields[0].range.lowerBound
      if fields.count == 1, fields[0].range.isEmpty { continue }
      guard let depth = field("depth").flatMap({ bytes.number(in: $0.range) }), depth >= 0, depth < 1e9 else {
        assembler.repairs.note(.foreignText, at: start)
        continue
      }
      if fields.count < columns.count, position >= bytes.count { assembler.isCut = true }
      try addView(level: Int(depth), at: start, &assembler)
    }
  }

  private func field(_ name: StaticString) -> Field? {
    columns.indices.first { bytes.isEqual(columns[$0], to: name) }.flatMap { $0 < fields.count ? fields[$0] : nil }
  }

  // MARK: Rows

  /// Reads the next row into `fields`; false at the end.
  private mutating func readRow() -> Bool {
    fields.removeAll(keepingCapacity: true)
    guard position < bytes.count else { return false }
    while true {
      fields.append(readField())
      guard position < bytes.count, bytes[position] == UInt8(ascii: ",") else { break }
      position += 1
    }
    while position < bytes.count, bytes[position] != 0x0A { position += 1 }
    position += 1
    return true
  }

  private mutating func readField() -> Field {
    let start = position
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
      while position < bytes.count, bytes[position] != UInt8(ascii: ","), bytes[position] != 0x0A { position += 1 }
      return Field(range: bytes.trimmed(start..<position))
    }
    var field = Field(range: start + 1..<bytes.count)
    position += 1
    while let quote = bytes.find(UInt8(ascii: "\""), in: position..<bytes.count) {
      position = quote + 1
      guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
        field.range = start + 1..<quote
        return field
      }
      field.isEncoded = true
      position += 1
    }
    position = bytes.count
    return field
  }

  // MARK: Views

  private func addView(level: Int, at start: Int, _ assembler: inout TreeAssembler) throws(HierarchyError) {
    let index = try assembler.open(counted: level, at: start)
    assembler.setClassNumber(assembler.nameNumber("Element"), at: index)
    for (column, field) in zip(columns, fields) where !field.range.isEmpty {
      if bytes.isEqual(column, to: "element_num") || bytes.isEqual(column, to: "id") {
        assembler.setIdentity(assembler.ref(field.range), at: index)
      } else if bytes.isEqual(column, to: "attributes") {
        addAll(of: field, to: index, &assembler)
      } else if !bytes.isEqual(column, to: "depth"), !bytes.hasPrefix("parent_", in: column) {
        add(column, field, to: index, &assembler)
      }
    }
  }

  /// Takes `key=value; key=value` apart.
  private func addAll(of field: Field, to index: Int, _ assembler: inout TreeAssembler) {
    var cursor = ByteCursor(bytes, field.range)
    while !cursor.isAtEnd {
      let key = cursor.take { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ";") }
      if cursor.skip("=") {
        let value = value(&cursor)
        if !value.isEmpty { add(bytes.trimmed(key), Field(range: value, isEncoded: field.isEncoded), to: index, &assembler) }
      }
      _ = cursor.take { $0 == UInt8(ascii: ";") || $0 == 0x20 }
    }
  }

  private func value(_ cursor: inout ByteCursor) -> Range<Int> {
    let start = cursor.position
    while let mark = cursor.find("; ") {
      cursor.position = mark
      var ahead = ByteCursor(bytes, mark + 2..<min(cursor.end, mark + 32))
      let key = ahead.take { $0 != UInt8(ascii: "=") }
      if Self.keys.contains(where: { bytes.isEqual(key, to: $0) }) { return start..<mark }
      cursor.position = mark + 1
    }
    cursor.position = cursor.end
    return start..<cursor.end
  }

  private func add(_ key: Range<Int>, _ field: Field, to index: Int, _ assembler: inout TreeAssembler) {
    func isKey(_ names: StaticString...) -> Bool { names.contains { bytes.isEqual(key, to: $0) } }
    let isTrue = bytes.isEqual(field.range, to: "true") || bytes.isEqual(field.range, to: "1")
    if isKey("bounds"), let frame = bytes.androidBounds(in: field.range) { return assembler.setFrame(frame, at: index) }
    if isKey("enabled"), isTrue { return }
    let text = text(of: field, &assembler)
    if isKey("class") {
      if bytes.hasPrefix("android", in: field.range) { assembler.unit = .pixels(perPoint: nil) }
      return assembler.setClassNumber(assembler.nameNumber(assembler.builder.tree.pool.string(text) ?? ""), at: index)
    }
    if isKey("resource-id", "resource_id") { return assembler.setName(text, at: index) }
    if isKey("text") { return assembler.setText(text, at: index) }
    if isKey("accessibilityText", "accessibility", "title", "value", "hintText", "hint"), assembler.hasNoText(index) {
      assembler.setText(text, at: index)
    }
    assembler.addAttribute(key, text, to: index)
  }

  private func text(of field: Field, _ assembler: inout TreeAssembler) -> TextRef {
    guard field.isEncoded else { return assembler.ref(field.range) }
    let bytes = bytes
    return assembler.ref(decodedBy: { text in
      var i = field.range.lowerBound
      while i < field.range.upperBound {
        text.append(bytes[i])
        i += bytes[i] == UInt8(ascii: "\"") && i + 1 < field.range.upperBound && bytes[i + 1] == UInt8(ascii: "\"") ? 2 : 1
      }
    })
  }
}
