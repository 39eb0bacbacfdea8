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
  public var maskedCorners: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
  public var cornerCurve = CALayerCornerCurve.circular
  public var shouldRasterize = false
  public var rasterizationScale: CGFloat = 1
  public var name: String?
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

  public var isHidden: Bool {
    get { view.isHidden }
    set { view.isHidden = newValue }
  }

  public var position: CGPoint {
    get { view.center }
    set { view.center = newValue }
  }

  public func setNeedsLayout() { view.setNeedsLayout() }
  public func layoutIfNeeded() { view.layoutIfNeeded() }
  public func setNeedsDisplay() { view.setNeedsDisplay() }
  public func removeAllAnimations() { view.headlessSession.cancelAnimations(of: [view]) }

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

public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

public enum CALayerCornerCurve: String, Sendable { case circular, continuous }
