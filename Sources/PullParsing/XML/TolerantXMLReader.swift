/// Reads the tags of a document that may be no XML at all in places: cut anywhere, with words before, between and behind the
/// elements, several roots or none, raw `<` in values, end tags that are missing or too many.
///
///     var reader = TolerantXMLReader(ByteView(InputBytes("Dumped:\n<a x='<number>'><b/>")))
///     reader.next()  // .startElement, `name` is a
///     reader.nextAttribute()  // true, `attribute` is x
///     reader.next()  // .startElement, `name` is b
///     reader.next()  // .endElement: b
///     reader.next()  // .endElement: a, which was missing
///     reader.next()  // .end
///
/// Every element that starts ends. Nothing throws: what was put right is in `repairs`. Text between tags is passed over; declarations
/// and comments too. Entities are never expanded, so no document grows. The bytes must be well-formed UTF-8.
///
/// - Complexity: O(*n*) for a whole document; memory is eight bytes an open element.
package struct TolerantXMLReader: Sendable {
  package enum Event: Equatable, Sendable {
    case startElement, endElement, end
  }

  package let bytes: ByteView
  /// The name at the last start or end of an element.
  package private(set) var name = 0..<0
  /// Where the last event begins.
  package private(set) var offset = 0
  package private(set) var position: Int
  /// Whether the element started last has the name of the one started before.
  package private(set) var repeatsName = false
  /// The attribute read last.
  package private(set) var attribute = XMLAttribute(0..<0, 0..<0, isEncoded: false)
  /// Which attribute of its tag it is, from 0 on; those that were passed over count.
  package private(set) var attributePlace = -1
  /// Whether it has the name that the attribute in the same place had when there last was one that did not repeat.
  package private(set) var repeatsAttribute = false
  package internal(set) var repairs = Repairs()
  /// Whether the document ended inside a tag, or with elements open.
  package private(set) var isCut = false
  package var depth: Int { openElements.count }

  /// What stood in each place of the tags before.
  private var places: [Place] = []
  private var lastTagName = XMLName(start: 0, length: 0)
  /// Whether the start tag that was read last has attributes yet to be read.
  private var isInTag = false
  private var openElements: [XMLName] = []
  private var isEmptyElement = false
  private var impliedEnds = 0
  private var hasElements = false

  /// How far an end tag looks for the element it may end.
  private static let endTagReach = 64
  /// How many attributes of a tag are known again in the next.
  package static let placesKept = 256

  package init(_ bytes: ByteView) {
    self.bytes = bytes
    position = bytes.hasPrefix("\u{FEFF}", at: 0) ? 3 : 0
  }

  @discardableResult
  package mutating func next() -> Event {
    while nextAttribute() {}
    if isEmptyElement {
      isEmptyElement = false
      return end()
    }
    if impliedEnds > 0 {
      impliedEnds -= 1
      return end()
    }
    while true {
      skipText()
      offset = position
      if position >= bytes.count { return endOfInput() }
      switch bytes[position &+ 1] {
      case UInt8(ascii: "/"): if readEndTag() { return end() }
      case UInt8(ascii: "!"): skipDeclaration()
      case UInt8(ascii: "?"): skip(behind: "?>")
      case let byte where Self.startsName(byte):
        readStartTag()
        return .startElement
      default:
        if position + 1 >= bytes.count { isCut = true } else { noteForeign() }
        position += 1
      }
    }
  }

  private mutating func end() -> Event {
    let open = openElements.removeLast()
    name = Int(open.start)..<Int(open.start) + Int(open.length)
    return .endElement
  }

  private mutating func endOfInput() -> Event {
    guard let open = openElements.popLast() else { return .end }
    if !isCut || openElements.isEmpty { isCut = true }
    name = Int(open.start)..<Int(open.start) + Int(open.length)
    return .endElement
  }

  private mutating func noteForeign() { repairs.note(.foreignText, at: position) }

  /// Moves to the next '<'. What stands outside elements and is no white space is noted.
  @inline(__always)
  private mutating func skipText() {
    var hasWords = false
    var wordsAt = 0
    while true {
      let eight = bytes.eightBytes(at: position)
      let stops = EightBytes.equal(eight, UInt8(ascii: "<"))
      let length = stops == 0 ? 8 : EightBytes.first(stops)
      if openElements.isEmpty, !hasWords {
        for k in 0..<length where position &+ k < bytes.count && bytes[position &+ k] > 0x20 {
          hasWords = true
          wordsAt = position &+ k
          break
        }
      }
      position = min(position &+ length, bytes.count)
      if stops != 0 || position >= bytes.count { break }
    }
    if hasWords { repairs.note(.foreignText, at: wordsAt) }
  }

  /// Names of elements and attributes begin with a letter, '_' or anything beyond ASCII.
  @inline(__always)
  private static func startsName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (byte | 0x20) &- UInt8(ascii: "a") < 26
  }

  @inline(__always)
  private static func endsName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "<"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
    default: false
    }
  }

  private mutating func skip(behind mark: StaticString) {
    if let found = bytes.find(mark, in: position..<bytes.count) {
      position = found + mark.utf8CodeUnitCount
    } else {
      position = bytes.count
      isCut = true
    }
  }

  /// Skips a comment, a CDATA section, or a DOCTYPE with all it declares.
  private mutating func skipDeclaration() {
    if bytes.hasPrefix("<!--", at: position) { return skip(behind: "-->") }
    if bytes.hasPrefix("<![CDATA[", at: position) { return skip(behind: "]]>") }
    var brackets = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"): brackets -= 1
      case UInt8(ascii: ">") where brackets <= 0:
        position += 1
        return
      default: break
      }
      position += 1
    }
    isCut = true
  }

  // MARK: End tags

  /// Reads an end tag. Returns whether an element ends with it.
  private mutating func readEndTag() -> Bool {
    let start = position &+ 2
    if let open = openElements.last {
      let end = start &+ Int(open.length)
      if end < bytes.count, bytes[end] == UInt8(ascii: ">"), bytes.areEqual(at: Int(open.start), start, length: Int(open.length)) {
        position = end &+ 1
        return true
      }
    }
    var end = start
    while end < bytes.count, !Self.endsName(bytes[end]) { end += 1 }
    position = end
    while position < bytes.count, bytes[position] != UInt8(ascii: ">"), bytes[position] != UInt8(ascii: "<") { position += 1 }
    if position >= bytes.count {
      isCut = true
      return false
    }
    if bytes[position] == UInt8(ascii: ">") { position += 1 }
    for (distance, open) in openElements.suffix(Self.endTagReach).reversed().enumerated()
    where Int(open.length) == end - start && bytes.areEqual(at: Int(open.start), start, length: end - start) {
      if distance > 0 { repairs.note(.missingEndTag, at: offset) }
      impliedEnds = distance
      return true
    }
    repairs.note(.unexpectedEndTag, at: offset)
    return false
  }

  // MARK: Start tags

  private mutating func readStartTag() {
    let start = position &+ 1
    let last = lastTagName
    var end = start &+ Int(last.length)
    repeatsName =
      last.length > 0 && end < bytes.count && bytes.areEqual(at: Int(last.start), start, length: Int(last.length))
      && Self.endsName(bytes[end])
    if !repeatsName {
      end = start
      while end < bytes.count, !Self.endsName(bytes[end]) { end &+= 1 }
    }
    lastTagName = XMLName(start: UInt32(truncatingIfNeeded: start), length: UInt32(truncatingIfNeeded: end &- start))
    name = start..<end
    position = end
    openElements.append(lastTagName)
    attributePlace = -1
    isInTag = true
  }

  /// Moves to the next attribute of the start tag that was read last, and says whether there is one: `attributePlace` and
  /// `attribute` tell which. Attributes with a value that says nothing at their place are passed over.
  ///
  /// Who keeps something by place reads all attributes of every tag.
  package mutating func nextAttribute() -> Bool {
    guard isInTag else { return false }
    while true {
      // Tags of one document have the same attributes in the same order, so that is tried first.
      var start = position
      while bytes[start] <= 0x20, start < bytes.count { start &+= 1 }
      let place = attributePlace &+ 1
      if place < places.count {
        let known = places[place]
        let end = start &+ Int(known.length)
        if end < bytes.count, bytes.areEqual(at: Int(known.start), start, length: Int(known.length)) {
          attributePlace = place
          let eight = bytes.eightBytes(at: end)
          if eight & known.idleMask == known.idleValue {
            position = end &+ Int(known.idleLength)
            continue
          }
          repeatsAttribute = true
          position = end
          readValue(start..<end &- 2, UInt8(ascii: "\""))
          return true
        }
      }
      switch readUnlikeLastTag() {
      case .attribute: return true
      case .nothing: continue
      case .end:
        isInTag = false
        return false
      }
    }
  }

  /// Makes `nextAttribute()` pass over attributes in the present one's place that have its name and the value `value`, which may be
  /// empty and has at most seven bytes.
  package mutating func passOver(_ value: StaticString) {
    guard attributePlace < places.count else { return }
    var idle: UInt64 = 0x22
    for k in (0..<value.utf8CodeUnitCount).reversed() { idle = idle << 8 | UInt64(value.utf8Start[k]) }
    let length = value.utf8CodeUnitCount + 1
    precondition(length <= 8, "a value of \(length - 1) bytes")
    places[attributePlace].idleValue = idle
    places[attributePlace].idleMask = .max >> UInt64(64 - 8 * length)
    places[attributePlace].idleLength = UInt8(length)
  }

  /// An attribute's name as it stands in a tag, with `="` behind it, and a value that says nothing. What has no such value has a mask
  /// under which nothing is equal to it.
  private struct Place {
    var start: UInt32
    var length: UInt32
    var idleMask: UInt64 = 0
    var idleValue: UInt64 = 1
    var idleLength: UInt8 = 0
  }

  private enum Found {
    case attribute, nothing, end
  }

  /// Reads on in a start tag whose next attribute is not the one that the last tag had in its place.
  private mutating func readUnlikeLastTag() -> Found {
    while bytes[position] <= 0x20, position < bytes.count { position &+= 1 }
    let byte = bytes[position]
    if byte == UInt8(ascii: ">") {
      position &+= 1
      return .end
    }
    if byte == UInt8(ascii: "/"), bytes[position &+ 1] == UInt8(ascii: ">") {
      position &+= 2
      isEmptyElement = true
      return .end
    }
    if position >= bytes.count {
      isCut = true
      return .end
    }
    if byte == UInt8(ascii: "<") {
      repairs.note(.unfinishedTag, at: offset)
      return .end
    }
    let start = position
    var end = start
    while end < bytes.count, !Self.endsName(bytes[end]) { end &+= 1 }
    if end == start {  // a quote or an equals sign out of place
      repairs.note(.unfinishedTag, at: start)
      position &+= 1
      return .nothing
    }
    return readAttribute(start..<end) ? .attribute : .nothing
  }

  /// Reads `= "value"` behind a name. Returns whether there is a value.
  private mutating func readAttribute(_ name: Range<Int>) -> Bool {
    position = name.upperBound
    var quote = bytes[position &+ 1]
    var length = name.count + 2
    if bytes[position] == UInt8(ascii: "="), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      position &+= 2
      if quote == UInt8(ascii: "'") { length = 0 }
    } else {
      guard let found = skipOddEquals(name) else { return false }
      quote = found
      length = 0
    }
    attributePlace += 1
    repeatsAttribute = false
    // A name of no length is none: the next tag's is read in full.
    let place = Place(start: UInt32(truncatingIfNeeded: name.lowerBound), length: length == 0 ? .max : UInt32(truncatingIfNeeded: length))
    if attributePlace < places.count { places[attributePlace] = place } else if places.count < Self.placesKept { places.append(place) }
    if quote == 0 { readBareValue(name) } else { readValue(name, quote) }
    return true
  }

  /// Reads up to the closing quote.
  @inline(__always)
  private mutating func readValue(_ name: Range<Int>, _ quote: UInt8) {
    let start = position
    let quotes = EightBytes.repeated(quote)
    var isEncoded = false
    while true {
      let eight = bytes.eightBytes(at: position)
      let stops =
        EightBytes.equal(eight, quotes) | EightBytes.equal(eight, UInt8(ascii: "<")) | EightBytes.equal(eight, UInt8(ascii: "&"))
      if stops == 0 {
        position &+= 8
        if position < bytes.count { continue }
        position = bytes.count
      } else {
        position = min(position &+ EightBytes.first(stops), bytes.count)
      }
      if position >= bytes.count {
        isCut = true
        attribute = XMLAttribute(name, start..<position, isEncoded: isEncoded)
        return
      }
      let byte = bytes[position]
      if byte == quote { break }
      if byte == UInt8(ascii: "&") { isEncoded = true }
      if byte == UInt8(ascii: "<") { repairs.note(.lessThanInValue, at: position) }
      position &+= 1
    }
    attribute = XMLAttribute(name, start..<position, isEncoded: isEncoded)
    position &+= 1
  }

  /// Skips `=` with white space around it and the quote behind; 0 stands for no quote, `nil` for no value.
  private mutating func skipOddEquals(_ name: Range<Int>) -> UInt8? {
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
    guard bytes[position] == UInt8(ascii: "=") else {
      if position >= bytes.count { isCut = true } else { repairs.note(.missingValue, at: name.lowerBound) }
      return nil
    }
    position += 1
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
    let quote = bytes[position]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      position += 1
      return quote
    }
    if position >= bytes.count {
      isCut = true
      return nil
    }
    repairs.note(.missingQuote, at: position)
    return 0
  }

  private mutating func readBareValue(_ name: Range<Int>) {
    let start = position
    while position < bytes.count, bytes[position] > 0x20, bytes[position] != UInt8(ascii: ">") { position += 1 }
    attribute = XMLAttribute(name, start..<position, isEncoded: false)
  }
}

extension XMLAttribute {
  @inline(__always)
  fileprivate init(_ name: Range<Int>, _ value: Range<Int>, isEncoded: Bool) {
    self.init(
      nameStart: UInt32(truncatingIfNeeded: name.lowerBound), nameLength: UInt32(truncatingIfNeeded: name.count),
      valueStart: UInt32(truncatingIfNeeded: value.lowerBound), valueLength: UInt32(truncatingIfNeeded: value.count),
      isEncoded: isEncoded)
  }
}
