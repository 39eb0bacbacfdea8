/// Where a presented view stands: in front of the window's other content.
final class UITransitionView: UIView {}

extension UIViewController {
  static let presentationDuration: TimeInterval = 0.5

  public var presentingViewController: UIViewController? {
    var controller: UIViewController? = self
    while let current = controller {
      if let presenter = current.presenter { return presenter }
      controller = current.parent
    }
    return nil
  }

  /// The controller that stands for this one in presentations: the outermost of its parents.
  private var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  func startPresenting(_ presented: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    let presenter = outermost
    guard let window = presenter.viewIfLoaded?.window else {
      headlessSession.report(.notInWindow(presenting: lifecycleName, presented: presented.lifecycleName))
      return
    }
    if let shown = presenter.presentedViewController {
      headlessSession.report(
        .alreadyPresenting(presenting: lifecycleName, presented: presented.lifecycleName, shown: shown.lifecycleName))
      return
    }
    presenter.presentedViewController = presented
    presented.presenter = presenter
    presented.isBeingPresented = true
    let style = presented.presentationStyle(in: window)
    let hidesPresenter = style.removesPresenter
    let container = UITransitionView(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    presented.presentationContainer = container
    presented.loadViewIfNeeded()
    if hidesPresenter { presenter.beginAppearance(false, animated) }
    presented.isAppearanceManual = true
    presented.beginAppearance(true, animated)
    let final = style.frame(in: window, presented.sheetPresentationController)
    window.addSubview(container)
    if let view = presented.view {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = animated ? final.offsetBy(dx: 0, dy: window.bounds.height) : final
      container.addSubview(view)
    }
    // What comes has appeared before what goes has disappeared (a log in https://remkoh.dev/?p=4214).
    let finish = {
      presented.endAppearance(ifGoing: .appearing)
      presented.isAppearanceManual = false
      presented.isBeingPresented = false
      if hidesPresenter {
        presenter.isAppearanceManual = true
        presenter.viewIfLoaded?.removeFromSuperview()
        presenter.endAppearance(ifGoing: .disappearing)
        presenter.isAppearanceManual = false
      }
      completion?()
    }
    if animated {
      headlessSession.animate(duration: UIViewController.presentationDuration, delay: 0, options: []) {
        presented.view.frame = final
      } completion: { _ in
        finish()
      }
    } else {
      headlessSession.afterCommit.append(finish)
    }
  }

  /// The style as it comes out: before iOS 13 sheets and popovers are full screen where the window is narrow
  /// (https://hacknicity.medium.com/view-controller-presentation-changes-in-ios-13-ac8c901ebc4e).
  private func presentationStyle(in window: UIWindow) -> UIModalPresentationStyle {
    let isAdapted = headlessSession.generation < .iOS13 && window.traitCollection.horizontalSizeClass == .compact
    return isAdapted && modalPresentationStyle.isSheet ? .fullScreen : modalPresentationStyle
  }

  func startDismissing(animated: Bool, _ completion: (() -> Void)?) {
    // A presenting controller dismisses what it presents, a presented one itself.
    guard let presenter = outermost.presentedViewController != nil ? outermost : presentingViewController,
      let presented = presenter.presentedViewController
    else {
      completion?()
      return
    }
    if presented.presentedViewController != nil { presented.startDismissing(animated: false, nil) }
    presented.isBeingDismissed = true
    let window = presented.viewIfLoaded?.window
    let hidesPresenter = window.map { presented.presentationStyle(in: $0).removesPresenter } ?? false
    presented.isAppearanceManual = true
    presented.beginAppearance(false, animated)
    if hidesPresenter {
      presenter.isAppearanceManual = true
      presenter.beginAppearance(true, animated)
      if let window, let view = presenter.view {
        view.frame = window.bounds
        window.insertSubview(view, at: 0)
      }
    }
    let finish = {
      presented.viewIfLoaded?.removeFromSuperview()
      presented.presentationContainer?.removeFromSuperview()
      presented.presentationContainer = nil
      presenter.presentedViewController = nil
      presented.presenter = nil
      if hidesPresenter {
        presenter.endAppearance(ifGoing: .appearing)
        presenter.isAppearanceManual = false
      }
      presented.endAppearance(ifGoing: .disappearing)
      presented.isAppearanceManual = false
      presented.isBeingDismissed = false
      completion?()
    }
    guard animated else { return finish() }
    headlessSession.animate(duration: UIViewController.presentationDuration, delay: 0, options: []) {
      presented.view.frame.origin.y += window?.bounds.height ?? 0
    } completion: { _ in
      finish()
    }
  }
}

extension UIModalPresentationStyle {
  /// Full screen is the window; a sheet leaves the status bar and 10 points more uncovered at the top.
  fileprivate func frame(in window: UIWindow, _ sheet: UISheetPresentationController?) -> CGRect {
    guard isSheet else { return window.bounds }
    let most = window.bounds.height - window.safeAreaInsets.top - 10
    let height = sheet?.height(maximum: most, bottom: window.safeAreaInsets.bottom) ?? most
    return CGRect(x: 0, y: window.bounds.height - height, width: window.bounds.width, height: height)
  }
}
