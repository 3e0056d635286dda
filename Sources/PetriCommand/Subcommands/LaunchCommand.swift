import ArgumentParser
import PetriCatalog
import PetriComposer
import PetriRendering
import PetriText

/// What `launch` and `tree` share: a screen, its context and its environment.
struct LaunchOptions: ParsableArguments, Sendable {
  @Argument(help: "The screen's name.", completion: NameCompletion.screens)
  var screen: String

  @OptionGroup(title: "Context") var context: ContextOptions
  @OptionGroup(title: "Environment") var environment: EnvironmentOptions
  @OptionGroup var catalog: CatalogOptions

  @Flag(help: "Leave the onion's layers off and show the content alone.")
  var unwrapped = false

  @Option(
    name: .customLong("then"),
    help: ArgumentHelp(
      "A move from there: push:SCREEN, present:SCREEN[:STYLE], dismiss, pop, select:TAB. Repeatable.",
      valueName: "move"
    )
  )
  var moves: [String] = []

  /// Launches the screen, makes the moves and prints what is shown.
  ///
  /// - Throws: `CommandFailure`, or an `ExitCode` where everything was said already.
  @MainActor func print(as rendering: Rendering) throws {
    let moves = try readMoves()
    let workspace = try Workspace(catalog)
    let definition = try workspace.screen(named: screen)
    let launcher = Launcher(workspace: workspace)
    let stage = try launcher.stage(environment)
    let composer = try launcher.composer(environment.stateValues, locale: stage.environment.locale)
    let (resolution, inner) = try launcher.context(of: definition, context)
    workspace.mentionBrokenScreens()
    for source in resolution.sources where source.source == .defaultValue || source.source == .example {
      // A key that may be absent, and is, was not filled.
      guard let value = resolution.context[source.name], value != .null else { continue }
      Console.note(
        "\(source.name): \(value.description.cleaned.truncated(toColumns: 100))  (\(source.source == .example ? "its example" : "its default"))"
      )
    }
    for name in moves.compactMap(\.screen) { _ = try workspace.screen(named: name) }
    do {
      let launched = try LaunchedScreen(
        screen,
        context: resolution.context,
        inner: inner,
        wrapped: !unwrapped,
        stage: stage,
        composer: composer
      )
      for move in moves { try stage.make(move, with: composer) }
      Console.write(launched.text(as: rendering))
    } catch let error as CompositionError {
      throw CommandFailure(error.description, error.isUsage ? .usage : .failed)
    } catch let error as MoveError {
      throw CommandFailure("--then \(error)", .failed)
    }
  }

  private func readMoves() throws -> [Move] {
    var read: [Move] = []
    var problems: [String] = []
    for text in moves {
      do {
        read.append(try Move(text))
      } catch {
        problems.append("--then \(error)")
      }
    }
    guard problems.isEmpty else { throw CommandFailure(problems.joined(separator: "\n"), .usage) }
    return read
  }
}

extension Move {
  /// The screen that it needs.
  fileprivate var screen: String? {
    switch self {
    case .push(let screen), .present(let screen, _): screen
    case .dismiss, .pop, .select: nil
    }
  }
}

extension CompositionError {
  /// Whether other arguments would have helped.
  fileprivate var isUsage: Bool {
    switch self {
    case .context, .unknownScreen: true
    default: false
    }
  }
}

/// `petri launch`: a screen alone, printed.
struct LaunchCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "launch",
    abstract: "Launch a screen alone and print it.",
    discussion: """
      A key of the context that is not given takes its fixture's value, else its default, else its example; standard \
      error says which did. Values are checked by their types, and all that is wrong or missing is told at once.

      EXAMPLES
        petri launch new-year-hours --context city=Kazan --context closes=18:00
        petri launch new-year-hours --fixture far-east --as wireframe
        petri launch cart --context items[0].title=Tea --context-file cart.yaml
        petri launch home-tabs --as lifecycle --then select:1 --then present:new-year-hours:pageSheet --then dismiss
      """
  )

  @OptionGroup var options: LaunchOptions

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp("tree, hierarchy, views, wireframe, lifecycle, json, svg or accessibility.", valueName: "kind")
  )
  var rendering = WordArgument(Rendering.tree)

  func perform() throws { try options.print(as: rendering.word) }
}

/// `petri tree`: `launch --as tree`.
struct TreeCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Launch a screen and print its tree: launch --as tree."
  )

  @OptionGroup var options: LaunchOptions

  func perform() throws { try options.print(as: .tree) }
}
