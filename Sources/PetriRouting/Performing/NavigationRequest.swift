import PetriUIKit

/// What a navigation is asked for. It moves nothing, and is planned as often as what is on screen changes.
@MainActor
protocol NavigationRequest {
  /// Only what blocks with a higher priority keeps it waiting.
  var priority: Int { get }

  /// What is in front when it is asked for, to which a person returns by `back`; `nil` where nobody does.
  func origin(in router: DefaultRouter) -> UIViewController?

  /// What has to be done for it now.
  func planned(by router: DefaultRouter) -> Planned
}

extension NavigationRequest {
  /// Nothing: it leads nowhere by a route.
  func origin(in router: DefaultRouter) -> UIViewController? { nil }
}
