import HeadlessUIKit
import Testing

/// Writes down what it is told.
private final class TellingView: UIView {
  var name = ""
  var told: (String) -> Void = { _ in }

  override func willMove(toSuperview newSuperview: UIView?) { told("\(name) willMoveToSuperview \(newSuperview != nil)") }
  override func didMoveToSuperview() { told("\(name) didMoveToSuperview \(superview != nil)") }
  override func willMove(toWindow newWindow: UIWindow?) { told("\(name) willMoveToWindow \(newWindow != nil)") }
  override func didMoveToWindow() { told("\(name) didMoveToWindow \(window != nil)") }
  override func didAddSubview(_ subview: UIView) { told("\(name) didAdd") }
  override func willRemoveSubview(_ subview: UIView) { told("\(name) willRemove \(subviews.count)") }
}

struct HierarchyTests {
  private let views = (0..<4).map { _ in UIView() }
  private let root = UIView()

  private var order: [Int] { root.subviews.map { view in views.firstIndex { $0 === view } ?? -1 } }

  private func filled() {
    for view in views { root.addSubview(view) }
  }

  @Test func `subviews stand from back to front, wherever they are put`() {
    filled()
    #expect(order == [0, 1, 2, 3])
    root.bringSubviewToFront(views[1])
    #expect(order == [0, 2, 3, 1])
    root.sendSubviewToBack(views[3])
    #expect(order == [3, 0, 2, 1])
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(order == [2, 0, 3, 1])
    root.insertSubview(views[1], at: 0)
    #expect(order == [1, 2, 0, 3])
    root.insertSubview(views[1], aboveSubview: views[0])
    #expect(order == [2, 0, 1, 3])
    root.insertSubview(views[3], belowSubview: views[2])
    #expect(order == [3, 2, 0, 1])
    root.addSubview(views[3])
    #expect(order == [2, 0, 1, 3])
  }

  @Test func `a view has one superview at a time`() {
    filled()
    let other = UIView()
    other.addSubview(views[2])
    #expect(order == [0, 1, 3])
    #expect(views[2].superview === other)
    views[2].removeFromSuperview()
    #expect(other.subviews.isEmpty && views[2].superview == nil)
  }

  @Test func `a view can't contain itself`() {
    let session = HeadlessSession()
    session.run {
      let outer = UIView()
      let inner = UIView()
      outer.addSubview(inner)
      outer.addSubview(outer)
      inner.addSubview(outer)
      #expect(outer.superview == nil)
      let words = session.faults.map(\.description)
      #expect(words.count == 2)
      #expect(words.first == "UIView #1 can't be its own subview; add another view")
      #expect(words.last == "UIView #1 can't become a subview of UIView #2, which it contains; remove UIView #2 from it first")
    }
  }

  @Test func `tags are found in preorder, the view itself first`() {
    filled()
    let deep = UIView()
    views[0].addSubview(deep)
    deep.tag = 7
    views[1].tag = 7
    #expect(root.viewWithTag(7) === deep)
    #expect(root.viewWithTag(8) == nil)
    root.tag = 7
    #expect(root.viewWithTag(7) === root)
  }

  @Test func `callbacks come in UIKit's order`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var told: [String] = []
    func make(_ name: String) -> TellingView {
      let view = TellingView()
      view.name = name
      view.told = { told.append($0) }
      return view
    }
    let place = make("place")
    let view = make("view")
    let inner = make("inner")
    view.addSubview(inner)
    #expect(told == ["inner willMoveToSuperview true", "inner didMoveToSuperview true", "view didAdd"])
    window.addSubview(place)
    told = []
    place.addSubview(view)
    #expect(
      told == [
        "view willMoveToWindow true", "inner willMoveToWindow true", "view willMoveToSuperview true",
        "view didMoveToWindow true", "inner didMoveToWindow true", "view didMoveToSuperview true", "place didAdd",
      ])
    told = []
    view.removeFromSuperview()
    #expect(
      told == [
        "view willMoveToSuperview false", "view willMoveToWindow false", "inner willMoveToWindow false", "place willRemove 1",
        "view didMoveToWindow false", "inner didMoveToWindow false", "view didMoveToSuperview false",
      ])
  }

  @Test func `a move within one window changes no window`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var told: [String] = []
    let places = [UIView(), UIView()]
    for place in places { window.addSubview(place) }
    let view = TellingView()
    places[0].addSubview(view)
    view.told = { told.append($0) }
    places[1].addSubview(view)
    #expect(told == [" willMoveToSuperview true", " didMoveToSuperview true"])
  }

  @Test func `a deep hierarchy is released without overflowing the stack`() {
    var view = UIView()
    for _ in 0..<100_000 {
      let outer = UIView()
      outer.addSubview(view)
      view = outer
    }
    #expect(view.subviews.count == 1)
  }
}
