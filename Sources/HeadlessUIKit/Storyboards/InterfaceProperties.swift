internal import InterfaceBuilder
import SystemFont

/// What a file says of its views beyond what all views have. One for all of them: a document takes longer to copy than to ask.
struct InterfaceProperties {
  private let document: InterfaceDocument
  private let elements: ElementTree
  /// The view's that is being made.
  private var element = 0

  init(_ document: InterfaceDocument) {
    self.document = document
    elements = document.elements
  }

  mutating func apply(to view: UIView, _ saved: InterfaceDocument.View) {
    element = saved.element
    applyPriorities(to: view)
    if let tag = number("tag") { view.tag = Int(tag) }
    // The direction first: which side leads depends on it.
    if let direction = text("semanticContentAttribute") { apply(direction, to: view) }
    applyMargins(to: view)
    if let preserves = flag("preservesSuperviewLayoutMargins") { view.preservesSuperviewLayoutMargins = preserves }
    if let follows = flag("layoutMarginsFollowReadableWidth") { view.followsReadableWidth = follows }
    if let insets = flag("insetsLayoutMarginsFromSafeArea") { view.insetsLayoutMarginsFromSafeArea = insets }
    switch view {
    case let label as UILabel: apply(to: label, saved)
    case let button as UIButton: apply(to: button)
    case let field as UITextField: apply(to: field)
    case let textView as UITextView: apply(to: textView, saved)
    case let stack as UIStackView: apply(to: stack)
    case let scrollView as UIScrollView: apply(to: scrollView)
    case let image as UIImageView: applyImage(to: image)
    case let control as UIControl: apply(to: control)
    case let cell as UITableViewCell: apply(to: cell)
    case let indicator as UIActivityIndicatorView: if text("style")?.lowercased().hasSuffix("large") == true { indicator.style = .large }
    case let progress as UIProgressView: if text("progressViewStyle") == "bar" { progress.progressViewStyle = .bar }
    default: break
    }
  }

  /// The insets called `key`; a guide to the margins may have the same key.
  private func insets(_ key: StaticString) -> Int? {
    elements.children(of: element).first {
      elements.has($0, "key", key) && (elements.isNamed($0, "edgeInsets") || elements.isNamed($0, "directionalEdgeInsets"))
    }
  }

  private func applyMargins(to view: UIView) {
    if let margins = insets("layoutMargins") {
      func number(_ name: StaticString) -> Double { elements.number(name, of: margins) ?? 8 }
      view.layoutMargins = UIEdgeInsets(top: number("top"), left: number("left"), bottom: number("bottom"), right: number("right"))
    } else if let margins = insets("directionalLayoutMargins") {
      func number(_ name: StaticString) -> Double { elements.number(name, of: margins) ?? 8 }
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: number("top"), leading: number("leading"), bottom: number("bottom"), trailing: number("trailing"))
    }
  }

  private func apply(_ direction: String, to view: UIView) {
    switch direction {
    case "forceLeftToRight": view.semanticContentAttribute = .forceLeftToRight
    case "forceRightToLeft": view.semanticContentAttribute = .forceRightToLeft
    default: break
    }
  }

  private func apply(to cell: UITableViewCell) {
    switch text("accessoryType") {
    case "disclosureIndicator": cell.accessoryType = .disclosureIndicator
    case "detailDisclosureButton": cell.accessoryType = .detailDisclosureButton
    case "checkmark": cell.accessoryType = .checkmark
    case "detailButton": cell.accessoryType = .detailButton
    default: break
    }
  }

  private func number(_ name: StaticString) -> Double? { elements.number(name, of: element) }
  private func text(_ name: StaticString) -> String? { elements.attribute(name, of: element) }
  private func flag(_ name: StaticString) -> Bool? { elements.flag(name, of: element) }

  private func applyPriorities(to view: UIView) {
    func set(_ name: StaticString, _ change: (UILayoutPriority) -> Void) {
      if let value = number(name) { change(UILayoutPriority(Float(value))) }
    }
    set("horizontalHuggingPriority") { view.setContentHuggingPriority($0, for: .horizontal) }
    set("verticalHuggingPriority") { view.setContentHuggingPriority($0, for: .vertical) }
    set("horizontalCompressionResistancePriority") { view.setContentCompressionResistancePriority($0, for: .horizontal) }
    set("verticalCompressionResistancePriority") { view.setContentCompressionResistancePriority($0, for: .vertical) }
  }

  // MARK: Text

  private func apply(to label: UILabel, _ saved: InterfaceDocument.View) {
    label.text = saved.text?.string
    if let font { label.font = font }
    if let attributed = elements.child(key: "attributedText", of: element) { apply(attributed, to: label) }
    if let lines = number("numberOfLines") { label.numberOfLines = Int(lines) }
    if let mode = lineBreakMode { label.lineBreakMode = mode }
    if let alignment = textAlignment { label.textAlignment = alignment }
    if let width = number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = width }
    // Files say so only of text that doesn't shrink.
    if flag("adjustsFontSizeToFit") != false { applyFitting(to: label) }
  }

  /// Text that shrinks to fit asks for the room of its full size all the same. Files say how far it may as a factor or in points.
  private func applyFitting(to label: UILabel) {
    label.adjustsFontSizeToFitWidth = true
    if let factor = number("minimumScaleFactor") {
      label.minimumScaleFactor = factor
    } else if let size = number("minimumFontSize"), let wholeSize = label.font?.pointSize, wholeSize > 0 {
      label.minimumScaleFactor = min(1, size / wholeSize)
    }
  }

  /// The fonts of an attributed text's fragments, and the line heights of its first.
  private func apply(_ attributed: Int, to label: UILabel) {
    let fragments = elements.children(of: attributed).filter { elements.isNamed($0, "fragment") }
    guard let first = fragments.first else { return }
    let runs = fragments.map { fragment -> TextRun in
      let content = elements.attribute("content", of: fragment) ?? elements.child(key: "content", of: fragment).map(elements.text) ?? ""
      return TextRun(content, font: (attributedFont(of: fragment) ?? label.font).font)
    }
    if let found = attributedFont(of: first) { label.font = found }
    if runs.contains(where: { $0.font != runs[0].font }) { label.runs = runs }
    guard let attributes = elements.child("attributes", of: first), let paragraph = elements.child(key: "NSParagraphStyle", of: attributes)
    else { return }
    func number(_ name: StaticString) -> Double { elements.number(name, of: paragraph) ?? 0 }
    label.lineHeights = LineHeights(
      spacing: number("lineSpacing"), multiple: number("lineHeightMultiple"), minimum: number("minimumLineHeight"),
      maximum: number("maximumLineHeight"))
  }

  private func attributedFont(of fragment: Int) -> UIFont? {
    elements.child("attributes", of: fragment).flatMap { elements.child(key: "NSFont", of: $0) }.flatMap(font(at:))
  }

  private func apply(to button: UIButton) {
    button.setType(text("buttonType") == nil || text("buttonType") == "custom" ? .custom : .system)
    button.titleLabel?.font = font ?? UIFont(ButtonSize.defaultFont(for: button.buttonType == .custom ? .custom : .system, era: era))
    for state in elements.children(of: element) where elements.isNamed(state, "state") {
      guard elements.has(state, "key", "normal") else { continue }
      let title = elements.attribute("title", of: state) ?? elements.child(key: "title", of: state).map { elements.text(of: $0) }
      button.setTitle(title, for: .normal)
      if let name = elements.attribute("image", of: state) ?? imageReference(in: state) {
        let configuration = elements.child(key: "preferredSymbolConfiguration", of: state)
        button.setImage(image(named: name, symbol: configuration), for: .normal)
      }
    }
    if let configuration = elements.child(key: "configuration", of: element) {
      button.configuration = self.configuration(at: configuration)
    }
    if let insets = elements.child(key: "contentEdgeInsets", of: element) {
      button.contentEdgeInsets = UIEdgeInsets(
        top: elements.number("minY", of: insets) ?? 0, left: elements.number("minX", of: insets) ?? 0,
        bottom: elements.number("maxY", of: insets) ?? 0, right: elements.number("maxX", of: insets) ?? 0)
    }
    apply(to: button as UIControl)
  }

  private func configuration(at index: Int) -> UIButton.Configuration {
    let style = elements.attribute("style", of: index).flatMap(UIButton.Configuration.Style.init(rawValue:)) ?? .plain
    var configuration = UIButton.Configuration(style: style)
    configuration.title = elements.attribute("title", of: index)
    configuration.subtitle = elements.attribute("subtitle", of: index)
    configuration.titleFont = UIFont(ButtonSize.defaultConfigurationFont(toolsVersion: toolsVersion))
    if let found = elements.child(key: "titleFontDescription", of: index) { configuration.titleFont = font(at: found) }
    if let attributed = elements.child(key: "attributedTitle", of: index), let fragment = elements.child("fragment", of: attributed) {
      configuration.title = elements.attribute("content", of: fragment)
      let attributes = elements.child("attributes", of: fragment)
      if let found = attributes.flatMap({ elements.child(key: "NSFont", of: $0) }) { configuration.titleFont = font(at: found) }
    }
    if let reference = elements.child(key: "image", of: index), let name = elements.attribute("image", of: reference) {
      let symbol = elements.child(key: "preferredSymbolConfigurationForImage", of: index)
      configuration.image = image(named: name, symbol: symbol)
    } else if let name = elements.attribute("image", of: index) {
      configuration.image = image(named: name)
    }
    if let padding = elements.number("imagePadding", of: index) { configuration.imagePadding = padding }
    if let padding = elements.number("titlePadding", of: index) { configuration.titlePadding = padding }
    if let insets = elements.child(key: "contentInsets", of: index) {
      func number(_ name: StaticString) -> Double { elements.number(name, of: insets) ?? 0 }
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: number("top"), leading: number("leading"), bottom: number("bottom"), trailing: number("trailing"))
    }
    return configuration
  }

  private func apply(to field: UITextField) {
    field.text = text("text") ?? ""
    field.placeholder = text("placeholder")
    let traits = elements.child(key: "textInputTraits", of: element)
    field.isSecureTextEntry = traits.flatMap { elements.flag("secureTextEntry", of: $0) } ?? false
    if let font { field.font = font }
    switch text("borderStyle") {
    case "roundedRect": field.borderStyle = .roundedRect
    case "line": field.borderStyle = .line
    case "bezel": field.borderStyle = .bezel
    default: break
    }
  }

  private func apply(to textView: UITextView, _ saved: InterfaceDocument.View) {
    textView.text = saved.text?.string ?? ""
    if let font { textView.font = font }
    if let editable = flag("editable") { textView.isEditable = editable }
    apply(to: textView as UIScrollView)
  }

  private var lineBreakMode: NSLineBreakMode? {
    switch text("lineBreakMode") {
    case "wordWrap": .byWordWrapping
    case "characterWrap": .byCharWrapping
    case "clip": .byClipping
    case "headTruncation": .byTruncatingHead
    case "tailTruncation": .byTruncatingTail
    case "middleTruncation": .byTruncatingMiddle
    default: nil
    }
  }

  private var textAlignment: NSTextAlignment? {
    switch text("textAlignment") {
    case "left": .left
    case "center": .center
    case "right": .right
    case "justified": .justified
    default: nil
    }
  }

  private var font: UIFont? {
    elements.child(key: "fontDescription", of: element).flatMap(font(at:))
  }

  private var era: FontEra { FontEra(toolsVersion: toolsVersion) }
  private var toolsVersion: Double? { document.toolsVersion.flatMap { Double($0.prefix { $0 != "." }) } }

  /// A `<fontDescription>`, or a `<font>` of an attributed text.
  private func font(at found: Int) -> UIFont? {
    let size = elements.number("pointSize", of: found) ?? elements.number("size", of: found) ?? 17
    let version = toolsVersion
    if let name = elements.attribute("style", of: found), let style = SystemFont.TextStyle(interfaceBuilderName: name) {
      return UIFont(FontDescription(textStyle: style, toolsVersion: version))
    }
    if let name = elements.attribute("name", of: found) { return UIFont(name: name, size: size) }
    let weight = elements.attribute("weight", of: found).flatMap(FontWeight.init(rawValue:))
    let isBold =
      elements.has(found, "type", "boldSystem") || elements.attribute("metaFont", of: found)?.lowercased().hasSuffix("bold") == true
    return UIFont(
      FontDescription(systemSize: size, weight: weight ?? (isBold ? .bold : .regular), era: FontEra(toolsVersion: version)))
  }

  // MARK: Containers

  private func apply(to stack: UIStackView) {
    if text("axis") == "vertical" { stack.axis = .vertical }
    if let spacing = number("spacing") { stack.spacing = spacing }
    if text("spacingType") == "standard" { stack.spacing = UIStackView.spacingUseSystem }
    // Interface Builder's stack views keep margins of their own free, and those of the system only where told.
    let margins = insets("layoutMargins") ?? insets("directionalLayoutMargins")
    if flag("layoutMarginsRelativeArrangement") == true || margins != nil { stack.isLayoutMarginsRelativeArrangement = true }
    if flag("baselineRelativeArrangement") == true { stack.isBaselineRelativeArrangement = true }
    switch text("distribution") {
    case "fillEqually": stack.distribution = .fillEqually
    case "fillProportionally": stack.distribution = .fillProportionally
    case "equalSpacing": stack.distribution = .equalSpacing
    case "equalCentering": stack.distribution = .equalCentering
    default: break
    }
    switch text("alignment") {
    case "top", "leading": stack.alignment = .leading
    case "bottom", "trailing": stack.alignment = .trailing
    case "center": stack.alignment = .center
    case "firstBaseline": stack.alignment = .firstBaseline
    case "lastBaseline": stack.alignment = .lastBaseline
    default: break
    }
  }

  private func apply(to scrollView: UIScrollView) {
    if let paging = flag("pagingEnabled") { scrollView.isPagingEnabled = paging }
    if let enabled = flag("scrollEnabled") { scrollView.isScrollEnabled = enabled }
    if let bounces = flag("alwaysBounceVertical") { scrollView.alwaysBounceVertical = bounces }
    if let bounces = flag("alwaysBounceHorizontal") { scrollView.alwaysBounceHorizontal = bounces }
    if text("contentInsetAdjustmentBehavior") == "never" { scrollView.contentInsetAdjustmentBehavior = .never }
    if let table = scrollView as? UITableView, let height = number("rowHeight") { table.rowHeight = height }
  }

  // MARK: Images and controls

  private func applyImage(to view: UIImageView) {
    guard let name = text("image") ?? imageReference(in: element) else { return }
    view.image = image(named: name, symbol: elements.child(key: "preferredSymbolConfiguration", of: element))
  }

  private func imageReference(in index: Int) -> String? {
    elements.child(key: "image", of: index).flatMap { elements.attribute("image", of: $0) }
  }

  /// As large as the file says that it is.
  private func image(named name: String, symbol configuration: Int? = nil) -> UIImage? {
    if let image = UIImage(named: name) { return image }
    if let saved = document.resources.images.first(where: { $0.name == name }), saved.catalog == "system" {
      return symbol(saved, configuration)
    }
    return document.resources.images.first { $0.name == name }.map {
      UIImage(size: CGSize(width: $0.size.width, height: $0.size.height), named: name)
    }
  }

  /// A symbol. Files keep its proportions alone: the longer side is as long as the font is high, a fifth more, and as the scale says.
  private func symbol(_ saved: InterfaceDocument.Image, _ configuration: Int?) -> UIImage {
    var length = 17 * 1.2
    if let configuration {
      if let size = elements.number("pointSize", of: configuration) { length = size * 1.2 }
      switch elements.attribute("scale", of: configuration) {
      case "small": length *= 0.78
      case "large": length *= 1.28
      default: break
      }
    }
    let factor = length / max(saved.size.width, saved.size.height, 1)
    func pixels(_ value: Double) -> Double { (value * factor * 2).rounded() / 2 }
    return UIImage(size: CGSize(width: pixels(saved.size.width), height: pixels(saved.size.height)), named: saved.name)
  }

  private func apply(to control: UIControl) {
    if let enabled = flag("enabled") { control.isEnabled = enabled }
    if let selected = flag("selected") { control.isSelected = selected }
    switch control {
    case let control as UISwitch: control.isOn = flag("on") ?? false
    case let slider as UISlider:
      slider.minimumValue = Float(number("minValue") ?? 0)
      slider.maximumValue = Float(number("maxValue") ?? 1)
      slider.value = Float(number("value") ?? 0)
    case let pages as UIPageControl:
      pages.look = UIPageControl.Look(toolsVersion: toolsVersion)
      pages.numberOfPages = Int(number("numberOfPages") ?? 0)
      pages.currentPage = Int(number("currentPage") ?? 0)
    case let stepper as UIStepper:
      stepper.maximumValue = number("maximumValue") ?? 100
      stepper.value = number("value") ?? 0
    case let segmented as UISegmentedControl: applySegments(to: segmented)
    case let picker as UIDatePicker: applyStyle(to: picker)
    default: break
    }
  }

  private func applyStyle(to picker: UIDatePicker) {
    switch text("style") {
    case "wheels": picker.preferredDatePickerStyle = .wheels
    case "compact": picker.preferredDatePickerStyle = .compact
    case "inline": picker.preferredDatePickerStyle = .inline
    default: break
    }
  }

  private func applySegments(to control: UISegmentedControl) {
    guard let segments = elements.child("segments", of: element) else { return }
    let weight: FontWeight = control.headlessSession.generation >= .iOS13 ? .medium : .regular
    control.titleFont = UIFont(FontDescription(systemSize: 13, weight: weight, era: era))
    for segment in elements.children(of: segments) {
      let index = control.numberOfSegments
      if let name = elements.attribute("image", of: segment) {
        control.insertSegment(with: image(named: name), at: index, animated: false)
      } else {
        control.insertSegment(withTitle: elements.attribute("title", of: segment), at: index, animated: false)
      }
      if let width = elements.number("width", of: segment) { control.setWidth(width, forSegmentAt: index) }
    }
    if let selected = number("selectedSegmentIndex") { control.selectedSegmentIndex = Int(selected) }
  }
}
