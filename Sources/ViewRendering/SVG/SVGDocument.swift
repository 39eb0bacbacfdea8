import ViewTree

/// Drawings as one SVG document: a single one alone, several in rows, each under its name.
struct SVGDocument {
  let pictures: [(name: String?, picture: SVGPicture)]

  /// Rows of several drawings are at most so wide, in pixels.
  private static let maximumWidth = 2600.0
  private static let headingHeight = 26.0

  func write(to output: inout TextOutput) {
    let places = places
    let width = places.map { $0.x + $0.width }.max() ?? 1
    let height = places.map { $0.y + $0.height }.max() ?? 1
    output.write("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\"")
    output.writeViewBox(width, height)
    output.writeAttribute("width", width)
    output.writeAttribute("height", height)
    output.write(">\n<title>")
    output.writeMarkup(title)
    output.write("</title>\n<style>\n")
    output.write(SVGStyle.sheet)
    output.write("</style>\n<rect class=\"g\" width=\"100%\" height=\"100%\"/>\n")
    for (place, (name, picture)) in zip(places, pictures) {
      if pictures.count == 1 {
        picture.writeContents(to: &output)
      } else {
        write(picture, name ?? "", at: place, to: &output)
      }
    }
    output.write("</svg>\n")
  }

  private var title: String {
    if pictures.count != 1 { return "\(pictures.count) scenes" }
    let tree = pictures[0].picture.tree
    let name = tree.source?.name ?? (tree.isEmpty ? "nothing" : tree.className(of: 0))
    return TextColumns.cut(ViewNames.line(name), to: 120)
  }

  /// Where each drawing stands, its heading included: beside each other, in rows.
  private var places: [Rect] {
    var places: [Rect] = []
    var x = 0.0
    var top = 0.0
    var bottom = 0.0
    for (_, picture) in pictures {
      let (width, height) = picture.size
      if x > 0, x + width > Self.maximumWidth {
        x = 0
        top = bottom
      }
      places.append(Rect(x: x, y: top, width: width, height: height + (pictures.count == 1 ? 0 : Self.headingHeight)))
      x += width
      bottom = max(bottom, places[places.count - 1].maxY)
    }
    return places
  }

  private func write(_ picture: SVGPicture, _ name: String, at place: Rect, to output: inout TextOutput) {
    output.write("<svg")
    output.writeAttribute("x", place.x)
    output.writeAttribute("y", place.y)
    output.writeAttribute("width", place.width)
    output.writeAttribute("height", place.height)
    output.write("><text x=\"8\" y=\"20\" font-size=\"13\">")
    output.writeMarkup(TextColumns.cut(ViewNames.line(name), to: max(Int(place.width / 13 / SVGLabels.titleColumn) - 2, 4)))
    output.write("</text>\n<svg")
    output.writeAttribute("y", Self.headingHeight)
    output.writeAttribute("width", place.width)
    output.writeAttribute("height", place.height - Self.headingHeight)
    output.write(">\n")
    picture.writeContents(to: &output)
    output.write("</svg></svg>\n")
  }
}
