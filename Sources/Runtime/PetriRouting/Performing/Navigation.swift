public import PetriUIKit

/// How a navigation ends: with the controllers of the route, the found one first, or with why it did not get there.
public typealias NavigationResult = Result<[UIViewController], RoutingError>

/// A navigation that was asked for; it can be watched and cancelled.
@MainActor
public final class Navigation {
  /// How far a navigation is.
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
  /// Its plan, the last one that was made; `nil` before that.
  public internal(set) var plan: RoutePlan?
  /// Why it waits, where it does.
  public internal(set) var reasonToWait: String?
  /// The interceptor that has been asked and has not answered, while there is one.
  public internal(set) var unanswered: String?
  private weak var router: DefaultRouter?

  init(by router: DefaultRouter?) {
    self.router = router
  }

  /// One that was over before it began.
  static func refused(_ plan: RoutePlan? = nil) -> Navigation {
    let navigation = Navigation(by: nil)
    navigation.phase = .ended
    navigation.plan = plan
    return navigation
  }

  /// Ends it with `RoutingError.Kind.cancelled`: at once, or after the move that it is just making.
  public func cancel() { router?.cancel(self) }
}
