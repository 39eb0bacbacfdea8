/// Reads what a view shows as text, which each kind of view keeps in a place of its own.
struct TextReader {
  let elements: ElementTree

  func text(of index: Int, _ name: String) -> InterfaceDocument.Text? {
    if let shown = shown(by: index, name) { return .init(string: shown) }
    if let placeholder = string("placeholder", of: index) ?? attributed("attributedPlaceholder", of: index) {
      return .init(string: placeholder, isPlaceholder: true)
    }
    if let cell = elements.child(key: "cell", of: index), let placeholder = string("placeholderString", of: cell) {
      return .init(string: placeholder, isPlaceholder: true)
    }
    return nil
  }

  private func shown(by index: Int, _ name: String) -> String? {
    switch name {
    case "button": buttonTitle(index)
    case "segmentedControl": titles("segments", of: index) ?? cell(of: index).flatMap { titles("segments", of: $0) }
    case "navigationBar": titles("items", of: index)
    case "toolbar", "tabBar": titles("items", of: index)
    case "tabView": titles("tabViewItems", of: index)
    case "popUpButton": cell(of: index).flatMap(chosenItem) ?? cellTitle(index)
    case "box": elements.has(index, "titlePosition", "noTitle") ? nil : string("title", of: index)
    default:
      string("text", of: index) ?? attributed("attributedText", of: index) ?? string("title", of: index) ?? cellTitle(index)
        ?? attributed("textStorage", of: index)
    }
  }

  /// A string that is an attribute, or a `<string>` or `<mutableString>` inside. An empty one is none.
  private func string(_ key: StaticString, of index: Int) -> String? {
    if let value = elements.attribute(key, of: index) { return value.isEmpty ? nil : value }
    let child = elements.children(of: index).first {
      (elements.isNamed($0, "string") || elements.isNamed($0, "mutableString")) && elements.has($0, "key", key)
    }
    return child.map(elements.text).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The fragments of an attributed string, joined.
  private func attributed(_ key: StaticString, of index: Int) -> String? {
    guard let element = elements.child("attributedString", key: key, of: index) else { return nil }
    let text = elements.children(of: element).filter { elements.isNamed($0, "fragment") }
      .map { string("content", of: $0) ?? "" }.joined()
    return text.isEmpty ? nil : text
  }

  /// A button of UIKit says its title for each state, or in a configuration; one of AppKit in its cell; a watch's as it is.
  private func buttonTitle(_ index: Int) -> String? {
    if let configuration = elements.child(key: "configuration", of: index),
      let title = attributed("attributedTitle", of: configuration) ?? string("title", of: configuration)
    {
      return title
    }
    if let state = elements.child("state", key: "normal", of: index),
      let title = attributed("attributedTitle", of: state) ?? string("title", of: state)
    {
      return title
    }
    return cellTitle(index) ?? string("title", of: index)
  }

  private func cell(of index: Int) -> Int? { elements.child(key: "cell", of: index) }

  private func cellTitle(_ index: Int) -> String? {
    cell(of: index).flatMap { string("title", of: $0) ?? attributed("attributedString", of: $0) ?? attributed("attributedTitle", of: $0) }
  }

  private func chosenItem(of cell: Int) -> String? {
    guard let selected = elements.attribute("selectedItem", of: cell) else { return nil }
    let item = elements.subtree(of: cell).first {
      elements.isNamed($0, "menuItem") && elements.attribute("id", of: $0) == selected
    }
    return item.flatMap { string("title", of: $0) }
  }

  /// The titles of what stands in the list `list`, with ` | ` between them.
  private func titles(_ list: StaticString, of index: Int) -> String? {
    guard let list = elements.child(list, of: index) else { return nil }
    let titles = elements.children(of: list).compactMap { string("title", of: $0) ?? string("label", of: $0) }
    return titles.isEmpty ? nil : titles.joined(separator: " | ")
  }
}
