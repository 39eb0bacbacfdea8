/// What views' code most often sets on their layers. Geometry is the view's own.
public final class CALayer: NSObject {
  public var cornerRadius: CGFloat = 0
  public var borderWidth: CGFloat = 0
  public var borderColor: CGColor?
  public var shadowOpacity: Float = 0
  public var shadowRadius: CGFloat = 3
  public var shadowOffset = CGSize(width: 0, height: -3)
  public var shadowColor: CGColor?
  public var zPosition: CGFloat = 0
  unowned let view: UIView

  init(of view: UIView) {
    self.view = view
    super.init()
  }

  public var masksToBounds: Bool {
    get { view.clipsToBounds }
    set { view.clipsToBounds = newValue }
  }

  public var backgroundColor: CGColor? {
    get { view.backgroundColor }
    set { view.backgroundColor = newValue }
  }

  public var opacity: Float {
    get { Float(view.alpha) }
    set { view.alpha = CGFloat(newValue) }
  }

  public var frame: CGRect {
    get { view.frame }
    set { view.frame = newValue }
  }

  public var bounds: CGRect {
    get { view.bounds }
    set { view.bounds = newValue }
  }
}
