/// What git is told so that it shows storyboards and xibs as views.
struct GitDriver: Equatable {
  /// What git's attributes and configuration call it.
  static let name = "plainview"
  /// The files it is for.
  static let patterns = ["*.storyboard", "*.xib"]

  /// How git gets at the views.
  enum Form: String, CaseIterable, Sendable {
    /// git compares what `plainview git textconv` makes of each version, line by line: in `git diff`, `git log -p` and `git show`, and
    /// in all that reads their output.
    case textconv
    /// `git diff` shows what `plainview git diff` says changed, view by view. `git log -p` and `git show` do so with `--ext-diff`, and go
    /// by lines without.
    case external
  }

  var form = Form.textconv
  /// Whether what tools write for themselves shows.
  var showsAll = false
  /// How a shell names the program.
  var program: String

  /// The keys of `diff.plainview` and their values; `nil` for what is not to be set.
  var settings: [(key: String, value: String?)] {
    let program = Self.quoted(program)
    let options = showsAll ? " --all" : ""
    return [
      ("textconv", "\(program) git textconv\(options)"),
      ("command", form == .external ? "\(program) git diff\(options)" : nil),
      // A hunk's heading names the scene: the lines that are not indented.
      ("xfuncname", "^[^ ].*$"),
    ].map { (key: "diff.\(Self.name).\($0.0)", value: $0.1) }
  }

  /// `text` as one word of a shell.
  static func quoted(_ text: String) -> String {
    let isPlain =
      !text.isEmpty
      && text.utf8.allSatisfy { byte in
        let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
        return letters.contains(byte | 0x20) || (0x30...0x39).contains(byte) || "/._-+".utf8.contains(byte)
      }
    return isPlain ? text : "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
