/// Changes properties in the storage, each the same way for many nodes.
struct PropertyEditor {
  private var builder = ViewTree.Builder()

  init(tree: ViewTree) {
    builder.tree = tree
  }

  var tree: ViewTree { builder.tree }

  mutating func make(_ change: ViewTree.Change, at indices: [Int]) {
    switch change {
    case .className(let name):
      let number = builder.nameNumber(name)
      for index in indices { builder.tree.records[index].className = number }
    case .identity(let text): set(\.identity, to: text, at: indices)
    case .name(let text): set(\.name, to: text, at: indices)
    case .text(let text): set(\.text, to: text, at: indices)
    case .frame(let frame): for index in indices { builder.setFrame(frame, at: index) }
    case .framePart(let part, let value):
      for index in indices {
        var frame = builder.tree.frame(of: index) ?? .zero
        switch part {
        case .x: frame.x = value
        case .y: frame.y = value
        case .width: frame.width = value
        case .height: frame.height = value
        }
        builder.setFrame(frame, at: index)
      }
    case .isHidden(let value): set(.isHidden, to: value, at: indices)
    case .clipsToBounds(let value): set(.clips, to: value, at: indices)
    case .isUserInteractionEnabled(let value): set(.isInteractive, to: value, at: indices)
    case .boundsOrigin(let point): setExtra(at: indices) { $0.boundsOrigin = point }
    case .alpha(let alpha): setExtra(at: indices) { $0.alpha = alpha }
    case .backgroundColor(let color): setExtra(at: indices) { $0.background = color?.packed }
    case .controller(let controller):
      let number = controller.map { builder.nameNumber($0.className) } ?? -1
      let title = builder.tree.pool.add(controller?.title)
      let state = builder.tree.pool.add(controller?.state)
      setExtra(at: indices) { ($0.controllerClass, $0.controllerTitle, $0.controllerState) = (number, title, state) }
    case .controllerClass(let name):
      let number = builder.nameNumber(name)
      setExtra(at: indices) { $0.controllerClass = number }
    case .controllerTitle(let title):
      let ref = builder.tree.pool.add(title)
      setExtra(at: indices) { if $0.controllerClass >= 0 { $0.controllerTitle = ref } }
    case .controllerState(let state):
      let ref = builder.tree.pool.add(state)
      setExtra(at: indices) { if $0.controllerClass >= 0 { $0.controllerState = ref } }
    case .attribute(let name, let value): setAttribute(name, to: value, at: indices)
    }
  }

  private mutating func set(_ property: WritableKeyPath<Record, TextRef>, to text: String?, at indices: [Int]) {
    let ref = builder.tree.pool.add(text)
    for index in indices { builder.tree.records[index][keyPath: property] = ref }
  }

  private mutating func set(_ flag: Record.Flags, to value: Bool, at indices: [Int]) {
    for index in indices { builder.setFlag(flag, to: value, at: index) }
  }

  private mutating func setExtra(at indices: [Int], _ change: (inout ExtraRecord) -> Void) {
    for index in indices { builder.withExtra(of: index, change) }
  }

  private mutating func setAttribute(_ name: String, to value: String?, at indices: [Int]) {
    let number = builder.nameNumber(name)
    let ref = builder.tree.pool.add(value)
    for index in indices {
      // Attribute records may be shared between nodes, so a node whose attributes change gets new ones.
      var attributes = builder.tree.records[index].attributes.map { builder.tree.attributeRecords[$0] }
      if value == nil {
        attributes.removeAll { $0.name == number }
      } else if attributes.contains(where: { $0.name == number }) {
        for k in attributes.indices where attributes[k].name == number { attributes[k].value = ref }
      } else {
        attributes.append(AttributeRecord(name: number, value: ref))
      }
      builder.tree.records[index].attributeStart = Int32(builder.tree.attributeRecords.count)
      builder.tree.records[index].attributeCount = Int32(attributes.count)
      builder.tree.attributeRecords.append(contentsOf: attributes)
    }
  }
}
