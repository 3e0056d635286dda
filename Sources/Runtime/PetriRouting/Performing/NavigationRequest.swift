import PetriUIKit

/// The request for a navigation. It moves nothing, and is planned as often as the controllers on screen change.
@MainActor
protocol NavigationRequest {
  /// The priority of the navigation: only a blocker with a higher one keeps it waiting.
  var priority: Int { get }

  /// The controller in front when it is asked for, to which a person returns by `back`; `nil` where nobody does.
  func origin(in router: DefaultRouter) -> UIViewController?

  /// Plans it on the controllers that are there now.
  func planned(by router: DefaultRouter) -> Planned
}

extension NavigationRequest {
  /// Nothing: it leads nowhere by a route.
  func origin(in router: DefaultRouter) -> UIViewController? { nil }
}
