import ViewTree

extension SVGPicture {
  /// Outlines marked views in front of everything, each with a badge that keeps clear of the others.
  func writeMarks(to output: inout TextOutput) {
    if marks.isEmpty { return }
    var badges: [Rect] = []
    for box in boxes {
      guard let mark = marks[box.view.node] else { continue }
      output.write("<g")
      output.writeAttribute("class", "m \(mark.kind.rawValue)")
      output.writeAttribute("data-c", String(mark.number))
      output.write("><rect class=\"o\"")
      output.writeAttribute("x", box.x + 1)
      output.writeAttribute("y", box.y + 1)
      output.writeAttribute("width", max(box.width - 2, 1))
      output.writeAttribute("height", max(box.height - 2, 1))
      output.write("/>")
      let badge = placeBadge(mark.text, at: box, besides: badges)
      badges.append(badge)
      output.write("<rect class=\"a\" rx=\"3\"")
      output.writeAttribute("x", badge.x)
      output.writeAttribute("y", badge.y)
      output.writeAttribute("width", badge.width)
      output.writeAttribute("height", badge.height)
      output.write("/><text class=\"e\" font-size=\"10\"")
      output.writeAttribute("x", badge.x + 4)
      output.writeAttribute("y", badge.y + 10.5)
      output.write(">")
      output.writeMarkup(mark.text)
      output.write("</text></g>\n")
    }
  }

  /// In the box's top right corner, else beside the badges that are there.
  private func placeBadge(_ text: String, at box: SVGBox, besides badges: [Rect]) -> Rect {
    let badgeWidth = Double(text.utf8.count) * 10 * SVGLabels.titleColumn + 8
    let last = width - badgeWidth
    let start = min(max(box.maxX - badgeWidth, 0), max(last, 0))
    var badge = Rect(x: start, y: min(max(box.y, 0), max(height - 14, 0)), width: badgeWidth, height: 14)
    for _ in 0..<40 {
      guard let other = badges.last(where: { $0.intersection(badge) != nil }) else { break }
      badge.x = other.x - badgeWidth - 1
      if badge.x < 0 {
        badge.x = start
        badge.y += 15
      }
    }
    return badge
  }
}
