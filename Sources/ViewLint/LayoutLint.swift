public import InterfaceBuilder
public import InterfaceLayout
import PullParsing
import ViewTree

extension InterfaceDocument {
  /// What is wrong with the layout of `scenes`: conflicts, what nothing decides, saved frames that constraints contradict; in the order
  /// of the file, each view's findings together.
  ///
  /// Interface Builder's `verifyAmbiguity` is honoured: `off` keeps a view's place and size from being asked about, `ignoreSizes` its
  /// size. A document that isn't for iOS, or without Auto Layout, has no findings.
  /// - Parameter scenes: Indices of `scenes`; nil for all.
  public func layoutFindings(
    of scenes: [Int]? = nil, kinds: Set<Finding.Kind> = Set(Finding.Kind.allCases), options: LayoutOptions = LayoutOptions()
  ) -> [Finding] {
    guard reasonNotToLint == nil else { return [] }
    let lint = LayoutLint(self)
    return (scenes ?? Array(self.scenes.indices)).flatMap { scene in
      self.scenes[scene].roots.flatMap { root in
        lint.findings(diagnosed(root: root, options: options), root: root, kinds: kinds)
      }
    }
  }
}

extension InterfaceDocument {
  /// Why there is nothing in the document that could be checked, in words; nil where it can be.
  public var reasonNotToLint: String? {
    if platform != .iOS { return "this is a \(platform.rawValue) file; only iOS files are checked, so this one was not" }
    return usesAutoLayout ? nil : "this file does not use Auto Layout, so there are no constraints to check"
  }
}

/// Puts what a layout's diagnosis says into words.
struct LayoutLint {
  private let document: InterfaceDocument
  private let readable: ReadableConstraints
  private let dangling: [Int: [String]]
  private let hasScenes: Bool

  init(_ document: InterfaceDocument) {
    self.document = document
    readable = ReadableConstraints(document)
    dangling = document.danglingConstraints
    hasScenes = document.scenes.count { !$0.roots.isEmpty } > 1
  }

  func findings(_ diagnosed: DiagnosedViews, root: Int, kinds: Set<Finding.Kind>) -> [Finding] {
    var findings: [(view: Int, finding: Finding)] = []
    if kinds.contains(.dangling) { findings += danglingFindings(inside: root..<document.views[root].end) }
    if kinds.contains(.unsatisfiable) {
      findings += Self.basic(diagnosed.conflicts).compactMap { conflict in
        let view = self.view(of: conflict)
        return conflictFinding(conflict, of: view).map { (view ?? 0, $0) }
      }
    }
    if kinds.contains(.ambiguous) {
      findings += ambiguousViews(diagnosed.openAxes)
    }
    if kinds.contains(.misplaced) { findings += misplacedFindings(diagnosed.misplaced) }
    return findings.enumerated().sorted { ($0.element.view, $0.offset) < ($1.element.view, $1.offset) }.map(\.element.finding)
  }

  private func finding(
    _ kind: Finding.Kind, of view: Int, at element: Int? = nil, _ message: String, _ constraints: [Finding.Reason] = []
  ) -> Finding {
    let saved = document.views[view]
    return Finding(
      kind, at: document.elements.location(of: element ?? saved.element),
      scene: hasScenes ? document.names(ofScene: saved.scene).first : nil, view: readable.names.name(ofView: view), identity: saved.id,
      message: message, constraints: constraints)
  }

  // MARK: What constraints name

  private func danglingFindings(inside views: Range<Int>) -> [(view: Int, finding: Finding)] {
    dangling.keys.sorted().compactMap { k in
      let constraint = document.constraints[k]
      let items = [constraint.firstItem, constraint.secondItem].lazy.compactMap { $0.flatMap(readable.names.view) }
      guard let owner = constraint.owner, views.contains(owner), let missing = dangling[k] else { return nil }
      let view = items.first ?? owner
      let what =
        missing.count == 1
        ? "a view that is not in the file, \(missing[0]); name one that is" : "views that are not in the file; name ones that are"
      let reason = Finding.Reason(readable.text(of: k), at: document.elements.location(of: constraint.element))
      return (view, finding(.dangling, of: view, at: constraint.element, "this constraint names \(what), or delete it", [reason]))
    }
  }

  // MARK: Conflicts

  /// The conflicts but for those that hold all constraints of another one: they are gone when that one is.
  private static func basic(_ conflicts: [DiagnosedViews.Conflict]) -> [DiagnosedViews.Conflict] {
    let sets = conflicts.map { conflict in
      Set(conflict.members.compactMap { cause -> Int? in if case .constraint(let index) = cause { index } else { nil } })
    }
    return conflicts.indices.filter { i in
      !sets.indices.contains { j in
        i != j && !sets[j].isEmpty && (sets[j].isStrictSubset(of: sets[i]) || (sets[j] == sets[i] && j < i))
      }
    }.map { conflicts[$0] }
  }

  private func conflictFinding(_ conflict: DiagnosedViews.Conflict, of view: Int?) -> Finding? {
    guard let view else { return nil }
    var element: Int?
    if case .constraint(let index) = conflict.broken { element = document.constraints[index].element }
    let reasons = self.reasons(conflict.members)
    let named = reasons.count { $0.location != nil }
    let message =
      if named == reasons.count, named > 1 {
        "these \(named) constraints can't all hold; remove one, or give one a priority below 1000"
      } else if named > 1 {
        "these \(reasons.count) can't all hold; remove one of the \(named) constraints, or give one a priority below 1000"
      } else {
        "this constraint can't hold\(reasons.count > 1 ? " beside what else is listed" : ""); "
          + "change it, or give it a priority below 1000"
      }
    return finding(.unsatisfiable, of: view, at: element, message, reasons)
  }

  /// The view that a conflict is told at: the first item of the constraint that gives way, else of another.
  private func view(of conflict: DiagnosedViews.Conflict) -> Int? {
    ([conflict.broken] + conflict.members).lazy.compactMap { cause -> Int? in
      guard case .constraint(let index) = cause else { return nil }
      let constraint = document.constraints[index]
      return [constraint.firstItem, constraint.secondItem].lazy.compactMap { $0.flatMap(readable.names.view) }.first ?? constraint.owner
    }.first
  }

  /// What the members say, each once; all that one stack view asks for is one.
  private func reasons(_ members: [DiagnosedViews.Cause]) -> [Finding.Reason] {
    var arranged: [Int: Set<Int>] = [:]
    for case .stackView(let stack, let views) in members { arranged[stack, default: []].formUnion(views) }
    var reasons: [Finding.Reason] = []
    for member in members {
      var member = member
      if case .stackView(let stack, _) = member { member = .stackView(stack, arranged: (arranged[stack] ?? []).sorted()) }
      if let reason = reason(member), !reasons.contains(reason) { reasons.append(reason) }
    }
    return reasons
  }

  private func reason(_ cause: DiagnosedViews.Cause) -> Finding.Reason? {
    func name(_ view: Int) -> String { readable.names.name(ofView: view) }
    switch cause {
    case .constraint(let index):
      return .init(readable.text(of: index), at: document.elements.location(of: document.constraints[index].element))
    case .savedFrame(let view, let attribute, let value):
      return .init("\(name(view)).\(attribute) = \(numberText(value)) (its frame, for it has no constraints)")
    case .contentSize(let view, let attribute, let value):
      return .init("\(name(view)).\(attribute) is \(numberText(value)) (its content, at a required priority)")
    case .rootSize(let attribute, let value): return .init("the topmost view's \(attribute) is \(numberText(value))")
    case .stackView(let view, let arranged):
      return .init("\(name(view)) arranges \(arranged.isEmpty ? "its views" : list(arranged.map(name)))")
    case .notNegative(let view, let attribute): return .init("\(name(view)).\(attribute) is not below 0")
    case .nature: return nil
    }
  }

  private func list(_ words: [String]) -> String {
    words.count > 1 ? words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "") : words.first ?? ""
  }

  // MARK: Ambiguity

  private func ambiguousViews(_ open: [DiagnosedViews.OpenAxis]) -> [(view: Int, finding: Finding)] {
    var parts: [Int: [DiagnosedViews.OpenAxis]] = [:]
    for axis in open where isVerified(axis) { parts[axis.view, default: []].append(axis) }
    return parts.keys.sorted().map { view in
      let axes = parts[view] ?? []
      let words = axes.map(words)
      let verb = words.count > 1 ? "are" : "is"
      return (view, finding(.ambiguous, of: view, "\(list(words)) \(verb) not decided by its constraints; add what is missing"))
    }
  }

  private func words(_ axis: DiagnosedViews.OpenAxis) -> String {
    switch (axis.axis, axis.part) {
    case (.horizontal, .place): "x position"
    case (.vertical, .place): "y position"
    case (.horizontal, .length): "width"
    case (.vertical, .length): "height"
    case (.horizontal, .contentLength): "content width"
    case (.vertical, .contentLength): "content height"
    }
  }

  /// What the file wants to be asked about.
  private func isVerified(_ axis: DiagnosedViews.OpenAxis) -> Bool {
    switch document.elements.attribute("verifyAmbiguity", of: document.views[axis.view].element) {
    case "off": false
    case "ignoreSizes": axis.part == .place
    default: true
    }
  }

  // MARK: Frames

  /// A finding for each group of misplaced views that stand inside or beside each other: told at the view whose size is wrong, the
  /// innermost and first of these, for what is around it follows. Groups of which none is misplaced for sure have none.
  private func misplacedFindings(_ misplaced: [DiagnosedViews.MisplacedView]) -> [(view: Int, finding: Finding)] {
    var members: [Int: DiagnosedViews.MisplacedView] = [:]
    for one in misplaced { members[one.view] = one }
    var groups: [Int: [Int]] = [:]
    var group: [Int: Int] = [:]
    for view in members.keys.sorted() {
      // Siblings come one after another in the file, and so does what is inside: the superview's group, or a sibling's.
      let superview = document.views[view].superview ?? -1
      let root = group[superview] ?? group[-2 - superview] ?? view
      group[view] = root
      group[-2 - superview] = root
      groups[root, default: []].append(view)
    }
    return groups.values.compactMap { views in
      let sure = views.filter { members[$0]?.isSure ?? false }
      let resized = sure.filter { members[$0]?.isResized ?? false }
      let causes = resized.filter { cause in !resized.contains { $0 != cause && isInside($0, cause) } }
      guard let cause = causes.first ?? sure.first, let one = members[cause] else { return nil }
      let others = views.count - 1
      let rest = others == 0 ? "" : others == 1 ? ", and that of a view that follows" : ", and those of \(others) views that follow"
      return (
        cause,
        finding(
          .misplaced, of: cause,
          "saved at \(frameText(one.saved, along: one.axes)), but its constraints put it at "
            + "\(frameText(one.solved, along: one.axes)); update its frame\(rest)")
      )
    }
  }

  private func isInside(_ view: Int, _ outer: Int) -> Bool { view > outer && view < document.views[outer].end }

  /// A frame, or of one that isn't decided along both axes what is.
  private func frameText(_ frame: Rect, along axes: Set<DiagnosedViews.OpenAxis.Axis>) -> String {
    if axes == [.horizontal] { return "x \(numberText(frame.x)), width \(numberText(frame.width))" }
    if axes == [.vertical] { return "y \(numberText(frame.y)), height \(numberText(frame.height))" }
    return "(\(numberText(frame.x)) \(numberText(frame.y)); \(numberText(frame.width)) \(numberText(frame.height)))"
  }
}
