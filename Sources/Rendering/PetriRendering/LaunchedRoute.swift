public import PetriCatalog
public import PetriComposer
public import PetriRouting

/// A route taken from the current screen: its plan, made before any navigation, and its result.
@MainActor
public struct LaunchedRoute {
  /// The plan.
  public let plan: RoutePlan
  private let screen: String
  /// The screen that the route starts from, in its current state.
  public let launched: LaunchedScreen
  /// The reason the route didn't arrive: an error, or what it is waiting for; `nil` if it arrived.
  public private(set) var obstacle: String?

  /// Launches a screen, opens others on it as taps would, and plans a route without taking it.
  ///
  /// - Parameter screens: The names of the screens, the root first.
  /// - Throws: `CompositionError` for a screen that can't be composed, `RouteStartProblem` for one that can't be
  ///   opened, and what `ScreenRouter.plan` throws.
  public init(
    to target: ScreenTarget,
    from screens: [String],
    on stage: Stage,
    with composer: Composer
  ) throws {
    launched = try LaunchedScreen.stack(screens, on: stage, with: composer)
    screen = target.screen
    plan = try composer.routing.plan(to: target)
    obstacle = plan.failure?.description
  }

  /// Whether the plan succeeded.
  public var canBeTaken: Bool { plan.failure == nil }

  /// Takes the route exactly as planned.
  public mutating func take(with composer: Composer) {
    var ended: NavigationResult?
    let refusals = launched.stage.run("route \(screen)") {
      composer.routing.perform(plan) { ended = $0 }
    }
    switch ended {
    case .success: obstacle = refusals.isEmpty ? nil : refusals.map(\.description).joined(separator: "\n")
    case .failure(let error): obstacle = error.description
    // The same words as for a launch and a walk.
    case nil: obstacle = launched.stage.unfinished.joined(separator: "\n")
    }
  }

  /// The plan, the result, and the screen.
  public func text(as rendering: Rendering) -> String {
    "\(plan)\n" + (obstacle.map { "\($0)\n\n" } ?? "") + launched.text(as: rendering)
  }
}

/// The reason the start of a route can't be shown.
public struct RouteStartProblem: Error, Hashable, CustomStringConvertible {
  /// The reason.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
