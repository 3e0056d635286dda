/// How far an exploration goes.
public struct ExplorationLimits: Codable, Hashable, Sendable {
  /// How many states there are at most.
  public var states: Int
  /// How many moves a state is away from the start at most.
  public var depth: Int
  /// How many states there are at most with the same screens on the stack: a counter could be counted up for ever.
  public var statesPerStack: Int

  /// Makes limits.
  public init(states: Int = 400, depth: Int = 24, statesPerStack: Int = 12) {
    (self.states, self.depth, self.statesPerStack) = (states, depth, statesPerStack)
  }
}
