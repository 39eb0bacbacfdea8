extension UIViewController {
  /// Shows one child in place of another: puts the new view beside the old one, animates, takes the old one out. The children are
  /// told that they appear and disappear; everything else of containment stays with the container.
  ///
  /// A container that forwards appearance by itself has no such transition (the comment in Apple's UIViewController.h: it raises);
  /// here that is a fault, and the children aren't told.
  ///
  /// Nothing public says what UIKit tells the children of a transition begun before the one before it has ended. Here each controller
  /// is told at once where it goes now, and ends with the animation that brought it there: A to B, then B back to A gives B
  /// viewWillDisappear, A viewWillAppear, and both ends with the second animation; the first one's completion is told that it didn't
  /// finish.
  func runTransition(
    from old: UIViewController, to new: UIViewController, _ duration: TimeInterval, _ options: UIView.AnimationOptions,
    _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
  ) {
    guard old.parent === self, new.parent === self else {
      headlessSession.report(.noCommonParent(from: old.lifecycleName, to: new.lifecycleName))
      return
    }
    if !shouldAutomaticallyForwardAppearanceMethods {
      headlessSession.report(.forwardsAppearanceItself(container: lifecycleName))
    }
    let isShown = viewIfLoaded?.window != nil && appearanceState != .disappeared
    let forwards = shouldAutomaticallyForwardAppearanceMethods && isShown
    old.isAppearanceManual = true
    new.isAppearanceManual = true
    new.loadViewIfNeeded()
    if forwards {
      if old.appearanceState == .appearing || old.appearanceState == .appeared { old.beginAppearance(false, true) }
      if new.appearanceState == .disappearing || new.appearanceState == .disappeared { new.beginAppearance(true, true) }
    }
    if let place = old.viewIfLoaded?.superview ?? view, let newView = new.view, newView.superview !== place {
      place.addSubview(newView)
    }
    new.containment.wasShown = true
    headlessSession.animate(duration: duration, delay: 0, options: options, animations: animations ?? {}) { [weak self] finished in
      // Where a transition back has begun meanwhile, the old view is wanted again, and what becomes of it is that one's affair.
      let isReversed = forwards && (old.appearanceState == .appearing || old.appearanceState == .appeared)
      if !isReversed {
        old.isAppearanceManual = true
        old.viewIfLoaded?.removeFromSuperview()
        if forwards { old.endAppearance(ifGoing: .disappearing) }
        old.isAppearanceManual = false
        // A container that left the window meanwhile takes the new child along.
        let isGone = self?.viewIfLoaded?.window == nil
        if forwards, isGone, new.appearanceState == .appearing { new.beginAppearance(false, true) }
        if forwards { new.endAppearance(ifGoing: isGone ? .disappearing : .appearing) }
        new.isAppearanceManual = false
      }
      completion?(finished && !isReversed)
    }
  }
}
