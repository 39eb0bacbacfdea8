/// The program's classes and images by the names files call them: there is no looking them up at run time here.
struct ClassRegistry {
  var views: [String: RegisteredClass<UIView>] = [:]
  var controllers: [String: RegisteredClass<UIViewController>] = [:]
  var images: [String: UIImage] = [:]
}

extension HeadlessSession {
  /// Makes files that name this class get it, with outlets and actions as `wiring` says. A class that isn't registered is stood in
  /// for by its base class, under its own name.
  public func register<Owner: UIViewController>(_ type: Owner.Type, wiring: (inout Wiring<Owner>) -> Void) {
    var wires = Wiring<Owner>()
    wiring(&wires)
    classes.controllers[String(describing: type)] = RegisteredClass<UIViewController>(
      type: type, outlets: wires.outlets, actions: wires.actions)
  }

  /// The same for a class of views.
  public func register<Owner: UIView>(_ type: Owner.Type, wiring: (inout Wiring<Owner>) -> Void) {
    var wires = Wiring<Owner>()
    wiring(&wires)
    classes.views[String(describing: type)] = RegisteredClass<UIView>(type: type, outlets: wires.outlets, actions: wires.actions)
  }

  // A default for `wiring` would say the same; the compiler can't read one back from a module (Swift 6.3).

  public func register<Owner: UIViewController>(_ type: Owner.Type) { register(type) { _ in } }
  public func register<Owner: UIView>(_ type: Owner.Type) { register(type) { _ in } }

  public func register(_ image: UIImage, named name: String) { classes.images[name] = image }
}
