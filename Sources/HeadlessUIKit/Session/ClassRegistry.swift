/// The program's classes and images by the names files call them: there is no looking them up at run time here.
struct ClassRegistry {
  var views: [String: UIView.Type] = [:]
  var controllers: [String: UIViewController.Type] = [:]
  var images: [String: UIImage] = [:]
}

extension HeadlessSession {
  /// Makes files that name this class get it. A class that isn't registered is stood in for by its base class, under its own name.
  public func register(_ type: UIView.Type) { classes.views[String(describing: type)] = type }
  public func register(_ type: UIViewController.Type) { classes.controllers[String(describing: type)] = type }
  public func register(_ image: UIImage, named name: String) { classes.images[name] = image }
}
