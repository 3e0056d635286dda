/// Observes a router's navigations, whose results are reported to their own callers.
@MainActor
public protocol RouterDelegate: AnyObject {
  /// Called before a navigation moves.
  ///
  /// - Parameter plan: a record of the moves that follow; it can't be performed again.
  func router(_ router: DefaultRouter, willPerform plan: RoutePlan)

  /// Called when a navigation waits for a blocker.
  func router(_ router: DefaultRouter, didBlock navigation: Navigation)
}

extension RouterDelegate {
  /// Does nothing.
  public func router(_ router: DefaultRouter, willPerform plan: RoutePlan) {}

  /// Does nothing.
  public func router(_ router: DefaultRouter, didBlock navigation: Navigation) {}
}
