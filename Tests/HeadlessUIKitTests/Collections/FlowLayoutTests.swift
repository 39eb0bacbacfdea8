import HeadlessUIKit
import Testing

private final class Source: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "margin", for: indexPath)
  }
}

/// What Apple's pages on `UICollectionViewFlowLayout` say.
struct FlowLayoutTests {
  private let source = Source()

  private func make(_ layout: UICollectionViewFlowLayout) -> UICollectionView {
    let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 500), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collection.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "margin")
    }
    collection.dataSource = source
    collection.layoutIfNeeded()
    return collection
  }

  @Test func `items are 50 points square, with 10 between them and between lines, without insets, margins or estimates`() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    #expect(layout.sectionInset == .zero && layout.headerReferenceSize == .zero && layout.footerReferenceSize == .zero)
    #expect(layout.scrollDirection == .vertical && !layout.sectionHeadersPinToVisibleBounds)
  }

  /// The inset is around the items alone; header and footer are as wide as the collection view whatever width is asked for.
  @Test func `insets lie between a header and the items, and between these and the footer`() {
    HeadlessSession().run {
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 10, height: 30)
      layout.footerReferenceSize = CGSize(width: 10, height: 20)
      layout.sectionInset = UIEdgeInsets(top: 5, left: 15, bottom: 7, right: 15)
      let collection = make(layout)
      func margin(_ kind: String, _ section: Int) -> CGRect? {
        layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
      }
      #expect(margin(UICollectionView.elementKindSectionHeader, 0) == CGRect(x: 0, y: 0, width: 200, height: 30))
      // Three of 50 fill the 170 with 10 between.
      #expect(
        (0..<3).compactMap { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.origin } == [
          CGPoint(x: 15, y: 35), CGPoint(x: 75, y: 35), CGPoint(x: 135, y: 35),
        ])
      #expect(margin(UICollectionView.elementKindSectionFooter, 0) == CGRect(x: 0, y: 92, width: 200, height: 20))
      #expect(margin(UICollectionView.elementKindSectionHeader, 1)?.minY == 112)
      #expect(collection.contentSize == CGSize(width: 200, height: 224))
    }
  }

  @Test func `a line that is full is spread; what stands alone in its line is in the middle`() {
    HeadlessSession().run {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 80, height: 40)
      let collection = make(layout)
      let frames = (0..<3).compactMap { collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.minX }
      #expect(frames == [0, 120, 0])
      layout.itemSize = CGSize(width: 120, height: 40)
      collection.layoutIfNeeded()
      #expect(collection.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 40)
    }
  }

  @Test func `a header that is pinned stays in sight as long as its section, in front of the items`() {
    HeadlessSession().run {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 200, height: 100)
      layout.minimumLineSpacing = 0
      layout.headerReferenceSize = CGSize(width: 0, height: 30)
      layout.sectionHeadersPinToVisibleBounds = true
      let collection = make(layout)
      func headers() -> [CGFloat] {
        collection.layoutIfNeeded()
        return collection.subviews.filter { !($0 is UICollectionViewCell) }.map(\.frame.minY).sorted()
      }
      // A section is 30 and three times 100 long.
      #expect(headers() == [0, 330])
      collection.contentOffset.y = 120
      #expect(headers() == [120, 330])
      #expect(!(collection.subviews.last is UICollectionViewCell))
      collection.contentOffset.y = 310
      #expect(headers() == [300, 330])
    }
  }

  @Test func `cells that size themselves are as large as their content`() {
    final class Cell: UICollectionViewCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(inner)
        NSLayoutConstraint.activate([
          inner.topAnchor.constraint(equalTo: contentView.topAnchor), inner.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          inner.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 5),
          inner.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), inner.widthAnchor.constraint(equalToConstant: 60),
          inner.heightAnchor.constraint(equalToConstant: 33),
        ])
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    HeadlessSession().run {
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 500), collectionViewLayout: layout)
      collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = source
      collection.layoutIfNeeded()
      #expect(collection.visibleCells.count == 6)
      #expect(collection.visibleCells.allSatisfy { $0.frame.size == CGSize(width: 65, height: 33) })
    }
  }
}
