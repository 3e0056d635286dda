/// The state graph that an exploration found within its limits.
public struct Exploration: Codable, Hashable, Sendable {
  /// The states in the order of discovery: the start, the states of walks from it, then breadth first.
  public internal(set) var states: [ExploredState] = []
  /// The number of actions and walks that weren't followed because of the limits.
  public internal(set) var cutWays = 0
}
