import ViewRendering
package import ViewTree

extension PropertyChange: CustomStringConvertible {
  /// The change in a few words on one line: `y 40→84 (+44)`, `text "a"→"b"`, `hidden no→yes`.
  public var description: String {
    var output = TextOutput()
    output.write(self)
    return output.text
  }
}

extension TextOutput {
  /// Writes what changed in a few words on one line; whatever the tree holds comes out escaped.
  package mutating func write(_ change: PropertyChange, usesASCII: Bool = false) {
    let arrow: StaticString = usesASCII ? "->" : "→"
    switch change {
    case .className(let from, let to): writeChange("class", from, to, arrow) { $0.writeClass($1) }
    case .identity(let from, let to): writeChange("id", from, to, arrow) { $0.writeQuoted($1) }
    case .name(let from, let to): writeChange("name", from, to, arrow) { $0.writeName($1) }
    case .frame(let from?, let to?): writeFrameChange(from, to, arrow)
    case .frame(let from, let to): writeChange("frame", from, to, arrow) { $0.writeFrame($1) }
    case .boundsOrigin(let from, let to): writeChange("offset", from, to, arrow) { $0.writePoint($1) }
    case .isHidden(let from, let to): writeChange("hidden", from, to, arrow) { $0.writeYesOrNo($1) }
    case .alpha(let from, let to): writeNumberChange("alpha", from, to, arrow)
    case .clipsToBounds(let from, let to): writeChange("clips", from, to, arrow) { $0.writeYesOrNo($1) }
    case .isUserInteractionEnabled(let from, let to): writeChange("interactive", from, to, arrow) { $0.writeYesOrNo($1) }
    case .text(let from, let to):
      write("text")
      writeTextChange(from, to, usesASCII)
    case .backgroundColor(let from, let to): writeChange("background", from, to, arrow) { $0.write($1.description) }
    case .controller(let from, let to): writeControllerChange(from, to, arrow)
    case .attribute(let name, let from, let to) where name == "constraint" || name == "constraints":
      write(name)
      writeConstraintChange(from?.value, to?.value, arrow)
    case .attribute(let name, let from, let to):
      write("[")
      writeEscaped(name, quote: UInt8(ascii: "]"))
      write("]")
      writeTextChange(from?.value, to?.value, usesASCII)
    case .attributeOrder: write("attributes reordered")
    }
  }

  /// Writes changes behind each other, with commas.
  package mutating func write(_ changes: [PropertyChange], usesASCII: Bool = false) {
    for (index, change) in changes.enumerated() {
      if index > 0 { write(", ") }
      write(change, usesASCII: usesASCII)
    }
  }

  private mutating func writeChange<Value>(
    _ what: StaticString, _ from: Value?, _ to: Value?, _ arrow: StaticString, _ body: (inout Self, Value) -> Void
  ) {
    write(what)
    write(" ")
    if let from { body(&self, from) } else { write("none") }
    write(arrow)
    if let to { body(&self, to) } else { write("none") }
  }

  /// Writes ` "a"→"b"`; of long texts that are alike for the most part, what differs: ` "…toolsVersion=1→2…"`.
  private mutating func writeTextChange(_ from: String?, _ to: String?, _ usesASCII: Bool) {
    let arrow: StaticString = usesASCII ? "->" : "→"
    guard let from, let to, let difference = ValueDifference(from, to) else {
      return writeChange("", from, to, arrow) { $0.writeQuoted($1) }
    }
    let ellipsis: StaticString = usesASCII ? "..." : "…"
    write(" \"")
    if difference.start.isCut { write(ellipsis) }
    writeEscaped(difference.start.text)
    writeEscaped(difference.from)
    write(arrow)
    writeEscaped(difference.to)
    writeEscaped(difference.end.text)
    if difference.end.isCut { write(ellipsis) }
    write("\"")
  }

  /// Writes ` A.leading = B.leading + 10→24`; where more than a number differs, ` … + 10 → + 24 @750`, or both constraints whole.
  /// Names in constraints have the quotes they need.
  private mutating func writeConstraintChange(_ from: String?, _ to: String?, _ arrow: StaticString) {
    func writeArrow(_ hasRoom: Bool) {
      if hasRoom { write(" ") }
      write(arrow)
      if hasRoom { write(" ") }
    }
    write(" ")
    if let from, let to, let difference = ConstraintDifference(from, to) {
      writeHarmless("\(difference.start) \(difference.from)")
      writeArrow(!difference.isSingle)
      writeHarmless(difference.to + (difference.end.isEmpty ? "" : " " + difference.end))
    } else {
      writeHarmless(from ?? "none")
      writeArrow(true)
      writeHarmless(to ?? "none")
    }
  }

  /// Writes the numbers that differ: `y 40→84 (+44), width 100→120 (+20)`.
  private mutating func writeFrameChange(_ from: Rect, _ to: Rect, _ arrow: StaticString) {
    var isFirst = true
    func writeNumber(_ what: StaticString, _ a: Double, _ b: Double, _ output: inout Self) {
      if isSame(a, b) { return }
      if !isFirst { output.write(", ") }
      isFirst = false
      output.writeNumberChange(what, a, b, arrow)
      output.write(" (")
      output.writeSigned(b - a)
      output.write(")")
    }
    writeNumber("x", from.x, to.x, &self)
    writeNumber("y", from.y, to.y, &self)
    writeNumber("width", from.width, to.width, &self)
    writeNumber("height", from.height, to.height, &self)
  }

  /// Numbers that look alike when rounded are written in full.
  private mutating func writeNumberChange(_ what: StaticString, _ from: Double, _ to: Double, _ arrow: StaticString) {
    let looksAlike = numberText(from) == numberText(to)
    writeChange(what, from, to, arrow) { looksAlike ? $0.writeExactly($1) : $0.writeRounded($1) }
  }

  /// Writes `+44`, `-0.5`; a difference too small for two decimals in full.
  package mutating func writeSigned(_ value: Double) {
    if value > 0 { write("+") }
    if value != 0, value.magnitude < 0.005 { writeExactly(value) } else { writeRounded(value) }
  }

  package mutating func writePoint(_ point: Point) {
    write("(")
    writeRounded(point.x)
    write(" ")
    writeRounded(point.y)
    write(")")
  }

  private mutating func writeYesOrNo(_ value: Bool) { write(value ? "yes" : "no") }

  private mutating func writeControllerChange(_ from: ViewTree.Controller?, _ to: ViewTree.Controller?, _ arrow: StaticString) {
    guard let from, let to, from.className == to.className else {
      return writeChange("controller", from, to, arrow) { output, controller in
        output.writeClass(controller.className)
        if let title = controller.title {
          output.write(" ")
          output.writeQuoted(title)
        }
        if let state = controller.state {
          output.write(" ")
          output.writeEscaped(state)
        }
      }
    }
    if from.title != to.title {
      writeChange("controller title", from.title, to.title, arrow) { $0.writeQuoted($1) }
      if from.state != to.state { write(", ") }
    }
    if from.state != to.state { writeChange("controller state", from.state, to.state, arrow) { $0.writeEscaped($1) } }
  }

  private mutating func writeQuoted(_ text: String) {
    write("\"")
    writeEscaped(text)
    write("\"")
  }

  private mutating func writeClass(_ name: String) {
    var pool = TextPool()
    let ref = pool.add(name)
    writeClass(ref, of: pool)
  }

  private mutating func writeName(_ name: String) {
    var pool = TextPool()
    let ref = pool.add(name)
    writeName(ref, of: pool)
  }
}
