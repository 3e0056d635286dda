/// A task of a route: a context task or a post-routing task.
public enum RouteTask: Hashable, Sendable, Codable {
  /// Passes the route's context to a screen found with another one.
  case setContext
  /// Changes the state, with references to the context.
  case set(ContextLiteral)
  /// Emits an event, as a tap's `emit` does.
  case emit(String)
  /// Tracks an event for analytics.
  case track(String)
}

extension RouteTask: CustomStringConvertible {
  /// The description in a plan.
  public var description: String {
    switch self {
    case .setContext: "set context"
    case .set(let values):
      if case .object(let entries) = values {
        "set \(entries.map { "\($0.name): \($0.value.settingSummary)" }.joined(separator: ", "))"
      } else {
        "set"
      }
    case .emit(let name): "emit \(name)"
    case .track(let event): "track \(event)"
    }
  }
}
