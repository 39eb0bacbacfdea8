extension UIViewController {
  /// Shows one child in place of another: puts the new view beside the old one, animates, takes the old one out. The children are
  /// told that they appear and disappear; everything else of containment stays with the container.
  func runTransition(
    from old: UIViewController, to new: UIViewController, _ duration: TimeInterval, _ options: UIView.AnimationOptions,
    _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
  ) {
    guard old.parent === self, new.parent === self else {
      headlessSession.report(.noCommonParent(from: old.lifecycleName, to: new.lifecycleName))
      return
    }
    let isShown = viewIfLoaded?.window != nil && appearanceState != .disappeared
    let forwards = shouldAutomaticallyForwardAppearanceMethods && isShown
    old.isAppearanceManual = true
    new.isAppearanceManual = true
    new.loadViewIfNeeded()
    if forwards {
      if old.appearanceState != .disappearing { old.beginAppearance(false, true) }
      if new.appearanceState != .appearing { new.beginAppearance(true, true) }
    }
    if let place = old.viewIfLoaded?.superview ?? view, let newView = new.view, newView.superview !== place {
      place.addSubview(newView)
    }
    new.containment.wasShown = true
    headlessSession.animate(duration: duration, delay: 0, options: options, animations: animations ?? {}) { finished in
      // Where a transition back has begun meanwhile, the old view is wanted again, and what becomes of it is that one's affair.
      let isReversed = forwards && old.appearanceState != .disappearing
      if !isReversed {
        old.viewIfLoaded?.removeFromSuperview()
        old.isAppearanceManual = false
        if forwards { old.endAppearance() }
        new.isAppearanceManual = false
        if forwards, new.appearanceState == .appearing { new.endAppearance() }
      }
      completion?(finished && !isReversed)
    }
  }
}
