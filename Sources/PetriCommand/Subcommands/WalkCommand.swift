import ArgumentParser
import PetriCatalog
import PetriComposer
import PetriDiagnostics
import PetriRendering
import PetriText

/// `petri walk`: plays what a person does from a screen on.
struct WalkCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "walk",
    abstract: "Play walks: one with the tree after each step, or all of a screen or of the catalogue.",
    discussion: """
      A walk is a list of steps under 'walks:' in a screen; the browser records them. A step that can't be done, does \
      nothing or is refused ends its walk unless the next step expects it ('expect: {refused: REASON}'); so does an \
      expectation that does not hold. The exit code is 1 then.

      EXAMPLES
        petri walk
        petri walk sign-in
        petri walk sign-in in --as wireframe
      """
  )

  @Argument(help: "The screen; all that have walks without one.", completion: NameCompletion.screens)
  var screen: String?

  @Argument(help: "The walk; all of the screen without one.")
  var name: String?

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp("What is printed after each step of a walk that is named.", valueName: "kind")
  )
  var rendering = WordArgument(Rendering.tree)

  @OptionGroup(title: "Environment") var environment: EnvironmentOptions
  @OptionGroup var options: CatalogOptions

  func perform() throws {
    let workspace = try Workspace(options)
    workspace.mentionBrokenScreens()
    // Misuse of UIKit is reported with the step that caused it.
    Stage.hearMisuse { _ in }
    let screens = try screen.map { [try workspace.screen(named: $0)] } ?? Array(workspace.catalog.screens)
    let walks = screens.flatMap { screen in screen.walks.map { (screen, $0) } }.filter {
      name == nil || $0.1.name == name
    }
    guard !walks.isEmpty else { throw nothing(in: screens) }
    var failed = 0
    for (screen, walk) in walks where try !play(walk, of: screen, in: workspace) { failed += 1 }
    if walks.count > 1 {
      Console.line("\(walks.count) walks, \(failed == 0 ? "all went through" : "\(failed) failed")")
    }
    if failed > 0 { throw ExitStatus.failed }
  }

  private func nothing(in screens: [ScreenDefinition]) -> CommandFailure {
    guard let screen else {
      return CommandFailure("no screen has a walk; 'walks:' in a screen gives it some", .nothingMatched)
    }
    let names = screens.flatMap(\.walks).map(\.name)
    guard let name, !names.isEmpty else { return CommandFailure("'\(screen)' has no walk", .usage) }
    let nearest = NearestName.suggestion(for: name, among: names).map { "did you mean '\($0)'? " } ?? ""
    return CommandFailure(
      "'\(screen)' has no walk '\(name)'; \(nearest)There are \(names.joined(separator: ", "))",
      .usage
    )
  }

  /// Plays a walk and prints how it went.
  ///
  /// - Returns: whether it went through.
  @MainActor
  private func play(_ walk: WalkDefinition, of screen: ScreenDefinition, in workspace: Workspace) throws -> Bool {
    let launcher = Launcher(workspace: workspace)
    let stage = try launcher.stage(environment)
    let composer = try launcher.composer(environment.stateValues, locale: stage.environment.locale)
    let title = "\(screen.name) \(walk.name)"
    // A lifecycle takes the screen away: it is told when all is done.
    let printsSteps = name != nil && rendering.word != .lifecycle
    let launched: LaunchedScreen
    do throws(WalkStop) {
      launched = try LaunchedScreen.play(walk, of: screen, on: stage, with: composer) { launched, number in
        if printsSteps { printStep(number, of: walk, launched) }
      }
    } catch {
      Console.line("failed  \(title)  at \(error.place)".cleaned)
      for line in error.reason.split(separator: "\n") { Console.line("  \(String(line).cleaned)") }
      return false
    }
    if name != nil, !printsSteps { Console.write(launched.text(as: .lifecycle)) }
    if name != nil { Console.line() }
    Console.line("ok      \(title)  \(walk.steps.count) step\(walk.steps.count == 1 ? "" : "s")")
    return true
  }

  @MainActor
  private func printStep(_ number: Int, of walk: WalkDefinition, _ launched: LaunchedScreen) {
    let text = WalkText(number, of: walk, launched, as: rendering.word)
    Console.line((number == 0 ? "" : "\n") + text.title.cleaned.styled(.bold, color: options.color.isOnForOutput))
    Console.write(text.body)
  }
}
