import ViewTree

extension SVGPicture {
  private static let margin = 8.0
  private static let noteSize = 11.0
  private static let noteHeight = 16.0

  /// Writes an element for a page, which brings the styles.
  package func writeElement(label: String, to output: inout TextOutput) {
    let size = size
    output.write("<svg class=\"drawing\" role=\"img\"")
    output.writeAttribute("aria-label", label)
    output.writeViewBox(size.width, size.height)
    output.write(">\n")
    writeContents(to: &output)
    output.write("</svg>\n")
  }

  /// How large the drawing is with the notes under it and a margin around.
  var size: (width: Double, height: Double) {
    let notes = notes
    return (max(width, notes.isEmpty ? 0 : 320) + 2 * Self.margin, height + 2 * Self.margin + Self.noteHeight * Double(notes.count))
  }

  /// The lines under the drawing, which say what it leaves out.
  private var notes: [String] {
    let columns = Int(max(width, 320) / (Self.noteSize * SVGLabels.titleColumn))
    let words = boxes.isEmpty ? "(nothing to draw)" + (leftOut.words.map { "; \($0)" } ?? "") : leftOut.words
    return words.map { TextLines($0, columns: columns, rows: 20, ellipsis: "…").lines } ?? []
  }

  /// Writes the views and the notes, with a margin to the left and above.
  func writeContents(to output: inout TextOutput) {
    output.write("<svg")
    output.writeAttribute("x", Self.margin)
    output.writeAttribute("y", Self.margin)
    output.writeAttribute("width", width)
    output.writeAttribute("height", height)
    output.write(">\n")
    let labels = boxes.isEmpty ? [] : SVGLabels(for: self).labels
    let (alphas, owners, backdrops) = (alphas, owners, backdrops)
    for (place, box) in boxes.enumerated() {
      let node = box.view.node
      write(box, labels[place], alpha: alphas[node], owner: owners[node], backdrop: backdrops[node], to: &output)
    }
    writeMarks(to: &output)
    output.write("</svg>\n")
    for (number, note) in notes.enumerated() {
      output.write("<text class=\"n\"")
      output.writeAttribute("font-size", Self.noteSize)
      output.writeAttribute("x", Self.margin)
      output.writeAttribute("y", Self.margin + height + Self.noteHeight * Double(number + 1) - 2)
      output.write(">")
      output.writeMarkup(note)
      output.write("</text>\n")
    }
  }

  // MARK: One view

  private func write(
    _ box: SVGBox, _ labels: [SVGLabels.Label], alpha: Double, owner: Int32, backdrop: Color?, to output: inout TextOutput
  ) {
    let node = box.view.node
    output.write("<svg")
    if let kind = marks[node]?.kind ?? tints[node] { output.writeAttribute("class", kind.rawValue) }
    if let mark = marks[node] { output.writeAttribute("data-c", String(mark.number)) }
    output.writeAttribute("x", box.x)
    output.writeAttribute("y", box.y)
    output.writeAttribute("width", box.width)
    output.writeAttribute("height", box.height)
    if alpha < 1, !box.view.isDashed { output.writeAttribute("opacity", max(alpha, 0)) }
    output.write("><title>")
    writeTitle(node, owner: Int(owner), to: &output)
    output.write("</title>")
    writeRectangles(box, to: &output)
    let isControllers = tree.extra(of: node).controllerClass >= 0
    for label in labels {
      let isOnBar = label.isTitle && isControllers
      if isOnBar, box.bar == 0 { writePill(around: label, to: &output) }
      output.write("<text class=\"")
      output.write(isOnBar ? "n c" : label.isTitle ? "n" : "x")
      if !isOnBar, let backdrop { output.write(backdrop.isDark ? " w" : " k") }
      output.write("\"")
      output.writeAttribute("font-size", label.size)
      output.writeAttribute("x", label.x)
      output.writeAttribute("y", label.y)
      output.write(">")
      output.writeMarkup(label.text)
      output.write("</text>")
    }
    output.write("</svg>\n")
  }

  /// In the plan a controller's title bar is no wider than its title, so that it hides little.
  private func writePill(around label: SVGLabels.Label, to output: inout TextOutput) {
    let width = Double(TextColumns.count(label.text)) * label.size * SVGLabels.titleColumn
    output.write("<rect class=\"b\" rx=\"2\"")
    output.writeAttribute("x", label.x - 3)
    output.writeAttribute("y", label.y - label.size)
    output.writeAttribute("width", width + 6)
    output.writeAttribute("height", label.size + 3)
    output.write("/>")
  }

  /// What pointing at a view tells: its line of the tree, and the controller it is part of.
  private func writeTitle(_ node: Int, owner: Int, to output: inout TextOutput) {
    var line = TextOutput()
    line.writeTreeLine(ofNodeAt: node, of: tree, usesASCII: false)
    output.writeMarkup(TextColumns.cut(line.text, to: 300))
    if owner >= 0, owner != node {
      let title = ViewNames(tree: tree).title(of: owner)
      output.write("\nin ")
      output.writeMarkup(TextColumns.cut(title, to: 100))
    }
  }

  private func writeRectangles(_ box: SVGBox, to output: inout TextOutput) {
    let color = tree.backgroundColor(of: box.view.node).flatMap { $0.alpha > 0 ? $0 : nil }
    let isFilled = color?.isOpaque ?? false
    let dash = box.view.isDashed ? " d" : ""
    // A card hides what is behind it, whatever shines through its own colour.
    let fillsPaper = box.view.covers && !isFilled && (style == .exploded || color == nil && !knowsBackgrounds)
    if fillsPaper || color == nil {
      writeRectangle(box, fillsPaper ? "p" + (color == nil ? dash : "") : "t" + dash, nil, to: &output)
    }
    if let color { writeRectangle(box, box.view.isDashed ? "d" : nil, color, to: &output) }
    if box.bar > 0 {
      output.write("<rect class=\"b\" x=\".5\" y=\".5\"")
      output.writeAttribute("width", max(box.width - 1, 0.5))
      output.writeAttribute("height", max(box.bar - 1, 0.5))
      output.write("/>")
    }
  }

  /// The edges that lie behind a clipping edge are put outside the element, which clips.
  private func writeRectangle(_ box: SVGBox, _ styleClass: String?, _ color: Color?, to output: inout TextOutput) {
    let edges = box.view.edges
    let left = edges.contains(.left) ? 0.5 : -4
    let top = edges.contains(.top) ? 0.5 : -4
    let right = edges.contains(.right) ? box.width - 0.5 : box.width + 4
    let bottom = edges.contains(.bottom) ? box.height - 0.5 : box.height + 4
    output.write("<rect")
    if let styleClass { output.writeAttribute("class", styleClass) }
    output.writeAttribute("x", left)
    output.writeAttribute("y", top)
    output.writeAttribute("width", max(right - left, 0.1))
    output.writeAttribute("height", max(bottom - top, 0.1))
    if let color {
      output.writeAttribute("fill", String(color.description.prefix(7)))
      if !color.isOpaque { output.writeAttribute("fill-opacity", Double(color.alpha) / 255) }
    }
    output.write("/>")
  }
}

extension Color {
  /// Whether white letters read better on it than black ones.
  var isDark: Bool { 0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue) <= 140 }
}
