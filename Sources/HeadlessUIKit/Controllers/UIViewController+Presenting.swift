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
    let hidesPresenter = presented.modalPresentationStyle.removesPresenter
    let container = UITransitionView(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    presented.presentationContainer = container
    presented.loadViewIfNeeded()
    if hidesPresenter { presenter.beginAppearance(false, animated) }
    presented.isAppearanceManual = true
    presented.beginAppearance(true, animated)
    let final = presented.presentedFrame(in: window)
    window.addSubview(container)
    if let view = presented.view {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = animated ? final.offsetBy(dx: 0, dy: window.bounds.height) : final
      container.addSubview(view)
    }
    let finish = {
      presented.isBeingPresented = false
      presented.endAppearance()
      presented.isAppearanceManual = false
      if hidesPresenter {
        presenter.isAppearanceManual = true
        presenter.viewIfLoaded?.removeFromSuperview()
        presenter.endAppearance()
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

  /// Full screen is the window; a sheet leaves the status bar and 10 points more uncovered at the top.
  private func presentedFrame(in window: UIWindow) -> CGRect {
    guard modalPresentationStyle.isSheet else { return window.bounds }
    let top = window.safeAreaInsets.top + 10
    return CGRect(x: 0, y: top, width: window.bounds.width, height: window.bounds.height - top)
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
    let hidesPresenter = presented.modalPresentationStyle.removesPresenter
    let window = presented.viewIfLoaded?.window
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
      presented.isBeingDismissed = false
      presented.endAppearance()
      presented.isAppearanceManual = false
      if hidesPresenter {
        presenter.endAppearance()
        presenter.isAppearanceManual = false
      }
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
