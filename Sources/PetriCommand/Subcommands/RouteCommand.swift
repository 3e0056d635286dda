import ArgumentParser
import PetriCatalog
import PetriComposer
import PetriRendering
import PetriRouting
import PetriText
import PetriUIKit

/// `petri route`: the way to a screen, from wherever.
struct RouteCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "route",
    abstract: "Print how to get to a screen: what is found, what is built, every move; then what it leads to.",
    discussion: """
      The plan is made by reading what is on screen; nothing moves before it is printed. --from says what is on screen: \
      a screen, and those that were opened on it one after another. A route that can't be taken is told with the reason, \
      and the exit code is 1.

      EXAMPLES
        petri route product --from cart --plan
        petri route product --from home-tabs,sign-in --context name=Tea
        petri route shop://settings --from home-tabs
        petri route star --from home --experiment navigation=hamburger
        petri route figures --from home --state signedIn=true --json
      """
  )

  @Argument(help: "The screen's name, or a link.", completion: NameCompletion.screens)
  var target: String

  @Option(
    help: ArgumentHelp(
      "What is on screen: a screen and what was opened on it. The start screen by default.",
      valueName: "screen,…"
    )
  )
  var from: String?

  @Option(name: .customLong("route"), help: ArgumentHelp("Which of the screen's routes.", valueName: "name"))
  var routeName: String?

  @Option(
    name: .customLong("context"),
    help: ArgumentHelp("A value of the screen's context. Repeatable.", valueName: "key=value")
  )
  var values: [String] = []

  @Flag(help: "Print the plan alone; nothing moves.")
  var plan = false

  @Flag(help: "Print JSON: an object with plan, and with what came of it.")
  var json = false

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp("How what it leads to is printed.", valueName: "kind")
  )
  var rendering = WordArgument(Rendering.tree)

  @OptionGroup(title: "Environment") var environment: EnvironmentOptions
  @OptionGroup var options: CatalogOptions

  private struct Answer: Encodable {
    let plan: RoutePlan
    var result: String?
    var screen: String?
  }

  func perform() throws {
    let workspace = try Workspace(options)
    workspace.mentionBrokenScreens()
    let target = try target(in: workspace)
    let launcher = Launcher(workspace: workspace)
    let stage = try launcher.stage(environment)
    let composer = try launcher.composer(environment.stateValues, locale: stage.environment.locale)
    let launched = try start(workspace, stage, composer)
    let made: RoutePlan
    do {
      made = try composer.routing.plan(to: target)
    } catch {
      throw CommandFailure("\(error)", .usage)
    }
    if !json { Console.write("\(made)".cleanedLines) }
    if plan || made.failure != nil {
      if json { Console.write(PrettyJSON.text(of: Answer(plan: made))) }
      if made.failure != nil { throw ExitStatus.failed }
      return
    }
    let result = try navigate(to: target, stage, composer)
    if json {
      let text = launched.text(as: rendering.word)
      Console.write(PrettyJSON.text(of: Answer(plan: made, result: result ?? "done", screen: text)))
    } else {
      Console.line()
      Console.write(launched.text(as: rendering.word))
      if let result { Console.fail(result.cleanedLines) }
    }
    if result != nil { throw ExitStatus.failed }
  }

  /// Takes the route.
  ///
  /// - Returns: why it is not there, where it is not: an interceptor waits for a person, a blocker is in front.
  @MainActor
  private func navigate(to target: ScreenTarget, _ stage: Stage, _ composer: Composer) throws -> String? {
    var ended: NavigationResult?
    var navigation: Navigation?
    try stage.run("route \(target.screen)") {
      navigation = try composer.routing.navigate(to: target) { ended = $0 }
    }
    switch ended {
    case .success: return nil
    case .failure(let error): return error.description
    case nil:
      return navigation?.reasonToWait.map { "it waits: \($0)" }
        ?? "it waits for an answer: \((navigation?.plan?.interceptors ?? []).joined(separator: ", "))"
    }
  }

  /// What is asked for: a link's screen, or a name with values.
  @MainActor
  private func target(in workspace: Workspace) throws -> ScreenTarget {
    if target.contains(":") {
      guard values.isEmpty else {
        throw CommandFailure("a link says what is in the context; --context goes with a name", .usage)
      }
      do throws(LinkFailure) {
        var linked = ScreenTarget(try workspace.catalog.destination(of: target))
        if let routeName { (linked.routeName, linked.route) = (routeName, nil) }
        return linked
      } catch {
        throw CommandFailure("'\(target.truncated(toColumns: 100))' leads nowhere: \(error)", .usage)
      }
    }
    let screen = try workspace.screen(named: target)
    let given = try values.map { text -> ContextLiteral.Entry in
      guard let assignment = ContextAssignment(argument: text)?.parsed(for: screen.context),
        case .key(let key)? = assignment.path.steps.first, assignment.path.steps.count == 1
      else { throw CommandFailure("--context wants key=value, not '\(text)'", .usage) }
      return ContextLiteral.Entry(name: key, value: assignment.value)
    }
    let resolution = ContextResolution(fields: screen.context, given: .object(given))
    guard resolution.problems.isEmpty else {
      throw CommandFailure(
        CompositionError.context(screen: screen.name, problems: resolution.problems).description,
        .usage
      )
    }
    return ScreenTarget(screen.name, with: .object(given), routeName: routeName)
  }

  /// What is on screen before: the first screen as the root, the others opened on it as taps would.
  @MainActor
  private func start(_ workspace: Workspace, _ stage: Stage, _ composer: Composer) throws -> LaunchedScreen {
    let names = (from ?? workspace.catalog.settings.start ?? "").split(separator: ",").map {
      String($0).trimmed
    }
    guard let first = names.first else {
      throw CommandFailure("the catalogue has no start screen; --from SCREEN says what is on screen", .usage)
    }
    for name in names { _ = try workspace.screen(named: name) }
    let root = try workspace.screen(named: first)
    let resolution = ContextResolution(fields: root.context)
    guard resolution.problems.isEmpty else {
      throw CommandFailure(
        CompositionError.context(screen: first, problems: resolution.problems).description,
        .usage
      )
    }
    do {
      let launched = try LaunchedScreen(first, context: resolution.context, stage: stage, composer: composer)
      for name in names.dropFirst() {
        var refusal: String?
        composer.onRefusal = { _, reason, _ in refusal = reason }
        if let front = stage.window.rootViewController?.frontmost {
          stage.run("open:\(name)") { composer.perform(.open(screen: name, with: .empty), from: front) }
        }
        if let refusal { throw CommandFailure("--from: '\(name)' can't be opened: \(refusal)", .usage) }
      }
      composer.onRefusal = nil
      return launched
    } catch let error as CompositionError {
      throw CommandFailure(error.description, .failed)
    }
  }
}

extension String {
  /// The text with its lines kept, and nothing else in it that a terminal would obey.
  fileprivate var cleanedLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).cleaned }.joined(separator: "\n")
  }

  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
