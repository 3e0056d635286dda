import ArgumentParser
import Foundation
import PetriAgent
import PetriBrowser
import PetriCatalog
import PetriComposer
import PetriRendering
import PetriText

/// Options shared by `launch` and `tree`: a screen, its context and its environment.
struct LaunchOptions: ParsableArguments, Sendable {
  @Argument(help: "The screen's name.", completion: NameCompletion.screens)
  var screen: String?

  @Option(
    help: ArgumentHelp(
      "A link instead of a name: launches the screen it leads to, with the link's values.",
      valueName: "url"
    )
  )
  var link: String?

  @Flag(help: "Show the content without its layers.")
  var unwrapped = false

  @Option(
    help: ArgumentHelp("Leave out one layer by its index; 0 is the outermost. Repeatable.", valueName: "place")
  )
  var without: [Int] = []

  @Option(
    name: .customLong("then"),
    help: ArgumentHelp(
      "A move from there: \(Move.forms.joined(separator: ", ")). Repeatable.",
      valueName: "move"
    )
  )
  var moves: [String] = []
}

/// A command that launches a screen.
///
/// Option groups aren't nested, because the parser then checks every option four times as often, which in debug builds
/// takes longer than the launch.
protocol LaunchingCommand: PetriSubcommand {
  var options: LaunchOptions { get }
  var context: ContextOptions { get }
  var environment: EnvironmentOptions { get }
  var look: LookOptions { get }
  var result: ResultOptions { get }
  var catalog: CatalogOptions { get }
}

extension LaunchingCommand {
  func validate() throws {
    let isMissing = options.screen == nil
    guard isMissing != (options.link == nil) else {
      throw ValidationError(isMissing ? "missing screen name or --link" : "a screen name and --link can't be combined")
    }
    if options.link != nil, context.contextFile != nil {
      throw ValidationError("--context-file can't be combined with --link, which has the context")
    }
  }

  /// Resolves the screen by name, or by a deep link that also provides context values.
  @MainActor private func target(in workspace: Workspace) throws -> (screen: ScreenDefinition, values: ContextLiteral?)
  {
    guard let link = options.link else { return (try workspace.screen(named: options.screen ?? ""), nil) }
    let composer = try Launcher(workspace: workspace)
      .composer(environment.stateValues, locale: environment.locale ?? workspace.locale)
    let destination: LinkDestination
    do throws(LinkFailure) {
      destination = try composer.destination(of: link)
    } catch {
      throw CommandFailure(
        "'\(link.truncated(toColumns: 100))' leads nowhere: \(error); for all links, run 'petri links'",
        .usage,
        next: "petri links"
      )
    }
    return (try workspace.screen(named: destination.screen), destination.values)
  }

  /// Launches the screen, makes the moves and prints the result or writes it to a file.
  ///
  /// - Throws: `CommandFailure`, or an `ExitCode` if the output is already complete.
  @MainActor func print(as kind: LaunchKind, to file: String? = nil, in invocation: Invocation) throws {
    let moves = try readMoves()
    // Fails before the launch if no program can render PNG.
    let pixels = kind == .png ? try PNGMaker(path: invocation.environment["PATH"] ?? "") : nil
    let workspace = try Workspace(catalog, invocation)
    let (definition, linked) = try target(in: workspace)
    let layers = try layers(of: definition)
    let launcher = Launcher(workspace: workspace)
    let stage = try launcher.stage(environment)
    let named = Launch(of: definition, fixture: context.fixture, in: stage.environment)
    let composer = try launcher.composer(environment.stateValues, for: named)
    let checked = try launcher.context(of: definition, context, given: linked, environment: stage.environment)
    let resolution = checked.resolution
    var launch = checked.launch
    launch.layers = layers
    workspace.mentionBrokenScreens()
    mentionFilled(resolution, definition, in: workspace)
    for name in moves.compactMap(\.screen) { _ = try workspace.screen(named: name) }
    do {
      let launched = try LaunchedScreen(launch, stage: stage, composer: composer)
      var session = ScreenSession(launched, with: composer)
      for (number, move) in moves.enumerated() {
        do {
          note(try session.make(move), on: invocation.console)
        } catch let error as MoveError {
          throw failure("--then \(error)", after: number, .failed, hasHelp: !error.isRefusal)
        }
      }
      switch (kind, pixels) {
      case (.text(let rendering), _):
        try LaunchOutput(file, invocation.console).write(answer(as: rendering, session, workspace))
      case (.png, let pixels?): try LaunchOutput(file, invocation.console).write(pixels.png(of: launched))
      case (.png, nil): break
      }
      // Pending navigation, for example because a sign-in is shown first.
      for waiting in stage.unfinished { invocation.console.note(waiting.cleaned) }
      for wayOut in launched.refusals where wayOut.isWayOut { invocation.console.note(wayOut.description.cleaned) }
      let problems = refusals(of: launched)
      guard problems.isEmpty else {
        throw CommandFailure(problems.map { CommandProblem($0) }, .failed).advising(treeCommand(after: 0))
      }
    } catch let error as CompositionError {
      throw CommandFailure(error.description, error.isUsage ? .usage : .failed, next: "petri show \(definition.name)")
    } catch let error as UnknownReference {
      throw failure("--in: \(error)", after: moves.count, .usage)
    }
  }

  @MainActor private func answer(as rendering: Rendering, _ session: ScreenSession, _ workspace: Workspace) throws
    -> String
  {
    let reports = result.effects ? session.reports : []
    func lines(_ reports: some Sequence<MoveReport>) -> String {
      reports.map { "> \($0.words)\n" }.joined()
    }
    let refused = refusals(of: session.launched)
    let more: [(String, JSONText?)] = [
      ("moves", reports.isEmpty ? nil : .array(reports.map(\.json))),
      ("refused", refused.isEmpty ? nil : .array(refused.map(JSONText.string))),
    ]
    guard look.hasReferences else {
      guard rendering == .json else { return lines(reports) + session.launched.text(as: rendering) }
      return session.launched.json.adding(more).pretty + "\n"
    }
    let made = session.reports.map(\.move)
    let reader = ScreenReader(session.launched, after: made, keepingIn: workspace.shownTexts)
    guard let answer = try reader.answer(look.question(as: rendering)) else { return "" }
    guard rendering != .json else { return answer.json.adding(more).pretty + "\n" }
    return lines(reports.dropFirst(answer.knownMoves)) + answer.description
  }

  /// Rejected moves and violations of UIKit's rules, without transitions that leave the screen.
  @MainActor private func refusals(of launched: LaunchedScreen) -> [String] {
    launched.refusals.filter { !$0.isWayOut }.map(\.description)
  }

  /// Prints the effects of a move unless they are part of the result.
  @MainActor private func note(_ report: MoveReport, on console: Console) {
    guard !result.effects else { return }
    for sentence in report.sentences { console.note("--then \(report.shortMove): \(sentence)".cleaned) }
  }

  private func failure(
    _ message: String,
    after count: Int,
    _ reason: CommandFailure.Reason,
    hasHelp: Bool = true
  ) -> CommandFailure {
    let next = treeCommand(after: count)
    guard hasHelp else { return CommandFailure(message, reason, next: next) }
    let text = "\(message)\nhelp: '\(next)' shows what is there"
    return CommandFailure([CommandProblem(message, next: next)], reason, text: text)
  }

  private func treeCommand(after count: Int) -> String {
    let start = options.screen.map(\.shellQuoted) ?? "--link \((options.link ?? "").shellQuoted)"
    let before = options.moves.prefix(count).map { " --then \($0.shellQuoted)" }.joined()
    return "petri tree \(start)\(before) --refs"
  }

  /// Prints which keys were filled in from where, and how to get the default instead of an example.
  @MainActor private func mentionFilled(
    _ resolution: ContextResolution,
    _ screen: ScreenDefinition,
    in workspace: Workspace
  ) {
    let secrets = SecretPaths(of: screen, in: workspace.catalog)
    let context = secrets.hidden(in: resolution.context)
    for source in resolution.sources where source.source == .defaultValue || source.source == .example {
      // Missing optional keys weren't filled in.
      guard let value = context[source.name], value != .null else { continue }
      var origin = "its default"
      if source.source == .example {
        origin = "its example"
        let other = screen.context.first { $0.name == source.name }?.fallback
        if let other, other != resolution.context[source.name] {
          let shown =
            secrets.hidden(in: ContextObject([ContextObject.Entry(name: source.name, value: other)]))[source.name]
            ?? other
          origin += "; with --defaults, \(shown.description.cleaned.truncated(toColumns: 40))"
        }
      }
      workspace.console.note("\(source.name): \(value.description.cleaned.truncated(toColumns: 100))  (\(origin))")
    }
  }

  private func layers(of screen: ScreenDefinition) throws -> LayerSelection {
    if let place = options.without.first(where: { !screen.wrapping.indices.contains($0) }) {
      let names = screen.wrapping.enumerated().map { "\($0) \($1.name)" }.joined(separator: ", ")
      throw CommandFailure(
        "'\(screen.name)' has no layer \(place); \(names.isEmpty ? "it has no layers" : "its layers: \(names)")",
        .usage,
        next: "petri show \(screen.name)"
      )
    }
    if options.unwrapped { return .none }
    return options.without.isEmpty ? .all : .without(Set(options.without))
  }

  @MainActor func browse(in invocation: Invocation) throws {
    let workspace = try Workspace(catalog, invocation)
    let (definition, linked) = try target(in: workspace)
    let launcher = Launcher(workspace: workspace)
    // Print problems before the browser takes over the terminal.
    let stage = try launcher.stage(environment)
    _ = try launcher.context(of: definition, context, given: linked, environment: stage.environment)
    _ = try layers(of: definition)
    _ = try launcher.composer(environment.stateValues, locale: stage.environment.locale)
    var request = LaunchRequest(
      screen: definition.name,
      fixture: context.fixture,
      environment: ShownEnvironment(stage.environment)
    )
    request.prefersDefaults = context.defaults || (linked != nil && context.fixture == nil)
    request.environment.variants = workspace.unusualVariants
    let given = try linked ?? context.contextFile.map { try ContextInput.read($0, in: invocation) } ?? .empty
    request.values = LaunchRequest.Value.values(of: given) + context.values.map { LaunchRequest.Value(argument: $0) }
    request.state = environment.stateValues.map { LaunchRequest.Value(argument: $0) }
    request.layersOff = options.unwrapped ? Set(definition.wrapping.indices) : Set(options.without)
    try BrowserHost(workspace: workspace, options: catalog).run(
      BrowserLook(catalog.color, in: invocation),
      launch: request
    )
  }

  private func readMoves() throws -> [Move] {
    var read: [Move] = []
    var problems: [String] = []
    for text in options.moves {
      do {
        read.append(try Move(text))
      } catch {
        problems.append("--then \(error)")
      }
    }
    guard problems.isEmpty else { throw CommandFailure(problems.map { CommandProblem($0) }, .usage) }
    return read
  }
}

extension Move {
  fileprivate var screen: String? {
    switch self {
    case .push(let screen), .present(let screen, _): screen
    default: nil
    }
  }
}

extension MoveError {
  /// True if the move was made but a part of its effects was rejected.
  fileprivate var isRefusal: Bool { if case .refused = self { true } else { false } }
}

extension CompositionError {
  fileprivate var isUsage: Bool {
    switch self {
    case .context, .unknownScreen: true
    default: false
    }
  }
}

struct LaunchCommand: LaunchingCommand {
  static let configuration = CommandConfiguration(
    commandName: "launch",
    abstract: "Launch a single screen.",
    discussion: """
      In a terminal the screen is interactive: Tab moves between controls, Enter taps, and Ctrl-G opens the catalogue. \
      Elsewhere, and with --as, --out or --then, the screen is printed. \
      --as png has the device's pixels, by the first of resvg, chromium, google-chrome and rsvg-convert that is installed.

      A context key that isn't given takes the fixture's value, or its example, or its default, as in a snapshot; a note on \
      standard error lists them. A fixture may also give values to the app's state; --state overrides them. With --defaults and --link, the default is preferred to the example, as when the app itself \
      opens the screen. The types of all values are checked, and all problems are reported at once.

      EXAMPLES
        petri launch new-year-hours --context city=Kazan --context closes=18:00
        petri launch new-year-hours --fixture far-east --as wireframe
        petri launch sign-in --as png --out sign-in.png
        petri launch cart --context 'items[0].name=Tea' --context-file cart.yaml
        petri launch delivery-address --context street=Bauman --then 'type:note=Ring twice' --then tap:Save
        petri launch --link shop://orders/1042/feedback
        petri launch home-tabs --as lifecycle --then select:1 --then present:new-year-hours:pageSheet --then dismiss
        petri launch sign-in --refs --max-lines 8
        petri launch sign-in --then type:mail=ann@example.com --refs --effects
      """
  )

  @OptionGroup var options: LaunchOptions
  @OptionGroup(title: "Context") var context: ContextOptions
  @OptionGroup(title: "Environment") var environment: EnvironmentOptions
  @OptionGroup(title: "Looking") var look: LookOptions
  @OptionGroup(title: "Looking") var result: ResultOptions
  @OptionGroup var catalog: CatalogOptions

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(
      "tree (the default), hierarchy, views, wireframe, lifecycle, json, svg, accessibility, routes or png.",
      valueName: "kind"
    )
  )
  var kind: LaunchKind?

  @Option(help: ArgumentHelp("A file to write instead of standard output.", valueName: "file"), completion: .file())
  var out: String?

  func perform(in invocation: Invocation) throws {
    if kind == nil, out == nil, options.moves.isEmpty, !result.json, !look.hasReferences, invocation.drawsBrowser {
      try browse(in: invocation)
    } else if kind == .png, out == nil, isatty(invocation.console.output) == 1 {
      throw CommandFailure("--as png isn't for a terminal; name a file with --out FILE", .usage)
    } else if kind == .png, look.hasReferences {
      throw CommandFailure("--as png has no references; leave out --refs and the options that need it", .usage)
    } else {
      try print(as: result.json ? .text(.json) : kind ?? .text(.tree), to: out, in: invocation)
    }
  }
}

struct TreeCommand: LaunchingCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Launch a screen and print its tree: launch --as tree.",
    discussion: """
      A context key that isn't given takes the fixture's value, or its example, or its default, as in a snapshot. With \
      --defaults, the default is preferred to the example.
      """
  )

  @OptionGroup var options: LaunchOptions
  @OptionGroup(title: "Context") var context: ContextOptions
  @OptionGroup(title: "Environment") var environment: EnvironmentOptions
  @OptionGroup(title: "Looking") var look: LookOptions
  @OptionGroup(title: "Looking") var result: ResultOptions
  @OptionGroup var catalog: CatalogOptions

  func perform(in invocation: Invocation) throws {
    try print(as: .text(result.json ? .json : .tree), in: invocation)
  }
}
