/// `first.attribute relation multiplier × second.attribute + constant`, once it is active.
open class NSLayoutConstraint: NSObject {
  public private(set) weak var firstItem: AnyObject?
  public let firstAttribute: Attribute
  public let relation: Relation
  public private(set) weak var secondItem: AnyObject?
  public let secondAttribute: Attribute
  public let multiplier: CGFloat
  open var identifier: String?
  open var shouldBeArchived = false
  /// The view that holds it while it is active: the nearest that contains both items.
  weak var holder: UIView?
  /// Grows with each activation: of constraints in conflict, the latest is broken.
  var activationNumber = 0

  open var constant: CGFloat {
    didSet { if constant != oldValue { holder?.engineConstantsChanged() } }
  }

  open var priority = UILayoutPriority.required {
    didSet {
      guard priority != oldValue, let holder else { return }
      if (priority.rawValue >= 1000) != (oldValue.rawValue >= 1000) {
        holder.headlessSession.report(.priorityOfInstalledConstraint(constraint: text))
      }
      holder.engineStructureChanged()
    }
  }

  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
    multiplier: CGFloat, constant: CGFloat
  ) {
    self.init(
      first: view1 as AnyObject, attr1, relation, second: view2.map { $0 as AnyObject }, attr2, multiplier: multiplier, constant: constant)
  }

  /// Between objects that are known to be some: a cast from `Any` takes longer than all else here.
  init(
    first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation, second: AnyObject?, _ secondAttribute: Attribute,
    multiplier: CGFloat, constant: CGFloat
  ) {
    firstItem = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    secondItem = second
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  open override var description: String { "<NSLayoutConstraint \(text)>" }

  /// `UILabel 'Name'.leading == UIView #3.leading + 8 @750`, after the identifier where there is one.
  var text: String {
    var text = identifier.map { "'\($0)' " } ?? ""
    text += NSLayoutConstraint.text(firstItem, firstAttribute) + " \(relation.symbol) "
    if secondAttribute == .notAnAttribute {
      text += shortNumber(constant)
    } else {
      if multiplier != 1 { text += shortNumber(multiplier) + " × " }
      text += NSLayoutConstraint.text(secondItem, secondAttribute)
      if constant != 0 { text += constant < 0 ? " - \(shortNumber(-constant))" : " + \(shortNumber(constant))" }
    }
    if priority != .required { text += " @\(shortNumber(CGFloat(priority.rawValue)))" }
    return text
  }

  private static func text(_ item: AnyObject?, _ attribute: Attribute) -> String {
    let name = (item as? UIView)?.faultName ?? (item as? UILayoutGuide)?.faultName ?? "(gone)"
    return "\(name).\(attribute)"
  }
}
