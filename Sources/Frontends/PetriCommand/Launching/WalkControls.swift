import PetriCatalog
import PetriChecks
import PetriComposer
import PetriLanguageServer
import PetriRendering
import PetriUIKit

/// Completion and navigation of controls in walks, for the language server.
@MainActor
struct WalkControls {
  let registry: ControllerRegistry

  /// The controls on screen after all steps, in reading order, by the names that walks use. Stops at the first step
  /// that fails.
  ///
  /// - Parameter budget: the time limit; returns an empty list if it is exceeded.
  func all(
    after walk: WalkDefinition,
    of screen: ScreenDefinition,
    in catalog: Catalog,
    budget: Duration
  ) -> [LanguageServerSettings.Control] {
    let stage = play(walk, of: screen, in: catalog, budget: budget) { _, _, _ in }
    return (stage?.touchables ?? []).map { touchable in
      // The title is usually read by VoiceOver too, so the names repeat.
      let others = touchable.otherNames.reduce(into: [touchable.name]) { if !$0.contains($1) { $0.append($1) } }
      return LanguageServerSettings.Control(
        name: touchable.name,
        detail: ([touchable.kind.words] + others.dropFirst().prefix(2)).joined(separator: ", ")
      )
    }
  }

  /// The controls that the steps touch, by step index, up to the first step that fails.
  ///
  /// - Parameter budget: the time limit; returns the controls found before it.
  func touched(
    by walk: WalkDefinition,
    of screen: ScreenDefinition,
    in catalog: Catalog,
    budget: Duration
  ) -> [Int: LanguageServerSettings.Touched] {
    var found: [Int: LanguageServerSettings.Touched] = [:]
    _ = play(walk, of: screen, in: catalog, budget: budget) { number, step, stage in
      guard let name = step.touchedName, let touched = stage.touchable(named: name, among: stage.touchables) else {
        return
      }
      found[number] = LanguageServerSettings.Touched(touched, on: stage)
    }
    return found
  }

  /// Plays the steps of a walk up to the first that fails.
  ///
  /// - Parameter visit: called before each step.
  /// - Returns: the stage, or `nil` if the time limit was exceeded.
  private func play(
    _ walk: WalkDefinition,
    of screen: ScreenDefinition,
    in catalog: Catalog,
    budget: Duration,
    _ visit: (Int, WalkStep, Stage) -> Void
  ) -> Stage? {
    let deadline = ContinuousClock.now + budget
    let environment = LaunchEnvironment(settings: catalog.settings)
    guard let stage = try? Stage(environment: environment) else { return nil }
    let launch = Launch(of: screen, fixture: walk.fixture, in: environment)
    let composer = Composer(for: launch, catalog: catalog, registry: registry)
    var start = walk
    start.steps = []
    // Ignored, because the first step may expect the launch to be rejected.
    _ = try? LaunchedScreen.play(start, of: screen, on: stage, with: composer)
    for (number, step) in walk.steps.enumerated() {
      guard ContinuousClock.now < deadline else { return nil }
      visit(number, step, stage)
      let next = number + 1 < walk.steps.count ? walk.steps[number + 1] : nil
      do { try stage.take(step, before: next, with: composer) } catch { break }
    }
    return stage
  }
}

extension WalkStep {
  fileprivate var touchedName: String? {
    switch kind {
    case .move(let move): move.touchedName
    case .expect(let expectation): expectation.focused
    }
  }
}

extension LanguageServerSettings.Touched {
  /// A bar button item is identified by its accessibility identifier, on the frontmost screen.
  @MainActor
  fileprivate init(_ touchable: Touchable, on stage: Stage) {
    let definition = touchable.definition
    let front = stage.window.rootViewController?.frontmost
    self.init(
      id: definition?.id ?? (touchable.object as? UIBarButtonItem)?.accessibilityIdentifier
        ?? touchable.view?.accessibilityIdentifier,
      owner: (front as? any ComposedController)?.definitionName ?? "",
      place: definition?.place
    )
  }
}

extension Touchable.Kind {
  fileprivate var words: String {
    switch self {
    case .button: "is tapped"
    case .textField: "is typed in"
    case .adjustable: "is set"
    }
  }
}
