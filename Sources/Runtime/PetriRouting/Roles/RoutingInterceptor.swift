/// Answers whether the navigation may go on, before anything moves.
@MainActor
public protocol RoutingInterceptor<Context>: RoutingRole {
  /// The type of the destination's context.
  associatedtype Context

  /// How long it may take, in seconds; `nil` for the router's own limit.
  var timeout: Double? { get }

  /// Whether it has anything to ask as things are now; a plan leaves it out where it has not.
  func isNeeded(with context: Context) -> Bool

  /// Makes sure that it can answer; an error that it throws ends the navigation.
  func prepare(with context: Context) throws

  /// Answers by calling back; a second call is ignored.
  func perform(with context: Context, completion: @escaping @MainActor (RoutingResult) -> Void)
}

extension RoutingInterceptor {
  /// The router's limit.
  public var timeout: Double? { nil }

  /// It always asks.
  public func isNeeded(with context: Context) -> Bool { true }

  /// Needs nothing.
  public func prepare(with context: Context) throws {}
}
