/// What has traits and is told when they change.
public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// One of the traits, as a type.
public protocol UITraitDefinition {
  associatedtype Value: Equatable
  static func value(in traits: UITraitCollection) -> Value
}

extension UITraitDefinition {
  static func isChanged(from old: UITraitCollection, to new: UITraitCollection) -> Bool { value(in: old) != value(in: new) }
}

public typealias UITrait = any UITraitDefinition.Type

public enum UITraitHorizontalSizeClass: UITraitDefinition {
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
}

public enum UITraitVerticalSizeClass: UITraitDefinition {
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
}

public enum UITraitUserInterfaceStyle: UITraitDefinition {
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
}

public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom { traits.userInterfaceIdiom }
}

public enum UITraitDisplayScale: UITraitDefinition {
  public static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

public protocol UITraitChangeRegistration: AnyObject {}

/// Something to call when certain traits change.
final class TraitRegistration: UITraitChangeRegistration {
  let traits: [UITrait]
  let call: (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ call: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.call = call
  }
}

/// What can be asked to call when certain traits change: views and view controllers.
public protocol UITraitChangeObservable: AnyObject {
  func addTraitRegistration(_ traits: [UITrait], _ call: @escaping (UITraitCollection) -> Void) -> any UITraitChangeRegistration
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  /// Calls `handler` with the object itself and its traits before, once any of `traits` has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (_ traitEnvironment: Self, _ previousCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    addTraitRegistration(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
  }
}

extension UIView: UITraitEnvironment, UITraitChangeObservable {
  /// Those of the controller that the view belongs to, but for the style that it or a superview overrides.
  public var traitCollection: UITraitCollection {
    var overrides: [UITraitCollection] = []
    var view: UIView? = self
    while let current = view {
      if current.overrideUserInterfaceStyle != .unspecified {
        overrides.append(UITraitCollection(userInterfaceStyle: current.overrideUserInterfaceStyle))
      }
      if let controller = current.owningController {
        return UITraitCollection(traitsFrom: [controller.traitCollection] + overrides.reversed())
      }
      view = current.superview
    }
    return UITraitCollection(traitsFrom: [headlessSession.traitCollection] + overrides.reversed())
  }

  public func addTraitRegistration(_ traits: [UITrait], _ call: @escaping (UITraitCollection) -> Void) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits, call)
    traitRegistrations.append(registration)
    return registration
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }
}

extension UIViewController: UITraitEnvironment, UITraitChangeObservable {
  /// The parent's, but for what it overrides for this child; the session's at the top.
  public var traitCollection: UITraitCollection {
    var chain: [UIViewController] = [self]
    while let above = chain.last?.parent ?? chain.last?.presenter { chain.append(above) }
    var traits = headlessSession.traitCollection
    for controller in chain.reversed() {
      if let override = controller.overrideTraits { traits = traits.replacing(with: override) }
      let style = controller.overrideUserInterfaceStyle
      if style != .unspecified { traits = traits.replacing(with: UITraitCollection(userInterfaceStyle: style)) }
    }
    return traits
  }

  /// Gives a child other traits than one's own where `collection` specifies any; `nil` ends that.
  public func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
    guard childViewController.parent === self else { return }
    headlessSession.changeTraits { childViewController.overrideTraits = collection }
  }

  public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.parent === self ? childViewController.overrideTraits : nil
  }

  public func addTraitRegistration(_ traits: [UITrait], _ call: @escaping (UITraitCollection) -> Void) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits, call)
    traitRegistrations.append(registration)
    return registration
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }
}

extension UIViewController {
  func sendViewWillTransition(to size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    record("viewWillTransition(to: \(shortNumber(size.width)) \(shortNumber(size.height)))")
    viewWillTransition(to: size, with: coordinator)
  }

  /// - Parameter traits: the parent's to be.
  func sendWillTransition(to traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator) {
    var own = overrideTraits.map { traits.replacing(with: $0) } ?? traits
    if overrideUserInterfaceStyle != .unspecified {
      own = own.replacing(with: UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
    }
    guard own != traitCollection else { return }
    record("willTransition(to: \(own.horizontalSizeClass) \(own.verticalSizeClass))")
    willTransition(to: own, with: coordinator)
  }
}
