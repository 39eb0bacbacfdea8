/// A rectangle without a view that constraints can name.
open class UILayoutGuide: NSObject {
  enum Kind {
    case custom, safeArea, margins, top, bottom, contentLayout, frameLayout, keyboard, readable
  }

  let kind: Kind
  open var identifier = ""
  public internal(set) weak var owningView: UIView?

  public override init() {
    kind = .custom
    super.init()
  }

  init(kind: Kind, of view: UIView) {
    self.kind = kind
    owningView = view
    super.init()
  }

  /// A guide at the top of `view`, as high as what bars cover there: a controller's `topLayoutGuide`.
  package convenience init(topOf view: UIView) { self.init(kind: .top, of: view) }
  package convenience init(bottomOf view: UIView) { self.init(kind: .bottom, of: view) }

  /// In the owning view's coordinates, as of its last layout.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    let whole = CGRect(origin: .zero, size: view.size)
    switch kind {
    case .safeArea: return whole.inset(by: view.safeAreaInsets)
    case .margins: return whole.inset(by: view.layoutMargins)
    case .readable: return whole.inset(by: view.readableInsets)
    case .top: return CGRect(x: 0, y: 0, width: view.size.width, height: view.safeAreaInsets.top)
    case .bottom, .keyboard:
      let height = kind == .keyboard ? view.keyboardOverlap : view.safeAreaInsets.bottom
      return CGRect(x: 0, y: view.size.height - height, width: view.size.width, height: height)
    case .contentLayout: return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? view.size)
    case .frameLayout: return view.bounds
    case .custom: return view.topmostView.solvedFrame(of: self, in: view)
    }
  }

  /// How much of the view a top or bottom guide takes.
  public var length: CGFloat { layoutFrame.height }

  var faultName: String {
    let name = identifier.isEmpty ? "\(kind)" : "'\(identifier)'"
    return "\(owningView?.faultName ?? "no view").guide(\(name))"
  }
}
