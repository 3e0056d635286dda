import PetriUIKit

/// The request for a navigation, which is planned again whenever the stack changes.
@MainActor
protocol NavigationRequest {
  /// The priority; only a blocker with a higher one holds it up.
  var priority: Int { get }

  /// The controller that `back` returns to; `nil` if it can't be undone.
  func origin(in router: DefaultRouter) -> UIViewController?

  /// Plans the moves on the current stack.
  func planned(by router: DefaultRouter) -> Planned
}

extension NavigationRequest {
  func origin(in router: DefaultRouter) -> UIViewController? { nil }
}
