package import InterfaceBuilder
import ViewTree

/// Makes views of a file, with what the file says of them, and joins them by its constraints, outlets and actions.
package final class ViewMaker {
  let document: InterfaceDocument
  /// What was made, by object id.
  package var objects: [String: AnyObject] = [:]
  /// What was made, by its index in the document.
  package private(set) var views: [Int: UIView] = [:]
  weak var controller: UIViewController?
  private let placing: Placing
  private var properties: InterfaceProperties
  var made: [UIView] = []
  var ownersOfConstraints: Set<Int> = []
  let session = HeadlessSession.current

  /// Where views are before any layout.
  package enum Placing {
    /// Where the file saved them, to be resized by their masks.
    case saved
    /// Where the file saved them, but for constrained views, of which nothing is known; masks come later. What building an app
    /// takes out, placeholders for content sizes and constraints, is there, as on Interface Builder's canvas.
    case unconstrained
  }

  /// Whether sizes of texts are as Interface Builder saves them, in whole points where constraints place them.
  private let savesWholePoints: Bool

  package init(_ document: InterfaceDocument, placing: Placing = .saved, savesWholePoints: Bool = false) {
    self.document = document
    self.placing = placing
    self.savesWholePoints = savesWholePoints
    properties = InterfaceProperties(document)
  }

  private static let baseClasses: [String: UIView.Type] = [
    "UIView": UIView.self, "UILabel": UILabel.self, "UIButton": UIButton.self, "UIImageView": UIImageView.self,
    "UITextField": UITextField.self, "UITextView": UITextView.self, "UISwitch": UISwitch.self, "UISlider": UISlider.self,
    "UISegmentedControl": UISegmentedControl.self, "UIProgressView": UIProgressView.self,
    "UIActivityIndicatorView": UIActivityIndicatorView.self, "UIStepper": UIStepper.self, "UIPageControl": UIPageControl.self,
    "UIStackView": UIStackView.self, "UIScrollView": UIScrollView.self, "UICollectionView": UICollectionView.self,
    "UITableView": UITableView.self, "UIWindow": UIWindow.self, "UIControl": UIControl.self,
    "UISearchBar": UISearchBar.self, "UIPickerView": UIPickerView.self, "UIDatePicker": UIDatePicker.self, "UIToolbar": UIToolbar.self,
    "UIVisualEffectView": UIVisualEffectView.self,
    "UINavigationBar": UINavigationBar.self, "UITabBar": UITabBar.self, "UITableViewCell": UITableViewCell.self,
    "UICollectionViewCell": UICollectionViewCell.self, "UICollectionReusableView": UICollectionReusableView.self,
  ]

  // MARK: Views

  package func makeSubtree(at root: Int) -> UIView {
    let indices = root..<document.views[root].end
    for index in indices {
      let view = contentView(at: index) ?? makeView(at: index)
      views[index] = view
      made.append(view)
      if let id = document.views[index].id { objects[id] = view }
      guard index != root, document.views[index].isInstalled else { continue }
      if let superview = document.views[index].superview.flatMap({ views[$0] }) { add(view, to: superview) }
    }
    // What a class needs its subviews for, and what placing subviews must not disturb.
    for index in indices { if let view = views[index] { settle(view, at: index) } }
    ownersOfConstraints.formUnion(indices)
    return views[root] ?? UIView()
  }

  /// The content view that a cell or an effect has made itself, as the file describes it.
  private func contentView(at index: Int) -> UIView? {
    let saved = document.views[index]
    guard saved.key == "contentView", let superview = saved.superview.flatMap({ views[$0] }) else { return nil }
    let effect = (superview as? UIVisualEffectView)?.contentView
    let cell = (superview as? UITableViewCell)?.contentView ?? (superview as? UICollectionViewCell)?.contentView
    guard let view = effect ?? cell else { return nil }
    // An effect's content view is always as large as the effect's, whatever was saved.
    if effect == nil { place(view, saved) }
    view.standInClassName = saved.className
    describe(view, saved)
    properties.apply(to: view, saved)
    return view
  }

  private func makeView(at index: Int) -> UIView {
    let saved = document.views[index]
    let registered = saved.customClass.flatMap { session.classes.views[$0] }
    let base = Self.baseClasses[saved.baseClass]
    let type = registered?.type ?? base ?? UIView.self
    let isStandIn = registered == nil && (saved.customClass != nil || base == nil)
    let coder = InterfaceCoder(standIn: isStandIn ? saved.className : nil) { [self] view in place(view, saved) }
    let view = type.init(coder: coder) ?? UIView(frame: .zero)
    describe(view, saved)
    properties.apply(to: view, saved)
    if placing == .unconstrained { applyPlaceholderSize(to: view, saved) }
    return view
  }

  private func applyPlaceholderSize(to view: UIView, _ saved: InterfaceDocument.View) {
    func length(_ name: StaticString) -> CGFloat? {
      let text = document.elements.attribute(name, of: saved.element)
      return text.map { Double($0) ?? UIView.noIntrinsicMetric }
    }
    view.placeholderContentSize = (length("placeholderIntrinsicWidth"), length("placeholderIntrinsicHeight"))
  }

  func place(_ view: UIView, _ saved: InterfaceDocument.View) {
    if placing == .unconstrained {
      view.autoresizingMask = []
      guard !isConstrained(saved) else { return }
    } else {
      view.autoresizingMask = UIView.AutoresizingMask(saved.autoresizing)
    }
    if let frame = saved.frame { view.frame = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height) }
  }

  /// A view without constraints of its own keeps its frame and mask, which building the app turns into constraints.
  private func isConstrained(_ saved: InterfaceDocument.View) -> Bool {
    !saved.translatesAutoresizingMask && document.elements.flag("fixedFrame", of: saved.element) != true
  }

  func describe(_ view: UIView, _ saved: InterfaceDocument.View) {
    view.fileIdentity = saved.id
    view.fileLabel = saved.userLabel
    view.accessibilityIdentifier = saved.accessibilityIdentifier
    view.autoresizesSubviews = saved.autoresizesSubviews
    view.isHidden = saved.isHidden
    view.alpha = saved.alpha
    view.clipsToBounds = saved.clipsToBounds
    view.isUserInteractionEnabled = saved.isUserInteractionEnabled
    view.backgroundColor = saved.backgroundColor.map(UIColor.init(color:))
    view.userDefinedRuntimeAttributes = saved.runtimeAttributes.map { ($0.keyPath, $0.value ?? "nil") }
  }

  private func add(_ view: UIView, to superview: UIView) {
    if let stack = superview as? UIStackView { return stack.addArrangedSubview(view) }
    superview.addSubview(view)
    if savesWholePoints { keepWholePoints(view) }
  }

  /// Interface Builder gives a label of one line and a button with a configuration whole points, and leaves it at that where constraints
  /// ask for less than a point else; only what stack views arrange it lays out to the pixel. In public files saved at three pixels a
  /// point, 87 of 114 such labels show it and 37 of 49 such buttons; at two pixels it makes no difference that would count.
  private func keepWholePoints(_ view: UIView) {
    switch view {
    case let label as UILabel: label.hasContentInWholePoints = label.numberOfLines == 1
    case let button as UIButton: button.hasContentInWholePoints = button.configuration != nil
    default: break
    }
  }

  private func settle(_ view: UIView, at index: Int) {
    let saved = document.views[index]
    if isConstrained(saved) { view.translatesAutoresizingMaskIntoConstraints = false }
    if let scrollView = view as? UIScrollView { scrollView.contentOffset = CGPoint(x: saved.boundsOrigin.x, y: saved.boundsOrigin.y) }
  }

  func awaken() {
    for view in made { view.awakeFromNib() }
  }

  // MARK: Joining

  /// Makes the constraints between what was made.
  package func addConstraints() {
    registerGuides()
    if document.usesAutoLayout { makeConstraints() }
  }

  func connect() {
    addConstraints()
    for connection in document.connections { connect(connection) }
  }

  private func registerGuides() {
    for saved in document.layoutGuides {
      guard let id = saved.id else { continue }
      let view = saved.view.flatMap { document.views[$0].id }.flatMap { objects[$0] as? UIView }
      switch saved.kind {
      case "safeArea": objects[id] = view?.safeAreaLayoutGuide
      case "contentLayoutGuide": objects[id] = (view as? UIScrollView)?.contentLayoutGuide
      case "frameLayoutGuide": objects[id] = (view as? UIScrollView)?.frameLayoutGuide
      case "keyboard": objects[id] = view?.keyboardLayoutGuide
      case "layoutMargins": objects[id] = view?.layoutMarginsGuide
      case "readableContent": objects[id] = view?.readableContentGuide
      case "top": if objects[id] == nil, belongs(saved) { objects[id] = controller?.topLayoutGuide }
      case "bottom": if objects[id] == nil, belongs(saved) { objects[id] = controller?.bottomLayoutGuide }
      default: if let view { session.report(.missing(what: "layout guide '\(saved.kind)'", where: view.faultName)) }
      }
    }
  }

  private func belongs(_ guide: InterfaceDocument.LayoutGuide) -> Bool {
    guard let id = guide.controller.flatMap({ document.controllers[$0].id }) else { return false }
    return objects[id] != nil
  }

  private func makeConstraints() {
    // Outer views' constraints first: of those in conflict the latest gives way, and what gives way should disturb little.
    let byOwner = document.constraints.enumerated().sorted { ($0.element.owner ?? 0, $0.offset) < ($1.element.owner ?? 0, $1.offset) }
    for saved in byOwner.map(\.element) where saved.isInstalled && (!saved.isPlaceholder || placing == .unconstrained) {
      guard let owner = saved.owner, ownersOfConstraints.contains(owner), let constraint = makeConstraint(saved) else { continue }
      if let id = saved.id { objects[id] = constraint }
      constraint.isActive = true
    }
  }

  private func makeConstraint(_ saved: InterfaceDocument.Constraint) -> NSLayoutConstraint? {
    let ownerID = saved.owner.flatMap { document.views[$0].id }
    guard let first = (saved.firstItem ?? ownerID).flatMap({ objects[$0] }),
      let attribute = NSLayoutConstraint.Attribute(name: saved.firstAttribute)
    else { return nil }
    var second: AnyObject?
    var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    if let name = saved.secondAttribute {
      guard let item = (saved.secondItem ?? ownerID).flatMap({ objects[$0] }), let found = NSLayoutConstraint.Attribute(name: name)
      else { return nil }
      second = item
      secondAttribute = found
    }
    let relation: NSLayoutConstraint.Relation =
      saved.relation == "lessThanOrEqual" ? .lessThanOrEqual : saved.relation == "greaterThanOrEqual" ? .greaterThanOrEqual : .equal
    let constraint = NSLayoutConstraint(
      first: first, attribute, relation, second: second, secondAttribute, multiplier: Self.multiplier(saved.multiplier),
      constant: saved.constant)
    constraint.priority = UILayoutPriority(Float(saved.priority))
    constraint.identifier = saved.identifier
    return constraint
  }

  /// `2`, `4:3` or `2/3`; 1 where nothing is written.
  private static func multiplier(_ text: String?) -> CGFloat {
    guard let text else { return 1 }
    let parts = text.split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
    if parts.count == 2, parts[1] != 0 { return parts[0] / parts[1] }
    return parts.first ?? 1
  }

  private func connect(_ connection: InterfaceDocument.Connection) {
    guard let source = connection.source.flatMap({ objects[$0] }), let destination = connection.destination.flatMap({ objects[$0] })
    else { return }
    switch connection.kind {
    case .outlet(let property): setOutlet(property, of: source, to: destination)
    case .action(let selector, let event): addAction(selector, event, from: source, to: destination)
    case .outletCollection, .segue: break
    }
  }

  private func setOutlet(_ property: String, of owner: AnyObject, to value: AnyObject) {
    if setKnownOutlet(property, of: owner, to: value) { return }
    let name = className(of: owner)
    let outlets = session.classes.controllers[name]?.outlets ?? session.classes.views[name]?.outlets
    guard let outlets else { return }  // a stand-in has no properties to set
    if outlets[property]?(owner, value) != true { session.report(.missing(what: "outlet '\(property)'", where: name)) }
  }

  private func setKnownOutlet(_ property: String, of owner: AnyObject, to value: AnyObject) -> Bool {
    switch (property, owner) {
    case ("view", is UIViewController): return true
    case ("delegate", let view as UIScrollView): view.delegate = value as? any UIScrollViewDelegate
    case ("delegate", let field as UITextField): field.delegate = value as? any UITextFieldDelegate
    case ("dataSource", let view as UICollectionView): view.dataSource = value as? any UICollectionViewDataSource
    case ("dataSource", let view as UITableView): view.dataSource = value as? any UITableViewDataSource
    default: return false
    }
    return true
  }

  private func addAction(_ selector: String, _ event: String?, from source: AnyObject, to target: AnyObject) {
    let name = className(of: target)
    let actions = session.classes.controllers[name]?.actions ?? session.classes.views[name]?.actions
    guard let actions, let control = source as? UIControl else { return }
    guard let action = actions[selector] else {
      return session.report(.missing(what: "action '\(selector)'", where: name))
    }
    control.addAction(
      UIAction { [weak target, weak control] _ in
        if let target, let control { action(target, control) }
      }, for: UIControl.Event(name: event ?? "touchUpInside"))
  }

  private func className(of object: AnyObject) -> String { String(describing: type(of: object)) }
}
