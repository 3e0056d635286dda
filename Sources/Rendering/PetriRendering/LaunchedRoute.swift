public import PetriCatalog
public import PetriComposer
public import PetriRouting

/// A route that is taken from what is on screen: its plan, made before anything moved, and what came of it.
@MainActor
public struct LaunchedRoute {
  /// The plan of its steps.
  public let plan: RoutePlan
  private let screen: String
  /// Where it was taken from, as it is now.
  public let launched: LaunchedScreen
  /// Why it is not there: the error, or what it waits for; `nil` where it is.
  public private(set) var obstacle: String?

  /// Launches a screen, opens others on it as taps would, and plans a route; nothing has moved then.
  ///
  /// - Parameter screens: the names, the first is the root.
  /// - Throws: `CompositionError` for a screen that can't be composed, `RouteStartProblem` for one that can't be opened, and
  ///   what `ScreenRouter.plan` throws.
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

  /// Whether there is a way.
  public var canBeTaken: Bool { plan.failure == nil }

  /// Takes the route: exactly as it was planned.
  public mutating func take(with composer: Composer) {
    var ended: NavigationResult?
    let refusals = launched.stage.run("route \(screen)") {
      composer.routing.perform(plan) { ended = $0 }
    }
    switch ended {
    case .success: obstacle = refusals.isEmpty ? nil : refusals.map(\.description).joined(separator: "\n")
    case .failure(let error): obstacle = error.description
    // Said as a launch and a walk say it.
    case nil: obstacle = launched.stage.unfinished.joined(separator: "\n")
    }
  }

  /// The plan, what came of it, and what is on screen.
  public func text(as rendering: Rendering) -> String {
    "\(plan)\n" + (obstacle.map { "\($0)\n\n" } ?? "") + launched.text(as: rendering)
  }
}
