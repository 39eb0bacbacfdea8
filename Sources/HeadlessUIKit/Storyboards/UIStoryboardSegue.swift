/// The way from one controller to another that a storyboard draws.
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }
}

/// A segue as a controller keeps it until it is performed.
struct SegueTemplate {
  let identifier: String?
  let kind: String
  let makeDestination: () -> UIViewController?
}

extension UIViewController {
  /// Shows or presents what the segue called `identifier` leads to.
  func perform(segue identifier: String, _ sender: Any?) {
    guard let template = segueTemplates.first(where: { $0.identifier == identifier }),
      let destination = template.makeDestination()
    else {
      headlessSession.report(.missing(what: "segue '\(identifier)'", where: lifecycleName))
      return
    }
    run(template, to: destination, sender)
  }

  func run(_ template: SegueTemplate, to destination: UIViewController, _ sender: Any?) {
    prepare(for: UIStoryboardSegue(identifier: template.identifier, source: self, destination: destination), sender: sender)
    switch template.kind {
    case "show", "push", "showDetail": show(destination, sender: sender)
    default: present(destination, animated: true)
    }
  }
}
