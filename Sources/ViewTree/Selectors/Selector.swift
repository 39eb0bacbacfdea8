extension ViewTree {
  /// Says which views are meant, in a subset of CSS.
  ///
  ///     UILabel                    every view of that class, also in a module or package: App.UILabel
  ///     `Outer<Inner>`             a class whose name holds other characters than letters, digits and _ - $ .
  ///     #title  #"A View"          by name: accessibility identifier, resource id, user label
  ///     "Sign in"                  by text, all of it; the same as [text="Sign in"]
  ///     *                          every view
  ///     [text]  [text="Sign in"]   has a text; has just that; also ^= begins, $= ends, *= holds, ~= holds as a word
  ///     [text*=swap i]             … whatever the case
  ///     [width>=100]               numbers compare with = < > <= >=
  ///     :hidden  :nth-child(2n+1)  see `pseudoClasses`
  ///     :not(A, B)  :is(A, B)      none, any of these
  ///     :has(A)  :has(> A)         has such a view inside; has such a subview
  ///     A B   A > B                B somewhere inside A; B a subview of A
  ///     A + B   A ~ B              B the sibling next in front of A; B a sibling in front of A
  ///     A, B                       both
  ///
  /// Attributes are `text`, `class`, `id`, `name`, `frame` (as `0,0,375,667`), `x`, `y`, `width`, `height`, `bounds`, `alpha`,
  /// `background` (as `#rrggbbaa`), `controller`, `controller.title`, `controller.state`, `hidden`, `clips`, `interactive`, `depth`,
  /// and all that the source tells besides. `[hidden]` and the like mean `[hidden=true]`; `[alpha]` means an alpha other than 1 and
  /// `[bounds]` an origin other than 0,0. Siblings are counted from back to front, and roots are siblings too.
  ///
  /// In words a backslash takes the next character as it is; in quotes there are `\n`, `\r`, `\t`, `\u{1F}` too. A class name with dots
  /// matches whole, or what it ends in: `widget.TextView` is `android.widget.TextView` too, `View` isn't `TextView`.
  public struct Selector: Equatable, Sendable {
    /// What it was made from.
    public let text: String
    let list: [Complex]

    /// Reads a selector.
    ///
    /// - Throws: What is wrong with `text`, at which column.
    public init(_ text: String) throws(SelectorError) {
      self.text = text
      var parser = SelectorParser(text)
      list = try parser.parse()
    }

    public static func == (a: Selector, b: Selector) -> Bool { a.list == b.list }

    /// How long a selector may be, in characters (Unicode scalars): what it takes to match grows with it.
    public static let maximumLength = 10_000
    /// How many parentheses may stand inside one another.
    public static let maximumNesting = 16
  }
}

// MARK: What a selector is made of

extension ViewTree.Selector {
  /// Compounds, each after the first with what joins it to the one before: `A > B C`.
  struct Complex: Equatable, Sendable {
    var first: [Test]
    var rest: [Step] = []
  }

  struct Step: Equatable, Sendable {
    var combinator: Combinator
    var tests: [Test]
  }

  /// What `:has()` takes: a selector that begins at the view in question.
  struct Relative: Equatable, Sendable {
    var combinator: Combinator
    var complex: Complex
  }

  enum Combinator: Equatable, Sendable {
    case descendant, child, nextSibling, laterSibling
  }

  /// One condition on one view. No test at all is `*`.
  enum Test: Equatable, Sendable {
    case className(String)
    case name(String)
    case attribute(Attribute, Condition)
    case visibility(VisibilityClass)
    case position(Position)
    case root
    case empty
    case not([Complex])
    case any([Complex])
    case has([Relative])
  }

  /// What is asked of an attribute.
  enum Condition: Equatable, Sendable {
    case isPresent
    case text(TextComparison, String, ignoresCase: Bool)
    case number(NumberComparison, Double)
  }

  enum TextComparison: Equatable, Sendable {
    case equals, begins, ends, contains, containsWord
  }

  enum NumberComparison: Equatable, Sendable {
    case equal, less, greater, lessOrEqual, greaterOrEqual
  }

  /// Which of a superview's subviews: number `step` × k + `offset` for some k ≥ 0, counted from 1 at the back, or at the front.
  struct Position: Equatable, Sendable {
    var step: Int
    var offset: Int
    var isFromFront: Bool

    func contains(_ number: Int) -> Bool {
      let distance = number - offset
      return step == 0 ? distance == 0 : distance % step == 0 && distance / step >= 0
    }
  }

  /// Groups of `Visibility` that have a pseudo-class.
  enum VisibilityClass: String, CaseIterable, Equatable, Sendable {
    case visible, hidden, transparent
    case zeroSized = "zero-sized"
    case offScreen = "off-screen"
    case clipped, covered

    func contains(_ visibility: Visibility) -> Bool {
      switch visibility {
      case .visible: self == .visible
      case .hidden, .hiddenBy: self == .hidden
      case .transparent, .transparentBy: self == .transparent
      case .empty: self == .zeroSized
      case .offScreen: self == .offScreen
      case .clippedBy: self == .clipped
      case .coveredBy: self == .covered
      }
    }
  }

  /// Every pseudo-class with an example's parentheses, in the order that help and errors list them.
  ///
  /// `:visible` and those after it ask what `visibilities()` derives, so that each view is in just one of them: `:hidden` is hidden itself
  /// or by an ancestor; `:not(:visible)` is all that can't be seen.
  public static let pseudoClasses: [String] =
    VisibilityClass.allCases.map(\.rawValue) + [
      "root", "empty", "first-child", "last-child", "only-child", "nth-child(2n+1)", "nth-last-child(1)", "not(A)", "is(A)", "has(A)",
    ]
}
