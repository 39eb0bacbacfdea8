import HeadlessUIKit
import Testing

private final class BookCell: UITableViewCell {
  var title: UILabel?
  var awoken = 0
  override func awakeFromNib() { awoken += 1 }
}

private final class ShelfController: UIViewController, UITableViewDataSource, UICollectionViewDataSource {
  var table: UITableView?
  var grid: UICollectionView?
  let books = ["Middlemarch", "Emma", "Kim"]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { books.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    (cell as? BookCell)?.title?.text = books[indexPath.row]
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cover", for: indexPath)
  }
}

/// Cells drawn in a storyboard, asked for by their identifier.
struct CellPrototypeTests {
  private static let shelf = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="shelf">
      <scenes>
        <scene sceneID="s0"><objects>
          <viewController id="shelf" customClass="ShelfController" sceneMemberID="viewController">
            <view key="view" id="root">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <subviews>
                <tableView dataMode="prototypes" style="plain" rowHeight="44" id="table">
                  <rect key="frame" x="0.0" y="0.0" width="375" height="400"/>
                  <prototypes>
                    <tableViewCell reuseIdentifier="book" id="cell" customClass="BookCell">
                      <rect key="frame" x="0.0" y="28" width="375" height="44"/>
                      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                        <subviews>
                          <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
                            <rect key="frame" x="16" y="11" width="200" height="22"/>
                            <constraints>
                              <constraint firstAttribute="width" constant="200" id="k0"/>
                              <constraint firstAttribute="height" constant="22" id="k1"/>
                            </constraints>
                          </label>
                        </subviews>
                        <constraints>
                          <constraint firstItem="title" firstAttribute="leading" secondItem="content" secondAttribute="leading" \
    constant="16" id="k2"/>
                          <constraint firstItem="title" firstAttribute="top" secondItem="content" secondAttribute="top" constant="11" id="k3"/>
                          <constraint firstAttribute="bottom" secondItem="title" secondAttribute="bottom" constant="11" id="k4"/>
                        </constraints>
                      </tableViewCellContentView>
                      <connections><outlet property="title" destination="title" id="o2"/></connections>
                    </tableViewCell>
                  </prototypes>
                  <connections><outlet property="dataSource" destination="shelf" id="o3"/></connections>
                </tableView>
                <collectionView id="grid">
                  <rect key="frame" x="0.0" y="400" width="375" height="267"/>
                  <collectionViewFlowLayout key="collectionViewLayout" id="flow">
                    <size key="itemSize" width="50" height="50"/>
                  </collectionViewFlowLayout>
                  <cells>
                    <collectionViewCell reuseIdentifier="cover" id="cover" customClass="CoverCell">
                      <rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
                      <view key="contentView" id="coverContent">
                        <rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
                        <subviews>
                          <imageView userLabel="Cover" id="image"><rect key="frame" x="5" y="5" width="40" height="40"/></imageView>
                        </subviews>
                      </view>
                    </collectionViewCell>
                  </cells>
                  <connections><outlet property="dataSource" destination="shelf" id="o4"/></connections>
                </collectionView>
              </subviews>
            </view>
            <connections>
              <outlet property="table" destination="table" id="o0"/>
              <outlet property="grid" destination="grid" id="o1"/>
            </connections>
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """

  @Test func `a cell is made from the storyboard's as often as one is asked for, its outlets set, its constraints its own`() throws {
    let session = HeadlessSession()
    try session.run {
      session.register(interfaceFile: Self.shelf, named: "Shelf")
      session.register(ShelfController.self) { wiring in
        wiring.outlet("table", \.table)
        wiring.outlet("grid", \.grid)
      }
      session.register(BookCell.self) { wiring in wiring.outlet("title", \.title) }
      let window = UIWindow()
      let shelf = try #require(UIStoryboard(name: "Shelf", bundle: nil).instantiateInitialViewController() as? ShelfController)
      window.rootViewController = shelf
      window.makeKeyAndVisible()
      session.turnRunLoop()
      let table = try #require(shelf.table)
      let cells = table.subviews.compactMap { $0 as? BookCell }
      #expect(cells.map { $0.title?.text } == shelf.books)
      #expect(cells.map(\.awoken) == [1, 1, 1])
      #expect(cells.map(\.reuseIdentifier) == ["book", "book", "book"])
      for (row, cell) in cells.enumerated() {
        #expect(cell.frame.minX == 0 && cell.frame.width == 375)
        #expect(row == 0 || cell.frame.minY == cells[row - 1].frame.maxY)
        #expect(cell.title?.frame == CGRect(x: 16, y: 11, width: 200, height: 22))
        #expect(cell.title?.superview === cell.contentView)
      }
      let grid = try #require(shelf.grid)
      let covers = grid.subviews.compactMap { $0 as? UICollectionViewCell }
      #expect(covers.count == 2)
      for cover in covers {
        #expect(cover.reuseIdentifier == "cover")
        #expect(cover.contentView.subviews.map(\.shownName) == ["Cover"])
        #expect(cover.contentView.subviews.first?.frame == CGRect(x: 5, y: 5, width: 40, height: 40))
      }
      #expect(session.faults == [])
    }
  }
}
