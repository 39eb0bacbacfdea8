/// Which property an outlet of a file sets, and which method an action calls: what the Objective-C runtime looks up by name.
///
///     session.register(ViewController.self) { wiring in
///       wiring.outlet("scrollView", \.scrollView)
///       wiring.action("addChild:", ViewController.addTapped)
///     }
public struct Wiring<Owner: AnyObject> {
  var outlets: [String: (AnyObject, AnyObject) -> Bool] = [:]
  var actions: [String: (AnyObject, AnyObject) -> Void] = [:]

  public mutating func outlet<Value>(_ name: String, _ property: ReferenceWritableKeyPath<Owner, Value?>) {
    outlets[name] = { owner, value in
      guard let owner = owner as? Owner, let value = value as? Value else { return false }
      owner[keyPath: property] = value
      return true
    }
  }

  public mutating func action(_ selector: String, _ method: @escaping (Owner) -> () -> Void) {
    actions[selector] = { owner, _ in if let owner = owner as? Owner { method(owner)() } }
  }

  public mutating func action<Sender>(_ selector: String, _ method: @escaping (Owner) -> (Sender) -> Void) {
    actions[selector] = { owner, sender in
      if let owner = owner as? Owner, let sender = sender as? Sender { method(owner)(sender) }
    }
  }
}

/// A class of the program by the name files call it.
struct RegisteredClass<Base: AnyObject> {
  let type: Base.Type
  let outlets: [String: (AnyObject, AnyObject) -> Bool]
  let actions: [String: (AnyObject, AnyObject) -> Void]
}
