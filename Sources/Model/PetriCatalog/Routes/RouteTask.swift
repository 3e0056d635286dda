/// A task with a screen of a route: when its context is handed over, or when the navigation is over.
public enum RouteTask: Hashable, Sendable, Codable {
  /// The screen shows the route's context, if it was found with another.
  case setContext
  /// The state changes, with references to the context.
  case set(ContextLiteral)
  /// A name is reported, as a tap's `emit` does.
  case emit(String)
  /// An event is reported, for analytics.
  case track(String)
}

extension RouteTask: CustomStringConvertible {
  /// The task in a plan.
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
