/// An interceptor that screens share.
public struct InterceptorDefinition: Hashable, Sendable, Codable {
  /// The name in kebab case.
  public var name: String
  /// The keys that it reads from the destination's context.
  public var context: [ContextField] = []
  /// The condition on that context and the state.
  public var require: Condition?
  /// The screen shown until the condition holds; `nil` to refuse immediately.
  public var show: String?
  /// The context of that screen, with references to the context and the state.
  public var with = ContextLiteral.empty
  /// The reason for refusing.
  public var refuse: LocalizedText?
  /// Whether it applies to every navigation.
  public var always = false
  /// The time limit in seconds; `nil` for none.
  public var timeout: Double?
  /// What happens to a navigation during a transition; `nil` to ignore transitions.
  public var transition: TransitionPolicy?
  /// The location of the definition.
  public var place: Place

  /// Makes an interceptor that allows everything.
  public init(name: String, place: Place) {
    self.name = name
    self.place = place
  }
}

/// What happens to a navigation during a UIKit transition.
public enum TransitionPolicy: String, Hashable, Sendable, Codable, CaseIterable {
  case wait
  case abort
}

/// How a visible screen blocks navigation.
public struct BlockingDefinition: Hashable, Sendable, Codable {
  /// What happens to a navigation that would cover or dismiss the screen.
  public enum Conflict: String, Hashable, Sendable, Codable, CaseIterable {
    /// It waits until the screen is gone.
    case wait
    case refuse
  }

  /// The priority; navigations to screens with an equal or higher one aren't blocked.
  public var priority: Int
  /// What happens to a navigation that would cover or dismiss the screen.
  public var onConflict = Conflict.wait

  /// Makes a blocker.
  public init(priority: Int) {
    self.priority = priority
  }
}

/// A task of a route: a context task or a post-routing task.
public enum RouteTask: Hashable, Sendable, Codable {
  /// Passes the route's context to a screen found with another one.
  case setContext
  /// Changes the state, with references to the context.
  case set(ContextLiteral)
  /// Emits an event, as a tap's `emit` does.
  case emit(String)
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
