extension String {
  /// The size of the text in one line, in points, unrounded; without a font, in 12 points of Helvetica's measure (Apple's page on
  /// `size(withAttributes:)`).
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let font = attrs?[.font] as? UIFont ?? UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
    return CGSize(width: font.width(of: self), height: font.lineHeight)
  }
}

extension NSAttributedString {
  public func size() -> CGSize { string.size(withAttributes: firstAttributes) }
}
