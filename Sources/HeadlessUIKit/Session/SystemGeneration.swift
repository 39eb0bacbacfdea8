/// Whose controls views are: their sizes and margins changed with some versions of iOS, and little between.
public enum SystemGeneration: Int, Comparable, Sendable {
  /// iOS 7 to 10: cells have margins of 8 points on every side, search bars are 44 points high.
  case iOS7
  /// iOS 11 and 12: safe areas, and cells whose margins are the table's.
  case iOS11
  /// iOS 13 to 18: segmented controls, steppers and text fields grew.
  case iOS13
  /// iOS 26: switches, sliders, search bars and navigation bars are of glass, and larger.
  case iOS26

  public static func < (a: SystemGeneration, b: SystemGeneration) -> Bool { a.rawValue < b.rawValue }

  /// That of the Interface Builder that wrote a file; Xcode 9 came with iOS 11, Xcode 26 with iOS 26. Xcode 11 still drew the controls
  /// of iOS 12. A version that is not known, or of a build that never shipped (32700), counts as iOS 13.
  ///
  /// Read off the sizes of controls that public files were saved with.
  public init(toolsVersion: Double?) {
    guard let version = toolsVersion, version < 32000 else {
      self = .iOS13
      return
    }
    self = version < 13000 ? .iOS7 : version < 17000 ? .iOS11 : version < 24000 ? .iOS13 : .iOS26
  }
}
