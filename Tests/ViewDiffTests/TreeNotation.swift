import ViewTree

/// A tree written as indented lines, two spaces a level, for tests alone:
///
///     Window
///       Label !id #name "text" (10 20 30 40) hidden @Controller tag=7
///
/// Behind the class, in any order: `!identity`, `#name`, `"text"` (no quotes inside), `(x y width height)`, `hidden`, `clips`,
/// `disabled` (no interaction), `alpha:0.5`, `offset:0,44`, `bg:#rrggbb`, `@Controller/title/state`, `attribute=value`.
func tree(_ notation: String) -> ViewTree {
  var builder = ViewTree.Builder()
  for line in notation.split(separator: "\n") {
    let indent = line.prefix { $0 == " " }.count
    precondition(indent % 2 == 0 && indent / 2 <= builder.depth, "odd indentation: \(line)")
    while builder.depth > indent / 2 { builder.close() }
    builder.open(node(line.dropFirst(indent)))
  }
  return builder.finish()
}

private func node(_ line: Substring) -> ViewTree.Node {
  var words = words(of: line)
  var node = ViewTree.Node(String(words.removeFirst()))
  for word in words {
    let rest = String(word.dropFirst())
    switch word.first {
    case "!": node.identity = rest
    case "#": node.name = rest
    case "\"": node.text = String(rest.dropLast())
    case "(":
      let numbers = rest.dropLast().split(separator: " ").map { Double($0)! }
      node.frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    case "@":
      let parts = rest.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      node.controller = .init(parts[0], title: parts.count > 1 ? parts[1] : nil, state: parts.count > 2 ? parts[2] : nil)
    default: setFlag(word, of: &node)
    }
  }
  return node
}

private func setFlag(_ word: Substring, of node: inout ViewTree.Node) {
  if word == "hidden" {
    node.isHidden = true
  } else if word == "clips" {
    node.clipsToBounds = true
  } else if word == "disabled" {
    node.isUserInteractionEnabled = false
  } else if word.hasPrefix("alpha:") {
    node.alpha = Double(word.dropFirst(6))!
  } else if word.hasPrefix("bg:") {
    node.backgroundColor = Color(hex: word.dropFirst(3))!
  } else if word.hasPrefix("offset:") {
    let numbers = word.dropFirst(7).split(separator: ",").map { Double($0)! }
    node.boundsOrigin = Point(x: numbers[0], y: numbers[1])
  } else {
    let parts = word.split(separator: "=", maxSplits: 1)
    precondition(parts.count == 2, "what is '\(word)'?")
    node.attributes.append(.init(String(parts[0]), String(parts[1])))
  }
}

/// Splits at spaces outside quotes and parentheses.
private func words(of line: Substring) -> [Substring] {
  var words: [Substring] = []
  var rest = line
  while let first = rest.first {
    let end: Substring.Index
    switch first {
    case " ":
      rest.removeFirst()
      continue
    case "\"": end = rest.dropFirst().firstIndex(of: "\"").map { rest.index(after: $0) }!
    case "(": end = rest.firstIndex(of: ")").map { rest.index(after: $0) }!
    default: end = rest.firstIndex(of: " ") ?? rest.endIndex
    }
    words.append(rest[..<end])
    rest = rest[end...]
  }
  return words
}
