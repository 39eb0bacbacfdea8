internal import PullParsing
internal import ViewTree

/// What an attribute of an XML dump means for its view. What a format has no meaning for is kept as an attribute.
enum AttributeMeaning: UInt8, Sendable {
  case attribute
  case className, text, name, identity
  /// The text, where no other attribute has one; kept as an attribute too.
  case otherText
  /// The name, where no other attribute has one; kept as an attribute too.
  case otherName
  /// `[left,top][right,bottom]`
  case bounds
  case x, y, width, height, alpha
  /// Hidden where `false`, where `true`, where anything but `visible`.
  case isVisible, isHidden, visibility
  /// Left out where it has its usual value, which says nothing.
  case keptUnlessTrue, keptUnlessFalse
}

/// How a format's XML is read: a table.
struct XMLDialect: Sendable {
  var meanings: [(name: String, meaning: AttributeMeaning)]
  /// Elements that are no views themselves, but hold them. Their attributes go to the views right below them.
  var wrappers: [String]
  /// Those of them that are more than one kind of thing around a view: their attributes are called `window-title`, `display-id`.
  var namedWrappers: [String] = []
  /// What element names and classes begin with and is left out: `XCUIElementType`.
  var droppedPrefixes: [StaticString] = []
  var space: TreeAssembler.FrameSpace
  var isInPixels: Bool
}

/// Reads any XML whose elements are views, in one pass and without a `String` a value.
struct XMLTreeReader {
  private let dialect: XMLDialect
  private var xml: TolerantXMLReader
  private let bytes: ByteView
  /// What each number of the builder's name table means, as far as it was asked.
  private var meanings: [UInt8] = []
  /// What the attributes of the last tag were, by their place; those never looked at have the number -1.
  private var lastAttributes: [(meaning: AttributeMeaning, number: Int32)] = []
  /// The number of the last element's name.
  private var lastElement: Int32 = -1
  /// Of each open element, whether it is a view.
  private var openViews: [Bool] = []
  private var wrapperNumbers: [Int32] = []
  private var dropped: [Int32: Int32] = [:]
  /// The wrappers around, for the next root.
  private var wrappers = XMLWrappers()

  private static let unknown: UInt8 = 255

  init(_ dialect: XMLDialect, _ assembler: TreeAssembler) {
    self.dialect = dialect
    bytes = assembler.text.view
    xml = TolerantXMLReader(assembler.text.view)
  }

  mutating func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    assembler.frameSpace = dialect.space
    assembler.unit = dialect.isInPixels ? .pixels(perPoint: nil) : .points
    prepareMeanings(&assembler)
    reading: while true {
      switch xml.next() {
      case .startElement:
        let number = xml.repeatsName && lastElement >= 0 ? lastElement : assembler.nameNumber(xml.name)
        lastElement = number
        if wrapperNumbers.contains(number) {
          openViews.append(false)
          readWrapper(&assembler)
        } else {
          openViews.append(true)
          try readView(element: number, &assembler)
          if assembler.builder.count == 1024 { assembler.reserveCapacity(having: xml.position) }
        }
      case .endElement:
        if let isView = openViews.popLast() {
          if isView { assembler.close() } else { wrappers.close() }
        }
      case .end: break reading
      }
    }
    assembler.repairs.add(xml.repairs)
    if xml.isCut { assembler.isCut = true }
  }

  private mutating func prepareMeanings(_ assembler: inout TreeAssembler) {
    meanings.removeAll(keepingCapacity: true)
    dropped.removeAll()
    for (name, meaning) in dialect.meanings {
      let number = Int(assembler.nameNumber(name))
      while meanings.count <= number { meanings.append(Self.unknown) }
      meanings[number] = meaning.rawValue
    }
    wrapperNumbers = dialect.wrappers.map { assembler.nameNumber($0) }
    lastAttributes.removeAll(keepingCapacity: true)
    lastElement = -1
  }

  /// What the attribute read last means, and its name's number.
  @inline(__always)
  private mutating func meaningOfAttribute(_ assembler: inout TreeAssembler) -> (AttributeMeaning, Int32) {
    let place = xml.attributePlace
    if xml.repeatsAttribute, place < lastAttributes.count, lastAttributes[place].number >= 0 { return lastAttributes[place] }
    return meaningOfNewAttribute(&assembler)
  }

  private mutating func meaningOfNewAttribute(_ assembler: inout TreeAssembler) -> (AttributeMeaning, Int32) {
    let number = assembler.nameNumber(xml.attribute.name)
    var meaning = AttributeMeaning.attribute
    if Int(number) < meanings.count { meaning = AttributeMeaning(rawValue: meanings[Int(number)]) ?? .attribute }
    let place = xml.attributePlace
    if place < TolerantXMLReader.placesKept {
      while lastAttributes.count <= place { lastAttributes.append((.attribute, -1)) }
      lastAttributes[place] = (meaning, number)
    }
    switch meaning {
    case .keptUnlessFalse: xml.passOver("false")
    case .keptUnlessTrue, .isVisible: xml.passOver("true")
    default: xml.passOver("")
    }
    return (meaning, number)
  }

  private mutating func readWrapper(_ assembler: inout TreeAssembler) {
    wrappers.open(xml.name)
    var width: Double?
    var height: Double?
    while xml.nextAttribute() {
      let attribute = xml.attribute
      switch meaningOfAttribute(&assembler).0 {
      case .width: width = bytes.number(in: attribute.value)
      case .height: height = bytes.number(in: attribute.value)
      case .className: break
      default:
        if bytes.isEqual(attribute.name, to: "density"), let density = bytes.number(in: attribute.value) {
          assembler.unit = .pixels(perPoint: density)
        }
        if !attribute.value.isEmpty { wrappers.add(attribute) }
      }
    }
    if assembler.builder.depth == 0 {
      let hasViews = assembler.builder.count > 0
      let title = wrappers.title(in: bytes).map { string(of: $0) }
      if hasViews || title != nil { assembler.beginTree(named: title) }
      if hasViews { prepareMeanings(&assembler) }  // another tree numbers its names anew
    }
    if let width, let height { assembler.setScreen(Size(width: width, height: height)) }
  }

  private mutating func string(of attribute: XMLAttribute) -> String {
    guard attribute.isEncoded else { return bytes.input.string(in: attribute.value) }
    var decoded: [UInt8] = []
    xml.decode(attribute.value, into: &decoded)
    return String(decoding: decoded, as: UTF8.self)
  }

  /// Gives a root what the wrappers around it say.
  private mutating func addWrapperAttributes(to index: Int, _ assembler: inout TreeAssembler) {
    for (element, attribute) in wrappers.attributes(in: bytes) {
      var name = bytes.input.string(in: attribute.name)
      let element = bytes.input.string(in: element)
      if dialect.namedWrappers.contains(element) { name = "\(element)-\(name)" }
      assembler.addAttribute(name, value(attribute, &assembler), to: index)
    }
  }

  private mutating func readView(element: Int32, _ assembler: inout TreeAssembler) throws(HierarchyError) {
    let index = try assembler.open(className: element)
    if assembler.builder.depth == 1 { addWrapperAttributes(to: index, &assembler) }
    var className: XMLAttribute?
    var frame: Rect?
    var sides = (x: Double?.none, y: Double?.none, width: Double?.none, height: Double?.none)
    while xml.nextAttribute() {
      let attribute = xml.attribute
      let (meaning, number) = meaningOfAttribute(&assembler)
      let range = attribute.value
      switch meaning {
      case .keptUnlessFalse: if !isFalse(range) { keep(attribute, number, index, &assembler) }
      case .keptUnlessTrue: if !isTrue(range) { keep(attribute, number, index, &assembler) }
      case .attribute: keep(attribute, number, index, &assembler)
      case .bounds:
        frame = bytes.androidBounds(in: range)
        if frame == nil, !range.isEmpty { keep(attribute, number, index, &assembler) }
      case .className: if !range.isEmpty { className = attribute }
      case .text: if !range.isEmpty { assembler.setText(value(attribute, &assembler), at: index) }
      case .name: if !range.isEmpty { assembler.setName(value(attribute, &assembler), at: index) }
      case .identity: if !range.isEmpty { assembler.setIdentity(value(attribute, &assembler), at: index) }
      case .otherText where !range.isEmpty:
        let value = value(attribute, &assembler)
        assembler.addAttribute(number: number, value, to: index)
        if assembler.hasNoText(index) { assembler.setText(value, at: index) }
      case .otherName where !range.isEmpty:
        let value = value(attribute, &assembler)
        assembler.addAttribute(number: number, value, to: index)
        if assembler.hasNoName(index) { assembler.setName(value, at: index) }
      case .otherText, .otherName: break
      case .x: sides.x = side(attribute, number, index, &assembler)
      case .y: sides.y = side(attribute, number, index, &assembler)
      case .width: sides.width = side(attribute, number, index, &assembler)
      case .height: sides.height = side(attribute, number, index, &assembler)
      case .alpha: if let alpha = bytes.number(in: range) { assembler.setAlpha(alpha, at: index) }
      case .isVisible: if isFalse(range) { assembler.setHidden(at: index) }
      case .isHidden: if isTrue(range) { assembler.setHidden(at: index) }
      case .visibility:
        if !bytes.isEqual(range, to: "visible"), !range.isEmpty {
          assembler.setHidden(at: index)
          keep(attribute, number, index, &assembler)
        }
      }
    }
    if let className {
      setClass(className, at: index, &assembler)
    } else if !dialect.droppedPrefixes.isEmpty {
      assembler.setClassNumber(withoutPrefix(element, &assembler), at: index)
    }
    if frame == nil, let width = sides.width, let height = sides.height {
      frame = Rect(x: sides.x ?? 0, y: sides.y ?? 0, width: width, height: height)
    }
    if let frame { assembler.setFrame(frame, at: index) }
  }

  /// Most attributes are one of these two words, so they are compared as numbers.
  @inline(__always)
  private func isFalse(_ range: Range<Int>) -> Bool {
    range.count == 5 && bytes.eightBytes(at: range.lowerBound) & 0xFF_FFFF_FFFF == 0x65_736C_6166
  }

  @inline(__always)
  private func isTrue(_ range: Range<Int>) -> Bool {
    range.count == 4 && bytes.eightBytes(at: range.lowerBound) & 0xFFFF_FFFF == 0x6575_7274
  }

  private mutating func setClass(_ attribute: XMLAttribute, at index: Int, _ assembler: inout TreeAssembler) {
    if attribute.isEncoded {
      let decoded = value(attribute, &assembler)
      assembler.setClassNumber(assembler.nameNumber(assembler.builder.tree.pool.string(decoded) ?? ""), at: index)
    } else if dialect.droppedPrefixes.isEmpty {
      assembler.setClassNumber(assembler.nameNumber(attribute.value), at: index)
    } else {
      assembler.setClassNumber(withoutPrefix(assembler.nameNumber(attribute.value), &assembler), at: index)
    }
  }

  /// The number of a class without the prefixes of its dialect.
  private mutating func withoutPrefix(_ number: Int32, _ assembler: inout TreeAssembler) -> Int32 {
    if let short = dropped[number] { return short }
    let name = assembler.builder.tree.pool.string(assembler.builder.tree.names.refs[Int(number)]) ?? ""
    var short = number
    for prefix in dialect.droppedPrefixes where name.hasPrefix(prefix.description) && name.utf8.count > prefix.utf8CodeUnitCount {
      short = assembler.nameNumber(String(name.dropFirst(prefix.description.count)))
      break
    }
    dropped[number] = short
    return short
  }

  /// A number, or `nil` for none; one that is no number is kept as an attribute.
  private mutating func side(_ attribute: XMLAttribute, _ number: Int32, _ index: Int, _ assembler: inout TreeAssembler) -> Double? {
    let side = bytes.number(in: attribute.value)
    if side == nil { keep(attribute, number, index, &assembler) }
    return side
  }

  /// Keeps an attribute, where it says something.
  @inline(__always)
  private mutating func keep(_ attribute: XMLAttribute, _ number: Int32, _ index: Int, _ assembler: inout TreeAssembler) {
    if attribute.value.isEmpty { return }
    assembler.addAttribute(number: number, value(attribute, &assembler), to: index)
  }

  @inline(__always)
  private mutating func value(_ attribute: XMLAttribute, _ assembler: inout TreeAssembler) -> TextRef {
    guard attribute.isEncoded else { return assembler.ref(attribute.value) }
    return assembler.ref(decodedBy: { xml.decode(attribute.value, into: &$0) })
  }
}
