/// A view controller: loads its view when asked for it and no sooner, and tells its children where they stand.
///
/// Everything a controller is told goes into the session's lifecycle record, also where a subclass doesn't call `super`.
open class UIViewController: UIResponder {
  /// The session the controller was made in.
  public let headlessSession: HeadlessSession
  /// How many controllers the session had made before.
  let number: Int
  let instanceNumber: Int
  /// Set by what makes controllers from files, for a class the program doesn't have.
  let standInClassName: String?

  public let nibName: String?
  public let nibBundle: Bundle?
  public internal(set) var storyboard: UIStoryboard?
  open var restorationIdentifier: String?
  /// Makes the view of a controller that came from a file.
  var viewLoader: ((UIViewController) -> UIView?)?
  var segueTemplates: [SegueTemplate] = []
  private var storedView: UIView?
  private var isLoadingView = false

  // MARK: Containment, see UIViewController+Containment

  public internal(set) weak var parent: UIViewController?
  public internal(set) var children: [UIViewController] = []
  var containment = ContainmentState()
  weak var windowOfRoot: UIWindow?

  // MARK: Appearance, see UIViewController+Appearance

  var appearanceState = AppearanceState.disappeared
  /// A container or a presentation tells of its appearance, not the window.
  var isAppearanceManual = false
  /// Of the appearance or disappearance that is under way, or was last.
  var isAppearanceAnimated = false
  /// `viewIsAppearing(_:)` is still to come.
  var awaitsIsAppearing = false
  var currentlyTelling: String?

  // MARK: Presentation

  public internal(set) var presentedViewController: UIViewController?
  weak var presenter: UIViewController?
  public internal(set) var isBeingPresented = false
  public internal(set) var isBeingDismissed = false
  /// Full screen before iOS 13 (Apple's page on `modalPresentationStyle`).
  open lazy var modalPresentationStyle: UIModalPresentationStyle = headlessSession.generation >= .iOS13 ? .automatic : .fullScreen
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var definesPresentationContext = false
  open var isModalInPresentation = false
  var presentationContainer: UIView?
  private lazy var storedSheet = UISheetPresentationController()
  /// Of a controller that is presented as a sheet; `nil` with other styles.
  open var sheetPresentationController: UISheetPresentationController? {
    modalPresentationStyle == .popover || !modalPresentationStyle.isSheet ? nil : storedSheet
  }
  /// None: only a rotation has one, which the methods that tell of it are given.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
    }
  }

  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  open var hidesBottomBarWhenPushed = false
  open var toolbarItems: [UIBarButtonItem]?
  open var modalPresentationCapturesStatusBarAppearance = false
  open var isEditing = false
  /// Edits, or is done with it, at a tap (Apple's page on `editButtonItem`).
  open private(set) lazy var editButtonItem: UIBarButtonItem = UIBarButtonItem(
    title: "Edit",
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      self.setEditing(!self.isEditing, animated: true)
    })
  open var preferredContentSize = CGSize.zero
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.insetsMayHaveChanged() } }
  }
  /// Whether the view's margins are at least `systemMinimumLayoutMargins` (Apple's page on this property).
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { systemMarginsWereSwitched() } }
  }
  var traitRegistrations: [TraitRegistration] = []
  /// What the parent overrides for it.
  var overrideTraits: UITraitCollection?
  private var storedStyle = UIUserInterfaceStyle.unspecified
  private var storedTopGuide: UILayoutGuide?
  private var storedBottomGuide: UILayoutGuide?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    standInClassName = nil
    let session = HeadlessSession.current
    headlessSession = session
    number = session.nextControllerNumber()
    instanceNumber = session.lifecycle.nextNumber(ofClass: String(describing: Self.self))
    super.init()
  }

  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    let session = HeadlessSession.current
    headlessSession = session
    standInClassName = coder.standInClassName
    number = session.nextControllerNumber()
    instanceNumber = session.lifecycle.nextNumber(ofClass: coder.standInClassName ?? String(describing: Self.self))
    super.init()
    coder.configure(self)
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  deinit {
    headlessSession.lifecycle.add("deinit", of: lifecycleName)
  }

  open func awakeFromNib() {}

  var shownClassName: String { standInClassName ?? String(describing: type(of: self)) }

  /// What the lifecycle record and faults call the controller.
  public var lifecycleName: String { instanceNumber == 1 ? shownClassName : "\(shownClassName) #\(instanceNumber)" }

  // MARK: The view

  /// Loads the view if it isn't yet.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set { setView(newValue) }
  }

  open var viewIfLoaded: UIView? { storedView }
  open var isViewLoaded: Bool { storedView != nil }

  open func loadViewIfNeeded() {
    guard storedView == nil, !isLoadingView else { return }
    isLoadingView = true
    record("loadView")
    loadView()
    isLoadingView = false
    if storedView == nil {
      headlessSession.report(.noView(controller: lifecycleName))
      setView(plainView())
    }
    record("viewDidLoad")
    viewDidLoad()
  }

  /// Makes the view. Override it to set `view` oneself, without `super`.
  open func loadView() {
    view = viewLoader?(self) ?? plainView()
  }

  private func plainView() -> UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  private func setView(_ view: UIView?) {
    if let view, let owner = view.owningController, owner !== self {
      headlessSession.report(.viewOfTwoControllers(view: view.faultName, first: owner.lifecycleName, second: lifecycleName))
      return
    }
    storedView?.owningController = nil
    storedView = view
    view?.owningController = self
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  /// Called in place of the view's `updateConstraints()`, which it calls.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  open func didReceiveMemoryWarning() {}
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var shouldAutorotate: Bool { true }

  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    editButtonItem.title = editing ? "Done" : "Edit"
  }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Tells the children too, as large as the container.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.sendViewWillTransition(to: size, coordinator) }
  }

  /// Tells the children too whose traits will change, with what they override.
  open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.sendWillTransition(to: newCollection, coordinator) }
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark for the controller, its children and its view, whatever the device says.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storedStyle }
    set { headlessSession.changeTraits { storedStyle = newValue } }
  }

  func sendViewWillLayoutSubviews() {
    record("viewWillLayoutSubviews")
    viewWillLayoutSubviews()
  }

  func sendViewDidLayoutSubviews() {
    record("viewDidLayoutSubviews")
    viewDidLayoutSubviews()
  }

  // MARK: Containment

  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }

  open func willMove(toParent parent: UIViewController?) {
    recordUnlessTelling(.willMove(parent))
    containment.wasTold(willMoveTo: parent)
  }

  open func didMove(toParent parent: UIViewController?) {
    recordUnlessTelling(.didMove(parent))
    containment.wasTold(didMoveTo: parent)
  }

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginAppearance(isAppearing, animated) }
  open func endAppearanceTransition() { endAppearance() }

  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    runTransition(from: fromViewController, to: toViewController, duration, options, animations, completion)
  }

  // MARK: Presenting

  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    startPresenting(viewControllerToPresent, animated: flag, completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion)
  }

  /// Pushes where there is a navigation controller, presents elsewhere.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// The same as `show(_:sender:)`: there are no split view controllers here.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { show(vc, sender: sender) }

  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func performSegue(withIdentifier identifier: String, sender: Any?) { perform(segue: identifier, sender) }

  // MARK: Hooks of the module's own classes

  /// What the controller's own bars cover of its children's views.
  var insetsOfBarsForChildren: UIEdgeInsets { .zero }

  // MARK: Responder and guides

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  /// From the top of the view down to where bars end; constraints to `safeAreaLayoutGuide` have replaced it.
  public var topLayoutGuide: UILayoutGuide {
    if let storedTopGuide { return storedTopGuide }
    let guide = UILayoutGuide(kind: .top, of: view)
    storedTopGuide = guide
    return guide
  }

  public var bottomLayoutGuide: UILayoutGuide {
    if let storedBottomGuide { return storedBottomGuide }
    let guide = UILayoutGuide(kind: .bottom, of: view)
    storedBottomGuide = guide
    return guide
  }

  open override var description: String { "<\(lifecycleName)>" }
}
