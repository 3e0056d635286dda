import PetriCatalog
public import PetriComposer
import PetriUIKit

extension LaunchedScreen {
  /// Launches a screen with its examples and defaults, and opens others on it one after another, as taps would.
  ///
  /// - Parameter names: the screens, the first is the root; at least one.
  /// - Throws: `CompositionError` for a screen that can't be composed, `RouteStartProblem` for one that can't be opened.
  public static func stack(_ names: [String], on stage: Stage, with composer: Composer) throws -> LaunchedScreen {
    guard let first = names.first, let root = composer.catalog.screen(named: first) else {
      throw CompositionError.unknownScreen(names.first ?? "")
    }
    let launch = Launch(of: root, in: stage.environment)
    guard launch.problems.isEmpty else {
      throw CompositionError.context(screen: first, problems: launch.problems)
    }
    let launched = try LaunchedScreen(launch, stage: stage, composer: composer)
    if let refusal = launched.refusals.first { throw RouteStartProblem("'\(first)' can't be launched: \(refusal)") }
    for name in names.dropFirst() {
      guard let front = stage.window.rootViewController?.frontmost else { continue }
      let refusals = stage.run("open:\(name)") { composer.perform(.open(screen: name, with: .empty), from: front) }
      if let refusal = refusals.first { throw RouteStartProblem("'\(name)' can't be opened: \(refusal.reason)") }
      guard composer.routing.isInFront(name) else {
        let inFront =
          "'\(stage.window.rootViewController.map { composer.routing.name(of: $0.frontmost) } ?? "")' is in front"
        throw RouteStartProblem("'\(name)' isn't on screen: \(stage.unfinished.first ?? inFront)")
      }
    }
    if let gone = names.first(where: { !composer.routing.isThere($0) }) {
      throw RouteStartProblem("'\(gone)' isn't on screen: opening \(names.last.map { "'\($0)'" } ?? "") took it away")
    }
    return launched
  }
}
