import ViewTree

/// A colour in sRGB. System colours are those of the light appearance.
public final class UIColor: Hashable, Sendable {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func component(_ offset: CGFloat) -> CGFloat {
      let sector = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(sector, 4 - sector, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// What `dynamicProvider` gives for the session's traits now: a colour here doesn't change any more.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let color = dynamicProvider(HeadlessSession.current.traitCollection)
    self.init(cgColor: color)
  }

  public convenience init(cgColor: CGColor) {
    self.init(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: cgColor.alpha)
  }

  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Writes the components to its arguments, which are read as pointers in UIKit and as `inout` here: `&red` is written the same.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = self.red
    green?.pointee = self.green
    blue?.pointee = self.blue
    alpha?.pointee = self.alpha
    return true
  }

  public var cgColor: CGColor { self }

  public static func == (a: UIColor, b: UIColor) -> Bool {
    a.red == b.red && a.green == b.green && a.blue == b.blue && a.alpha == b.alpha
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }

  /// The colour as a tree keeps it.
  var treeColor: Color { Color(sRGB: red, green, blue, alpha: alpha) }
  var shownText: String { treeColor.description }

  static func mix(_ from: UIColor, _ to: UIColor, _ progress: CGFloat) -> UIColor {
    func part(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
    return UIColor(
      red: part(from.red, to.red), green: part(from.green, to.green), blue: part(from.blue, to.blue),
      alpha: part(from.alpha, to.alpha))
  }
}

/// Layers take their colours as these.
public typealias CGColor = UIColor
