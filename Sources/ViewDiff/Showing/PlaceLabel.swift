import ViewTree

extension ViewTree {
  /// What people call the view at `index` where another stands in it: as `label(of:)` does, but a view without name and text that is a
  /// controller's by that, `◉ ListController`.
  func placeLabel(of index: Int, usesASCII: Bool = false) -> String {
    let isNamed = !(name(of: index) ?? "").isEmpty || !(text(of: index) ?? "").isEmpty
    guard !isNamed, let name = controller(of: index)?.className, !name.isEmpty else { return label(of: index) }
    return (usesASCII ? "@ " : "◉ ") + (Selector.isBareWord(name) ? name : Selector.quoted(name, "`"))
  }
}
