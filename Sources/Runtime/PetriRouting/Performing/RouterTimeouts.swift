/// Time limits in seconds; `nil` for none.
public struct RouterTimeouts: Hashable, Sendable {
  /// The default limit of an interceptor; `nil` by default, since a person may be asked.
  public var interceptor: Double?
  /// The limit of a move.
  public var move: Double?

  /// Makes time limits.
  public init(interceptor: Double? = nil, move: Double? = 10) {
    self.interceptor = interceptor
    self.move = move
  }
}
