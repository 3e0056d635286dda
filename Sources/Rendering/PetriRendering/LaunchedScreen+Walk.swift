public import PetriCatalog
public import PetriComposer

extension LaunchedScreen {
  /// Launches a screen with what a walk begins with, and takes its steps.
  ///
  /// - Parameter taken: hears of the launch, as step 0, and of each step that was taken, by its number from 1.
  /// - Throws: `WalkStop` at the first step that can't be taken, or whose expectation isn't met.
  @discardableResult
  public static func play(
    _ walk: WalkDefinition,
    of screen: ScreenDefinition,
    on stage: Stage,
    with composer: Composer,
    taken: (LaunchedScreen, Int) -> Void = { _, _ in }
  ) throws(WalkStop) -> LaunchedScreen {
    let launch = Launch(of: screen, fixture: walk.fixture, in: stage.environment)
    guard launch.problems.isEmpty else {
      let reasons = launch.problems.map(\.description).joined(separator: "; ")
      throw WalkStop(place: walk.place, reason: "it can't begin: \(reasons)")
    }
    let launched: LaunchedScreen
    do {
      launched = try LaunchedScreen(launch, stage: stage, composer: composer)
    } catch {
      throw WalkStop(place: walk.place, reason: "it can't begin: \(error)")
    }
    if let refusal = stage.refusal, walk.steps.first?.expectsRefusal != true {
      throw WalkStop(place: walk.place, reason: "the launch: \(refusal)")
    }
    taken(launched, 0)
    for (number, step) in walk.steps.enumerated() {
      let next = number + 1 < walk.steps.count ? walk.steps[number + 1] : nil
      do throws(WalkFailure) {
        try stage.take(step, before: next, with: composer)
      } catch {
        throw WalkStop(place: step.place, reason: error.text(ofStep: number + 1, stage.words(for: step)))
      }
      taken(launched, number + 1)
    }
    if let unfinished = stage.unfinished.first {
      throw WalkStop(place: walk.steps.last?.place ?? walk.place, reason: "at the end \(unfinished)")
    }
    return launched
  }
}

/// The step at which a walk stopped, and the reason.
public struct WalkStop: Error, Hashable, CustomStringConvertible {
  /// The step, or the walk that could not begin.
  public let place: Place
  /// Which step, and what is on screen instead.
  public let reason: String

  /// The reason with its place.
  public var description: String { "\(place): \(reason)" }
}
