extension ElementTree {
  /// Makes the `<variation>` elements for `traits` count, and no others.
  ///
  /// Of several that apply to an element, the one for more traits wins, and of equals the later.
  /// - Returns: Keys that ask for something that isn't known, each once, with the first element that has it.
  mutating func applyVariations(for traits: Traits) -> [(key: String, element: Int)] {
    variations = [:]
    var unknown: [(key: String, element: Int)] = []
    var applied: [Int: [(weight: Int, element: Int)]] = [:]
    for element in indices where isNamed(element, "variation") {
      guard let parent = parent(of: element), let key = attribute("key", of: element) else { continue }
      switch VariationKey(key) {
      case nil: if !unknown.contains(where: { $0.key == key }) { unknown.append((key, element)) }
      case let wanted?: if wanted.applies(to: traits) { applied[parent, default: []].append((wanted.count, element)) }
      }
    }
    // The order among equals is that of the file: the sort is stable.
    variations = applied.mapValues { list in list.sorted { $0.weight < $1.weight }.map(\.element) }
    return unknown
  }

  /// The object ids of subviews and constraints that the masks of the applied variations leave out.
  ///
  /// A mask excludes what is not installed, and a more specific one may include it again.
  func uninstalledObjects() -> Set<String> {
    var uninstalled: Set<String> = []
    for element in variations.keys.sorted() {
      for variation in variations[element] ?? [] {
        for mask in children(of: variation) where isNamed(mask, "mask") {
          for entry in children(of: mask) {
            guard let id = attribute("reference", of: entry) else { continue }
            if isNamed(entry, "exclude") { uninstalled.insert(id) } else if isNamed(entry, "include") { uninstalled.remove(id) }
          }
        }
      }
    }
    return uninstalled
  }

  /// The children of an element whose variations replace some, by their `key`, or add some; nil where none apply.
  func variedChildren(of index: Int) -> ArraySlice<Int>? {
    guard let applied = variations[index] else { return nil }
    var children = Array(writtenChildren(of: index))
    for variation in applied {
      for child in writtenChildren(of: variation) where !isNamed(child, "mask") {
        guard let key = attribute("key", of: child) else { continue }
        if let place = children.firstIndex(where: { !isNamed($0, "variation") && attribute("key", of: $0) == key }) {
          children[place] = child
        } else {
          children.append(child)
        }
      }
    }
    return children[...]
  }

  func varied(_ written: [(name: String, value: String)], by applied: [Int]) -> [(name: String, value: String)] {
    var attributes = written
    for variation in applied {
      for (name, value) in writtenAttributes(of: variation) where name != "key" {
        if let place = attributes.firstIndex(where: { $0.name == name }) {
          attributes[place].value = value
        } else {
          attributes.append((name, value))
        }
      }
    }
    return attributes
  }

  private func writtenChildren(of index: Int) -> Children {
    Children(tree: self, following: index + 1, end: subtree(of: index).upperBound, varied: nil)
  }

  /// Whether `name` is `key`, which of a variation says when it applies.
  static func isKey(_ name: StaticString) -> Bool {
    name.utf8CodeUnitCount == 3 && name.utf8Start[0] == UInt8(ascii: "k") && name.utf8Start[1] == UInt8(ascii: "e")
  }
}

/// What a variation asks for: `default`, `heightClass=compact`, `heightClass=regular-widthClass=compact`, `userInterfaceIdiom=mac`.
struct VariationKey {
  private var wanted = Traits()
  /// How many traits it names.
  private(set) var count = 0

  /// nil for what isn't known.
  init?(_ text: String) {
    if text == "default" { return }
    for part in text.split(separator: "-") {
      let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard sides.count == 2, set(sides[0], to: sides[1]) else { return nil }
      count += 1
    }
    if count == 0 { return nil }
  }

  private mutating func set(_ trait: String, to value: String) -> Bool {
    switch trait {
    case "widthClass":
      wanted.horizontalSizeClass = .init(rawValue: value)
      return wanted.horizontalSizeClass != nil
    case "heightClass":
      wanted.verticalSizeClass = .init(rawValue: value)
      return wanted.verticalSizeClass != nil
    case "userInterfaceIdiom":
      wanted.idiom = .init(rawValue: value)
      return wanted.idiom != nil
    case "userInterfaceStyle":
      wanted.appearance = .init(rawValue: value)
      return wanted.appearance != nil
    default: return false
    }
  }

  func applies(to traits: Traits) -> Bool {
    func agrees<Trait: Equatable>(_ wanted: Trait?, _ actual: Trait?) -> Bool { wanted == nil || wanted == actual }
    return agrees(wanted.horizontalSizeClass, traits.horizontalSizeClass) && agrees(wanted.verticalSizeClass, traits.verticalSizeClass)
      && agrees(wanted.idiom, traits.idiom) && agrees(wanted.appearance, traits.appearance)
  }
}
