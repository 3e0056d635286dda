/// How far an exploration goes.
public struct ExplorationLimits: Codable, Hashable, Sendable {
  /// How many states there are at most, beyond those of walks.
  public var states: Int
  /// How many states there are before no further walk from the start is followed; they count towards the states.
  public var statesOfWalks = 1_000
  /// How many moves a state is away from the start at most.
  public var depth: Int
  /// How many states there are at most with the same screens, beyond one with each of them in front: a counter could be counted up for ever.
  public var statesPerStack: Int
  /// From how many states with the same screens, and the same one in front, a way is followed at most, beyond those of walks.
  public var statesPerWay = Int.max
  /// How many rows of one definition are followed, of those that a screen shows: the first ones and the last.
  public var rows: Int

  /// Makes limits.
  public init(states: Int = 400, depth: Int = 24, statesPerStack: Int = 12, rows: Int = 4) {
    (self.states, self.depth, self.statesPerStack, self.rows) = (states, depth, statesPerStack, rows)
  }
}
