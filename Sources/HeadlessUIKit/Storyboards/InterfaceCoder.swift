/// What `init(coder:)` gets of an object in a file: its geometry at once, as subclasses may look at it, and the name of a class the
/// program doesn't have.
final class InterfaceCoder: NSCoder {
  private let standIn: String?
  private let prepare: (UIView) -> Void

  init(standIn: String?, prepare: @escaping (UIView) -> Void = { _ in }) {
    self.standIn = standIn
    self.prepare = prepare
    super.init()
  }

  override var standInClassName: String? { standIn }

  override func configure(_ view: UIView) {
    view.standInClassName = standIn
    prepare(view)
  }
}
