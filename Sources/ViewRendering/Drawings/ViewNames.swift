import ViewTree

/// What views are called in a drawing.
struct ViewNames {
  let tree: ViewTree
  /// Stands before a controller's class.
  var controllerMark = Glyphs.unicode.controllerMark
  var isASCII = false

  /// What a view is called on its edge: its controller, else its name, else its class without what it is nested in.
  func title(of node: Int) -> String {
    if let controller = tree.controller(of: node) { return controllerMark + line(shortClass(controller.className)) }
    if let name = tree.name(of: node), !name.isEmpty { return line(name) }
    return line(shortClass(tree.className(of: node)))
  }

  /// The text that a view shows.
  func text(of node: Int) -> String? { tree.text(of: node).map(line) }

  /// `TextView` of `android.widget.TextView`; `Box<A.B>` of `Module.Box<A.B>`.
  private func shortClass(_ name: String) -> String {
    let head = name.prefix { $0 != "<" }
    guard let dot = head.lastIndex(of: "."), head.index(after: dot) < head.endIndex else { return name }
    return String(name[name.index(after: dot)...])
  }

  /// A text in the drawing's character set.
  private func line(_ text: String) -> String {
    let line = Self.line(text)
    guard isASCII else { return line }
    return String(line.flatMap { $0.isASCII ? [$0] : Array(repeating: "?", count: TextColumns.count($0)) })
  }

  /// A text as one line that is safe to print.
  static func line(_ text: String) -> String {
    var output = TextOutput()
    output.writeEscaped(String(text.map { $0.isNewline ? " " : $0 }), quote: nil)
    return output.text
  }

  /// For the frontmost view of each place that several nested views share: those views, from the outside inwards.
  static func sharedPlaces(of cards: [Card], in tree: ViewTree, on canvas: Canvas) -> [Int: [Int]] {
    var cardOf = [Int32](repeating: -1, count: tree.count)
    for (number, card) in cards.enumerated() { cardOf[card.node] = Int32(number) }
    var chains: [Int: [Int]] = [:]
    // Front to back: a subview before its superview. Only the frontmost of a place has claimed cells.
    for (number, card) in cards.enumerated() where canvas.claimed[number] > 0 {
      var chain = [card.node]
      while chain.count < 8, let outer = tree.superview(of: chain[chain.count - 1]), cardOf[outer] >= 0 {
        let place = cards[Int(cardOf[outer])]
        guard place.hasSamePlace(as: card), place.isDashed == card.isDashed, canvas.claimed[Int(cardOf[outer])] == 0 else { break }
        chain.append(outer)
      }
      if chain.count > 1 { chains[card.node] = chain.reversed() }
    }
    return chains
  }
}
