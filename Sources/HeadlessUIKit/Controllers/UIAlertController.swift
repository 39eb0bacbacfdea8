/// A button of an alert.
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  public let title: String?
  public let style: Style
  open var isEnabled = true
  private let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  func perform() { handler?(self) }
}

/// A question over the whole screen, or from below. Presented, it shows its title, its message and a button for each action;
/// `tap(_:)` answers it.
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }

  public let preferredStyle: Style
  open var message: String?
  open var preferredAction: UIAlertAction?
  public private(set) var actions: [UIAlertAction] = []
  public private(set) var textFields: [UITextField]?

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = .overFullScreen
  }

  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// Title, message, fields and buttons, one below the other: in the middle, 270 points wide, for an alert; at the bottom for a sheet.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let stack = UIStackView()
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    for text in [title, message].compactMap(\.self) {
      let label = UILabel()
      label.text = text
      label.textAlignment = .center
      label.numberOfLines = 0
      stack.addArrangedSubview(label)
    }
    for field in textFields ?? [] { stack.addArrangedSubview(field) }
    for action in actions {
      let button = UIButton(type: .system)
      button.setTitle(action.title, for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.tap(action) }, for: .touchUpInside)
      button.heightAnchor.constraint(equalToConstant: preferredStyle == .alert ? 44 : 57).isActive = true
      stack.addArrangedSubview(button)
    }
    view.addSubview(stack)
    stack.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    if preferredStyle == .alert {
      stack.widthAnchor.constraint(equalToConstant: 270).isActive = true
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    } else {
      stack.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -16).isActive = true
      stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8).isActive = true
    }
  }

  /// Chooses an action as a finger does: the alert goes, then the action's handler is called.
  public func tap(_ action: UIAlertAction) {
    guard action.isEnabled, actions.contains(action) else { return }
    guard presentingViewController != nil else { return action.perform() }
    dismiss(animated: true) { action.perform() }
  }
}
