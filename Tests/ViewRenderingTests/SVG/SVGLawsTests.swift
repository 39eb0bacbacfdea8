import Testing
import ViewTree

@testable import ViewRendering

@Suite struct SVGLawsTests {
  /// The plan and the exploded drawing as SVG show the views that those made of characters show.
  @Test(arguments: 0..<40)
  func `every view that shows has an element, inside the drawing, and the file is XML`(seed: Int) {
    var random = FixedRandom(state: UInt64(seed))
    let tree = randomTree(&random)
    for hidden in DrawingOptions.HiddenViews.allCases {
      let options = DrawingOptions(columns: 60, hiddenViews: hidden)
      let views = [
        PlanViews(of: tree, hidden).views, ExplodedViews(of: tree, hidden, maximumLayers: ExplodedDrawing.maximumLayers(options)).views,
      ]
      for (style, views) in zip([SVGDrawing.Style.plan, .exploded], views) {
        let text: String = SVGDrawing(style, options: options).render(tree)
        let check = SVGCheck(text)
        #expect(check.problem == nil)
        for view in views {
          let isThere = text.contains("<title>V #\(tree.name(of: view.node) ?? "")")
          #expect(isThere)
        }
        #expect(text.split(separator: "<title>").count - 2 == views.count)
        #expect(check.width <= 60 * 8 + 16 + 0.01)
      }
    }
  }

  /// Labels keep to cells of their own view: no two share a pixel.
  @Test(arguments: 0..<40)
  func `labels never lie over each other`(seed: Int) {
    var random = FixedRandom(state: UInt64(seed))
    for style in [SVGPicture.Style.plan, .exploded] {
      let picture = SVGPicture.pictures(of: [randomTree(&random)], style, DrawingOptions(columns: 100))[0]
      if picture.boxes.isEmpty { continue }
      var places: [Rect] = []
      for (box, labels) in zip(picture.boxes, SVGLabels(for: picture).labels) {
        for label in labels {
          let column = label.isTitle ? SVGLabels.titleColumn : SVGLabels.textColumn
          let width = Double(TextColumns.count(label.text)) * label.size * column
          places.append(Rect(x: box.x + label.x, y: box.y + label.y - label.size * 0.7, width: width, height: label.size * 0.7))
        }
      }
      for (number, place) in places.enumerated() {
        for other in places[..<number] { #expect(place.intersection(other) == nil, "\(place) \(other)") }
      }
    }
  }
}
