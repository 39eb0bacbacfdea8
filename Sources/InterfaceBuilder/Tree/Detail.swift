extension InterfaceDocument {
  /// How much of a document the attributes of a tree's nodes tell.
  public enum Detail: Int, Comparable, Sendable {
    /// What Interface Builder shows of a view where that is unusual, its font, image, colours and what is connected to it.
    case shown
    /// Everything that an app could tell: other elements inside a view's, what the file says of its controller and of the other
    /// objects of its scene, and constraints. Two files that make the same objects tell the same; the order of what has none, ids,
    /// and what tools note for themselves don't count.
    case meant
    /// What tools note for themselves, too: their versions, where scenes lie on the canvas, simulated bars, ids of connections.
    case saved

    public static func < (a: Detail, b: Detail) -> Bool { a.rawValue < b.rawValue }
  }
}
