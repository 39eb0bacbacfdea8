import ViewTree

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension InterfaceDocument {
  /// The colour that the `<color>` at `element` is, in sRGB; nil where its name or space is not known.
  ///
  /// A named colour is looked up in the resources, a system colour there and then in the table of light-mode values. Components of
  /// white are taken as sRGB's, as UIColor does.
  func color(at element: Int) -> Color? {
    func number(_ name: StaticString) -> Double? { elements.number(name, of: element) }
    let alpha = number("alpha") ?? 1
    if let name = elements.attribute("systemColor", of: element) ?? elements.attribute("cocoaTouchSystemColor", of: element),
      let color = resources.systemColors[name] ?? SystemColors.uikit[name]
    {
      return color
    }
    if let white = number("white") { return Color(sRGB: white, white, white, alpha: alpha) }
    if let red = number("red"), let green = number("green"), let blue = number("blue") {
      let space = elements.attribute("customColorSpace", of: element) ?? elements.attribute("colorSpace", of: element) ?? "sRGB"
      switch space {
      case "displayP3": return ColorSpaces.displayP3.sRGB(red, green, blue, alpha)
      case "calibratedRGB", "genericRGB", "genericRGBColorSpace":
        return matchesColors ? ColorSpaces.genericRGB.sRGB(red, green, blue, alpha) : Color(sRGB: red, green, blue, alpha: alpha)
      default: return Color(sRGB: red, green, blue, alpha: alpha)
      }
    }
    if let cyan = number("cyan"), let magenta = number("magenta"), let yellow = number("yellow"), let black = number("black") {
      let light = 1 - black
      return Color(sRGB: (1 - cyan) * light, (1 - magenta) * light, (1 - yellow) * light, alpha: alpha)
    }
    guard let name = elements.attribute("name", of: element) else { return nil }
    if elements.attribute("catalog", of: element) != nil { return SystemColors.appKit[name] }
    return resources.namedColors[name]
  }
}

/// A colour space: how its components become light, and what light its primaries are.
private struct ColorSpaces {
  /// Linear light from a component.
  let linear: @Sendable (Double) -> Double
  /// Rows that take linear components to linear sRGB.
  let matrix: [[Double]]

  /// SMPTE EG 432-1 primaries with sRGB's curve; the matrix follows from the primaries and the common white point, D65.
  static let displayP3 = ColorSpaces(
    linear: { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) },
    matrix: [[1.22494, -0.22494, 0], [-0.04206, 1.04206, 0], [-0.01964, -0.07864, 1.09827]])

  /// Apple's Generic RGB profile: gamma 1.8, and the product of its colorants with the inverse of sRGB's, both relative to D50.
  /// Full red and green come out within two 255ths of #ff2600 and #00f900, which their crayons are in sRGB.
  static let genericRGB = ColorSpaces(
    linear: { $0 <= 0 ? 0 : pow($0, 1.8) },
    matrix: [[1.02405, -0.02754, 0.00303], [0.02078, 0.94945, 0.03050], [-0.00205, -0.00195, 1.00329]])

  func sRGB(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> Color {
    let light = [linear(red), linear(green), linear(blue)]
    let components = matrix.map { row -> Double in
      let value = row[0] * light[0] + row[1] * light[1] + row[2] * light[2]
      return value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
    return Color(sRGB: components[0], components[1], components[2], alpha: alpha)
  }
}
