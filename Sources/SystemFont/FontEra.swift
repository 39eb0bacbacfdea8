/// Which iOS fonts a width was measured with. Apple changed the system font three times; sizes saved in a file are those of its day.
public enum FontEra: CaseIterable, Sendable {
  /// Helvetica Neue, up to iOS 8 (Interface Builder's `toolsVersion` below 8000).
  case helveticaNeue
  /// San Francisco of iOS 9 and 10: a text cut below 20 points, a display cut from there on (`toolsVersion` 8000 to 12999).
  case iOS9
  /// San Francisco of iOS 11 to 13: below 20 points as before, one font with an optical size above (`toolsVersion` 13000 to 16999).
  case iOS11
  /// San Francisco as a variable font, from iOS 14 on (`toolsVersion` 17000 and later). What new files and live views use.
  case iOS14

  /// The fonts of the Interface Builder that wrote a file; the newest where the version is not known.
  public init(toolsVersion: Double?) {
    guard let version = toolsVersion, version.isFinite, version > 0 else {
      self = .iOS14
      return
    }
    self = version < 8000 ? .helveticaNeue : version < 13000 ? .iOS9 : version < 17000 ? .iOS11 : .iOS14
  }
}
