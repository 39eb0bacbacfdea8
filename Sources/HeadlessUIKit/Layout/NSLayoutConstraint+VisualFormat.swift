import AutoLayout

extension NSLayoutConstraint {
  /// How the views of a visual format line up across its direction, and which way it runs.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ options: VisualFormatOptions) { rawValue = options.rawValue }

    public static let alignAllLeft = FormatOptions(.alignAllLeft)
    public static let alignAllRight = FormatOptions(.alignAllRight)
    public static let alignAllTop = FormatOptions(.alignAllTop)
    public static let alignAllBottom = FormatOptions(.alignAllBottom)
    public static let alignAllLeading = FormatOptions(.alignAllLeading)
    public static let alignAllTrailing = FormatOptions(.alignAllTrailing)
    public static let alignAllCenterX = FormatOptions(.alignAllCenterX)
    public static let alignAllCenterY = FormatOptions(.alignAllCenterY)
    public static let alignAllLastBaseline = FormatOptions(.alignAllLastBaseline)
    public static let alignAllFirstBaseline = FormatOptions(.alignAllFirstBaseline)
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(.directionLeftToRight)
    public static let directionRightToLeft = FormatOptions(.directionRightToLeft)
    public static let spacingEdgeToEdge: FormatOptions = []
    public static let spacingBaselineToBaseline = FormatOptions(.spacingBaselineToBaseline)
  }

  /// The constraints a visual format asks for, not yet active. A format that makes no sense gives none, and a fault that points at
  /// the column, where UIKit raises.
  ///
  /// - Parameters:
  ///   - metrics: Numbers that the format names, in points: of any numeric type.
  ///   - views: Views and layout guides by the names the format uses.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let items = views.mapValues { $0 as AnyObject }
    var numbers: [String: Double] = [:]
    for (name, value) in metrics ?? [:] { numbers[name] = number(value) }
    do throws(VisualFormatError) {
      let wanted = try VisualFormat.constraints(
        format, options: VisualFormatOptions(rawValue: opts.rawValue), metrics: numbers, views: Set(views.keys))
      let members = wanted.flatMap { [$0.first, $0.second].compactMap(\.self) }.compactMap { item -> UIView? in
        guard case .view(let name) = item else { return nil }
        return (items[name] as? UIView) ?? (items[name] as? UILayoutGuide)?.owningView
      }
      let usesSuperview = wanted.contains { $0.first == .superview || $0.second == .superview }
      guard let superview = members.first?.superview ?? (usesSuperview ? nil : members.first) else {
        if !wanted.isEmpty {
          HeadlessSession.current.report(
            .visualFormat(message: "Unable to interpret '|' in '\(format)': its views have no superview; add them to one first"))
        }
        return []
      }
      return wanted.map { make($0, items, superview) }
    } catch {
      HeadlessSession.current.report(.visualFormat(message: error.description))
      return []
    }
  }

  private static func number(_ value: Any) -> Double? {
    if let value = value as? any BinaryFloatingPoint { return Double(value) }
    if let value = value as? any BinaryInteger { return Double(value) }
    return nil
  }

  private static func make(_ wanted: VisualFormatConstraint, _ items: [String: AnyObject], _ superview: UIView) -> NSLayoutConstraint {
    func item(_ item: VisualFormatConstraint.Item) -> AnyObject? {
      switch item {
      case .superview: superview
      case .view(let name): items[name]
      }
    }
    var firstAttribute = Attribute(rawValue: wanted.firstAttribute.rawValue) ?? .notAnAttribute
    var secondAttribute = wanted.secondAttribute.flatMap { Attribute(rawValue: $0.rawValue) } ?? .notAnAttribute
    let constant: CGFloat
    switch wanted.constant {
    case .points(let points): constant = points
    case .standardSpacingToSibling: constant = UIView.systemSpacing
    case .standardSpacingToSuperview:
      // The standard space to a superview's edge is its layout margin, on whichever side of the relation it stands.
      constant = 0
      if wanted.first == .superview { firstAttribute = firstAttribute.withinMargins }
      if wanted.second == .superview { secondAttribute = secondAttribute.withinMargins }
    }
    let relation: Relation =
      switch wanted.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    let constraint = NSLayoutConstraint(
      item: item(wanted.first) ?? superview, attribute: firstAttribute, relatedBy: relation, toItem: wanted.second.flatMap(item),
      attribute: secondAttribute, multiplier: wanted.multiplier, constant: constant)
    constraint.priority = UILayoutPriority(Float(wanted.priority))
    return constraint
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var withinMargins: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
