import HeadlessUIKit
import Testing

private final class Cell: UICollectionViewCell {
  var reuses = 0
  override func prepareForReuse() { reuses += 1 }
}

private final class Source: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var count: Int
  var made: Set<ObjectIdentifier> = []
  var told: [String] = []
  init(_ count: Int) { self.count = count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    made.insert(ObjectIdentifier(cell))
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    told.append("select \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    told.append("deselect \(indexPath.item)")
  }
}

struct CollectionViewTests {
  private let session = HeadlessSession()

  private func frames(_ count: Int, width: CGFloat, _ change: (UICollectionViewFlowLayout) -> Void) -> [CGRect] {
    session.run {
      let layout = UICollectionViewFlowLayout()
      change(layout)
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: width, height: 300), collectionViewLayout: layout)
      let source = Source(count)
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.layoutIfNeeded()
      return (0..<count).compactMap { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
    }
  }

  @Test func `a flow fills lines, spread from end to end; the last takes the same spaces`() {
    // Three items of 50 fit 190 with gaps of at least 10; the gaps become (190 - 150) / 2 = 20. Lines are 10 apart.
    let found = frames(5, width: 190) { _ in }
    #expect(found.map(\.minX) == [0, 70, 140, 0, 70])
    #expect(found.map(\.minY) == [0, 0, 0, 60, 60])
  }

  @Test func `where one item fits a line, it stands in the middle`() {
    let found = frames(2, width: 100) { $0.itemSize = CGSize(width: 80.0, height: 20.0) }
    #expect(found == [CGRect(x: 10, y: 0, width: 80, height: 20), CGRect(x: 10, y: 30, width: 80, height: 20)])
  }

  @Test func `a horizontal flow goes down first; insets surround the section`() {
    let found = frames(4, width: 100) { layout in
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 40.0, height: 130.0)
      layout.sectionInset = UIEdgeInsets(top: 5, left: 7, bottom: 5, right: 7)
      layout.minimumLineSpacing = 3
    }
    // Two of 130 fit 290 with a gap of 30.
    #expect(found.map(\.minX) == [7, 7, 50, 50])
    #expect(found.map(\.minY) == [5, 165, 5, 165])
  }

  @Test func `pages are cells that are used again`() {
    session.run {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      layout.minimumLineSpacing = 0
      layout.itemSize = CGSize(width: 100.0, height: 100.0)
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
      view.isPagingEnabled = true
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      let source = Source(6)
      view.dataSource = source
      view.layoutIfNeeded()
      #expect(view.contentSize == CGSize(width: 600, height: 100))
      #expect(view.indexPathsForVisibleItems == [IndexPath(item: 0, section: 0)])
      for page in 1..<6 {
        view.drag(by: CGPoint(x: 100, y: 0), steps: 2)
        view.layoutIfNeeded()
        #expect(view.indexPathsForVisibleItems == [IndexPath(item: page, section: 0)])
      }
      #expect(source.made.count == 1)
      #expect((view.visibleCells.first as? Cell)?.reuses == 5)
      view.contentOffset.x = 250
      view.layoutIfNeeded()
      #expect(view.visibleCells.count == 2 && source.made.count == 2)
      view.scrollToItem(at: IndexPath(item: 1, section: 0), at: .left, animated: false)
      #expect(view.contentOffset.x == 100)
      #expect(session.faults.isEmpty)
    }
  }

  @Test func `a tap selects, code selects in silence`() {
    session.run {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      let source = Source(3)
      view.dataSource = source
      view.delegate = source
      view.layoutIfNeeded()
      view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
      view.visibleCells[2].tap()
      #expect(source.told == ["deselect 0", "select 2"])
      #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
      #expect(view.visibleCells.map(\.isSelected) == [false, false, true])
    }
  }

  @Test func `an update that doesn't fit the data source is a fault`() {
    session.run {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
      view.accessibilityIdentifier = "list"
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      let source = Source(3)
      view.dataSource = source
      view.layoutIfNeeded()
      source.count = 4
      view.insertItems(at: [IndexPath(item: 3, section: 0)])
      #expect(session.faults.isEmpty)
      source.count = 6
      view.insertItems(at: [IndexPath(item: 3, section: 0)])
      #expect(session.faults == [.inconsistentCounts(view: "UICollectionView 'list'", section: 0, shown: 5, now: 6)])
      _ = session.takeFaults()
      _ = view.dequeueReusableCell(withReuseIdentifier: "other", for: IndexPath(item: 0, section: 0))
      #expect(session.faults == [.unregisteredCell(identifier: "other")])
    }
  }
}
