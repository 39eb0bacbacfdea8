/// Why a document is no well-formed XML, or more than the limits allow; where, and what to do.
public struct XMLError: Error, Equatable, Sendable, CustomStringConvertible {
  public var reason: Reason
  public var location: SourceLocation

  public init(_ reason: Reason, at location: SourceLocation) {
    self.reason = reason
    self.location = location
  }

  public enum Reason: Equatable, Sendable {
    // The document as a whole.
    case empty
    case notXML
    case noRootElement
    case endsInside(String)
    case endsBeforeEndTag(String)
    case textAfterRoot
    case secondRoot(String)

    // Bytes and encodings.
    case invalidUTF8(UInt8)
    case invalidUTF16
    case illegalCharacter(UInt32)
    case unsupportedEncoding(String)
    case encodingMismatch(declared: String)

    // Tags.
    case expectedName(after: String)
    case mismatchedEndTag(found: String, expected: String)
    case endTagOutsideRoot(String)
    case malformedEndTag(String)
    case malformedStartTag(String)
    case missingSpaceBeforeAttribute
    case missingEquals(attribute: String)
    case missingQuote(attribute: String)
    case lessThanInAttribute(String)
    case duplicateAttribute(String)

    // Text and references.
    case ampersandAlone
    case unknownEntity(String)
    case unfinishedReference
    case illegalCharacterReference(String)
    case sectionEndInText

    // Other markup.
    case unknownMarkup
    case doubleHyphenInComment
    case sectionOutsideRoot
    case misplacedDeclaration
    case malformedDeclaration
    case unsupportedVersion(String)
    case reservedTarget(String)
    case malformedInstruction(String)
    case misplacedDocumentType
    case malformedDocumentType
    case internalSubset

    // Limits.
    case documentTooLarge(size: Int, limit: Int)
    case tooDeep(limit: Int)
    case tooManyAttributes(element: String, limit: Int)
    case attributeTooLarge(String, limit: Int)
  }

  public var description: String { "\(location): error: \(reason)" }
}

extension XMLError.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty: "the document is empty; give a file that has an XML document in it"
    case .notXML: "an XML document starts with '<'; give one, or take out what stands before it"
    case .noRootElement: "the document has no element; it may be cut off, get it whole"
    case .endsInside(let what): "the document ends inside \(what); it is cut off, get it whole"
    case .endsBeforeEndTag(let name): "the document ends before '</\(name)>'; it is cut off, get it whole"
    case .textAfterRoot: "text follows the end of the document's element; take it out, or keep it in a file of its own"
    case .secondRoot(let name): "a second outermost element '<\(name)>'; a document has one, split the file there"

    case .invalidUTF8(let byte): "byte 0x\(hex(UInt32(byte), digits: 2)) is no UTF-8; save the document as UTF-8"
    case .invalidUTF16: "half a surrogate pair; the document is no valid UTF-16, save it as UTF-8"
    case .illegalCharacter(let scalar): "character U+\(hex(scalar, digits: 4)) must not stand in XML; take it out"
    case .unsupportedEncoding(let name): "encoding '\(name)' is not read; save the document as UTF-8"
    case .encodingMismatch(let name): "the document says it is \(name) but its bytes are not; correct the declaration"

    case .expectedName(let before): "expected a name after '\(before)'; a '<' that starts no tag is written '&lt;'"
    case .mismatchedEndTag(let found, let expected): "'</\(found)>' ends '<\(expected)>'; end the innermost element first"
    case .endTagOutsideRoot(let name): "'</\(name)>' ends nothing; take it out"
    case .malformedEndTag(let name): "expected '>' after '</\(name)'; an end tag has only a name"
    case .malformedStartTag(let name): "expected an attribute, '>' or '/>' in '<\(name)'; mend the tag"
    case .missingSpaceBeforeAttribute: "expected a space before this attribute; put one there"
    case .missingEquals(let name): "expected '=' after attribute '\(name)'; every attribute has a value"
    case .missingQuote(let name): "expected a quote before the value of '\(name)'; values stand in quotes"
    case .lessThanInAttribute(let name): "'<' in the value of '\(name)'; write '&lt;', or close the quotes before it"
    case .duplicateAttribute(let name): "attribute '\(name)' occurs twice; keep one of them"

    case .ampersandAlone: "'&' starts no reference here; write '&amp;'"
    case .unknownEntity(let name): "entity '&\(name);' is not known; only amp, lt, gt, quot and apos are, and '&#…;'"
    case .unfinishedReference: "expected ';' at the end of a reference; a plain '&' is written '&amp;'"
    case .illegalCharacterReference(let text): "'\(text)' is a character that XML does not allow; take it out"
    case .sectionEndInText: "']]>' in text; write ']]&gt;'"

    case .unknownMarkup: "'<!' starts neither a comment nor CDATA here; write '&lt;!' if it is text"
    case .doubleHyphenInComment: "'--' inside a comment; end comments with '-->' and keep '--' out of them"
    case .sectionOutsideRoot: "CDATA outside the document's element; take it out"
    case .misplacedDeclaration: "'<?xml' is allowed at the very start only; take out what stands before it, or split the file there"
    case .malformedDeclaration: "the XML declaration is malformed; write '<?xml version=\"1.0\" encoding=\"UTF-8\"?>'"
    case .unsupportedVersion(let version): "XML version '\(version)' is not read; only 1.x is"
    case .reservedTarget(let name): "a processing instruction must not be called '\(name)'; only '<?xml' at the start is"
    case .malformedInstruction(let name): "expected a space or '?>' after '<?\(name)'; mend the processing instruction"
    case .misplacedDocumentType: "a second or late DOCTYPE; it stands once, before the document's element"
    case .malformedDocumentType: "the DOCTYPE is malformed; take it out"
    case .internalSubset: "the DOCTYPE declares things of its own, which are not read; take out '[…]'"

    case .documentTooLarge(let size, let limit): "the document has \(size) bytes, more than the limit of \(limit); split it"
    case .tooDeep(let limit): "more than \(limit) elements inside each other, the limit; raise it if the document is to be trusted"
    case .tooManyAttributes(let name, let limit):
      "'<\(name)>' has more than \(limit) attributes, the limit; raise it if the document is to be trusted"
    case .attributeTooLarge(let name, let limit):
      "the value of '\(name)' has more than \(limit) bytes, the limit; raise it if the document is to be trusted"
    }
  }

  private func hex(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
