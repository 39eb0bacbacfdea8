/// A node as it is stored: 88 bytes, its texts in the pool, what few nodes have in a record of its own.
package struct Record: Sendable {
  /// Read only where `flags` has `.hasFrame`.
  package var frame = Rect.zero
  package var identity = TextRef.none
  package var name = TextRef.none
  package var text = TextRef.none
  /// A number of the name table.
  package var className: Int32
  /// The parent's index, or -1.
  package var parent: Int32
  /// The index behind the last node of the subtree.
  package var end: Int32
  /// How many ancestors the node has.
  package var depth: Int32
  /// Which of the attribute records are this node's.
  package var attributeStart: Int32 = 0
  package var attributeCount: Int32 = 0
  /// The index of what few nodes have, or -1.
  package var extra: Int32 = -1
  package var flags: Flags = [.isInteractive]

  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let hasFrame = Flags(rawValue: 1)
    package static let isHidden = Flags(rawValue: 2)
    package static let clips = Flags(rawValue: 4)
    package static let isInteractive = Flags(rawValue: 8)
  }

  package var attributes: Range<Int> { Int(attributeStart)..<Int(attributeStart) + Int(attributeCount) }
}

/// What few nodes have.
package struct ExtraRecord: Sendable {
  package var boundsOrigin = Point.zero
  package var alpha = 1.0
  package var background: UInt32?
  /// A number of the name table, or -1 for no controller.
  package var controllerClass: Int32 = -1
  package var controllerTitle = TextRef.none
  package var controllerState = TextRef.none

  package static let none = ExtraRecord()
}

package struct AttributeRecord: Sendable {
  package var name: Int32
  package var value: TextRef
}
