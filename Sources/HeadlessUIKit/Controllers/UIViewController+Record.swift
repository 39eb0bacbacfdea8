extension UIViewController {
  /// What a controller is told of its parent.
  enum ParentNotice {
    case willMove(UIViewController?)
    case didMove(UIViewController?)

    var text: String {
      switch self {
      case .willMove(let parent): "willMove(toParent: \(parent?.lifecycleName ?? "nil"))"
      case .didMove(let parent): "didMove(toParent: \(parent?.lifecycleName ?? "nil"))"
      }
    }
  }

  func record(_ event: String) {
    headlessSession.lifecycle.add(event, of: lifecycleName)
  }

  /// Records a notice that a program gave by itself; one that `tell(_:)` gives is recorded there.
  func recordUnlessTelling(_ notice: ParentNotice) {
    if currentlyTelling != notice.text { record(notice.text) }
  }

  /// Gives the notice, and records it once whether or not an override calls `super`.
  func tell(_ notice: ParentNotice) {
    record(notice.text)
    currentlyTelling = notice.text
    switch notice {
    case .willMove(let parent):
      containment.wasTold(willMoveTo: parent)
      willMove(toParent: parent)
    case .didMove(let parent):
      containment.wasTold(didMoveTo: parent)
      didMove(toParent: parent)
    }
    currentlyTelling = nil
  }
}
