/// What a navigation is asked for. It moves nothing, and is planned as often as what is on screen changes.
@MainActor
protocol NavigationRequest {
  /// Only what blocks with a higher priority keeps it waiting.
  var priority: Int { get }

  /// What has to be done for it now.
  func planned(by router: DefaultRouter) -> Planned
}
