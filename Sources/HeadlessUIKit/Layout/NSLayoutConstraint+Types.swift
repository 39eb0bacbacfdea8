import ViewTree

extension NSLayoutConstraint {
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline, leftMargin, rightMargin,
      topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins

    /// Whether it is where a rectangle ends, with or without margins, and neither a length nor a middle.
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    var isEdge: Bool {
      switch self {
      case .notAnAttribute, .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: false
      default: true
      }
    }

    /// What can be compared with each other.
    enum Kind { case horizontal, vertical, size, none }

    var kind: Kind {
      switch self {
      case .notAnAttribute: .none
      case .width, .height: .size
      case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
        .centerXWithinMargins:
        .horizontal
      case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: .vertical
      }
    }
  }

  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1

    var symbol: String {
      switch self {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    }
  }

  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }
}

public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis

/// `value` as faults and constraints show it: at most two decimals.
func shortNumber(_ value: CGFloat) -> String { numberText(value) }
