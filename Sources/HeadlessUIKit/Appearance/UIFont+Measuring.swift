import SystemFont

extension UIFont {
  /// The width of one line, in points, unrounded.
  func width(of text: String) -> CGFloat { lineWidth(of: text, font: font) }

  /// The size of `text` wrapped at `width` points.
  func size(of text: String, width: CGFloat, scale: CGFloat) -> CGSize {
    let size = TextLayout(
      text, font: font, maximumWidth: width, lineBreakMode: .byWordWrapping, scale: scale, countsLastEmptyLine: true
    ).size
    return CGSize(width: size.width, height: size.height)
  }
}
