/// The weight of a font, lightest first, with UIKit's names.
public enum FontWeight: String, CaseIterable, Comparable, Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  public static func < (left: FontWeight, right: FontWeight) -> Bool { left.steps < right.steps }

  /// How far the weight lies from regular (0) on the way to bold (1), as fitted on saved label widths.
  ///
  /// Medium, semibold, bold and heavy share one slope for each letter; thin and black lie on it too, by three texts each. Light letters have
  /// widths of their own, so its step only orders it; ultra light is a guess.
  var steps: Double {
    switch self {
    case .ultraLight: -0.8
    case .thin: -0.65
    case .light: -0.3
    case .regular: 0
    case .medium: 0.36
    case .semibold: 0.62
    case .bold: 1
    case .heavy: 1.48
    case .black: 2
    }
  }
}
