/// The result of an exploration: the states that were reached, the first one first, and what its bounds cut off.
public struct Exploration: Codable, Hashable, Sendable {
  /// The states in the order in which they were reached: the start, those of walks from it, and then those with the fewest moves from these.
  public internal(set) var states: [ExploredState] = []
  /// How many ways weren't followed. Those of walks are, beyond the bound of states.
  public internal(set) var cutWays = 0
}
