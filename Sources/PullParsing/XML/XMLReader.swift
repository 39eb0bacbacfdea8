/// Reads an XML document event by event: `next()` moves on and says what it found; the properties tell more of it.
///
///     var reader = try XMLReader(InputBytes(text), file: "Main.storyboard")
///     while true {
///       switch try reader.next() {
///       case .startElement: print(reader.string(in: reader.name), reader.attributeCount)
///       case .endElement, .text: continue
///       case .endOfDocument: return
///       }
///     }
///
/// Names and values are ranges of `input`; nothing is copied or allocated for an element. The reader is strict: what is not
/// well-formed as XML 1.0 (fifth edition) says is an error. Only the five predefined entities and character references are
/// known, so a small document cannot grow into a large one; a DOCTYPE is skipped, one that declares things is refused.
/// Comments and processing instructions are checked and skipped. Prefixes and namespaces are left in the names.
///
/// - Complexity: O(*n*) for a whole document; memory is eight bytes an open element.
public struct XMLReader: Sendable {
  public enum Event: Equatable, Sendable {
    /// `name` and the attributes are the element's. For `<a/>` an `endElement` follows.
    case startElement
    /// `name` is the element's.
    case endElement
    /// `text` is a run of text, or a CDATA section. Text may come in several runs, and runs of white space come too.
    case text
    case endOfDocument
  }

  /// What is read. Where the document was UTF-16 or Latin-1 these are other bytes than were given: it was made UTF-8 first.
  public let input: InputBytes
  /// What errors call the document.
  public let file: String
  public let options: Options

  /// The name at the last start or end of an element.
  public var name: Range<Int> { Int(currentName.start)..<Int(currentName.start) + Int(currentName.length) }
  /// The last run of text.
  public internal(set) var text = XMLText(range: 0..<0, form: .plain)
  /// Where the last event begins: at the `<` of a tag, at the first character of a text.
  public internal(set) var offset = 0
  /// Where the next event is looked for. After an error, where that was met.
  public internal(set) var position = 0
  /// How many attributes the last start tag has.
  public internal(set) var attributeCount = 0
  /// How many elements are open.
  public var depth: Int { openElements.count }

  let bytes: ByteView
  var currentName = XMLName(start: 0, length: 0)
  var openElements: [XMLName] = []
  /// The attributes of the last start tag are the first `attributeCount`; the rest is what longer tags before left behind.
  var attributeStore: [XMLAttribute] = []
  var phase = Phase.prolog
  /// The first byte that no strict document may have; reported when all before it has been read.
  let forbidden: Int
  private var failure: XMLError?

  enum Phase {
    case prolog, afterDocumentType, content, endOfEmptyElement, epilog
  }

  /// - Throws: `XMLError` where the encoding is not read, or the document is larger than the limit.
  public init(_ input: InputBytes, file: String, options: Options = Options()) throws(XMLError) {
    let limit = min(options.limits.documentSize, Int(UInt32.max) - 1)
    guard input.count <= limit else {
      throw XMLError(.documentTooLarge(size: input.count, limit: limit), at: SourceLocation(file: file, line: 1, column: 1))
    }
    let decoded = try XMLEncoding.utf8(input, file: file)
    self.input = decoded
    self.file = file
    self.options = options
    bytes = ByteView(decoded)
    forbidden = bytes.firstForbiddenInXML() ?? .max
    if bytes.hasPrefix("\u{FEFF}", at: 0) { position = 3 }
  }

  /// Moves to the next event.
  ///
  /// - Throws: `XMLError`; the same again when called again after it.
  public mutating func next() throws(XMLError) -> Event {
    if let failure { throw failure }
    do throws(XMLError) {
      let event: Event
      switch phase {
      case .content: event = try nextInContent()
      case .endOfEmptyElement: event = endOfEmptyElement()
      case .prolog, .afterDocumentType, .epilog: event = try nextOutsideRoot()
      }
      if position > forbidden { throw error(.illegalCharacter(0), at: forbidden) }
      return event
    } catch {
      failure = error
      throw error
    }
  }

  /// The attribute at `index` of the last start tag, as it stands there.
  @inline(__always)
  public func attribute(at index: Int) -> XMLAttribute {
    precondition(index < attributeCount, "attribute \(index) of \(attributeCount)")
    return attributeStore[index]
  }

  /// The attribute of the last start tag that is called `name`.
  ///
  /// - Complexity: O(*n*) in the number of attributes.
  public func attribute(named name: StaticString) -> XMLAttribute? {
    for k in 0..<attributeCount where isEqual(attributeStore[k].name, to: name) { return attributeStore[k] }
    return nil
  }

  /// Where `offset` is, for a report. Costs a walk through all before it.
  public func location(of offset: Int) -> SourceLocation { input.location(of: offset, file: file) }

  public func string(in range: Range<Int>) -> String { input.string(in: range) }

  /// Whether the bytes in `range`, a name say, are those of `text`.
  @inline(__always)
  package func isEqual(_ range: Range<Int>, to text: StaticString) -> Bool { bytes.isEqual(range, to: text) }

  /// An error at `offset`, or at what no document may have where that comes first.
  func error(_ reason: XMLError.Reason, at offset: Int) -> XMLError {
    guard forbidden < bytes.count, forbidden <= offset else { return XMLError(reason, at: location(of: offset)) }
    let byte = bytes[forbidden]
    let reason: XMLError.Reason =
      if byte < 0x80 || input.lengthOfUTF8Scalar(at: forbidden) > 0 {
        .illegalCharacter(bytes.scalar(at: forbidden).value)
      } else if forbidden + 4 > bytes.count && isCutScalar(at: forbidden) {
        .endsInside("a character")
      } else {
        .invalidUTF8(byte)
      }
    return XMLError(reason, at: location(of: forbidden))
  }

  /// Whether a scalar starts at `index` and lacks only what the document's end cut off.
  private func isCutScalar(at index: Int) -> Bool {
    let needed = bytes[index] >= 0xF0 ? 4 : bytes[index] >= 0xE0 ? 3 : bytes[index] >= 0xC2 ? 2 : 1
    return bytes[index] <= 0xF4 && index + needed > bytes.count
      && (index + 1..<bytes.count).allSatisfy { bytes[$0] & 0xC0 == 0x80 }
  }
}

/// Where a name stands: eight bytes, for there are many.
struct XMLName: Sendable {
  var start: UInt32
  var length: UInt32
}

/// A run of text, or a CDATA section, as it stands in the document.
public struct XMLText: Equatable, Sendable {
  public var range: Range<Int>
  public var form: Form

  public enum Form: Equatable, Sendable {
    /// The bytes are the text.
    case plain
    /// There are references or carriage returns in it; `XMLReader.decode` resolves them.
    case encoded
    /// The inside of a CDATA section that has carriage returns.
    case verbatimWithCarriageReturns
  }

  /// Whether the bytes in `range` are the text as it is meant.
  public var isPlain: Bool { form == .plain }
}

/// An attribute of a start tag, as it stands in the document.
public struct XMLAttribute: Equatable, Sendable {
  @usableFromInline var nameStart: UInt32
  @usableFromInline var nameLength: UInt32
  @usableFromInline var valueStart: UInt32
  @usableFromInline var valueLength: UInt32
  /// Whether there are references or white space other than spaces in the value, for `XMLReader.decode` to resolve.
  public internal(set) var isEncoded: Bool

  @inlinable public var name: Range<Int> { Int(nameStart)..<Int(nameStart) + Int(nameLength) }
  /// The value without its quotes.
  @inlinable public var value: Range<Int> { Int(valueStart)..<Int(valueStart) + Int(valueLength) }
}
