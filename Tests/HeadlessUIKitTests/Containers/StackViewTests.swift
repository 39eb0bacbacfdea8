import HeadlessUIKit
import Testing

private final class Block: UIView {
  let content: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    content = .zero
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize { content }
}

struct StackViewTests {
  private let session = HeadlessSession()

  /// Blocks of 20 × 10, 40 × 20 and 60 × 30 in a stack view of 300 × 100.
  private func frames(_ change: (UIStackView, [UIView]) -> Void) -> [CGRect] {
    session.run {
      let blocks = [Block(20, 10), Block(40, 20), Block(60, 30)]
      let stack = UIStackView(arrangedSubviews: blocks)
      stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
      change(stack, blocks)
      stack.layoutIfNeeded()
      #expect(session.faults.isEmpty)
      return blocks.map(\.frame)
    }
  }

  private func spans(_ frames: [CGRect]) -> [[CGFloat]] { frames.map { [$0.minX, $0.width] } }

  @Test func `fill gives what is left to the one that hugs least`() {
    let found = frames { stack, blocks in
      stack.spacing = 10
      blocks[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    }
    // 300 - 20 - 60 - 2 · 10 = 200 for the second.
    #expect(spans(found) == [[0, 20], [30, 200], [240, 60]])
    #expect(found.allSatisfy { $0.minY == 0 && $0.height == 100 })
  }

  @Test func `fill equally makes all as long`() {
    let found = frames { stack, _ in
      stack.spacing = 15
      stack.distribution = .fillEqually
    }
    // (300 - 2 · 15) / 3 = 90
    #expect(spans(found) == [[0, 90], [105, 90], [210, 90]])
  }

  @Test func `fill proportionally keeps the proportion of the contents`() {
    let found = frames { stack, _ in
      stack.distribution = .fillProportionally
    }
    // 300 in the proportion 20 : 40 : 60
    #expect(spans(found) == [[0, 50], [50, 100], [150, 150]])
  }

  @Test func `equal spacing makes the gaps as long`() {
    let found = frames { stack, _ in
      stack.distribution = .equalSpacing
    }
    // (300 - 120) / 2 = 90
    #expect(spans(found) == [[0, 20], [110, 40], [240, 60]])
  }

  @Test func `equal centering makes the way from centre to centre as long`() {
    let found = frames { stack, _ in
      stack.distribution = .equalCentering
    }
    // Centres at 10 and 270, so the middle one at 140.
    #expect(spans(found) == [[0, 20], [120, 40], [240, 60]])
  }

  @Test(arguments: [
    (UIStackView.Alignment.leading, [0.0, 0, 0]), (.center, [45, 40, 35]), (.trailing, [90, 80, 70]),
  ])
  func `an alignment places those that keep their height`(_ alignment: UIStackView.Alignment, _ tops: [Double]) {
    let found = frames { stack, _ in
      stack.distribution = .equalSpacing
      stack.alignment = alignment
    }
    #expect(found.map(\.height) == [10, 20, 30])
    #expect(found.map(\.minY) == tops)
  }

  @Test func `a hidden member takes neither room nor spacing`() {
    let found = frames { stack, blocks in
      stack.spacing = 10
      stack.distribution = .fillEqually
      blocks[1].isHidden = true
    }
    #expect(spans([found[0], found[2]]) == [[0, 145], [155, 145]])
    #expect(found[1].width == 0)
  }

  @Test func `a constraint between hidden members holds`() {
    let found = frames { _, blocks in
      blocks[0].isHidden = true
      blocks[1].isHidden = true
      blocks[1].leadingAnchor.constraint(equalTo: blocks[0].trailingAnchor, constant: 24).isActive = true
    }
    #expect(spans([found[2]]) == [[0, 300]])
    #expect(found[1].minX - found[0].maxX == 24 && found[0].width == 0 && found[1].width == 0)
  }

  @Test func `a custom spacing counts after its view`() {
    let found = frames { stack, blocks in
      stack.spacing = 10
      stack.distribution = .fillEqually
      stack.setCustomSpacing(40, after: blocks[0])
    }
    // (300 - 40 - 10) / 3
    #expect(found[1].minX - found[0].maxX == 40 && found[2].minX - found[1].maxX == 10)
  }

  @Test func `margins are kept free when asked for`() {
    let found = frames { stack, _ in
      stack.distribution = .fillEqually
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = UIEdgeInsets(top: 5, left: 15, bottom: 10, right: 45)
    }
    #expect(spans(found) == [[15, 80], [95, 80], [175, 80]])
    #expect(found.allSatisfy { $0.minY == 5 && $0.height == 85 })
  }

  @Test func `a column is as high as its members and as wide as the widest`() {
    session.run {
      let stack = UIStackView(arrangedSubviews: [Block(20, 10), Block(40, 20)])
      stack.axis = .vertical
      stack.spacing = 6
      #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 40, height: 36))
    }
  }

  @Test func `baselines line up`() {
    session.run {
      let labels = [17.0, 34.0].map { size in
        let label = UILabel()
        label.text = "Line"
        label.font = .systemFont(ofSize: size)
        return label
      }
      let stack = UIStackView(arrangedSubviews: labels)
      stack.alignment = .firstBaseline
      stack.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
      stack.layoutIfNeeded()
      let baselines = labels.map { $0.frame.minY + ($0.font.ascender * 2).rounded(.up) / 2 }
      #expect(baselines[0] == baselines[1])
    }
  }
}
