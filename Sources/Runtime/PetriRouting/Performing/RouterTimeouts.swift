/// How long the parts of a navigation may take, in seconds; `nil` for as long as they like.
public struct RouterTimeouts: Hashable, Sendable {
  /// The limit for an interceptor without a timeout of its own. A person may be asked something, so it is `nil` by
  /// default.
  public var interceptor: Double?
  /// A move: a dismissal, a container's change, an action.
  public var move: Double?

  /// Makes limits.
  public init(interceptor: Double? = nil, move: Double? = 10) {
    self.interceptor = interceptor
    self.move = move
  }
}
