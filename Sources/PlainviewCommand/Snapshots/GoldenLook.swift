/// What a golden shows its trees as, as far as its beginning tells: enough to see that one was recorded in another format.
enum GoldenLook: String {
  case tree, outline, uikit, controllers, json, svg
  case drawing = "a drawing"

  /// `nil` where formats look alike: a single view, a format of later days.
  init?(of text: some StringProtocol) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    guard let first = lines.first?.drop(while: { $0 == " " }) else { return nil }
    switch first.first {
    case "{": self = .json
    case "┌", "+": self = .drawing
    case "<" where first.hasPrefix("<svg"): self = .svg
    case "<": self = first.contains(">, ") ? .controllers : .uikit
    default:
      // Only in an outline does a line below a root begin with a space before any begins with a rail.
      guard let inner = lines.first(where: { $0.hasPrefix(" ") || $0.hasPrefix("├") || $0.hasPrefix("╰") }) else { return nil }
      self = inner.hasPrefix(" ") ? .outline : .tree
    }
  }
}
