import PetriCatalog
import PetriChecks
import PetriComposer
import PetriLanguageServer
import PetriRendering
import PetriUIKit

/// The parts of screens that the steps of a walk touch, and could touch, for those who write it in an editor.
@MainActor
struct WalkControls {
  let registry: ControllerRegistry

  /// The parts that a person can touch after all steps, in the order in which they are read, each by the name that a walk calls it.
  ///
  /// A step that can't be taken ends it: the parts are those before it then.
  ///
  /// - Parameter budget: how long the steps may take; none is given where they take longer.
  func all(
    after walk: WalkDefinition,
    of screen: ScreenDefinition,
    in catalog: Catalog,
    budget: Duration
  ) -> [LanguageServerSettings.Control] {
    let stage = play(walk, of: screen, in: catalog, budget: budget) { _, _, _ in }
    return (stage?.touchables ?? []).map { touchable in
      // A title is mostly what is read, too.
      let others = touchable.otherNames.reduce(into: [touchable.name]) { if !$0.contains($1) { $0.append($1) } }
      return LanguageServerSettings.Control(
        name: touchable.name,
        detail: ([touchable.kind.words] + others.dropFirst().prefix(2)).joined(separator: ", ")
      )
    }
  }

  /// The controls that the steps touch, by the steps' places, as far as the steps before them can be taken.
  ///
  /// - Parameter budget: how long the steps may take; what is found until then is given.
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

  /// Takes the steps of a walk as far as they can be taken.
  ///
  /// - Parameter visit: called before each step.
  /// - Returns: the stage then; `nil` where it took too long.
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
    // The first step may be about a refusal at the launch.
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
  /// The name of the control that it is about.
  fileprivate var touchedName: String? {
    switch kind {
    case .move(let move): move.touchedName
    case .expect(let expectation): expectation.focused
    }
  }
}

extension LanguageServerSettings.Touched {
  /// A control of what is shown. An item of a bar is known by its id, on the screen in front.
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
