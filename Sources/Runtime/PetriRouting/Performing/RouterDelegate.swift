/// Hears of a router's navigations and their ends.
///
/// How a navigation ends is always its own result: of ``Router/navigate(to:with:from:animated:completion:)``,
/// ``Router/perform(_:animated:completion:)`` and the others. A delegate only observes, so each method does nothing by
/// default. The router doesn't keep its delegate alive.
@MainActor
public protocol RouterDelegate: AnyObject {
  /// Reports that a navigation is about to move.
  ///
  /// - Parameter plan: exactly the moves that follow; its interceptors have agreed. It is a record: it can't be
  ///   performed again.
  func router(_ router: DefaultRouter, willPerform plan: RoutePlan)

  /// Tells that a navigation waits for something in front with a higher priority to go.
  func router(_ router: DefaultRouter, didBlock navigation: Navigation)
}

extension RouterDelegate {
  /// Does nothing.
  public func router(_ router: DefaultRouter, willPerform plan: RoutePlan) {}

  /// Does nothing.
  public func router(_ router: DefaultRouter, didBlock navigation: Navigation) {}
}
