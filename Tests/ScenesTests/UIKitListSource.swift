// More code as it stands in apps: a list, a grid, a form. Only the import and the lines with selectors are not what they were; beside
// each stands what it was.

import HeadlessUIKit  // import UIKit

// MARK: - Extensions everybody has

extension UIView {
  convenience init(backgroundColor: UIColor, cornerRadius: CGFloat = 0) {
    self.init(frame: .zero)
    self.backgroundColor = backgroundColor
    layer.cornerRadius = cornerRadius
    layer.cornerCurve = .continuous
    layer.masksToBounds = cornerRadius > 0
  }

  func addSubviews(_ views: UIView...) {
    for view in views { addSubview(view) }
  }

  @discardableResult
  func pinEdges(to guide: UILayoutGuide, insets: UIEdgeInsets = .zero) -> [NSLayoutConstraint] {
    translatesAutoresizingMaskIntoConstraints = false
    let constraints = [
      topAnchor.constraint(equalTo: guide.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: insets.left),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.right),
    ]
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  func firstSuperview<T: UIView>(of type: T.Type) -> T? {
    sequence(first: self, next: { $0.superview }).first { $0 is T } as? T
  }

  func fadeIn(duration: TimeInterval = 0.25, completion: (() -> Void)? = nil) {
    alpha = 0
    UIView.animate(
      withDuration: duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
      animations: { self.alpha = 1 },
      completion: { _ in completion?() })
  }
}

extension NSLayoutConstraint {
  func with(priority: UILayoutPriority) -> Self {
    self.priority = priority
    return self
  }
}

extension UILayoutPriority {
  static let almostRequired = UILayoutPriority(rawValue: UILayoutPriority.required.rawValue - 1)
}

extension CGRect {
  var center: CGPoint { CGPoint(x: midX, y: midY) }

  func aligned(toScale scale: CGFloat) -> CGRect {
    CGRect(
      x: (origin.x * scale).rounded() / scale, y: (origin.y * scale).rounded() / scale, width: (width * scale).rounded() / scale,
      height: (height * scale).rounded() / scale)
  }
}

extension UIViewController {
  func install(_ child: UIViewController, in container: UIView? = nil) {
    addChild(child)
    let target: UIView = container ?? view
    target.addSubview(child.view)
    child.view.frame = target.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.didMove(toParent: self)
  }

  func uninstall() {
    guard parent != nil else { return }
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }
}

protocol ReusableView: AnyObject {
  static var reuseIdentifier: String { get }
}

extension ReusableView {
  static var reuseIdentifier: String { String(describing: self) }
}

extension UITableViewCell: ReusableView {}
extension UICollectionReusableView: ReusableView {}

extension UITableView {
  func register<Cell: UITableViewCell>(_ type: Cell.Type) {
    register(type, forCellReuseIdentifier: type.reuseIdentifier)
  }

  func dequeue<Cell: UITableViewCell>(_ type: Cell.Type, for indexPath: IndexPath) -> Cell {
    guard let cell = dequeueReusableCell(withIdentifier: Cell.reuseIdentifier, for: indexPath) as? Cell else {
      fatalError("Could not dequeue cell with identifier: \(Cell.reuseIdentifier)")
    }
    return cell
  }
}

// MARK: - Models

struct Recipe: Hashable {
  let title: String
  let summary: String
  var isFavorite = false
}

enum Section: Int, CaseIterable {
  case favorites, all

  var title: String {
    switch self {
    case .favorites: return "Favorites"
    case .all: return "All Recipes"
    }
  }
}

// MARK: - Cells

final class RecipeCell: UITableViewCell {
  private let titleLabel = UILabel()
  private let summaryLabel = UILabel()
  private lazy var favoriteButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Add", for: .normal)
    button.setContentHuggingPriority(.required, for: .horizontal)
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    button.addTarget(self, action: RecipeCell.didTapFavorite, for: .touchUpInside)  // action: #selector(didTapFavorite)
    return button
  }()

  var onFavorite: ((RecipeCell) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func setUp() {
    selectionStyle = .none
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.adjustsFontForContentSizeCategory = true
    summaryLabel.font = UIFont.preferredFont(forTextStyle: .subheadline)
    summaryLabel.textColor = .secondaryLabel
    summaryLabel.numberOfLines = 0

    let textStack = UIStackView(arrangedSubviews: [titleLabel, summaryLabel])
    textStack.axis = .vertical
    textStack.spacing = 4
    let stack = UIStackView(arrangedSubviews: [textStack, favoriteButton])
    stack.alignment = .center
    stack.spacing = UIStackView.spacingUseSystem
    contentView.addSubview(stack)
    stack.pinEdges(to: contentView.layoutMarginsGuide)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    onFavorite = nil
    summaryLabel.text = nil
  }

  func configure(with recipe: Recipe) {
    titleLabel.text = recipe.title
    summaryLabel.text = recipe.summary
    favoriteButton.isHidden = recipe.isFavorite
    accessibilityTraits = recipe.isFavorite ? [.button, .selected] : .button
  }

  private func didTapFavorite() {  // @objc private func
    onFavorite?(self)
  }
}

final class SectionHeaderView: UITableViewHeaderFooterView {
  static let reuseIdentifier = "SectionHeaderView"
  let titleLabel = UILabel()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    titleLabel.font = UIFontMetrics(forTextStyle: .title3).scaledFont(for: .systemFont(ofSize: 20, weight: .semibold))
    contentView.addSubview(titleLabel)
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      titleLabel.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -16),
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      contentView.bottomAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8).with(priority: .almostRequired),
    ])
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

// MARK: - A list

protocol RecipeListViewControllerDelegate: AnyObject {
  func recipeList(_ controller: RecipeListViewController, didSelect recipe: Recipe)
}

class RecipeListViewController: UIViewController {
  weak var delegate: RecipeListViewControllerDelegate?

  private(set) var recipes: [Recipe] {
    didSet {
      guard isViewLoaded else { return }
      tableView.reloadData()
      updateTitle()
    }
  }

  lazy var tableView: UITableView = {
    let tableView = UITableView(frame: .zero, style: .plain)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
    tableView.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    tableView.tableFooterView = UIView()
    tableView.register(RecipeCell.self)
    tableView.register(SectionHeaderView.self, forHeaderFooterViewReuseIdentifier: SectionHeaderView.reuseIdentifier)
    return tableView
  }()

  private let refreshControl = UIRefreshControl()
  private var reloads = 0

  init(recipes: [Recipe]) {
    self.recipes = recipes
    super.init(nibName: nil, bundle: nil)
    title = "Recipes"
    tabBarItem = UITabBarItem(title: "Recipes", image: UIImage(systemName: "book"), tag: 1)
  }

  required init?(coder: NSCoder) {
    recipes = []
    super.init(coder: coder)
  }

  override func loadView() {
    view = tableView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .always
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in
        self?.presentAddAlert()
      }, menu: makeMenu())
    navigationItem.leftBarButtonItem = editButtonItem
    refreshControl.addAction(
      UIAction { [weak self] _ in
        guard let self = self else { return }
        self.reloads += 1
        self.refreshControl.endRefreshing()
      }, for: .valueChanged)
    tableView.refreshControl = refreshControl
    updateTitle()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let selected = tableView.indexPathForSelectedRow {
      tableView.deselectRow(at: selected, animated: animated)
    }
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  private func makeMenu() -> UIMenu {
    let sort = UIAction(title: "Sort by Name", image: UIImage(systemName: "textformat")) { [unowned self] _ in
      self.recipes.sort { $0.title < $1.title }
    }
    let clear = UIAction(title: "Delete All", attributes: .destructive) { [weak self] _ in self?.recipes.removeAll() }
    return UIMenu(title: "", children: [sort, UIMenu(options: .displayInline, children: [clear])])
  }

  private func presentAddAlert() {
    let alert = UIAlertController(title: "New Recipe", message: nil, preferredStyle: .alert)
    alert.addTextField { textField in
      textField.placeholder = "Title"
      textField.autocapitalizationType = .words
      textField.returnKeyType = .done
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
        guard let text = alert?.textFields?.first?.text, !text.isEmpty else { return }
        self?.recipes.append(Recipe(title: text, summary: ""))
      })
    present(alert, animated: true, completion: nil)
  }

  private func updateTitle() {
    navigationItem.title = recipes.isEmpty ? "No Recipes" : "Recipes (\(recipes.count))"
  }

  private func recipes(in section: Section) -> [Recipe] {
    section == .favorites ? recipes.filter(\.isFavorite) : recipes.filter { !$0.isFavorite }
  }

  private func recipe(at indexPath: IndexPath) -> Recipe? {
    guard let section = Section(rawValue: indexPath.section) else { return nil }
    return recipes(in: section)[indexPath.row]
  }
}

extension RecipeListViewController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    return Section.allCases.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    guard let section = Section(rawValue: section) else { return 0 }
    return recipes(in: section).count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeue(RecipeCell.self, for: indexPath)
    guard let recipe = recipe(at: indexPath) else { return cell }
    cell.configure(with: recipe)
    cell.onFavorite = { [weak self, weak tableView] cell in
      guard let self, let indexPath = tableView?.indexPath(for: cell), let recipe = self.recipe(at: indexPath) else { return }
      if let index = self.recipes.firstIndex(of: recipe) { self.recipes[index].isFavorite.toggle() }
    }
    return cell
  }

  func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    guard editingStyle == .delete, let recipe = recipe(at: indexPath) else { return }
    recipes.removeAll { $0 == recipe }
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

extension RecipeListViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: SectionHeaderView.reuseIdentifier) as? SectionHeaderView
    header?.titleLabel.text = Section(rawValue: section)?.title
    return header
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    UITableView.automaticDimension
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let recipe = recipe(at: indexPath) else { return }
    delegate?.recipeList(self, didSelect: recipe)
    let detail = RecipeDetailViewController(recipe: recipe)
    navigationController?.pushViewController(detail, animated: true)
  }
}

// MARK: - A form

final class RecipeDetailViewController: UIViewController {
  private let recipe: Recipe
  private let scrollView = UIScrollView()
  private let contentStack = UIStackView()
  private let headerView = UIView(backgroundColor: .systemTeal, cornerRadius: 12)
  let nameField = UITextField()
  let servingsStepper = UIStepper()
  private let servingsLabel = UILabel()
  private(set) var headerHeight: NSLayoutConstraint!
  private(set) var traitChanges = 0

  init(recipe: Recipe) {
    self.recipe = recipe
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? .black : .systemBackground
    }
    view.addSubview(scrollView)
    scrollView.pinEdges(to: view.safeAreaLayoutGuide)
    scrollView.alwaysBounceVertical = true
    scrollView.keyboardDismissMode = .onDrag

    contentStack.axis = .vertical
    contentStack.spacing = 16
    contentStack.isLayoutMarginsRelativeArrangement = true
    contentStack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 20, bottom: 16, trailing: 20)
    scrollView.addSubview(contentStack)
    contentStack.pinEdges(to: scrollView.contentLayoutGuide)

    nameField.borderStyle = .roundedRect
    nameField.text = recipe.title
    nameField.delegate = self
    nameField.clearButtonMode = .whileEditing
    nameField.attributedPlaceholder = NSAttributedString(string: "Name", attributes: [.foregroundColor: UIColor.placeholderText])

    servingsStepper.minimumValue = 1
    servingsStepper.addTarget(
      self, action: RecipeDetailViewController.servingsChanged(_:), for: .valueChanged)  // #selector(servingsChanged(_:))
    let servings = UIStackView(arrangedSubviews: [servingsLabel, servingsStepper])
    servings.distribution = .equalSpacing

    let paragraph = NSMutableParagraphStyle()
    paragraph.lineSpacing = 4
    let summary = UILabel()
    summary.numberOfLines = 0
    summary.attributedText = NSAttributedString(
      string: recipe.summary,
      attributes: [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.label, .paragraphStyle: paragraph])

    for row in [headerView, nameField, servings, summary] { contentStack.addArrangedSubview(row) }
    contentStack.setCustomSpacing(24, after: headerView)
    headerHeight = headerView.heightAnchor.constraint(equalToConstant: 120)
    NSLayoutConstraint.activate([
      headerHeight,
      contentStack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    servingsChanged(servingsStepper)

    let tap = UITapGestureRecognizer(target: self, action: RecipeDetailViewController.toggleHeader)  // #selector(toggleHeader)
    headerView.addGestureRecognizer(tap)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.contentInset.bottom = view.safeAreaInsets.bottom > 0 ? 0 : 16
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { traitChanges += 1 }
    contentStack.axis = traitCollection.verticalSizeClass == .compact ? .horizontal : .vertical
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.headerHeight.constant = min(120, size.height / 4) }, completion: nil)
  }

  private func servingsChanged(_ sender: UIStepper) {  // @objc private func
    servingsLabel.text = "\(Int(sender.value)) servings"
  }

  private func toggleHeader() {  // @objc private func
    headerHeight.constant = headerHeight.constant == 120 ? 60 : 120
    UIView.animate(withDuration: 0.3) {
      self.view.layoutIfNeeded()
    }
  }
}

extension RecipeDetailViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}

// MARK: - Settings, from a table view controller

final class SettingsViewController: UITableViewController {
  private let options = [("Sound", true), ("Vibration", false)]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "option")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { options.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "option", for: indexPath)
    let (name, isOn) = options[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = name
    content.secondaryText = isOn ? "On" : "Off"
    content.textProperties.color = .label
    cell.contentConfiguration = content
    let toggle = UISwitch()
    toggle.isOn = isOn
    cell.accessoryView = toggle
    return cell
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Alerts" }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "While the app is open." }
}

// MARK: - A grid

final class ColorCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 8
    contentView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var isSelected: Bool {
    didSet { contentView.layer.borderWidth = isSelected ? 2 : 0 }
  }
}

final class ColorGridViewController: UICollectionViewController {
  private let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue, .systemOrange, .systemPink]
  private let columns = 3

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(ColorCell.self, forCellWithReuseIdentifier: ColorCell.reuseIdentifier)
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { colors.count }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: ColorCell.reuseIdentifier, for: indexPath)
    cell.contentView.backgroundColor = colors[indexPath.item]
    return cell
  }
}

extension ColorGridViewController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return .zero }
    let spacing = layout.minimumInteritemSpacing * CGFloat(columns - 1)
    let width = collectionView.bounds.width - layout.sectionInset.left - layout.sectionInset.right - spacing
    let side = (width / CGFloat(columns)).rounded(.down)
    return CGSize(width: side, height: side)
  }
}
