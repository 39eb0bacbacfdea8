extension ViewTree {
  /// A property by the name it has in selectors and on the command line.
  enum Property: String, CaseIterable, Equatable, Sendable {
    case className = "class"
    case identity = "id"
    case name, text, frame, x, y, width, height, bounds, alpha, background, controller
    case controllerTitle = "controller.title"
    case controllerState = "controller.state"
    case hidden, clips, interactive, depth

    /// The property that `key` means: its name here, or its name in code.
    init?(key: String) {
      switch key {
      case "className": self = .className
      case "identity": self = .identity
      case "backgroundColor": self = .background
      case "boundsOrigin": self = .bounds
      case "isHidden": self = .hidden
      case "clipsToBounds": self = .clips
      case "isUserInteractionEnabled": self = .interactive
      default: self.init(rawValue: key)
      }
    }

    /// Whether the property is one number.
    var isNumber: Bool {
      switch self {
      case .x, .y, .width, .height, .alpha, .depth: true
      default: false
      }
    }
  }

  /// One number of the view at `index`; `nil` where a frame is absent.
  func number(_ property: Property, of index: Int) -> Double? {
    switch property {
    case .x: frame(of: index)?.x
    case .y: frame(of: index)?.y
    case .width: frame(of: index)?.width
    case .height: frame(of: index)?.height
    case .alpha: alpha(of: index)
    case .depth: Double(depth(of: index))
    default: nil
    }
  }

  /// A property of the view at `index` as text, the way selectors compare it; `nil` where the view has none.
  func textValue(_ property: Property, of index: Int) -> String? {
    switch property {
    case .className: className(of: index)
    case .identity: identity(of: index)
    case .name: name(of: index)
    case .text: text(of: index)
    case .frame: frame(of: index).map { exactText([$0.x, $0.y, $0.width, $0.height]) }
    case .bounds: exactText([boundsOrigin(of: index).x, boundsOrigin(of: index).y])
    case .background: backgroundColor(of: index)?.description
    case .controller: controller(of: index)?.className
    case .controllerTitle: controller(of: index)?.title
    case .controllerState: controller(of: index)?.state
    case .hidden: isHidden(index) ? "true" : "false"
    case .clips: clipsToBounds(index) ? "true" : "false"
    case .interactive: isUserInteractionEnabled(index) ? "true" : "false"
    case .x, .y, .width, .height, .alpha, .depth: number(property, of: index).map { exactText([$0]) }
    }
  }

  /// Whether the view at `index` has a property, or has it other than by default.
  func has(_ property: Property, at index: Int) -> Bool {
    switch property {
    case .hidden: isHidden(index)
    case .clips: clipsToBounds(index)
    case .interactive: isUserInteractionEnabled(index)
    case .alpha: !(alpha(of: index) == 1)
    case .bounds: boundsOrigin(of: index) != .zero
    case .className, .depth: true
    case .frame, .x, .y, .width, .height: frame(of: index) != nil
    case .identity: !records[index].identity.isNone
    case .name: !records[index].name.isNone
    case .text: !records[index].text.isNone
    case .background: extra(of: index).background != nil
    case .controller: extra(of: index).controllerClass >= 0
    case .controllerTitle: extra(of: index).controllerClass >= 0 && !extra(of: index).controllerTitle.isNone
    case .controllerState: extra(of: index).controllerClass >= 0 && !extra(of: index).controllerState.isNone
    }
  }

  private func exactText(_ numbers: [Double]) -> String {
    var output = TextOutput()
    for (position, number) in numbers.enumerated() {
      if position > 0 { output.write(",") }
      output.writeExactly(number)
    }
    return output.text
  }
}

extension ViewTree.Selector {
  /// What stands in brackets: a property, or else what the source calls so.
  enum Attribute: Equatable, Sendable {
    case property(ViewTree.Property)
    case source(String)

    init(_ name: String) {
      self = ViewTree.Property(key: name).map { .property($0) } ?? .source(name)
    }
  }
}
