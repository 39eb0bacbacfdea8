/// A sentence of Auto Layout's Visual Format Language, such as `H:|-[name(>=50@750)]-8-[value(==name)]-|`, parsed.
///
/// The grammar, in full (Apple's Auto Layout Guide, "Visual Format Language", and what UIKit takes beyond it):
///
///     format      := ("H:" | "V:")? ("|" connection)? view (connection view)* (connection "|")?
///     connection  := ""                                   no space
///                  | "-"                                  the standard space
///                  | "-" number-or-metric "-"             that space
///                  | "-(" predicate ("," predicate)* ")-" a space for which all hold
///     view        := "[" name ("(" predicate ("," predicate)* ")")? "]"
///     predicate   := ("==" | "<=" | ">=")? object ("@" number-or-metric)?
///     object      := number | metric | view name (in a view's own predicates: its size on the same axis)
///                  | "(" predicate ("," predicate)* ")"   nested, which changes nothing
///
/// A number may be negative inside parentheses. A name is letters, digits and `_`, and doesn't start with a digit. Spaces may
/// stand between any two of these.
public struct VisualFormat: Hashable, Sendable {
  public enum Axis: Hashable, Sendable {
    case horizontal, vertical
  }

  /// What a space or a size is compared with.
  public struct Predicate: Hashable, Sendable {
    public enum Object: Hashable, Sendable {
      case points(Double)
      case view(String)
    }

    public var relation: Relation
    public var object: Object
    public var priority: Double
  }

  public enum Connection: Hashable, Sendable {
    case flush
    case standard
    case spaces([Predicate])
  }

  public struct View: Hashable, Sendable {
    public var name: String
    public var sizes: [Predicate]
  }

  public var axis: Axis
  /// From the superview's edge to the first view; nil without `|`.
  public var leadingConnection: Connection?
  public var views: [View]
  /// Between each view and the next.
  public var connections: [Connection]
  public var trailingConnection: Connection?

  /// The constraints that `format` asks for, in reading order, those of `options` last.
  ///
  /// - Parameters:
  ///   - metrics: what names in the format stand for, in points or as priorities.
  ///   - views: the names the format may use.
  /// - Throws: `VisualFormatError` where the format makes no sense, names what it isn't given, or the options line views up along the axis they follow.
  public static func constraints(
    _ format: String, options: VisualFormatOptions = [], metrics: [String: Double] = [:], views: Set<String>
  ) throws(VisualFormatError) -> [VisualFormatConstraint] {
    try VisualFormat(parsing: format, metrics: metrics, views: views).constraints(options: options, format: format)
  }
}
