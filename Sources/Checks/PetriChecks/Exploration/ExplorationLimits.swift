/// The limits of an exploration.
public struct ExplorationLimits: Codable, Hashable, Sendable {
  /// The maximum number of states; walks from the start may exceed it.
  public var states: Int
  /// The number of states from which on no further walk from the start is followed.
  public var statesOfWalks = 1_000
  /// The maximum number of moves from the start to a state.
  public var depth: Int
  /// The maximum number of states with the same screens; each first state with another frontmost screen is kept beyond
  /// it.
  public var statesPerStack: Int
  /// The maximum number of states with the same screens in which an action is tried. Walks are exempt.
  public var statesPerWay = Int.max
  /// The maximum number of rows that are followed per view definition: the first ones and the last.
  public var rows: Int

  /// Creates limits.
  public init(states: Int = 400, depth: Int = 24, statesPerStack: Int = 12, rows: Int = 4) {
    (self.states, self.depth, self.statesPerStack, self.rows) = (states, depth, statesPerStack, rows)
  }
}
