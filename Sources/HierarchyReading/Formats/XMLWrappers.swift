internal import PullParsing

/// The open elements of an XML document that are no views themselves, with their attributes.
///
/// Of elements of one name the innermost counts alone: a window in another says nothing of that.
struct XMLWrappers {
  private var open: [(element: Range<Int>, firstAttribute: Int)] = []
  private var attributes: [XMLAttribute] = []

  /// How many are looked through, and how many attributes of each; real documents have three, with ten.
  private static let looked = 8
  private static let attributesTaken = 64

  mutating func open(_ element: Range<Int>) { open.append((element, attributes.count)) }

  /// Gives the wrapper opened last an attribute.
  mutating func add(_ attribute: XMLAttribute) { attributes.append(attribute) }

  mutating func close() {
    if let last = open.popLast() { attributes.removeSubrange(last.firstAttribute...) }
  }

  /// The attributes that a view inside has of its wrappers, the outermost first.
  func attributes(in bytes: ByteView) -> [(element: Range<Int>, attribute: XMLAttribute)] {
    var elements: [Range<Int>] = []
    var found: [(element: Range<Int>, attribute: XMLAttribute)] = []
    var end = attributes.count
    for wrapper in open.reversed().prefix(Self.looked) {
      if !elements.contains(where: { isEqual($0, wrapper.element, bytes) }) {
        elements.append(wrapper.element)
        let own = attributes[wrapper.firstAttribute..<end].prefix(Self.attributesTaken)
        found.insert(contentsOf: own.map { (wrapper.element, $0) }, at: 0)
      }
      end = wrapper.firstAttribute
    }
    return found
  }

  private func isEqual(_ a: Range<Int>, _ b: Range<Int>, _ bytes: ByteView) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { bytes[$0] == bytes[$1] }
  }

  /// The title of the innermost that has one.
  func title(in bytes: ByteView) -> XMLAttribute? {
    attributes(in: bytes).last { bytes.isEqual($0.attribute.name, to: "title") }?.attribute
  }
}
