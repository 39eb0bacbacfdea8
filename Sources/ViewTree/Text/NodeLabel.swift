extension ViewTree {
  /// What to call the view at `index` where another is blamed on it: its name as `#title` or `#"A View"`, else its text as
  /// `"Sign in"`, else its class, with its identity where it has one: `UIView`, `UIView[id=a1-b2]`.
  ///
  /// Always one line. Names and texts past 24 characters are cut and end in `…`; what isn't cut is a selector for the view.
  public func label(of index: Int) -> String {
    if let name = name(of: index), !name.isEmpty {
      return "#" + (Selector.isBareWord(name) ? shortened(name) : quoted(name))
    }
    if let text = text(of: index), !text.isEmpty { return quoted(text) }
    let className = className(of: index)
    var label = Selector.isBareWord(className) ? className : Selector.quoted(className, "`")
    if let identity = identity(of: index), !identity.isEmpty {
      label += "[id=" + (Selector.isBareWord(identity) ? identity : quoted(identity)) + "]"
    }
    return label
  }

  private func shortened(_ text: String) -> String {
    let start = text.unicodeScalars.prefix(25)
    return start.count > 24 ? String(String.UnicodeScalarView(start.dropLast())) + "…" : text
  }

  private func quoted(_ text: String) -> String { Selector.quoted(shortened(text)) }
}
