/// How far something has come.
open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }

  open var progressViewStyle = Style.default
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  private var storedProgress: Float = 0

  /// Between 0 and 1; what is set is brought there.
  open var progress: Float {
    get { storedProgress }
    set { storedProgress = max(0, min(newValue, 1)) }
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// 4 points, 2 before iOS 13; a bar's is 2 always.
  private var height: CGFloat { progressViewStyle == .bar || headlessSession.generation < .iOS13 ? 2 : 4 }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
  override var furtherAttributes: [(name: String, value: String)] { [("progress", shortNumber(CGFloat(progress)))] }
}
