import PetriUIKit

/// Where a plan comes from, so that a router can perform it. It isn't part of the plan's value: plans with the same text are equal.
///
/// It keeps the request and no controller: a plan that nobody performs keeps nothing on screen alive.
struct PlanOrigin: Sendable {
  @MainActor
  final class Source {
    private(set) weak var router: DefaultRouter?
    let request: any NavigationRequest
    private weak var found: UIViewController?

    init(router: DefaultRouter, request: any NavigationRequest, found: UIViewController?) {
      self.router = router
      self.request = request
      self.found = found
    }

    /// Whether a newer plan of the request begins at the same controller.
    func hasSameStart(as planned: Planned) -> Bool { found === planned.found }
  }

  /// `nil` for a plan that was decoded, or written down while it was performed.
  var source: Source?
}

extension PlanOrigin: Hashable {
  static func == (left: PlanOrigin, right: PlanOrigin) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
