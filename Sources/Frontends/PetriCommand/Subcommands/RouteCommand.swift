import ArgumentParser
import PetriAgent
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriRendering
import PetriRouting
import PetriText

struct RouteCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "route",
    abstract: "Print the plan of a route to a screen, then the result.",
    discussion: """
      The plan is made and printed before anything moves. --from names what is on screen: a screen, and those opened from it, \
      one after another. If the route isn't possible, the reason is reported and the exit code is 1.

      EXAMPLES
        petri route product --from cart --plan
        petri route product --from home-tabs,sign-in --context name=Tea
        petri route shop://settings --from home-tabs
        petri route star --from home --experiment navigation=hamburger
        petri route figures --from home --state signedIn=true --json
        petri route product --from cart --refs
      """
  )

  @Argument(help: "The screen's name, or a link.", completion: NameCompletion.screens)
  var target: String

  @Option(
    help: ArgumentHelp(
      "What is on screen: a screen and those opened from it. The start screen by default.",
      valueName: "screen,…"
    )
  )
  var from: String?

  @Option(name: .customLong("route"), help: ArgumentHelp("The name of the screen's route.", valueName: "name"))
  var routeName: String?

  @Option(
    name: .customLong("context"),
    help: ArgumentHelp("A context value of the screen. Repeatable.", valueName: "key=value")
  )
  var values: [String] = []

  @Flag(help: "Print only the plan, without following it.")
  var plan = false

  @Flag(help: "Print JSON: an object with the plan, the result and the screen.")
  var json = false

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp("How to print the result.", valueName: "kind")
  )
  var rendering = WordArgument(Rendering.tree)

  @OptionGroup(title: "Environment") var environment: EnvironmentOptions
  @OptionGroup(title: "Looking") var look: LookOptions
  @OptionGroup var options: CatalogOptions

  private struct Answer: Encodable {
    let plan: RoutePlan
    var result: String?
    var screen: String?
    var hash: String?
  }

  func perform(in invocation: Invocation) throws {
    // Rejects conflicting options before anything is printed.
    let question = look.hasReferences ? try look.question(as: rendering.word) : nil
    let workspace = try Workspace(options, invocation)
    workspace.mentionBrokenScreens()
    let launcher = Launcher(workspace: workspace)
    let stage = try launcher.stage(environment)
    let composer = try launcher.composer(environment.stateValues, locale: stage.environment.locale)
    let target = try target(in: workspace, composer)
    var taken = try route(to: target, workspace, stage, composer)
    if !json { invocation.console.write("\(taken.plan)".cleanedLines) }
    if plan || taken.plan.failure != nil {
      if json { invocation.console.write(PrettyJSON.text(of: Answer(plan: taken.plan))) }
      if taken.plan.failure != nil { throw ExitStatus.failed }
      return
    }
    taken.take(with: composer)
    let (text, hash) = try shown(taken.launched, question, workspace)
    if json {
      let result = taken.obstacle ?? "done"
      invocation.console.write(PrettyJSON.text(of: Answer(plan: taken.plan, result: result, screen: text, hash: hash)))
    } else {
      invocation.console.line()
      invocation.console.write(text)
      if let obstacle = taken.obstacle { invocation.console.fail(obstacle.cleanedLines) }
    }
    if taken.obstacle != nil { throw ExitStatus.failed }
  }

  /// Renders the screen; returns its hash if it has references.
  @MainActor
  private func shown(
    _ launched: LaunchedScreen,
    _ question: ScreenQuestion?,
    _ workspace: Workspace
  ) throws -> (text: String, hash: String?) {
    guard let question else { return (launched.text(as: rendering.word), nil) }
    do throws(UnknownReference) {
      let reader = ScreenReader(launched, keepingIn: workspace.shownTexts)
      guard let answer = try reader.answer(question) else { return ("", nil) }
      return (rendering.word == .json ? answer.json.pretty + "\n" : answer.description, answer.hash)
    } catch {
      throw CommandFailure("--in: \(error)", .usage)
    }
  }

  @MainActor
  private func route(
    to target: ScreenTarget,
    _ workspace: Workspace,
    _ stage: Stage,
    _ composer: Composer
  ) throws -> LaunchedRoute {
    guard let start = from ?? workspace.catalog.settings.start else {
      throw CommandFailure("the catalogue has no start screen; name one with --from SCREEN", .usage, next: "petri list")
    }
    let names = start.split(separator: ",", omittingEmptySubsequences: false).map { String($0).trimmed }
    guard !names.contains("") else {
      throw CommandFailure(
        "--from must be screen names separated by commas; found '\(start)'",
        .usage,
        next: "petri list"
      )
    }
    for name in names { _ = try workspace.screen(named: name) }
    do {
      return try LaunchedRoute(to: target, from: names, on: stage, with: composer)
    } catch {
      throw CommandFailure("\(error)", .usage, next: "petri graph")
    }
  }

  @MainActor
  private func target(in workspace: Workspace, _ composer: Composer) throws -> ScreenTarget {
    if target.contains(where: ":/%".contains) {
      guard values.isEmpty else {
        throw CommandFailure("--context can't be combined with a link, which has the context", .usage)
      }
      do throws(LinkFailure) {
        let destination = try composer.destination(of: target)
        for link in destination.passed { workspace.console.note("petri: not \(link)".cleaned) }
        var linked = ScreenTarget(destination)
        if let routeName { (linked.routeName, linked.route) = (routeName, nil) }
        return linked
      } catch {
        throw CommandFailure(
          "'\(target.truncated(toColumns: 100))' leads nowhere: \(error); for all links, run 'petri links'",
          .usage,
          next: "petri links"
        )
      }
    }
    let screen = try workspace.screen(named: target)
    let launcher = Launcher(workspace: workspace)
    let given = try values.map { text -> ContextLiteral.Entry in
      let assignment = try launcher.assignment(text, option: "--context").parsed(for: screen.context)
      guard case .key(let key)? = assignment.path.steps.first, assignment.path.steps.count == 1 else {
        throw CommandFailure("--context must be key=value; found '\(text)'", .usage)
      }
      return ContextLiteral.Entry(name: key, value: assignment.value)
    }
    let resolution = ContextResolution(fields: screen.context, given: .object(given))
    guard resolution.problems.isEmpty else {
      throw launcher.failure(resolution.problems, ofContextOf: screen.name)
    }
    return ScreenTarget(screen.name, with: .object(given), routeName: routeName)
  }
}

extension String {
  /// Escapes control characters except line feeds.
  fileprivate var cleanedLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).cleaned }.joined(separator: "\n")
  }

  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
