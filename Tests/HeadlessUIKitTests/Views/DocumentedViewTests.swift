import HeadlessUIKit
import Testing

/// What Apple's pages on `UIView` say, claim by claim; the member's name stands before each.
struct DocumentedViewTests {
  private let session = HeadlessSession()

  private func view(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> UIView {
    UIView(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  // MARK: hitTest(_:with:), point(inside:with:)

  @Test func `hitTest: a view with an alpha below 0.01, hidden, or without interaction is passed over with all below it`() {
    let root = view(0, 0, 100, 100)
    let middle = view(0, 0, 100, 100)
    let top = view(0, 0, 50, 50)
    root.addSubview(middle)
    middle.addSubview(top)
    let point = CGPoint(x: 10, y: 10)
    #expect(root.hitTest(point, with: nil) === top)
    middle.alpha = 0.01
    #expect(root.hitTest(point, with: nil) === top)
    middle.alpha = 0.009
    #expect(root.hitTest(point, with: nil) === root)
    middle.alpha = 1
    middle.isHidden = true
    #expect(root.hitTest(point, with: nil) === root)
    middle.isHidden = false
    middle.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === root)
    root.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) == nil)
  }

  @Test func `hitTest: what lies outside its superview isn't found there, clipped or not`() {
    let root = view(0, 0, 200, 200)
    let box = view(50, 50, 50, 50)
    let outside = view(40, 0, 50, 50)
    root.addSubview(box)
    box.addSubview(outside)
    #expect(root.hitTest(CGPoint(x: 95, y: 60), with: nil) === outside)
    #expect(root.hitTest(CGPoint(x: 120, y: 60), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 300, y: 60), with: nil) == nil)
  }

  @Test func `hitTest: a view may say itself which points are its own`() {
    final class Round: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let dx = point.x - bounds.midX
        let dy = point.y - bounds.midY
        return dx * dx + dy * dy <= bounds.width * bounds.width / 4
      }
    }
    let root = view(0, 0, 100, 100)
    let round = Round(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(round)
    #expect(root.hitTest(CGPoint(x: 50, y: 1), with: nil) === round)
    #expect(root.hitTest(CGPoint(x: 1, y: 1), with: nil) === root)
  }

  // MARK: convert(_:to:), convert(_:from:)

  @Test func `convert: between windows, by way of the screen; nil is the window`() {
    session.run {
      let first = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let second = UIWindow(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
      let inner = view(10, 20, 50, 50)
      second.addSubview(inner)
      #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 20))
      #expect(inner.convert(CGPoint.zero, to: first) == CGPoint(x: 110, y: 70))
      #expect(first.convert(CGPoint(x: 110, y: 70), to: inner) == .zero)
      #expect(inner.convert(CGRect(x: 0, y: 0, width: 5, height: 6), from: first) == CGRect(x: -110, y: -70, width: 5, height: 6))
    }
  }

  // MARK: frame, bounds, center, transform

  @Test func `bounds: a new origin moves what is inside, a new size keeps the centre`() {
    let box = view(100, 100, 50, 50)
    let inner = view(0, 0, 10, 10)
    box.addSubview(inner)
    box.bounds.origin = CGPoint(x: 5, y: 7)
    #expect(box.frame == CGRect(x: 100, y: 100, width: 50, height: 50))
    #expect(inner.frame.origin == .zero)
    #expect(inner.convert(CGPoint.zero, to: box) == .zero)
    #expect(box.superview == nil && box.convert(CGPoint(x: 5, y: 7), to: box) == CGPoint(x: 5, y: 7))
    box.bounds.size = CGSize(width: 70, height: 30)
    #expect(box.center == CGPoint(x: 125, y: 125))
    #expect(box.frame == CGRect(x: 90, y: 110, width: 70, height: 30))
  }

  @Test func `center: stays where it is whatever the transform, and moves what is transformed`() {
    let box = view(0, 0, 40, 20)
    box.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(box.center == CGPoint(x: 20, y: 10))
    #expect(abs(box.frame.width - 20) < 1e-9 && abs(box.frame.height - 40) < 1e-9)
    #expect(box.bounds.size == CGSize(width: 40, height: 20))
    box.center = CGPoint(x: 100, y: 100)
    #expect(abs(box.frame.midX - 100) < 1e-9 && abs(box.frame.midY - 100) < 1e-9)
  }

  // MARK: Subviews

  @Test func `exchangeSubview: two change places, and an index that isn't there changes nothing`() {
    let root = view(0, 0, 10, 10)
    let views = (0..<3).map { _ in UIView() }
    for view in views { root.addSubview(view) }
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(root.subviews == [views[2], views[1], views[0]])
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(root.subviews == [views[2], views[1], views[0]])
  }

  @Test func `insertSubview: a subview that is there already moves, beside itself it stays`() {
    let root = view(0, 0, 10, 10)
    let views = (0..<3).map { _ in UIView() }
    for view in views { root.addSubview(view) }
    root.insertSubview(views[2], at: 0)
    #expect(root.subviews == [views[2], views[0], views[1]])
    root.insertSubview(views[2], aboveSubview: views[1])
    #expect(root.subviews == [views[0], views[1], views[2]])
    root.insertSubview(views[1], belowSubview: views[1])
    #expect(root.subviews.count == 3)
    root.addSubview(views[0])
    #expect(root.subviews.last === views[0])
  }

  @Test func `removeFromSuperview: takes the constraints to what stays, and keeps those inside`() {
    session.run {
      let root = view(0, 0, 100, 100)
      let box = UIView()
      let inner = UIView()
      for view in [box, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
      root.addSubview(box)
      box.addSubview(inner)
      let outside = box.leadingAnchor.constraint(equalTo: root.leadingAnchor)
      let inside = inner.leadingAnchor.constraint(equalTo: box.leadingAnchor)
      let own = box.widthAnchor.constraint(equalToConstant: 10)
      NSLayoutConstraint.activate([outside, inside, own])
      box.removeFromSuperview()
      #expect([outside, inside, own].map(\.isActive) == [false, true, true])
    }
  }

  // MARK: Sizes

  @Test func `sizeToFit: as sizeThatFits says, from the top left; a plain view stays as it is`() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 10) }
    }
    let fitting = Fitting(frame: CGRect(x: 5, y: 6, width: 100, height: 100))
    fitting.sizeToFit()
    #expect(fitting.frame == CGRect(x: 5, y: 6, width: 30, height: 10))
    let plain = view(5, 6, 7, 8)
    #expect(plain.sizeThatFits(.zero) == CGSize(width: 7, height: 8))
    plain.sizeToFit()
    #expect(plain.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
  }

  @Test func `invalidateIntrinsicContentSize: the next layout asks again, and not before`() {
    final class Growing: UIView {
      var length: CGFloat = 20
      override var intrinsicContentSize: CGSize { CGSize(width: length, height: 10) }
    }
    session.run {
      let root = view(0, 0, 100, 100)
      let growing = Growing()
      growing.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(growing)
      growing.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      growing.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      root.layoutIfNeeded()
      #expect(growing.frame.width == 20)
      growing.length = 50
      root.layoutIfNeeded()
      #expect(growing.frame.width == 20)
      growing.invalidateIntrinsicContentSize()
      root.layoutIfNeeded()
      #expect(growing.frame.width == 50)
    }
  }

  @Test func `systemLayoutSizeFitting: a required length is kept, a fitting one is as small as it can be`() {
    session.run {
      let root = UIView()
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: root.topAnchor), inner.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: root.leadingAnchor), inner.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        inner.widthAnchor.constraint(greaterThanOrEqualToConstant: 40), inner.heightAnchor.constraint(equalTo: inner.widthAnchor),
      ])
      #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 40, height: 40))
      let wide = CGSize(width: 100, height: 0)
      #expect(
        root.systemLayoutSizeFitting(wide, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
          == CGSize(width: 100, height: 100))
      // The view itself isn't touched.
      #expect(root.frame == .zero && inner.frame == .zero)
    }
  }

  // MARK: setNeedsUpdateConstraints()

  @Test func `updateConstraints: once for each time it is asked for, subviews first, before the layout`() {
    final class Recording: UIView {
      var name = ""
      var told: ((String) -> Void)?
      override func updateConstraints() {
        told?("\(name) constraints")
        super.updateConstraints()
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        told?("\(name) layout")
      }
    }
    session.run {
      var told: [String] = []
      let views = ["outer", "inner"].map { name in
        let view = Recording(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.name = name
        view.told = { told.append($0) }
        return view
      }
      views[0].addSubview(views[1])
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      views[1].addSubview(inner)
      views[0].layoutIfNeeded()
      #expect(told == ["inner constraints", "outer constraints", "outer layout", "inner layout"])
      told = []
      views[1].setNeedsUpdateConstraints()
      #expect(views[1].needsUpdateConstraints() && !views[0].needsUpdateConstraints())
      views[1].setNeedsUpdateConstraints()
      views[0].updateConstraintsIfNeeded()
      views[0].updateConstraintsIfNeeded()
      #expect(told == ["inner constraints"])
    }
  }
}
