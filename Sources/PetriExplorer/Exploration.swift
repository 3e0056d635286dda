/// The result of an exploration: the states that were reached, the first one first, and what its bounds cut off.
public struct Exploration: Codable, Hashable, Sendable {
  /// The states in the order in which they were reached, those with the fewest moves first.
  public internal(set) var states: [ExploredState] = []
  /// How many ways weren't followed.
  public internal(set) var cutWays = 0
}
