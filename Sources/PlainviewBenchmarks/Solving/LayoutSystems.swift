import AutoLayout

/// Constraint systems shaped like interfaces, made up to any size. Each is held by one edit variable, its container's width.
struct LayoutSystems {
  /// A view's rectangle.
  struct View {
    var left: Variable
    var top: Variable
    var width: Variable
    var height: Variable

    var right: [Term] { [Term(1, left), Term(1, width)] }
    var bottom: [Term] { [Term(1, top), Term(1, height)] }
    var centerY: [Term] { [Term(1, top), Term(0.5, height)] }
  }

  /// The systems gone through, each family from small to large.
  static var all: [(name: String, system: ConstraintSystem)] {
    [10, 100, 1000].map { ("chain \($0)", chain($0)) } + [3, 5, 7].map { ("tree \($0)", tree($0)) }
      + [10, 100, 1000].map { ("list \($0)", list($0)) }
  }

  private var system = ConstraintSystem()

  /// Equally wide views in a row, 8 points apart and from the container's edges.
  static func chain(_ count: Int) -> ConstraintSystem {
    var maker = LayoutSystems()
    let container = maker.view("container")
    maker.place(container, width: Double(count * 50), low: Double(count * 40), high: Double(count * 60))
    maker.equal([Term(1, container.height)], [], 600)
    var previous: View?
    for index in 0..<count {
      let view = maker.view("view\(index)")
      maker.equal([Term(1, view.left)], previous?.right ?? [Term(1, container.left)], 8)
      if let previous { maker.equal([Term(1, view.width)], [Term(1, previous.width)]) }
      maker.equal([Term(1, view.top)], [Term(1, container.top)])
      maker.equal(view.bottom, container.bottom)
      previous = view
    }
    if let previous { maker.equal(container.right, previous.right, 8) }
    return maker.system
  }

  /// Every view holds four equally high ones, one under the other, `depth` levels deep.
  static func tree(_ depth: Int) -> ConstraintSystem {
    var maker = LayoutSystems()
    let root = maker.view("root")
    maker.place(root, width: 390, low: 320, high: 1024)
    maker.equal([Term(1, root.height)], [], Double(40 << (2 * depth)))
    var level = [root]
    for depth in 0..<depth {
      var next: [View] = []
      for (parentIndex, parent) in level.enumerated() {
        var previous: View?
        for index in 0..<4 {
          let view = maker.view("view\(depth).\(parentIndex).\(index)")
          maker.equal([Term(1, view.left)], [Term(1, parent.left)], 8)
          maker.equal(parent.right, view.right, 8)
          maker.equal([Term(1, view.top)], previous?.bottom ?? [Term(1, parent.top)], 8)
          if let previous { maker.equal([Term(1, view.height)], [Term(1, previous.height)]) }
          previous = view
          next.append(view)
        }
        if let previous { maker.equal(parent.bottom, previous.bottom, 8) }
      }
      level = next
    }
    return maker.system
  }

  /// Cells one under the other, each with an image, a title over a subtitle, and a button; texts and button have sizes of their own.
  static func list(_ count: Int) -> ConstraintSystem {
    var maker = LayoutSystems()
    let table = maker.view("table")
    maker.place(table, width: 390, low: 320, high: 430)
    var previous: View?
    for index in 0..<count {
      let cell = maker.view("cell\(index)")
      maker.equal([Term(1, cell.left)], [Term(1, table.left)])
      maker.equal(cell.right, table.right)
      maker.equal([Term(1, cell.top)], previous?.bottom ?? [Term(1, table.top)])
      maker.fill(cell, index)
      previous = cell
    }
    if let previous { maker.equal(table.bottom, previous.bottom) }
    return maker.system
  }

  private mutating func fill(_ cell: View, _ index: Int) {
    let image = view("image\(index)")
    let title = view("title\(index)")
    let subtitle = view("subtitle\(index)")
    let button = view("button\(index)")
    equal([Term(1, image.left)], [Term(1, cell.left)], 16)
    equal([Term(1, image.width)], [], 40)
    equal([Term(1, image.height)], [], 40)
    equal(image.centerY, cell.centerY)
    atLeast([Term(1, image.top)], [Term(1, cell.top)], 8)
    equal([Term(1, title.left)], image.right, 12)
    equal([Term(1, title.top)], [Term(1, cell.top)], 8)
    equal([Term(1, subtitle.left)], [Term(1, title.left)])
    equal([Term(1, subtitle.top)], title.bottom, 4)
    equal(cell.bottom, subtitle.bottom, 8)
    for text in [title, subtitle] { atLeast([Term(1, button.left)], text.right, 8) }
    equal(cell.right, button.right, 16)
    equal(button.centerY, cell.centerY)
    equal([Term(1, button.height)], [], 30)
    // Widths that vary from cell to cell, none of them special.
    want(title.width, Double(60 + index * 83 % 240), hugging: 251, resistance: 750)
    want(title.height, 20, hugging: 251, resistance: 750)
    want(subtitle.width, Double(80 + index * 131 % 320), hugging: 250, resistance: 749)
    want(subtitle.height, index.isMultiple(of: 2) ? 16 : 32, hugging: 250, resistance: 749)
    want(button.width, 60, hugging: 252, resistance: 751)
  }

  // MARK: Constraints

  private mutating func view(_ name: String) -> View {
    View(
      left: system.makeVariable(named: name + ".left"), top: system.makeVariable(named: name + ".top"),
      width: system.makeVariable(named: name + ".width"), height: system.makeVariable(named: name + ".height"))
  }

  private mutating func place(_ container: View, width: Double, low: Double, high: Double) {
    equal([Term(1, container.left)], [])
    equal([Term(1, container.top)], [])
    system.edit(container.width, strength: .priority(999), first: width, low: low, high: high)
  }

  private mutating func equal(_ left: [Term], _ right: [Term], _ constant: Double = 0) {
    add(left, right, constant, .equal)
  }

  private mutating func atLeast(_ left: [Term], _ right: [Term], _ constant: Double) {
    add(left, right, constant, .greaterThanOrEqual)
  }

  private mutating func add(_ left: [Term], _ right: [Term], _ constant: Double, _ relation: Relation) {
    system.constraints.append(Constraint(left + right.map { Term(-$0.coefficient, $0.variable) }, -constant, relation))
  }

  private mutating func want(_ size: Variable, _ length: Double, hugging: Double, resistance: Double) {
    system.constraints.append(Constraint([Term(1, size)], -length, .lessThanOrEqual, strength: .priority(hugging)))
    system.constraints.append(Constraint([Term(1, size)], -length, .greaterThanOrEqual, strength: .priority(resistance)))
  }
}
