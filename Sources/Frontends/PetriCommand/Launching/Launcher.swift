import PetriBrowser
import PetriCatalog
import PetriComposer
import PetriDiagnostics
import PetriFormat
import PetriLoader
import PetriRendering
import PetriText

@MainActor
struct Launcher {
  let workspace: Workspace

  func stage(_ options: EnvironmentOptions) throws -> Stage {
    var environment = LaunchEnvironment(settings: workspace.catalog.settings)
    if let device = options.device { environment.device = device }
    if let appearance = options.appearance { environment.appearance = appearance.word }
    if let size = options.contentSize { environment.contentSize = size.word }
    if let locale = options.locale {
      guard locale.isLocale else {
        let near = locale.replacing("_", with: "-")
        throw CommandFailure(
          "invalid locale '\(locale)'; write a locale such as \(near.isLocale ? near : "en or pt-BR")",
          .usage,
          nearest: near.isLocale ? [near] : []
        )
      }
      environment.locale = locale
    }
    let stage = try stage(environment)
    stage.keyboard = options.keyboard?.word
    return stage
  }

  func stage(_ environment: LaunchEnvironment) throws -> Stage {
    do throws(UnknownDevice) {
      return try Stage(environment: environment)
    } catch {
      let nearest = NearestName.suggestion(for: error.name, among: Stage.devices)
      throw CommandFailure(
        nearest.map { "unknown device '\(error.name)'; did you mean '\($0)'?" } ?? error.description,
        .usage,
        nearest: NearestName.nearest(to: error.name, among: Stage.devices)
      )
    }
  }

  /// Creates a composer with the app state from options.
  ///
  /// - Parameter fixture: state values of a fixture, overridden by the options.
  /// - Throws: `CommandFailure` with all problems of the state.
  func composer(_ values: [String], over fixture: ContextObject = ContextObject(), locale: String) throws -> Composer {
    let state = AppState(fields: workspace.catalog.settings.state, values: fixture)
    let composer = Composer(
      catalog: workspace.catalog,
      registry: workspace.registry,
      state: state,
      locale: locale
    )
    composer.brokenScreens = Set(workspace.loaded.brokenScreens.map(\.name))
    let fields = workspace.catalog.settings.state
    let assignments = try values.map { try assignment($0, option: "--state").parsed(for: fields) }
    let problems = composer.state.apply(assignments)
    guard problems.isEmpty else {
      throw failure(problems, of: "the state", next: "petri manifest --kind state --full")
    }
    return composer
  }

  /// Resolves the context of a launch, and of its child screens.
  ///
  /// - Parameter given: the values of a deep link, used instead of a file.
  /// - Throws: `CommandFailure` with all problems of the context.
  func context(
    of screen: ScreenDefinition,
    _ options: ContextOptions,
    given: ContextLiteral? = nil,
    environment: LaunchEnvironment
  ) throws -> CheckedLaunch {
    let checked = CheckedLaunch(
      of: screen,
      in: workspace.catalog,
      assignments: try options.values.map { try assignment($0, option: "--context") },
      given: try given ?? options.contextFile.map { try ContextInput.read($0, in: workspace.invocation) } ?? .empty,
      fixture: try fixture(of: screen, options.fixture),
      fallback: fallback(options, isLink: given != nil),
      environment: environment
    )
    guard checked.resolution.problems.isEmpty else {
      throw failure(checked.resolution.problems, ofContextOf: screen.name)
    }
    guard checked.innerProblems.isEmpty else {
      let failures = checked.innerProblems.map { inner in
        inner.problem.map { failure([$0], ofContextOf: inner.screen) }
          ?? CommandFailure("--context \(inner.reason)", .usage, next: "petri show \(inner.screen)")
      }
      let text = failures.map(\.message).joined(separator: "\n")
      throw CommandFailure(failures.flatMap(\.problems), .usage, text: text)
    }
    return checked
  }

  /// The source of missing keys. A screen launched by name uses its examples, as in snapshots; a deep link uses the
  /// defaults, as in the app.
  private func fallback(_ options: ContextOptions, isLink: Bool) -> ContextResolution.Fallback {
    if options.strictContext { return .defaultsOnly }
    return options.defaults || (isLink && options.fixture == nil) ? .defaultsFirst : .examplesFirst
  }

  func checked(_ request: LaunchRequest, of screen: ScreenDefinition) throws -> CheckedLaunch {
    var checked = CheckedLaunch(
      of: screen,
      in: workspace.catalog,
      assignments: try request.values.map { try assignment($0.argument, option: "--context") },
      fixture: try fixture(of: screen, request.fixture),
      fallback: request.prefersDefaults ? .defaultsFirst : .examplesFirst,
      environment: LaunchEnvironment(request.environment)
    )
    if !request.layersOff.isEmpty { checked.launch.layers = .without(request.layersOff) }
    return checked
  }

  /// Creates a composer with the app state of a launch, overridden by values.
  func composer(_ values: [String] = [], for launch: Launch) throws -> Composer {
    try composer(values, over: launch.state, locale: launch.environment.locale)
  }

  /// Validates the name of a fixture; `nil` stands for the examples.
  private func fixture(of screen: ScreenDefinition, _ name: String?) throws -> String? {
    guard let name, name != Fixture.examples else { return nil }
    guard screen.fixture(named: name) != nil else {
      let names = [Fixture.examples] + screen.fixtures.map(\.name)
      let nearest = NearestName.suggestion(for: name, among: names).map { "did you mean '\($0)'?" }
      throw CommandFailure(
        "'\(screen.name)' has no fixture '\(name)'; \(nearest ?? "its fixtures: \(names.joined(separator: ", "))")",
        .usage,
        nearest: NearestName.nearest(to: name, among: names),
        next: "petri show \(screen.name)"
      )
    }
    return name
  }

  /// Parses `key=text`, or `key:=value` with a YAML literal that is used regardless of the key's type, as in
  /// `note:=null`.
  func assignment(_ argument: String, option: String) throws -> ContextAssignment {
    if let typed = ContextAssignment(typed: argument) { return typed }
    if let assignment = ContextAssignment(argument: argument) { return assignment }
    let isTooFar = argument.prefix { $0 != "=" }.contains(/\[[0-9]{5,}\]/)
    throw CommandFailure(
      isTooFar
        ? "the index in a list must be between 0 and 9999; found '\(argument)'"
        : "\(option) must be key=value; found '\(argument)'",
      .usage
    )
  }

  func failure(_ problems: [ContextProblem], ofContextOf screen: String) -> CommandFailure {
    failure(problems, of: "the context of '\(screen)'", next: "petri show \(screen)")
  }

  private func failure(_ problems: [ContextProblem], of subject: String, next: String) -> CommandFailure {
    let all = problems.map { problem in
      guard case .unknownKey(let known) = problem.kind, let name = problem.path.steps.last else {
        return CommandProblem("\(problem)", next: next)
      }
      let nearest = NearestName.suggestion(for: ContextPath([name]).description, among: known)
      let keys = known.isEmpty ? "no keys are declared" : "the keys are \(known.joined(separator: ", "))"
      let hint = nearest.map { "did you mean '\($0)'?" } ?? keys
      return CommandProblem("\(problem); \(hint)", nearest: [nearest].compactMap(\.self), next: next)
    }
    let count = problems.count == 1 ? "1 problem" : "\(problems.count) problems"
    let lines = ["\(count) in \(subject):"] + all.map { "  \($0.message)" }
    let help = "help: '\(next)' lists its keys with types and examples"
    return CommandFailure(all, .usage, text: (lines + [help]).joined(separator: "\n"))
  }
}
