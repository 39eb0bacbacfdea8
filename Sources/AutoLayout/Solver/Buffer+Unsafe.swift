/// A growing array of plain values with one owner: no reference counting and no uniqueness check on a write.
///
/// An index out of bounds is a mistake in this module, never in its input; debug builds trap on it.
///
/// Sendable: it can't be copied, so the memory has the one owner that the buffer has.
struct Buffer<Element: BitwiseCopyable>: ~Copyable, @unchecked Sendable {
  private var base: UnsafeMutablePointer<Element>
  private(set) var count: Int
  private var capacity: Int

  init() {
    self.init(capacity: 0)
  }

  init(capacity: Int) {
    base = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    count = 0
    self.capacity = capacity
  }

  init(repeating element: Element, count: Int, capacity: Int = 0) {
    self.init(capacity: max(count, capacity))
    base.initialize(repeating: element, count: count)
    self.count = count
  }

  deinit {
    base.deallocate()
  }

  func copy() -> Buffer {
    var copy = Buffer(capacity: capacity)
    copy.base.update(from: base, count: count)
    copy.count = count
    return copy
  }

  var indices: Range<Int> {
    @inline(__always) get { 0..<count }
  }

  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count, "\(index) is not in 0..<\(count)")
      return base[index]
    }
    @inline(__always) set {
      assert(index >= 0 && index < count, "\(index) is not in 0..<\(count)")
      base[index] = newValue
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { reserve(max(8, capacity * 2)) }
    base[count] = element
    count += 1
  }

  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base[count]
  }

  mutating func removeAll() {
    count = 0
  }

  /// Makes it `count` times `element`.
  mutating func fill(with element: Element, count: Int) {
    reserve(count)
    base.update(repeating: element, count: count)
    self.count = count
  }

  mutating func reserve(_ newCapacity: Int) {
    guard newCapacity > capacity else { return }
    let grown = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    grown.update(from: base, count: count)
    base.deallocate()
    base = grown
    capacity = newCapacity
  }

  /// Sorts everything.
  mutating func sort(by precedes: (Element, Element) -> Bool) {
    var elements = UnsafeMutableBufferPointer(start: base, count: count)
    elements.sort(by: precedes)
  }

  /// Everything as an array, for what isn't hot.
  var elements: [Element] { Array(UnsafeBufferPointer(start: base, count: count)) }
}
