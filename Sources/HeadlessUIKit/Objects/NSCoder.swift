/// What an object is restored from: a storyboard hands its own kind to `init(coder:)`. One made by hand restores nothing.
open class NSCoder: NSObject {
  /// The class the file asks for, where the program doesn't have it.
  var standInClassName: String? { nil }
  func configure(_ view: UIView) {}
  func configure(_ controller: UIViewController) {}
}
