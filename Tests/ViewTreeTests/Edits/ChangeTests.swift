import Testing

@testable import ViewTree

struct ChangeTests {
  typealias Change = ViewTree.Change

  private let tree = ViewTree {
    View("UIView", frame: (0, 0, 10, 10))
    View("UILabel", identity: "l", name: "title", text: "Hi").attribute("tag", "1").attribute("on", "1").attribute("tag", "2").controller(
      "C")
  }

  @Test(arguments: [
    ("hidden=true", Change.isHidden(true)),
    ("isHidden=false", .isHidden(false)),
    ("frame=0,-1.5, 10,10", .frame(Rect(x: 0, y: -1.5, width: 10, height: 10))),
    ("frame=", .frame(nil)),
    ("width=7", .framePart(.width, 7)),
    ("x=-7", .framePart(.x, -7)),
    ("text=Sign in = go", .text("Sign in = go")),
    ("text=", .text(nil)),
    ("name=title", .name("title")),
    ("id=a1", .identity("a1")),
    ("class=App.View", .className("App.View")),
    ("alpha=0.5", .alpha(0.5)),
    ("alpha=0", .alpha(0)),
    ("alpha=1", .alpha(1)),
    ("bounds=0,100", .boundsOrigin(Point(x: 0, y: 100))),
    ("background=#ff8000", .backgroundColor(Color(hex: "#ff8000ff"))),
    ("background=", .backgroundColor(nil)),
    ("clips=true", .clipsToBounds(true)),
    ("interactive=false", .isUserInteractionEnabled(false)),
    ("controller=App.Main", .controllerClass("App.Main")),
    ("controller=", .controller(nil)),
    ("controller.title=Home", .controllerTitle("Home")),
    ("tag=7", .attribute("tag", "7")),
    ("tag=", .attribute("tag", nil)),
    ("attributes.tag=7", .attribute("tag", "7")),
    ("attributes.text=", .attribute("text", nil)),
  ]) func `a change is read from the form it has on the command line`(text: String, change: Change) throws {
    #expect(try Change(parsing: text) == change)
  }

  @Test(arguments: [
    ("hidden=maybe", "error: hidden can't be 'maybe'; it takes true or false"),
    ("hidden=", "error: hidden can't be ''; it takes true or false"),
    ("frame=1,2,3", "error: frame can't be '1,2,3'; it takes x,y,width,height, or nothing for no frame"),
    ("frame=1,2,3,,4", "error: frame can't be '1,2,3,,4'; it takes x,y,width,height, or nothing for no frame"),
    ("frame=1,2,nan,4", "error: frame can't be '1,2,nan,4'; it takes x,y,width,height, or nothing for no frame"),
    ("frame=1,2,1e400,4", "error: frame can't be '1,2,1e400,4'; it takes x,y,width,height, or nothing for no frame"),
    ("width=1e400", "error: width can't be '1e400'; it takes a number from 0 up"),
    ("width=-5", "error: width can't be '-5'; it takes a number from 0 up"),
    ("height=-0.5", "error: height can't be '-0.5'; it takes a number from 0 up"),
    ("frame=-1,-1,5,-5", "error: frame can't be '-1,-1,5,-5'; it takes a width and a height from 0 up"),
    ("x=-inf", "error: x can't be '-inf'; it takes a number"),
    ("bounds=0,nan", "error: bounds can't be '0,nan'; it takes x,y: the origin of bounds, a scroll view's content offset"),
    ("alpha=half", "error: alpha can't be 'half'; it takes a number from 0 to 1"),
    ("alpha=nan", "error: alpha can't be 'nan'; it takes a number from 0 to 1"),
    ("alpha=5", "error: alpha can't be '5'; it takes a number from 0 to 1"),
    ("alpha=-1", "error: alpha can't be '-1'; it takes a number from 0 to 1"),
    ("background=red", "error: background can't be 'red'; it takes #rrggbb, #rrggbbaa, or nothing for none"),
    ("bounds=1", "error: bounds can't be '1'; it takes x,y: the origin of bounds, a scroll view's content offset"),
    ("class=", "error: class can't be ''; it takes a class's name"),
    ("depth=1", "error: depth follows from where a view stands and can't be set; move the view instead"),
    (
      "hidden",
      """
      error: 'hidden' is no change; write key=value, with one of class, id, name, text, frame, x, y, width, height, bounds, alpha, \
      background, controller, controller.title, controller.state, hidden, clips, interactive, or any other name for an attribute of that name
      """
    ),
  ]) func `a change that can't be read is an error that says what is allowed`(text: String, message: String) {
    #expect { try Change(parsing: text) } throws: { "\($0)" == message }
  }

  @Test func `attributes keep their order; a new one goes last, an empty one goes`() throws {
    func attributes(_ change: Change) throws -> [String] {
      let changed = try tree.setting([1], to: change)
      #expect(changed.hasSameProperties(at: 0, as: 0, of: tree))
      return changed.attributes(of: 1).map { "\($0.name)=\($0.value)" }
    }
    #expect(try attributes(.attribute("tag", "3")) == ["tag=3", "on=1", "tag=3"])
    #expect(try attributes(.attribute("new", "")) == ["tag=1", "on=1", "tag=2", "new="])
    #expect(try attributes(.attribute("tag", nil)) == ["on=1"])
    #expect(throws: EditError.noSuchView(2, count: 2)) { try tree.setting([0, 2], to: .isHidden(true)) }
  }

  @Test func `a part of a frame that is absent counts from 0, a title without a controller is none`() throws {
    let changed = try tree.setting([0, 1], to: .framePart(.height, 5), .controllerTitle("Home"))
    #expect(changed.frame(of: 0) == Rect(x: 0, y: 0, width: 10, height: 5))
    #expect(changed.frame(of: 1) == Rect(x: 0, y: 0, width: 0, height: 5))
    #expect(changed.controller(of: 0) == nil)
    #expect(changed.controller(of: 1) == .init("C", title: "Home"))
  }

  @Test func `changes of random trees agree with those of plain nodes`() throws {
    var random = RandomTrees(seed: 5)
    for count in 1..<150 {
      let tree = random.tree(count: count)
      let chosen = (0..<random.int(1..<5)).map { _ in random.int(0..<count) }
      let changes = (0..<random.int(1..<5)).map { _ in change(&random) }
      var plain = PlainTree(tree)
      for index in Set(chosen) {
        plain.change(index) { plain in for change in changes { apply(change, to: &plain.node) } }
      }
      let changed = try tree.setting(chosen, to: changes)
      #expect(changed == plain.tree, "\(changes)")
      #expect(changed.brokenInvariant() == nil)
    }
  }

  private func change(_ random: inout RandomTrees) -> Change {
    let node = random.node()
    return random.pick([
      .className(node.className), .identity(node.identity), .name(node.name), .text(node.text), .frame(node.frame),
      .framePart(random.pick([.x, .y, .width, .height]), random.number()), .boundsOrigin(node.boundsOrigin), .isHidden(random.chance(0.5)),
      .alpha(node.alpha), .clipsToBounds(random.chance(0.5)), .isUserInteractionEnabled(random.chance(0.5)),
      .backgroundColor(node.backgroundColor), .controller(node.controller), .controllerClass("C"), .controllerTitle(node.text),
      .controllerState(node.text), .attribute("tag", node.text), .attribute("", node.name),
    ])
  }

  private func apply(_ change: Change, to node: inout ViewTree.Node) {
    switch change {
    case .className(let value): node.className = value
    case .identity(let value): node.identity = value
    case .name(let value): node.name = value
    case .text(let value): node.text = value
    case .frame(let value): node.frame = value
    case .framePart(let part, let value):
      let old = node.frame ?? .zero
      node.frame = Rect(
        x: part == .x ? value : old.x, y: part == .y ? value : old.y, width: part == .width ? value : old.width,
        height: part == .height ? value : old.height)
    case .boundsOrigin(let value): node.boundsOrigin = value
    case .isHidden(let value): node.isHidden = value
    case .alpha(let value): node.alpha = value
    case .clipsToBounds(let value): node.clipsToBounds = value
    case .isUserInteractionEnabled(let value): node.isUserInteractionEnabled = value
    case .backgroundColor(let value): node.backgroundColor = value
    case .controller(let value): node.controller = value
    case .controllerClass(let value):
      node.controller = .init(value, title: node.controller?.title, state: node.controller?.state)
    case .controllerTitle(let value): node.controller?.title = value
    case .controllerState(let value): node.controller?.state = value
    case .attribute(let name, nil): node.attributes.removeAll { $0.name == name }
    case .attribute(let name, let value?):
      if !node.attributes.contains(where: { $0.name == name }) { node.attributes.append(.init(name, value)) }
      node.attributes = node.attributes.map { $0.name == name ? .init(name, value) : $0 }
    }
  }
}
