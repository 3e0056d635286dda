import ArgumentParser
import PetriCatalog
import PetriComposer
import PetriDiagnostics
import PetriLoader
import PetriRendering
import PetriText

struct WalkCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "walk",
    abstract: "Play one walk and print the tree after each step, or all walks of a screen or the catalogue.",
    discussion: """
      A walk is a list of steps under 'walks:' in a screen; the browser can record them. A walk fails if a step can't be \
      done, does nothing or is refused, unless the next step expects that ('expect: {refused: REASON}'), and if an expectation \
      isn't met. The exit code is then 1.

      EXAMPLES
        petri walk
        petri walk sign-in
        petri walk sign-in in --as wireframe
      """
  )

  @Argument(help: "The screen; all screens that have walks by default.", completion: NameCompletion.screens)
  var screen: String?

  @Argument(help: "The walk; all walks of the screen by default.")
  var name: String?

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp("What to print after each step of a named walk.", valueName: "kind")
  )
  var rendering = WordArgument(Rendering.tree)

  @Flag(
    help:
      "Print JSON: an object with walks, each with screen, walk, passed, steps, and place and reason where it failed."
  )
  var json = false

  @OptionGroup(title: "Environment") var environment: EnvironmentOptions
  @OptionGroup var options: CatalogOptions

  private struct Outcome: Encodable {
    let screen: String
    let walk: String
    let steps: Int
    var passed = true
    var place: String?
    var reason: String?
    var texts: [Step]?
  }

  private struct Step: Encodable {
    let step: String
    let text: String
  }

  private struct Answer: Encodable {
    var version = 1
    let walks: [Outcome]
  }

  func perform(in invocation: Invocation) throws {
    let workspace = try Workspace(options, invocation)
    workspace.mentionBrokenScreens()
    let screens = try screen.map { [try definition(named: $0, in: workspace)] } ?? workspace.catalog.screens
    let walks = screens.flatMap { screen in screen.walks.map { (screen, $0) } }.filter {
      name == nil || $0.1.name == name
    }
    guard !walks.isEmpty else { throw nothing(in: screens, hasBroken: !workspace.loaded.brokenScreens.isEmpty) }
    var outcomes: [Outcome] = []
    for (screen, walk) in walks { outcomes.append(try play(walk, of: screen, in: workspace)) }
    let failed = outcomes.count { !$0.passed }
    if json {
      invocation.console.write(PrettyJSON.text(of: Answer(walks: outcomes)))
    } else if walks.count > 1 {
      invocation.console.line("\(walks.count) walks, \(failed == 0 ? "all passed" : "\(failed) failed")")
    }
    let lost = screen == nil ? workspace.loaded.brokenScreens.filter { !$0.walks.isEmpty } : []
    for broken in lost {
      invocation.console.fail(
        "'\(broken.name)' has errors; walks that weren't played: \(broken.walks.joined(separator: ", "))"
      )
    }
    if failed > 0 || !lost.isEmpty { throw ExitStatus.failed }
  }

  /// - Throws: `CommandFailure`; if the name is that of a walk, the error names its screen.
  @MainActor private func definition(named name: String, in workspace: Workspace) throws -> ScreenDefinition {
    guard workspace.placeOfScreen(named: name) == nil else { return try workspace.screen(named: name) }
    if let owner = workspace.catalog.screens.first(where: { $0.walks.contains { $0.name == name } }) {
      throw CommandFailure(
        "'\(name)' is a walk of '\(owner.name)', not a screen; run 'petri walk \(owner.name) \(name)'",
        .usage,
        next: "petri walk \(owner.name) \(name)"
      )
    }
    if let owner = workspace.loaded.brokenScreens.first(where: { $0.walks.contains(name) }) {
      throw CommandFailure("'\(name)' is a walk of '\(owner.name)', which has errors", .failed, next: "petri validate")
    }
    return try workspace.screen(named: name)
  }

  private func nothing(in screens: [ScreenDefinition], hasBroken: Bool) -> CommandFailure {
    guard let screen else {
      let what = hasBroken ? "no screen without errors has a walk" : "no screen has a walk; add one with 'walks:'"
      return CommandFailure(
        what,
        .nothingMatched,
        next: hasBroken ? "petri validate" : "petri manifest --format walk-step"
      )
    }
    let names = screens.flatMap(\.walks).map(\.name)
    guard let name, !names.isEmpty else {
      return CommandFailure(
        "'\(screen)' has no walks; 'petri walk' plays those of all screens",
        .usage,
        next: "petri walk"
      )
    }
    let nearest = NearestName.suggestion(for: name, among: names).map { "did you mean '\($0)'?" }
    return CommandFailure(
      "'\(screen)' has no walk '\(name)'; \(nearest ?? "its walks: \(names.joined(separator: ", "))")",
      .usage,
      nearest: NearestName.nearest(to: name, among: names),
      next: "petri walk \(screen)"
    )
  }

  /// Plays a walk and prints the result, unless it is printed at the end.
  @MainActor
  private func play(_ walk: WalkDefinition, of screen: ScreenDefinition, in workspace: Workspace) throws -> Outcome {
    var outcome = Outcome(screen: screen.name, walk: walk.name, steps: walk.steps.count)
    let launcher = Launcher(workspace: workspace)
    let stage = try launcher.stage(environment)
    let launch = Launch(of: screen, fixture: walk.fixture, in: stage.environment)
    let composer = try launcher.composer(environment.stateValues, for: launch)
    let title = "\(screen.name) \(walk.name)"
    // The lifecycle rendering dismisses the screen, so it can only be printed at the end.
    let printsSteps = name != nil && rendering.word != .lifecycle
    let launched: LaunchedScreen
    do throws(WalkStop) {
      launched = try LaunchedScreen.play(walk, of: screen, on: stage, with: composer) { launched, number in
        guard printsSteps else { return }
        let text = WalkText(number, of: walk, launched, as: rendering.word)
        if json {
          outcome.texts = (outcome.texts ?? []) + [Step(step: text.title, text: text.body)]
        } else {
          printStep(number, text, in: workspace.invocation)
        }
      }
    } catch {
      (outcome.passed, outcome.place, outcome.reason) = (false, "\(error.place)", error.reason)
      guard !json else { return outcome }
      workspace.console.line("failed  \(title)  at \(error.place)".cleaned)
      for line in error.reason.split(separator: "\n") { workspace.console.line("  \(String(line).cleaned)") }
      return outcome
    }
    guard !json else { return outcome }
    if name != nil, !printsSteps { workspace.console.write(launched.text(as: .lifecycle)) }
    if name != nil { workspace.console.line() }
    workspace.console.line("ok      \(title)  \(walk.steps.count) step\(walk.steps.count == 1 ? "" : "s")")
    return outcome
  }

  @MainActor
  private func printStep(_ number: Int, _ text: WalkText, in invocation: Invocation) {
    let title = text.title.cleaned.styled(.bold, color: invocation.colorsOutput(options.color))
    invocation.console.line((number == 0 ? "" : "\n") + title)
    invocation.console.write(text.body)
  }
}
