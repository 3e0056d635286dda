public import PetriUIKit

/// How a navigation ends: with the controllers of the route, the found one first, or with why it did not get there.
public typealias NavigationResult = Result<[UIViewController], RoutingError>

/// A navigation that was asked for; it can be watched and cancelled.
@MainActor
public final class Navigation {
  /// How far it is.
  public enum Phase: Hashable, Sendable {
    /// It waits for another one, or for a blocker to go.
    case waiting
    /// Its interceptors are asked.
    case asking
    /// It moves.
    case moving
    /// It is over.
    case ended
  }

  /// How far it is.
  public internal(set) var phase = Phase.waiting
  /// What it does: as it was planned last; `nil` before that.
  public internal(set) var plan: RoutePlan?
  /// Why it waits, where it does.
  public internal(set) var reasonToWait: String?
  /// The interceptor that has been asked and has not answered, while there is one.
  public internal(set) var unanswered: String?
  var cancelWork: (() -> Void)?

  init() {}

  /// Ends it with `RoutingError.Kind.cancelled`: at once, or after the move that it is just making.
  public func cancel() { cancelWork?() }
}
