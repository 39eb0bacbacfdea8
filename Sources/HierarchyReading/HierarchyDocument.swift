public import PullParsing
public import ViewTree

/// What a document held: its trees, and how well it could be read.
public struct HierarchyDocument: Sendable {
  public struct NamedTree: Sendable {
    /// What tells the tree from the others in its document, where the document has a word for it: a window, an activity.
    public var name: String?
    public var tree: ViewTree

    public init(name: String? = nil, tree: ViewTree) {
      self.name = name
      self.tree = tree
    }
  }

  /// What `--from` calls the format that the document was read as.
  public var format: String
  public var trees: [NamedTree]
  /// Whether the document ended in the middle.
  public var isCut: Bool
  /// What was put right or left out, in the order of places. Empty for a clean document.
  public var repairs: [Repair]
  /// What the frames and names of the trees mean where that is not plain: `frames are in pixels…`.
  public var notes: [String]

  /// How many views all trees have.
  public var nodeCount: Int { trees.reduce(0) { $0 + $1.tree.count } }
}

/// Something that was put right in a document, or left out of it.
public struct Repair: Equatable, Sendable, CustomStringConvertible {
  public var location: SourceLocation
  public var message: String
  /// How many more of the kind there are, further down, that have no `Repair` of their own.
  public var more: Int

  public var description: String {
    "\(location): warning: \(message)" + (more > 0 ? " (and \(more) more like it)" : "")
  }
}

/// How documents are read.
public struct ReadingOptions: Sendable {
  /// Whether anything that has to be put right is an error.
  public var isStrict = false
  /// How many pixels a point has, for formats that give pixels and don't say; `nil`: pixels are kept, and named.
  public var pixelsPerPoint: Double?
  public var limits = Limits()

  public init(isStrict: Bool = false, pixelsPerPoint: Double? = nil) {
    self.isStrict = isStrict
    self.pixelsPerPoint = pixelsPerPoint
  }

  /// Where reading stops with an error. Far above what real documents have.
  public struct Limits: Sendable {
    /// How many bytes a document may have: with all that is decoded, what offsets of four bytes hold.
    public var bytes = 1_900_000_000
    /// How many views it may have.
    public var nodes = 100_000_000

    public init() {}
  }
}

/// Why a document could not be read.
public struct HierarchyError: Error, Equatable, Sendable, CustomStringConvertible {
  public enum Reason: Equatable, Sendable {
    /// Not one view is in it.
    case noHierarchy(format: String?, looksLike: String)
    case unknownFormat(String, suggestion: String?)
    case tooLarge(size: Int, limit: Int)
    case tooManyNodes(limit: Int)
    /// A strict reader met what others put right.
    case repair(String)
  }

  public var location: SourceLocation
  public var reason: Reason

  public init(_ reason: Reason, at location: SourceLocation) {
    self.reason = reason
    self.location = location
  }

  public var description: String {
    switch reason {
    case .noHierarchy(nil, let words): "\(location): error: no view hierarchy found; looks like \(words)"
    case .noHierarchy(let format?, let words): "\(location): error: no view hierarchy of the format '\(format)' found; looks like \(words)"
    case .unknownFormat(let name, let suggestion):
      "\(location): error: there is no format '\(name)'; "
        + (suggestion.map { "did you mean '\($0)'?" } ?? "'plainview formats' lists those there are")
    case .tooLarge(let size, let limit): "\(location): error: the document has \(size) bytes, more than \(limit); split it"
    case .tooManyNodes(let limit): "\(location): error: the document has more than \(limit) views; split it"
    case .repair(let message): "\(location): error: \(message); without '--strict' it is read all the same"
    }
  }
}
