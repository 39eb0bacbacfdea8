package import PullParsing
package import ViewTree

/// Puts a document's trees together view by view, for all formats: levels, addresses, class names, what was put right.
package struct TreeAssembler {
  package let text: SourceText
  let options: ReadingOptions
  private let format: String
  package private(set) var builder: ViewTree.Builder
  /// What tells how deep each open view stands, in the format's own measure: bars, columns, dashes.
  private var levels: [Int] = []
  private var trees: [HierarchyDocument.NamedTree] = []
  private var treeName: String?
  /// Whether the tree that is being read stands under a heading, which all its roots share.
  private var isHeaded = false
  /// Which trees stood under one.
  private var headedTrees: [Int] = []
  private var nodesSoFar = 0
  private var addresses = AddressTable()
  private var classNames = ClassNames()
  private var notes: [String] = []
  package var repairs = Repairs()
  package var isCut = false
  /// How the tree's frames are made superview coordinates when it ends.
  var frameSpace = FrameSpace.superview
  /// The unit of the frames where that is not points.
  var unit: Unit = .points

  /// What the source's frames are relative to.
  enum FrameSpace {
    case superview
    /// The screen, or anything else that is one for all views of a tree.
    case screen
  }

  enum Unit {
    case points
    /// Pixels, of which this many make a point; `nil`: the source does not say.
    case pixels(perPoint: Double?)
  }

  init(_ text: SourceText, format: String, options: ReadingOptions) {
    self.text = text
    self.format = format
    self.options = options
    builder = ViewTree.Builder(readingFrom: text.bytes)
  }

  var hasNodes: Bool { builder.count > 0 || !trees.isEmpty }

  /// The view opened last, in the tree that is being read.
  var latest: Int? { builder.count > 0 ? builder.count - 1 : nil }

  // MARK: Structure

  /// Opens a view below the innermost open one whose level is lower than `level`, having closed the others.
  mutating func open(level: Int, className: Int32) throws(HierarchyError) -> Int {
    while let last = levels.last, last >= level {
      levels.removeLast()
      builder.close()
    }
    levels.append(level)
    return try open(className: className)
  }

  /// Opens a view below the innermost open one.
  mutating func open(className: Int32) throws(HierarchyError) -> Int {
    if nodesSoFar + builder.count >= options.limits.nodes {
      throw HierarchyError(.tooManyNodes(limit: options.limits.nodes), at: text.location(of: 0))
    }
    return builder.open(className: className)
  }

  /// Makes room for as many views as the document will have if all of it is like its first `read` bytes, within bounds.
  mutating func reserveCapacity(having read: Int) {
    let factor = 1.1 * Double(text.view.count) / Double(max(read, 1))
    func estimate(_ count: Int) -> Int { Int(min(Double(count) * factor, Double(1 << 20))) }
    builder.reserveCapacity(estimate(builder.count), attributes: estimate(builder.tree.attributeRecords.count), extras: 0)
  }

  mutating func close() { builder.close() }

  /// Opens a view whose level counts the views it stands in, noting levels that are missing; a second one at level 0 begins
  /// another tree, unless a heading stands above both.
  mutating func open(counted level: Int, at offset: Int) throws(HierarchyError) -> Int {
    if level == 0, builder.count > 0, !isHeaded { beginTree() }
    close(downTo: level)
    if let last = levels.last {
      if level > last + 1 { repairs.note(.missingLevels, at: offset) }
    } else if level > 0 {
      repairs.note(.missingRoot, at: offset)
    }
    return try open(level: level, className: -1)
  }

  /// Closes the views whose level is at least `level`.
  mutating func close(downTo level: Int) {
    while let last = levels.last, last >= level {
      levels.removeLast()
      builder.close()
    }
  }

  /// The level of the innermost open view.
  var level: Int? { levels.last }

  /// Takes back the view opened last, which must be open and alone in its tree; for a wrapper that turns out to be none.
  mutating func abandonOnlyNode() { builder.abandonOnlyNode() }

  /// Takes back all views of the tree that is being read.
  mutating func dropTree() {
    builder = ViewTree.Builder(readingFrom: text.bytes)
    levels.removeAll()
    classNames = ClassNames()
  }

  /// Whether nothing is known of the view at `index` that would make it one.
  func isBlank(_ index: Int, className: String) -> Bool {
    let record = builder.tree.records[index]
    return !record.flags.contains(.hasFrame) && record.text.count == 0 && record.name.count == 0
      && builder.tree.className(of: index) == className
  }

  /// Ends the tree that is being read, if it has views, and begins another called `name`.
  mutating func beginTree(named name: String? = nil) {
    if builder.count > 0 {
      nodesSoFar += builder.count
      let finished = finishedTree()
      if isHeaded { headedTrees.append(trees.count) }
      trees.append(HierarchyDocument.NamedTree(name: treeName, tree: finished))
    }
    treeName = name
    isHeaded = false
  }

  /// Ends the tree that is being read, if it has views, and begins another under the heading of these words.
  mutating func beginTree(under heading: Range<Int>) {
    beginTree(named: text.bytes.string(in: heading))
    isHeaded = true
  }

  /// Takes the file's name out of the names that headings gave.
  private mutating func shortenHeadings() {
    let names = Heading.treeNames(headedTrees.map { trees[$0].name ?? "" })
    for (index, name) in zip(headedTrees, names) {
      trees[index].name = name
      trees[index].tree.source?.name = name
    }
  }

  private mutating func finishedTree() -> ViewTree {
    levels.removeAll()
    var done = ViewTree.Builder(readingFrom: text.bytes)
    swap(&done, &builder)
    classNames = ClassNames()  // its numbers are of the builder's own table
    done.source = ViewTree.Source(format: format, name: treeName)
    done.closeAll()
    if case .screen = frameSpace { done.tree.makeFramesRelativeToSuperviews() }
    nameUnit(of: &done)
    return done.finish()
  }

  private mutating func nameUnit(of done: inout ViewTree.Builder) {
    guard case .pixels(let told) = unit, done.tree.records.contains(where: { $0.flags.contains(.hasFrame) }) else { return }
    if let scale = options.pixelsPerPoint ?? told, scale > 0, scale.isFinite {
      done.tree.divideFrames(by: scale)
      note("frames are converted from pixels to points, \(scale) pixels a point")
      return
    }
    note("frames are in pixels, for the source does not tell how many make a point ('--density' does); each root has 'unit' px")
    let name = done.nameNumber("unit")
    let value = done.tree.pool.add("px")
    var root = 0
    while root < done.tree.count {
      done.addAttribute(name, value, to: root)
      root = Int(done.tree.records[root].end)
    }
  }

  mutating func note(_ words: String) {
    if !notes.contains(words) { notes.append(words) }
  }

  // MARK: The end

  mutating func finish() throws(HierarchyError) -> HierarchyDocument {
    beginTree()
    shortenHeadings()
    if text.isCut { isCut = true }
    if isCut { repairs.note(.cut, at: text.view.count) }
    var found: [(offset: Int, kind: Repairs.Kind, more: Int)] = []
    func add(_ repairs: Repairs, _ offsetInRoot: (Int) -> Int) {
      for kind in Repairs.Kind.allCases {
        let places = repairs.found[kind.rawValue]
        for (k, offset) in places.offsets.enumerated() {
          let isLast = k == places.offsets.count - 1
          found.append((offsetInRoot(offset), kind, isLast ? places.count - places.offsets.count : 0))
        }
      }
    }
    add(repairs) { text.offsetInRoot(of: $0) }
    add(text.repairs) { $0 }
    found.sort { ($0.offset, $0.kind.rawValue) < ($1.offset, $1.kind.rawValue) }
    if options.isStrict, let first = found.first {
      throw HierarchyError(.repair(first.kind.message), at: text.location(inRoot: first.offset))
    }
    let list = found.map { Repair(location: text.location(inRoot: $0.offset), message: $0.kind.message, more: $0.more) }
    return HierarchyDocument(format: format, trees: trees, isCut: isCut, repairs: list, notes: notes)
  }

  // MARK: Properties

  mutating func nameNumber(_ name: String) -> Int32 { builder.nameNumber(name) }

  mutating func nameNumber(_ range: Range<Int>) -> Int32 { builder.nameNumber(sourceRange: range, of: text.bytes) }

  /// Sets the class of the view at `index` to that at `range`: short where it is mangled or generic, the whole then an attribute.
  mutating func setClass(_ range: Range<Int>, at index: Int) {
    let whole = nameNumber(range)
    let (short, isShortened) = classNames.short(for: whole, range, in: text.view, &builder)
    builder.tree.records[index].className = short
    if isShortened {
      let stable = classNames.stableWhole(of: whole, range, in: text.view, &builder)
      builder.addAttribute(builder.nameNumber("class"), stable, to: index)
    }
  }

  /// The number of the class at `range`, short where it is mangled or generic.
  mutating func shortNumber(_ range: Range<Int>) -> Int32 {
    let whole = nameNumber(range)
    return classNames.short(for: whole, range, in: text.view, &builder).number
  }

  /// Whether the class at `range` is one that `shortNumber` has made shorter.
  mutating func isShortened(_ range: Range<Int>) -> Bool { shortNumber(range) != nameNumber(range) }

  mutating func setController(_ className: Int32, title: TextRef, state: TextRef, at index: Int) {
    builder.withExtra(of: index) { extra in
      extra.controllerClass = className
      extra.controllerTitle = title
      extra.controllerState = state
    }
  }

  mutating func setClassNumber(_ number: Int32, at index: Int) { builder.tree.records[index].className = number }

  mutating func setFrame(_ frame: Rect?, at index: Int) { builder.setFrame(frame, at: index) }
  mutating func setHidden(at index: Int) { builder.setFlag(.isHidden, to: true, at: index) }
  mutating func setClips(at index: Int) { builder.setFlag(.clips, to: true, at: index) }
  mutating func setNotInteractive(at index: Int) { builder.setFlag(.isInteractive, to: false, at: index) }

  mutating func setAlpha(_ alpha: Double, at index: Int) {
    if alpha != 1 { builder.withExtra(of: index) { $0.alpha = alpha } }
  }

  mutating func setBoundsOrigin(_ origin: Point, at index: Int) {
    if origin != .zero { builder.withExtra(of: index) { $0.boundsOrigin = origin } }
  }

  mutating func setBackground(_ color: Color, at index: Int) {
    builder.withExtra(of: index) { $0.background = color.packed }
  }

  mutating func setScreen(_ size: Size) { builder.screen = size }

  mutating func setText(_ value: TextRef, at index: Int) { builder.tree.records[index].text = value }
  mutating func setName(_ value: TextRef, at index: Int) { builder.tree.records[index].name = value }
  mutating func setText(_ range: Range<Int>, at index: Int) { setText(ref(range), at: index) }
  mutating func setName(_ range: Range<Int>, at index: Int) { setName(ref(range), at: index) }

  func ref(_ range: Range<Int>) -> TextRef { builder.text(sourceRange: range) }

  mutating func ref(_ words: String) -> TextRef { builder.tree.pool.add(words) }

  mutating func ref(decodedBy body: (inout [UInt8]) -> Void) -> TextRef { builder.tree.pool.add(body) }

  /// Gives the view at `index` the identity `#1`, `#2` … of the address whose hexadecimal digits stand at `range`: the same for
  /// the same address throughout a document.
  mutating func setIdentity(address range: Range<Int>, at index: Int) {
    let number = addresses.number(ofAddressAt: range, in: text.view)
    builder.tree.records[index].identity = ref("#\(number)")
  }

  mutating func setIdentity(_ value: TextRef, at index: Int) { builder.tree.records[index].identity = value }

  mutating func addAttribute(_ name: String, _ value: TextRef, to index: Int) {
    builder.addAttribute(builder.nameNumber(name), value, to: index)
  }

  mutating func addAttribute(_ name: String, _ value: Range<Int>, to index: Int) {
    addAttribute(name, stableRef(value), to: index)
  }

  mutating func addAttribute(_ name: Range<Int>, _ value: Range<Int>, to index: Int) {
    let number = nameNumber(name)
    builder.addAttribute(number, stableRef(value), to: index)
  }

  mutating func addAttribute(_ name: Range<Int>, _ value: TextRef, to index: Int) {
    builder.addAttribute(nameNumber(name), value, to: index)
  }

  mutating func addAttribute(number: Int32, _ value: TextRef, to index: Int) {
    builder.addAttribute(number, value, to: index)
  }

  /// The text at `range` with its addresses made stable: that of a view read before becomes its `#1`, others go.
  private mutating func stableRef(_ range: Range<Int>) -> TextRef {
    guard text.view.find("0x", in: range) != nil else { return ref(range) }
    let addresses = addresses
    let view = text.view
    return builder.tree.pool.add { addresses.appendStable(range, of: view, to: &$0) }
  }
}

extension ByteView {
  /// `range` without the white space at both its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, self[start] <= 0x20 { start += 1 }
    while end > start, self[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }

  /// `range` without quotes around it, where it has them.
  func unquoted(_ range: Range<Int>) -> Range<Int> {
    guard range.count >= 2, self[range.lowerBound] == self[range.upperBound - 1],
      self[range.lowerBound] == UInt8(ascii: "\"") || self[range.lowerBound] == UInt8(ascii: "'")
    else { return range }
    return range.lowerBound + 1..<range.upperBound - 1
  }

  func hasPrefix(_ text: StaticString, in range: Range<Int>) -> Bool {
    range.count >= text.utf8CodeUnitCount && hasPrefix(text, at: range.lowerBound)
  }

  func hasSuffix(_ text: StaticString, in range: Range<Int>) -> Bool {
    range.count >= text.utf8CodeUnitCount && hasPrefix(text, at: range.upperBound - text.utf8CodeUnitCount)
  }
}

extension TreeAssembler {
  /// Whether the view at `index` has no text so far, or an empty one.
  func hasNoText(_ index: Int) -> Bool { builder.tree.records[index].text.count == 0 }

  func hasNoName(_ index: Int) -> Bool { builder.tree.records[index].name.count == 0 }
}
