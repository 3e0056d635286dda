/// How a visible screen blocks navigation.
public struct BlockingDefinition: Hashable, Sendable, Codable {
  /// What happens to a navigation that would cover or dismiss the screen.
  public enum Conflict: String, Hashable, Sendable, Codable, CaseIterable {
    /// It waits until the screen is gone.
    case wait
    case refuse
  }

  /// The priority; navigations to screens with an equal or higher one aren't blocked.
  public var priority: Int
  /// What happens to a navigation that would cover or dismiss the screen.
  public var onConflict = Conflict.wait

  /// Makes a blocker.
  public init(priority: Int) {
    self.priority = priority
  }
}
