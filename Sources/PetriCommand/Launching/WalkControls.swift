import PetriCatalog
import PetriComposer
import PetriLanguageServer
import PetriRendering

/// The parts of a screen that a person can touch after some steps of a walk, for those who type the next one in an editor.
@MainActor
enum WalkControls {
  /// The parts in the order in which they are read, each by the name that a walk calls it.
  ///
  /// A step that can't be taken ends it: the parts are those before it then.
  ///
  /// - Parameter budget: how long the steps may take; none is given where they take longer.
  static func all(
    after walk: WalkDefinition,
    of screen: ScreenDefinition,
    in catalog: Catalog,
    _ registry: ControllerRegistry,
    budget: Duration
  ) -> [LanguageServerSettings.Control] {
    let deadline = ContinuousClock.now + budget
    let environment = LaunchEnvironment(settings: catalog.settings)
    guard let stage = try? Stage(environment: environment) else { return [] }
    let composer = Composer(
      catalog: catalog,
      registry: registry,
      state: AppState(fields: catalog.settings.state, values: ContextObject()),
      locale: environment.locale
    )
    var start = walk
    start.steps = []
    // The first step may be about a refusal at the launch.
    _ = try? LaunchedScreen.play(start, of: screen, on: stage, with: composer)
    for (number, step) in walk.steps.enumerated() {
      guard ContinuousClock.now < deadline else { return [] }
      let next = number + 1 < walk.steps.count ? walk.steps[number + 1] : nil
      do { try stage.take(step, before: next, with: composer) } catch { break }
    }
    return stage.touchables.map { touchable in
      let others = touchable.otherNames.filter { $0 != touchable.name }.prefix(2)
      return LanguageServerSettings.Control(
        name: touchable.name,
        detail: ([touchable.kind.words] + others).joined(separator: ", ")
      )
    }
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
