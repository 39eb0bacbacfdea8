public import PullParsing

/// Something in a file that will not look as its author means it to.
public struct Finding: Equatable, Sendable {
  public var kind: Kind
  /// Where the view or constraint that it is about begins in the file.
  public var location: SourceLocation
  /// The scene, by the name that `--scene` takes; nil where the file has no more than one.
  public var scene: String?
  /// The view's name: what people gave it, no address.
  public var view: String
  /// The view's object id in its file.
  public var identity: String?
  /// What is wrong; then `;` and what to do. One line.
  public var message: String
  /// The constraints that it comes from, each with its place in the file where it has one.
  public var constraints: [Reason]

  public enum Kind: String, CaseIterable, Sendable {
    /// Constraints that can't all hold.
    case unsatisfiable
    /// A place or a size that nothing decides.
    case ambiguous
    /// A saved frame that its constraints contradict.
    case misplaced
    /// A constraint that names a view which isn't in the file.
    case dangling
  }

  /// A constraint in readable form.
  public struct Reason: Equatable, Sendable {
    public var text: String
    public var location: SourceLocation?

    public init(_ text: String, at location: SourceLocation? = nil) {
      self.text = text
      self.location = location
    }
  }

  public init(
    _ kind: Kind, at location: SourceLocation, scene: String? = nil, view: String, identity: String? = nil, message: String,
    constraints: [Reason] = []
  ) {
    self.kind = kind
    self.location = location
    self.scene = scene
    self.view = view
    self.identity = identity
    self.message = message
    self.constraints = constraints
  }

  /// The view's name, with its scene's before it where there are several.
  public var qualifiedView: String { scene.map { "\($0)/\(view)" } ?? view }
}
