/// An interceptor that several screens can use.
public struct InterceptorDefinition: Hashable, Sendable, Codable {
  /// The name in kebab case.
  public var name: String
  /// The keys that the interceptor reads from the destination's context.
  public var context: [ContextField] = []
  /// The condition that lets a navigation proceed, on these context keys and the app's state.
  public var require: Condition?
  /// The screen to show until the condition holds; `nil` to refuse immediately.
  public var show: String?
  /// The context for that screen, with references to the destination's context and the app's state.
  public var with = ContextLiteral.empty
  /// The reason given for a refusal.
  public var refuse: LocalizedText?
  /// Whether the interceptor applies to every navigation.
  public var always = false
  /// The time limit in seconds; `nil` for no limit.
  public var timeout: Double?
  /// The treatment of a navigation that starts during a transition; `nil` to ignore transitions.
  public var transition: TransitionPolicy?
  /// The source location of the definition.
  public var place: Place

  /// Creates an interceptor that lets every navigation proceed.
  public init(name: String, place: Place) {
    self.name = name
    self.place = place
  }
}

/// The treatment of a navigation that starts during a UIKit transition.
public enum TransitionPolicy: String, Hashable, Sendable, Codable, CaseIterable {
  case wait
  case abort
}

/// The rules by which a visible screen blocks navigation.
public struct BlockingDefinition: Hashable, Sendable, Codable {
  /// The treatment of a navigation that would cover or dismiss the screen.
  public enum Conflict: String, Hashable, Sendable, Codable, CaseIterable {
    /// The navigation waits until the screen is gone.
    case wait
    case refuse
  }

  /// The priority. Only navigations to screens with a lower priority are blocked.
  public var priority: Int
  /// The treatment of a navigation that would cover or dismiss the screen.
  public var onConflict = Conflict.wait

  /// Creates a blocker.
  public init(priority: Int) {
    self.priority = priority
  }
}

/// A task of a route: a context task or a post-routing task.
public enum RouteTask: Hashable, Sendable, Codable {
  /// Passes the route's context to a screen that was found with a different context.
  case setContext
  /// Changes the app's state, with references to the context.
  case set(ContextLiteral)
  /// Emits an event, as `emit` does for a tap.
  case emit(String)
  case track(String)
}

extension RouteTask: CustomStringConvertible {
  /// A description for a navigation plan.
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
