public import PullParsing
import ViewTree

extension InterfaceDocument {
  /// Reads a storyboard or a xib, as Xcode 4 and later write them.
  ///
  /// - Parameter file: What errors and notes call it.
  /// - Complexity: O(*n*) in the size of the file.
  public init(reading input: InputBytes, file: String, options: XMLReader.Options = .init()) throws(InterfaceError) {
    if let error = Self.errorFromFirstBytes(of: input, file: file) { throw error }
    let elements: ElementTree
    do throws(XMLError) {
      elements = try ElementTree(reading: input, file: file, options: options)
    } catch {
      if let offset = input.offsetOfConflictMarker() { throw .mergeConflict(at: input.location(of: offset, file: file)) }
      if error.reason == .notXML { throw .plainText(file: file) }
      throw .malformed(error)
    }
    try self.init(elements, file: file)
    readResources()
    let unknownVariations = self.elements.applyVariations(for: traits)
    var reader = ObjectReader(self)
    self = reader.read()
    var notes = NoteCollector()
    for (key, element) in unknownVariations {
      notes.add("a variation for '\(key)' is not known; it is passed over") { elements.location(of: element) }
    }
    for text in elements.strayTexts {
      // What a half-resolved conflict leaves behind is well-formed.
      let string = elements.string(in: text)
      let offset = text.lowerBound + string.utf8.prefix { $0 <= 0x20 }.count
      if string.contains(">>>>>>> ") || string.contains("\n=======\n") {
        throw .mergeConflict(at: elements.location(ofOffset: offset))
      }
      notes.add("text between elements is passed over") { elements.location(ofOffset: offset) }
    }
    self.notes += notes.notes
  }

  private init(_ elements: ElementTree, file: String) throws(InterfaceError) {
    let root = 0
    if elements.isNamed(root, "archive") {
      throw .archive(version: elements.attribute("version", of: root), at: elements.location(of: root))
    }
    guard elements.isNamed(root, "document") else { throw .otherRoot(elements.name(of: root), at: elements.location(of: root)) }
    let type = elements.attribute("type", of: root)
    guard let type, type.hasPrefix("com.apple.InterfaceBuilder") else {
      throw .otherDocument(type: type, at: elements.location(of: root))
    }
    self.file = file
    self.elements = elements
    kind = type.holds("Storyboard") || elements.child("scenes", of: root) != nil ? .storyboard : .xib
    toolsVersion = elements.attribute("toolsVersion", of: root)
    let runtime = elements.attribute("targetRuntime", of: root)
    targetRuntime = runtime
    platform =
      switch runtime ?? type {
      case let name where name.holds("AppleTV"): .tvOS
      case let name where name.holds("watch") || name.holds("Watch"): .watchOS
      case let name where name.holds("MacOSX") || name.holds(".Cocoa."): .macOS
      default: .iOS
      }
    usesAutoLayout = elements.flag("useAutolayout", of: root) ?? false
    usesTraitCollections = elements.flag("useTraitCollections", of: root) ?? false
    usesSafeAreas = elements.flag("useSafeAreas", of: root) ?? false
    matchesColors = elements.flag("colorMatched", of: root) ?? false
    initialController = elements.attribute("initialViewController", of: root)
    device = elements.child("device", of: root).flatMap { element in
      elements.attribute("id", of: element).map {
        Device(
          id: $0, orientation: elements.attribute("orientation", of: element), appearance: elements.attribute("appearance", of: element),
          layout: elements.attribute("layout", of: element)
            ?? elements.child("adaptation", of: element).flatMap { elements.attribute("id", of: $0) })
      }
    }
    let saved = SavedScreen(device, in: elements, runtime: runtime, toolsVersion: toolsVersion)
    deviceScreen = saved?.screen
    orientation = saved?.orientation ?? .portrait
    screen = saved?.size
    savedTraits = device.flatMap { device in saved?.traits(of: device) } ?? Traits()
    traits = savedTraits
  }

  /// The document with the variations for `traits` applied: which views and constraints are installed, and what they are.
  ///
  /// - Complexity: O(*n*) in the size of the file where it has variations, else constant.
  public func varied(for traits: Traits) -> InterfaceDocument {
    guard traits != self.traits else { return self }
    var document = self
    document.traits = traits
    guard elements.indices.contains(where: { elements.isNamed($0, "variation") }) else { return document }
    _ = document.elements.applyVariations(for: traits)
    document.scenes = []
    document.controllers = []
    document.views = []
    document.constraints = []
    document.connections = []
    document.layoutGuides = []
    document.controllerIndices = [:]
    document.segues = [:]
    var reader = ObjectReader(document)
    document = reader.read()
    document.notes = notes
    return document
  }

  private static func errorFromFirstBytes(of input: InputBytes, file: String) -> InterfaceError? {
    let start = input.string(in: 0..<min(16, input.count))
    if start.hasPrefix("NIBArchive") { return .compiledNib(file: file) }
    if start.hasPrefix("bplist") { return .binaryPropertyList(file: file) }
    switch start.unicodeScalars.first(where: { !$0.properties.isWhitespace && $0 != "\u{FEFF}" }) {
    case "{", "[": return .json(file: file)
    default: return nil
    }
  }

  private mutating func readResources() {
    guard let list = elements.child("resources", of: 0) else { return }
    for element in elements.children(of: list) {
      guard let name = elements.attribute("name", of: element) else { continue }
      if elements.isNamed(element, "image") {
        let size = Size(width: elements.number("width", of: element) ?? 0, height: elements.number("height", of: element) ?? 0)
        resources.images.append(Image(name: name, size: size, catalog: elements.attribute("catalog", of: element)))
      } else if elements.isNamed(element, "namedColor") || elements.isNamed(element, "systemColor"),
        let colorElement = elements.child("color", of: element), let color = color(at: colorElement)
      {
        if elements.isNamed(element, "namedColor") {
          resources.namedColors[name] = color
        } else {
          resources.systemColors[name] = color
        }
      }
    }
  }
}

extension InputBytes {
  /// Where a line starts as version control starts a conflict.
  fileprivate func offsetOfConflictMarker() -> Int? {
    let marker = Array("<<<<<<< ".utf8)
    guard count >= marker.count else { return nil }
    return withBytes(in: 0..<count) { bytes in
      (0...bytes.count - marker.count).first { i in
        bytes[i] == marker[0] && (i == 0 || bytes[i - 1] == 0x0A) && bytes[i..<i + marker.count].elementsEqual(marker)
      }
    }
  }
}

extension String {
  /// Whether the bytes of `mark` stand somewhere in the text. `contains` takes as long to start as a small storyboard to read.
  fileprivate func holds(_ mark: StaticString) -> Bool {
    let mark = UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount)
    var rest = utf8[...]
    while rest.count >= mark.count {
      if rest.starts(with: mark) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
