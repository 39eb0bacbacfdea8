/// What tolerant readers had to put right, each kind with its first places and a count: a document of a million faults must not
/// make a million messages.
package struct Repairs: Sendable {
  /// What can be wrong with a document and is read all the same.
  package enum Kind: Int, CaseIterable, Sendable {
    case invalidUTF8, loneSurrogate, cut
    case foreignText, missingLevels, missingRoot
    case missingEndTag, unexpectedEndTag, unfinishedTag, lessThanInValue, missingQuote, missingValue, unknownEntity
    case brokenJSON, controlCharacter
    case unreadableFrame, unreadableNode
  }

  package struct Found: Sendable {
    package var offsets: [Int] = []
    package var count = 0
  }

  /// How many places of a kind are kept.
  package static let placesKept = 5

  package private(set) var found = [Found](repeating: Found(), count: Kind.allCases.count)

  package init() {}

  package var isEmpty: Bool { found.allSatisfy { $0.count == 0 } }

  package mutating func note(_ kind: Kind, at offset: Int) {
    found[kind.rawValue].count += 1
    if found[kind.rawValue].offsets.count < Self.placesKept { found[kind.rawValue].offsets.append(offset) }
  }

  package mutating func add(_ other: Repairs) {
    for kind in Kind.allCases {
      found[kind.rawValue].count += other.found[kind.rawValue].count
      let room = Self.placesKept - found[kind.rawValue].offsets.count
      found[kind.rawValue].offsets += other.found[kind.rawValue].offsets.prefix(room)
    }
  }
}

extension Repairs.Kind {
  /// In the words of a message: what was wrong; what was done about it.
  package var message: String {
    switch self {
    case .invalidUTF8: "these bytes are no UTF-8; read as U+FFFD"
    case .loneSurrogate: "half of a surrogate pair stands alone; read as U+FFFD"
    case .cut: "the document ends in the middle; read up to here"
    case .foreignText: "this is no part of the hierarchy; left out"
    case .missingLevels: "levels are missing between this view and the one it stands in; read as its subview"
    case .missingRoot: "the views around this one are missing; read as a root"
    case .missingEndTag: "an end tag is missing before this place; the element was ended here"
    case .unexpectedEndTag: "this end tag ends nothing that is open; left out"
    case .unfinishedTag: "this tag is not finished; read as far as it goes"
    case .lessThanInValue: "a '<' stands in an attribute's value; read as it is"
    case .missingQuote: "an attribute's value stands without quotes; read up to the next space"
    case .missingValue: "an attribute has no value; left out"
    case .unknownEntity: "this reference is not known; read as it is"
    case .brokenJSON: "this is no JSON; left out"
    case .controlCharacter: "a control character stands in a string; read as it is"
    case .unreadableFrame: "this frame could not be read; the view has none"
    case .unreadableNode: "this looks like a view but could not be read; left out"
    }
  }
}
