extension UIColor {
  private static func bytes(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) -> UIColor {
    UIColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
  }

  // MARK: Plain colours

  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)

  // MARK: System colours, light (Apple, Human Interface Guidelines, Color)

  public static let systemRed = bytes(255, 59, 48)
  public static let systemOrange = bytes(255, 149, 0)
  public static let systemYellow = bytes(255, 204, 0)
  public static let systemGreen = bytes(52, 199, 89)
  public static let systemMint = bytes(0, 199, 190)
  public static let systemTeal = bytes(48, 176, 199)
  public static let systemCyan = bytes(50, 173, 230)
  public static let systemBlue = bytes(0, 122, 255)
  public static let systemIndigo = bytes(88, 86, 214)
  public static let systemPurple = bytes(175, 82, 222)
  public static let systemPink = bytes(255, 45, 85)
  public static let systemBrown = bytes(162, 132, 94)
  public static let systemGray = bytes(142, 142, 147)
  public static let systemGray2 = bytes(174, 174, 178)
  public static let systemGray3 = bytes(199, 199, 204)
  public static let systemGray4 = bytes(209, 209, 214)
  public static let systemGray5 = bytes(229, 229, 234)
  public static let systemGray6 = bytes(242, 242, 247)
  public static let label = black
  public static let secondaryLabel = bytes(60, 60, 67, 0.6)
  public static let tertiaryLabel = bytes(60, 60, 67, 0.3)
  public static let placeholderText = bytes(60, 60, 67, 0.3)
  public static let separator = bytes(60, 60, 67, 0.29)
  public static let opaqueSeparator = bytes(198, 198, 200)
  public static let link = systemBlue
  public static let systemBackground = white
  public static let secondarySystemBackground = systemGray6
  public static let tertiarySystemBackground = white
  public static let systemGroupedBackground = systemGray6
  public static let secondarySystemGroupedBackground = white
  public static let tintColor = systemBlue
  public static let tertiarySystemGroupedBackground = systemGray6
  public static let systemFill = bytes(120, 120, 128, 0.2)
  public static let secondarySystemFill = bytes(120, 120, 128, 0.16)
  public static let tertiarySystemFill = bytes(118, 118, 128, 0.12)
  public static let quaternarySystemFill = bytes(116, 116, 128, 0.08)
  public static let quaternaryLabel = bytes(60, 60, 67, 0.18)
  public static let darkText = black
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}
