/// A font as a view names it: family, weight, size, and the era whose widths apply.
public struct FontDescription: Hashable, Sendable {
  /// Where the letters come from.
  public enum Family: Hashable, Sendable {
    /// The system font: San Francisco, or Helvetica Neue up to iOS 8.
    case system
    /// A font family or PostScript name, such as "Helvetica Neue" or "Georgia".
    ///
    /// Helvetica Neue, Helvetica and Times have their own widths; other families of iOS are approximated by them within some 10 percent;
    /// a font that iOS doesn't have measures like Helvetica Neue, which Interface Builder draws in its place.
    case named(String)
  }

  public var family: Family {
    didSet { if family != oldValue { namedFamily = Self.namedFamily(of: family) } }
  }
  /// The family by that name; nil for the system font.
  private(set) var namedFamily: NamedFamily?
  public var weight: FontWeight
  /// In points. A size that is negative or not a number measures as 0.
  public var pointSize: Double
  /// Italics measure like upright letters: their advances are nearly the same, and no measurement tells them apart.
  public var isItalic: Bool
  /// All digits as wide as a zero (`monospacedDigitSystemFont`).
  public var usesMonospacedDigits: Bool
  public var era: FontEra
  /// What lies between two lines beside their heights, in points: the fonts of text styles are set with more than their own height.
  public var lineGap = 0.0

  /// A system font, as `UIFont.systemFont(ofSize:weight:)` gives it.
  public init(systemSize pointSize: Double, weight: FontWeight = .regular, era: FontEra = .iOS14) {
    self.init(family: .system, weight: weight, pointSize: pointSize, era: era)
  }

  /// The system font of a text style at the size its era's Interface Builder drew it.
  public init(textStyle: TextStyle, toolsVersion: Double? = nil) {
    self.init(
      family: .system, weight: textStyle.weight, pointSize: textStyle.pointSize(toolsVersion: toolsVersion),
      era: FontEra(toolsVersion: toolsVersion))
    if era != .helveticaNeue { lineGap = max(0, textStyle.leading(toolsVersion: toolsVersion) - metrics.lineHeight) }
  }

  /// A font by its family or PostScript name. "-Bold", "-LightItalic" and the like at its end set weight and slant.
  public init(named name: String, size pointSize: Double) {
    let face = NamedFamily.face(of: name)
    self.init(family: .named(name), namedFamily: face.family, weight: face.weight, pointSize: pointSize)
    isItalic = face.isItalic
  }

  public init(
    family: Family, weight: FontWeight = .regular, pointSize: Double, isItalic: Bool = false, usesMonospacedDigits: Bool = false,
    era: FontEra = .iOS14
  ) {
    self.init(family: family, namedFamily: Self.namedFamily(of: family), weight: weight, pointSize: pointSize, era: era)
    self.isItalic = isItalic
    self.usesMonospacedDigits = usesMonospacedDigits
  }

  private init(family: Family, namedFamily: NamedFamily?, weight: FontWeight, pointSize: Double, era: FontEra = .iOS14) {
    self.family = family
    self.namedFamily = namedFamily
    self.weight = weight
    self.pointSize = pointSize
    isItalic = false
    usesMonospacedDigits = false
    self.era = era
  }

  private static func namedFamily(of family: Family) -> NamedFamily? {
    switch family {
    case .system: nil
    case .named(let name): NamedFamily.face(of: name).family
    }
  }

  /// The size to compute with: finite, not negative, and small enough that sums of millions of letters stay finite.
  var usableSize: Double { pointSize > 0 ? min(pointSize, 1_000_000) : 0 }
}
