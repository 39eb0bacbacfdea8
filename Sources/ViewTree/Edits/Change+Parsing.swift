/// What is wrong with a change that was written as `key=value`.
public enum ChangeError: Error, Equatable, CustomStringConvertible {
  /// No `=`, or nothing before it.
  case noKey(String)
  case badValue(String, key: String, allowed: String)
  /// What follows from a view's place, and is not set.
  case notSettable(key: String)

  public var description: String {
    switch self {
    case .noKey(let text):
      "error: '\(text)' is no change; write key=value, with one of "
        + ViewTree.Change.keys.joined(separator: ", ") + ", or any other name for an attribute of that name"
    case .badValue(let value, let key, let allowed): "error: \(key) can't be '\(value)'; it takes \(allowed)"
    case .notSettable(let key): "error: \(key) follows from where a view stands and can't be set; move the view instead"
    }
  }
}

extension ViewTree.Change {
  /// What may stand before `=`, beside any other name, which means an attribute.
  public static let keys: [String] = ViewTree.Property.allCases.filter { $0 != .depth }.map(\.rawValue)

  /// Reads a change as the command line takes it: `hidden=true`, `frame=0,0,10,10`, `width=10`, `text=Sign in`, `alpha=0.5`,
  /// `background=#ff8000`, `name=title`, `id=a1`, `class=UIView`, `bounds=0,100`, `controller=App.Main`, `tag=7`.
  ///
  /// All from behind the first `=` is the value. Numbers are finite, widths and heights not negative, alpha is from 0 to 1. An attribute
  /// may be written `attributes.tag`, as redactions name it, which tells it from a property of that name. An empty value takes away
  /// what a view can do without: text, name, id, frame, background, controller, its title or state, an attribute. The keys are those of
  /// selectors; `isHidden` and the like are understood too.
  public init(parsing text: String) throws(ChangeError) {
    guard let sign = text.firstIndex(of: "="), sign > text.startIndex else { throw .noKey(text) }
    let key = String(text[..<sign])
    let value = String(text[text.index(after: sign)...])
    let given = value.isEmpty ? nil : value
    if key.hasPrefix("attributes."), key.utf8.count > 11 {
      self = .attribute(String(key.dropFirst(11)), given)
      return
    }
    guard let property = ViewTree.Property(key: key) else {
      self = .attribute(key, given)
      return
    }

    func bad(_ allowed: String) -> ChangeError { .badValue(value, key: key, allowed: allowed) }
    func flag() throws(ChangeError) -> Bool {
      switch value {
      case "true": return true
      case "false": return false
      default: throw bad("true or false")
      }
    }
    // Dumps may hold an endless size or none at all; to set one would only be a slip.
    func finite(_ text: String) -> Double? { Double(text).flatMap { $0.isFinite ? $0 : nil } }
    func number() throws(ChangeError) -> Double {
      guard let number = finite(value) else { throw bad("a number") }
      return number
    }
    func length() throws(ChangeError) -> Double {
      guard let number = finite(value), number >= 0 else { throw bad("a number from 0 up") }
      return number
    }
    func opacity() throws(ChangeError) -> Double {
      guard let number = finite(value), (0...1).contains(number) else { throw bad("a number from 0 to 1") }
      return number
    }
    func numbers(_ count: Int, _ allowed: String) throws(ChangeError) -> [Double] {
      let parts = value.split(separator: ",", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { part in finite(part.filter { $0 != " " }) }
      guard parts.count == count, numbers.count == count else { throw bad(allowed) }
      return numbers
    }

    switch property {
    case .className:
      guard let given else { throw bad("a class's name") }
      self = .className(given)
    case .identity: self = .identity(given)
    case .name: self = .name(given)
    case .text: self = .text(given)
    case .frame:
      let parts = given == nil ? nil : try numbers(4, "x,y,width,height, or nothing for no frame")
      if let parts, parts[2] < 0 || parts[3] < 0 { throw bad("a width and a height from 0 up") }
      self = .frame(parts.map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) })
    case .x: self = .framePart(.x, try number())
    case .y: self = .framePart(.y, try number())
    case .width: self = .framePart(.width, try length())
    case .height: self = .framePart(.height, try length())
    case .bounds:
      let parts = try numbers(2, "x,y: the origin of bounds, a scroll view's content offset")
      self = .boundsOrigin(Point(x: parts[0], y: parts[1]))
    case .alpha: self = .alpha(try opacity())
    case .background:
      let color = given.flatMap { Color(hex: $0) }
      if given != nil && color == nil { throw bad("#rrggbb, #rrggbbaa, or nothing for none") }
      self = .backgroundColor(color)
    case .controller: self = given.map { .controllerClass($0) } ?? .controller(nil)
    case .controllerTitle: self = .controllerTitle(given)
    case .controllerState: self = .controllerState(given)
    case .hidden: self = .isHidden(try flag())
    case .clips: self = .clipsToBounds(try flag())
    case .interactive: self = .isUserInteractionEnabled(try flag())
    case .depth: throw .notSettable(key: key)
    }
  }
}
