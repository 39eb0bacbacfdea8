/// How much a constraint matters: first by priority, and among equal priorities by weight.
///
/// A higher priority is never traded against any amount of lower ones. Within one priority the solver minimises
/// the sum of all violations, each times its weight.
public struct Strength: Hashable, Sendable {
  /// 1000 or more is required; below that, Auto Layout's scale (750 high, 250 low). Need not be whole.
  public var priority: Double
  /// What a violation of one point costs among constraints of the same priority. Greater than 0.
  public var weight: Double

  public init(priority: Double, weight: Double = 1) {
    self.priority = priority
    self.weight = weight
  }

  public static let required = Strength(priority: 1000)

  public static func priority(_ priority: Double) -> Strength { Strength(priority: priority) }

  /// A strength told by its weight alone: violations are weighted and summed, and compared with nothing else.
  public static func weight(_ weight: Double) -> Strength { Strength(priority: 1, weight: weight) }

  public var isRequired: Bool { priority >= 1000 }
}
