import HeadlessUIKit
import Testing

struct ConstraintTests {
  private let session = HeadlessSession()

  private func make(_ width: CGFloat = 300, _ height: CGFloat = 200, subviews count: Int = 1) -> (UIView, [UIView]) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    let views = (0..<count).map { _ in UIView() }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    return (root, views)
  }

  @Test func `edges, centres and sizes place a view`() {
    session.run {
      let (root, views) = make()
      NSLayoutConstraint.activate([
        views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        views[0].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
        views[0].centerYAnchor.constraint(equalTo: root.centerYAnchor),
        views[0].heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.25, constant: 6),
      ])
      root.layoutIfNeeded()
      // 300 - 10 - 30; 200 / 4 + 6; (200 - 56) / 2
      #expect(views[0].frame == CGRect(x: 10, y: 72, width: 260, height: 56))
      root.frame.size.width = 400
      root.layoutIfNeeded()
      #expect(views[0].frame == CGRect(x: 10, y: 72, width: 360, height: 56))
    }
  }

  @Test func `a constant and an activation count from the next layout on`() {
    session.run {
      let (root, views) = make()
      let width = views[0].widthAnchor.constraint(equalToConstant: 50)
      width.isActive = true
      root.layoutIfNeeded()
      width.constant = 80
      #expect(views[0].frame.width == 50)
      root.layoutIfNeeded()
      #expect(views[0].frame.width == 80)
      width.isActive = false
      views[0].widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5).isActive = true
      root.layoutIfNeeded()
      #expect(views[0].frame.width == 150)
    }
  }

  @Test func `a constraint is held by the nearest common ancestor`() {
    session.run {
      let (root, views) = make(subviews: 2)
      let inner = UIView()
      views[0].addSubview(inner)
      let constraints = [
        inner.widthAnchor.constraint(equalToConstant: 5), inner.leadingAnchor.constraint(equalTo: views[0].leadingAnchor),
        inner.topAnchor.constraint(equalTo: views[1].topAnchor),
      ]
      NSLayoutConstraint.activate(constraints)
      #expect(inner.constraints == [constraints[0]])
      #expect(views[0].constraints == [constraints[1]])
      #expect(root.constraints == [constraints[2]])
      views[0].removeFromSuperview()
      // What holds inside stays, what joined it to its sibling is gone.
      #expect(constraints.map(\.isActive) == [true, true, false])
    }
  }

  @Test func `views without a common ancestor can't be joined`() {
    session.run {
      let a = UIView()
      let b = UIView()
      a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
      #expect(session.faults == [.noCommonAncestor(constraint: "UIView #1.top == UIView #2.top")])
    }
  }

  @Test func `required constraints in conflict are named, and the latest is broken`() {
    session.run {
      let (root, views) = make()
      let first = views[0].widthAnchor.constraint(equalToConstant: 50)
      let second = views[0].widthAnchor.constraint(equalToConstant: 80)
      second.identifier = "wider"
      NSLayoutConstraint.activate([first, second])
      root.layoutIfNeeded()
      #expect(views[0].frame.width == 50)
      #expect(
        session.faults.map(\.description) == [
          """
          these constraints can't all hold:
              UIView #2.width == 50
              'wider' UIView #2.width == 80
          so this one was broken:
              'wider' UIView #2.width == 80
          """
        ])
      root.setNeedsLayout()
      root.layoutIfNeeded()
      #expect(session.faults.count == 1)
    }
  }

  @Test func `a frame and mask count as constraints, and can be in conflict with others`() {
    session.run {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      root.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
      root.layoutIfNeeded()
      #expect(view.frame.width == 40)
      #expect(session.faults.first?.description.contains("UIView #2.width == 40 (autoresizing mask)") == true)
    }
  }

  @Test func `a lower priority gives way to a higher one`() {
    session.run {
      let (root, views) = make()
      let wish = views[0].widthAnchor.constraint(equalToConstant: 500)
      wish.priority = .defaultHigh
      let limit = views[0].widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor)
      NSLayoutConstraint.activate([wish, limit])
      root.layoutIfNeeded()
      #expect(views[0].frame.width == 300)
      #expect(session.faults.isEmpty)
    }
  }

  @Test func `hugging and compression resistance decide who gives way`() {
    session.run {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
      let labels = ["Name", "Value"].map { text in
        let label = UILabel()
        label.text = text
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        return label
      }
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|[a][b]|", options: .alignAllFirstBaseline, metrics: nil, views: ["a": labels[0], "b": labels[1]]))
      labels[0].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      root.layoutIfNeeded()
      #expect(labels[0].frame.width == labels[0].intrinsicContentSize.width)
      #expect(labels[1].frame.width == 200 - labels[0].frame.width)
      labels[1].setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
      root.layoutIfNeeded()
      #expect(labels[1].frame.width == labels[1].intrinsicContentSize.width)
    }
  }

  @Test func `frames are rounded to device pixels, edge by edge`() {
    session.run {
      let (root, views) = make(100, 10, subviews: 3)
      let names = ["a": views[0], "b": views[1], "c": views[2]]
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: "H:|[a][b(==a)][c(==a)]|", options: [], metrics: nil, views: names))
      root.layoutIfNeeded()
      // Thirds at 2 pixels a point: 33.33 and 66.67 become 33.5 and 66.5.
      #expect(views.map(\.frame.minX) == [0, 33.5, 66.5])
      #expect(views.map(\.frame.width) == [33.5, 33, 33.5])
    }
  }

  @Test func `system spacing is eight points`() {
    session.run {
      let (root, views) = make(subviews: 2)
      NSLayoutConstraint.activate([
        views[0].leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
        views[0].widthAnchor.constraint(equalToConstant: 10),
        views[1].leadingAnchor.constraint(equalToSystemSpacingAfter: views[0].trailingAnchor, multiplier: 1),
        views[1].topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 3),
      ])
      root.layoutIfNeeded()
      #expect(views[0].frame.minX == 16)
      #expect(views[1].frame.origin == CGPoint(x: 34, y: 24))
    }
  }

  @Test func `a layout guide is a rectangle without a view`() {
    session.run {
      let (root, views) = make()
      let guide = UILayoutGuide()
      root.addLayoutGuide(guide)
      NSLayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
        guide.topAnchor.constraint(equalTo: root.topAnchor), guide.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        views[0].centerXAnchor.constraint(equalTo: guide.centerXAnchor), views[0].widthAnchor.constraint(equalToConstant: 20),
      ])
      root.layoutIfNeeded()
      #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 150, height: 200))
      #expect(views[0].frame.minX == 65)
    }
  }

  @Test func `right to left, leading is right`() {
    session.run {
      let (root, views) = make()
      root.semanticContentAttribute = .forceRightToLeft
      views[0].semanticContentAttribute = .forceRightToLeft
      NSLayoutConstraint.activate([
        views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        views[0].widthAnchor.constraint(equalToConstant: 50),
      ])
      root.layoutIfNeeded()
      #expect(views[0].frame.minX == 240)
    }
  }

  @Test func `a format that makes no sense points at the column`() {
    session.run {
      let (_, views) = make()
      let made = NSLayoutConstraint.constraints(withVisualFormat: "H:|[red-|", options: [], metrics: nil, views: ["red": views[0]])
      #expect(made.isEmpty)
      #expect(session.faults.first?.description.contains("H:|[red-|\n       ^") == true)
    }
  }

  @Test func `views and metrics give a format's names their meaning`() {
    session.run {
      let (root, views) = make(subviews: 2)
      let names = ["red": views[0], "green": views[1]]
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-left-[red(>=50,<=80)]-[green]-(20)-|", options: [.alignAllTop, .alignAllBottom],
          metrics: ["left": 12], views: names)
          + NSLayoutConstraint.constraints(withVisualFormat: "V:|-[red]-|", options: [], metrics: nil, views: names))
      views[0].widthAnchor.constraint(equalToConstant: 500).priority = .defaultLow
      root.layoutIfNeeded()
      // 12, between 50 and 80, the standard 8, the rest up to 20 from the edge; 8 points of margin above and below.
      #expect(views[0].frame.minX == 12 && views[0].frame.minY == 8 && views[0].frame.height == 184)
      #expect(views[0].frame.width >= 50 && views[0].frame.width <= 80)
      #expect(views[1].frame.minX == views[0].frame.maxX + 8 && views[1].frame.maxX == 280)
      #expect(session.faults.isEmpty)
    }
  }

  @Test func `a fitting size is the smallest that the inside allows`() {
    session.run {
      let (root, views) = make(subviews: 2)
      let names = ["a": views[0], "b": views[1]]
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: "H:|-10-[a(30)]-5-[b(40)]-10-|", options: [], metrics: nil, views: names)
          + NSLayoutConstraint.constraints(withVisualFormat: "V:|[a(20)]|", options: [], metrics: nil, views: names))
      let size = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(size == CGSize(width: 95, height: 20))
      #expect(root.frame.size == CGSize(width: 300, height: 200))
    }
  }

  @Test func `a text that wraps is as high as its width asks for`() {
    session.run {
      let (root, views) = make(120, 400)
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "A sentence that needs more than one line"
      label.translatesAutoresizingMaskIntoConstraints = false
      views[0].addSubview(label)
      let names = ["box": views[0], "label": label]
      for format in ["H:|[box]|", "V:|[box]", "H:|-10-[label]-10-|", "V:|[label]|"] {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: names))
      }
      root.layoutIfNeeded()
      #expect(label.frame.width == 100)
      let wanted = label.sizeThatFits(CGSize(width: 100.0, height: 0.0)).height
      #expect(label.frame.height == wanted && views[0].frame.height == wanted)
      #expect(wanted > 3 * 20)
    }
  }

  @Test func `a view that constraints leave in doubt says so, until they don't`() {
    session.run {
      let (root, views) = make(subviews: 2)
      for view in views {
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
          view.heightAnchor.constraint(equalToConstant: 10),
        ])
      }
      views[0].widthAnchor.constraint(equalToConstant: 10).isActive = true
      root.layoutIfNeeded()
      #expect(!views[0].hasAmbiguousLayout && views[1].hasAmbiguousLayout)
      views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor).isActive = true
      #expect(!views[1].hasAmbiguousLayout)
    }
  }

  @Test func `animating a constraint's constant is laying out in the block`() {
    session.run {
      let (root, views) = make()
      let left = views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor)
      NSLayoutConstraint.activate([left, views[0].widthAnchor.constraint(equalToConstant: 10)])
      root.layoutIfNeeded()
      left.constant = 100
      var isDone = false
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        root.layoutIfNeeded()
      } completion: {
        isDone = $0
      }
      #expect(views[0].frame.minX == 100)
      session.advance(by: 1)
      #expect(!isDone)
      session.advance(by: 1)
      #expect(isDone)
    }
  }
}
