extension HeadlessSession {
  /// What the device gives every window.
  public var traitCollection: UITraitCollection { UITraitCollection(of: screen, style: userInterfaceStyle) }

  /// Makes a change and tells whoever has other traits after it: from the windows down, a controller before its view.
  func changeTraits(_ change: () -> Void) {
    let before = shownEnvironments.map { ($0, $0.traitCollection) }
    change()
    for (environment, old) in before { environment.tellIfChanged(from: old) }
  }

  /// Windows, views and the controllers they belong to, in preorder.
  private var shownEnvironments: [TraitEnvironment] {
    var found: [TraitEnvironment] = []
    for window in liveWindows {
      window.forEachInSubtree { view in
        if let controller = view.owningController { found.append(.controller(controller)) }
        found.append(.view(view))
        return true
      }
    }
    return found
  }
}

/// A view or a controller, while traits change.
private enum TraitEnvironment {
  case view(UIView)
  case controller(UIViewController)

  var traitCollection: UITraitCollection {
    switch self {
    case .view(let view): view.traitCollection
    case .controller(let controller): controller.traitCollection
    }
  }

  private var registrations: [TraitRegistration] {
    switch self {
    case .view(let view): view.traitRegistrations
    case .controller(let controller): controller.traitRegistrations
    }
  }

  func tellIfChanged(from old: UITraitCollection) {
    let new = traitCollection
    guard new != old else { return }
    switch self {
    case .view(let view): view.traitCollectionDidChange(old)
    case .controller(let controller):
      controller.record("traitCollectionDidChange")
      controller.traitCollectionDidChange(old)
    }
    for registration in registrations where registration.traits.contains(where: { $0.isChanged(from: old, to: new) }) {
      registration.call(old)
    }
  }
}
