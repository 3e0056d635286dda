/// Allows or refuses a navigation before anything moves.
@MainActor
public protocol RoutingInterceptor<Context>: RoutingRole {
  /// The type of context.
  associatedtype Context

  /// The time limit in seconds; `nil` for the router's.
  var timeout: Double? { get }

  /// Whether it has something to ask; otherwise plans leave it out.
  func isNeeded(with context: Context) -> Bool

  /// Prepares the interceptor; if it throws, the navigation fails.
  func prepare(with context: Context) throws

  /// Calls back once with the answer.
  func perform(with context: Context, completion: @escaping @MainActor (RoutingResult) -> Void)
}

extension RoutingInterceptor {
  /// The router's limit.
  public var timeout: Double? { nil }

  /// True.
  public func isNeeded(with context: Context) -> Bool { true }

  /// Does nothing.
  public func prepare(with context: Context) throws {}
}
