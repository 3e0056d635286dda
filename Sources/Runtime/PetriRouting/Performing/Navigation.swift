public import PetriUIKit

/// The controllers of the route in order, starting at the one found, or the reason for the failure.
public typealias NavigationResult = Result<[UIViewController], RoutingError>

/// A requested navigation, which can be observed and cancelled.
@MainActor
public final class Navigation {
  /// The progress of a navigation.
  public enum Phase: Hashable, Sendable {
    /// It waits for another navigation or a blocker.
    case waiting
    /// Its interceptors are asked.
    case asking
    case moving
    case ended
  }

  /// The progress.
  public internal(set) var phase = Phase.waiting
  /// The latest plan; `nil` before planning.
  public internal(set) var plan: RoutePlan?
  /// The reason for waiting, if it waits.
  public internal(set) var reasonToWait: String?
  /// The interceptor that hasn't answered yet.
  public internal(set) var unanswered: String?
  private weak var router: DefaultRouter?

  init(by router: DefaultRouter?) {
    self.router = router
  }

  /// A navigation that was refused immediately.
  static func refused(_ plan: RoutePlan? = nil) -> Navigation {
    let navigation = Navigation(by: nil)
    navigation.phase = .ended
    navigation.plan = plan
    return navigation
  }

  /// Ends it with `RoutingError.Kind.cancelled`, immediately or after the current move.
  public func cancel() { router?.cancel(self) }
}
