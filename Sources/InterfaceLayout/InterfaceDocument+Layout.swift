public import InterfaceBuilder
public import ViewTree

extension InterfaceDocument {
  /// The subtree at `root`, a view's index, laid out: constraints are solved, and views without any stand as they were saved.
  ///
  /// To be asked of documents for iOS, whose bars, insets and controls are the ones it knows. Saved frames of constrained views are not used. For another screen than the saved one vary the document first:
  /// `varied(for: target.traits)`.
  public func laidOut(root: Int, options: LayoutOptions = LayoutOptions()) -> LaidOutViews {
    let session = Canvas.session(for: self, options: options)
    return session.run { Canvas(self, root: root, options: options).laidOut() }
  }
}

/// A subtree of a document after layout.
public struct LaidOutViews: Equatable, Sendable {
  /// The index of the topmost view.
  public let root: Int
  /// In preorder, each in its superview's coordinates: what `InterfaceDocument.Framing` gives.
  public let frames: [Rect?]
  /// The constraints that can't all hold, in words: each smallest set with the one that was broken.
  public let conflicts: [Conflict]

  public struct Conflict: Equatable, Sendable {
    public let members: [String]
    public let broken: String
  }
}
