/// How text that is too wide is set, as in `NSLineBreakMode`.
public enum LineBreakMode: String, CaseIterable, Sendable {
  /// Lines break between words. What doesn't fit on the last line is not drawn.
  case byWordWrapping
  /// Lines break between any two characters.
  case byCharWrapping
  /// Lines don't break; what is too wide is cut at the edge.
  case byClipping
  /// Lines break between words, and the last one ends "like th…".
  case byTruncatingTail
  /// Lines break between words, and the last one begins "…ike this".
  case byTruncatingHead
  /// Lines break between words, and the last one is short of its "mid…dle".
  case byTruncatingMiddle

  var isTruncating: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }
}
