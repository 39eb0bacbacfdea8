import HeadlessUIKit

/// A page with a text in its middle.
final class TextPageViewController: UIViewController {
  let text: String

  init(text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    text = ""
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let label = UILabel()
    label.text = "The page of \(text)"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    label.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
  }
}

/// A strip of titles above pages; the pages are child controllers, whose views are shown in the cells of a collection view.
final class TitledPagesViewController: UIViewController {
  let pages: [UIViewController]
  let strip: TitleStrip
  let layout = UICollectionViewFlowLayout()
  let collectionView: UICollectionView
  private var isFollowingTap = false

  init(pages: [TextPageViewController]) {
    self.pages = pages
    strip = TitleStrip(titles: pages.map(\.text))
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    pages = []
    strip = TitleStrip(titles: [])
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    strip.delegate = self
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    collectionView.isPagingEnabled = true
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "page")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
    view.addSubview(strip)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let top = view.safeAreaInsets.top
    strip.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: 44)
    collectionView.frame = CGRect(x: 0, y: top + 44, width: view.bounds.width, height: view.bounds.height - top - 44)
    layout.itemSize = collectionView.bounds.size
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    collectionView.keepPage(during: coordinator)
  }
}

extension TitledPagesViewController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { pages.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
    // A cell that is used again still has the page it showed before.
    for view in cell.contentView.subviews { view.removeFromSuperview() }
    let page = pages[indexPath.item]
    addChild(page)
    page.view.frame = cell.contentView.bounds
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.contentView.addSubview(page.view)
    page.didMove(toParent: self)
    return cell
  }
}

extension TitledPagesViewController: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    let page = pages[indexPath.item]
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isFollowingTap = false }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let width = scrollView.bounds.width
    guard width > 0, !isFollowingTap else { return }
    let position = max(0, min(scrollView.contentOffset.x / width, CGFloat(pages.count - 1)))
    let from = Int(position)
    strip.show(progress: position - CGFloat(from), from: from, to: min(from + 1, pages.count - 1))
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    strip.center(Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded()))
  }
}

extension TitledPagesViewController: TitleStripDelegate {
  func titleStrip(_ strip: TitleStrip, didChoose index: Int) {
    isFollowingTap = true
    strip.show(progress: 0, from: index, to: index)
    strip.center(index)
    collectionView.setContentOffset(CGPoint(x: CGFloat(index) * collectionView.bounds.width, y: 0), animated: false)
    isFollowingTap = false
  }
}
