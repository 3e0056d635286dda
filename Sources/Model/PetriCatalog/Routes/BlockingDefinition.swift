/// How a screen keeps navigation waiting while it is visible.
public struct BlockingDefinition: Hashable, Sendable, Codable {
  /// The ways to treat a navigation that would cover or dismiss it.
  public enum Conflict: String, Hashable, Sendable, Codable, CaseIterable {
    /// It waits until the screen is gone.
    case wait
    /// It is refused.
    case refuse
  }

  /// The priority: only a navigation to a screen of this one or a higher one goes past it.
  public var priority: Int
  /// The way to treat a navigation that would cover or dismiss it.
  public var onConflict = Conflict.wait

  /// Makes a blocker.
  public init(priority: Int) {
    self.priority = priority
  }
}
