import PetriUIKit

/// The origin of a plan, by which its router can perform it. It isn't part of the plan's value.
///
/// It keeps no controller alive.
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

    /// Whether another plan of the request starts at the same controller.
    func hasSameStart(as planned: Planned) -> Bool { found === planned.found }
  }

  /// `nil` for a decoded plan or a record.
  var source: Source?
}

extension PlanOrigin: Hashable {
  static func == (left: PlanOrigin, right: PlanOrigin) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
