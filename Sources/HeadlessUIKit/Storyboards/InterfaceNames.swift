package import InterfaceBuilder
import ViewTree

// What files call the values of UIKit's types.

extension NSLayoutConstraint.Attribute {
  package init?(name: String) {
    switch name {
    case "left": self = .left
    case "right": self = .right
    case "top": self = .top
    case "bottom": self = .bottom
    case "leading": self = .leading
    case "trailing": self = .trailing
    case "width": self = .width
    case "height": self = .height
    case "centerX": self = .centerX
    case "centerY": self = .centerY
    case "baseline", "lastBaseline": self = .lastBaseline
    case "firstBaseline": self = .firstBaseline
    case "leftMargin": self = .leftMargin
    case "rightMargin": self = .rightMargin
    case "topMargin": self = .topMargin
    case "bottomMargin": self = .bottomMargin
    case "leadingMargin": self = .leadingMargin
    case "trailingMargin": self = .trailingMargin
    case "centerXWithinMargins": self = .centerXWithinMargins
    case "centerYWithinMargins": self = .centerYWithinMargins
    default: return nil
    }
  }
}

extension UIControl.Event {
  init(name: String) {
    switch name {
    case "touchDown": self = .touchDown
    case "touchUpOutside": self = .touchUpOutside
    case "touchCancel": self = .touchCancel
    case "valueChanged": self = .valueChanged
    case "primaryActionTriggered": self = .primaryActionTriggered
    case "editingDidBegin": self = .editingDidBegin
    case "editingChanged": self = .editingChanged
    case "editingDidEnd": self = .editingDidEnd
    case "editingDidEndOnExit": self = .editingDidEndOnExit
    default: self = .touchUpInside
    }
  }
}

extension UIView.AutoresizingMask {
  package init(_ saved: InterfaceDocument.AutoresizingMask) {
    self = []
    if saved.flexibleMinX { insert(.flexibleLeftMargin) }
    if saved.widthSizable { insert(.flexibleWidth) }
    if saved.flexibleMaxX { insert(.flexibleRightMargin) }
    if saved.flexibleMinY { insert(.flexibleTopMargin) }
    if saved.heightSizable { insert(.flexibleHeight) }
    if saved.flexibleMaxY { insert(.flexibleBottomMargin) }
  }
}

extension UIColor {
  convenience init(color: Color) {
    self.init(
      red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255, blue: CGFloat(color.blue) / 255,
      alpha: CGFloat(color.alpha) / 255)
  }
}
