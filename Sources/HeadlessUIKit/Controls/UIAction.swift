/// A closure with a title, for controls.
public final class UIAction: NSObject {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public var title: String
  public var image: UIImage?
  public let identifier: Identifier
  public private(set) var sender: Any?
  private let handler: (UIAction) -> Void

  /// Without an identifier, one is made up: no two actions without share it.
  public init(title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier("action \(HeadlessSession.current.nextViewNumber())")
    self.handler = handler
    super.init()
  }

  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
