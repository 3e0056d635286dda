import ArgumentParser
import PetriBrowser
public import PetriComposer
import PetriDiagnostics
import PetriText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The entry point of the command line. To add view controllers written in Swift, build a custom executable that
/// registers them:
///
/// ```swift
/// PetriTool.main { registry in
///   registry.registerContent("ProductViewController") { ProductViewController(context: $0) }
/// }
/// ```
@MainActor
public enum PetriTool {
  /// Runs the command given by the process's arguments, then exits.
  ///
  /// - Parameter register: registers view controllers under the names used by `class:`.
  public static func main(registering register: (inout ControllerRegistry) -> Void = { _ in }) -> Never {
    acceptSignals()
    var registry = ControllerRegistry()
    register(&registry)
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == WorkerMain.argument { WorkerMain.run(arguments, with: registry) }
    // A controller that calls `exit(0)` would otherwise make every check succeed.
    atexit {
      guard !PetriTool.isEnding else { return }
      _ = Console.write(Console.error("a controller ended the process") + "\n", to: STDERR_FILENO)
      _exit(ExitStatus.failed.rawValue)
    }
    let invocation = Invocation.ofProcess(registry)
    let status: ExitCode
    if let number = firstUnreadableArgument() {
      let problem = "argument \(number), '\(arguments[number - 1].cleaned)', isn't valid UTF-8"
      status = report(CommandFailure(problem, .usage), of: arguments, in: invocation)
    } else {
      status = run(arguments, in: invocation)
    }
    isEnding = true
    exit(status.rawValue)
  }

  /// True if the command finished, as opposed to a controller calling `exit`. Global because `atexit` handlers take no
  /// context.
  nonisolated(unsafe) static var isEnding = false

  static func run(_ arguments: [String], in invocation: Invocation) -> ExitCode {
    // Violations of UIKit's rules are reported with the move that caused them.
    let status = Stage.withoutWarnings { perform(arguments, in: invocation) }
    return invocation.console.hasFailed ? ExitStatus.io : status
  }

  private static func perform(_ arguments: [String], in invocation: Invocation) -> ExitCode {
    if Set(arguments) == ["--version", "--json"] {
      invocation.console.write(PrettyJSON.text(of: VersionAnswer()))
      return .success
    }
    if let failure = unknownCommand(in: arguments) { return report(failure, of: arguments, in: invocation) }
    // Without arguments on a terminal, `petri` starts the browser.
    let isBrowsing = arguments.isEmpty ? invocation.console.isTerminal : hasOptionsOfBrowser(arguments)
    let arguments = isBrowsing ? ["browse"] + arguments : arguments
    var command: any ParsableCommand
    do {
      command = try self.command(for: arguments)
    } catch {
      return report(refusal: cleaned(error, of: arguments), of: arguments, in: invocation)
    }
    do {
      if let command = command as? any PetriSubcommand {
        try command.perform(in: invocation)
      } else {
        try command.run()
      }
      return .success
    } catch let failure as CommandFailure {
      return report(failure, of: arguments, in: invocation)
    } catch {
      return report(error, in: invocation)
    }
  }

  /// Whether the arguments are only options, including one of the browser: `petri --ascii` means
  /// `petri browse --ascii`.
  private static func hasOptionsOfBrowser(_ arguments: [String]) -> Bool {
    let own = ["--plain", "--ascii", "--graphics", "--return-key", "--theme", "--print-keys", "--print-theme"]
    return arguments.first?.hasPrefix("-") == true
      && arguments.contains { argument in own.contains { argument == $0 || argument.hasPrefix("\($0)=") } }
  }

  /// The `argv` index of the first argument that isn't valid UTF-8, which `CommandLine` would repair into the name of
  /// another file.
  private static func firstUnreadableArgument() -> Int? {
    (1..<max(1, Int(CommandLine.argc))).first { number in
      CommandLine.unsafeArgv[number].map { String(validatingCString: $0) == nil } ?? false
    }
  }

  /// Unblocks SIGINT and SIGTERM, because a process started from a Dispatch thread inherits a mask that blocks them.
  private static func acceptSignals() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] { sigaddset(&signals, signal) }
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }

  private static func report(
    _ failure: CommandFailure,
    of arguments: [String],
    in invocation: Invocation
  ) -> ExitCode {
    failure.advising(help(for: arguments)).print(asJSON: wantsJSON(arguments), on: invocation.console)
    return failure.exitCode
  }

  private static func report(
    refusal: any Error,
    of arguments: [String],
    in invocation: Invocation
  ) -> ExitCode {
    var error = refusal
    if wantsJSON(arguments), !Petri.exitCode(for: error).isSuccess {
      // An error about `--json` that is caused by the unknown command would hide the actual mistake.
      error = refusalOfOthers(in: arguments) ?? error
      let problem = CommandProblem(Petri.message(for: error), next: help(for: arguments))
      CommandFailure([problem], .usage, text: "").print(asJSON: true, on: invocation.console)
    }
    return report(error, in: invocation)
  }

  /// Prints the parser's message for an error; help is printed as a result.
  private static func report(_ error: any Error, in invocation: Invocation) -> ExitCode {
    let status = Petri.exitCode(for: error)
    let text = Petri.fullMessage(for: error, columns: invocation.columns)
    guard !text.isEmpty else { return status }
    if status.isSuccess { invocation.console.line(text) } else { invocation.console.note(text) }
    return status
  }

  private static func help(for arguments: [String]) -> String {
    (["petri"] + path(of: arguments).words + ["--help"]).joined(separator: " ")
  }

  /// The parser error for the arguments without `--json`; `nil` if they are valid without it.
  private static func refusalOfOthers(in arguments: [String]) -> (any Error)? {
    let others = arguments.filter { $0 != "--json" }
    do {
      _ = try Petri.parseAsRoot(others)
      return nil
    } catch {
      return Petri.exitCode(for: error).isSuccess ? nil : cleaned(error, of: others)
    }
  }

  /// Whether the arguments contain `--json`, even if the command doesn't accept it.
  private static func wantsJSON(_ arguments: [String]) -> Bool { arguments.prefix { $0 != "--" }.contains("--json") }

  /// Parses the command that the arguments name.
  ///
  /// The subcommand is parsed directly, because parsing it through the root command scans all options several times,
  /// which in debug builds takes longer than most commands. Errors and help still go through the root command, which
  /// prints the full command name.
  private static func command(for given: [String]) throws -> any ParsableCommand {
    // Usually an unset shell variable. The parser would take the empty value for a missing one.
    guard !given.prefix(while: { $0 != "--" }).contains("--changed=") else {
      throw ValidationError("--changed= names no commit; write --changed for the last one")
    }
    let arguments = movingOptionalValues(given)
    let (type, words) = path(of: arguments)
    if type.configuration.subcommands.isEmpty,
      let command = try? type.parseAsRoot(Array(arguments.dropFirst(words.count))), Swift.type(of: command) == type
    {
      return command
    }
    return try Petri.parseAsRoot(arguments)
  }

  /// Moves `--changed=REF` behind the other options, because the parser drops the value of an option with an optional
  /// value if another option follows.
  private static func movingOptionalValues(_ arguments: [String]) -> [String] {
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    let isMoved = { (argument: String) in argument.hasPrefix("--changed=") }
    return arguments[..<end].filter { !isMoved($0) } + arguments[..<end].filter(isMoved) + arguments[end...]
  }

  /// The subcommand named by the first arguments, and those arguments.
  private static func path(of arguments: [String]) -> (type: any ParsableCommand.Type, words: [String]) {
    var type: any ParsableCommand.Type = Petri.self
    var words: [String] = []
    for word in arguments {
      guard let next = type.configuration.subcommands.first(where: { $0.configuration.commandName == word }) else {
        break
      }
      type = next
      words.append(word)
    }
    return (type, words)
  }

  /// Parses again with sanitized arguments, because the parser quotes them in its messages.
  private static func cleaned(_ error: any Error, of arguments: [String]) -> any Error {
    let harmless = arguments.map(\.cleaned)
    guard harmless != arguments, !Petri.exitCode(for: error).isSuccess else { return error }
    do {
      _ = try Petri.parseAsRoot(harmless)
    } catch {
      return error
    }
    return ValidationError(TextCleaning.inline.clean(Petri.message(for: error)))
  }

  /// An error for an unknown subcommand, also after `help`. The parser would treat a misspelled subcommand as a search
  /// term of the default subcommand, or print the root help for it.
  static func unknownCommand(in arguments: [String]) -> CommandFailure? {
    let wantsHelp = arguments.first == "help"
    let words = wantsHelp ? arguments.dropFirst().prefix { !$0.hasPrefix("-") } : arguments.prefix(1)
    var parent: any ParsableCommand.Type = Petri.self
    var path = ""
    for word in words {
      guard wantsHelp || !word.hasPrefix("-") && !word.isEmpty else { return nil }
      let commands = parent.configuration.subcommands
      if let next = commands.first(where: { $0.configuration.commandName == word }) {
        parent = next
        path += "\(word) "
        continue
      }
      let names = commands.compactMap { $0.configuration.commandName } + (path.isEmpty ? ["help"] : [])
      guard !names.contains(word) else { return nil }
      let nearest = NearestName.suggestion(for: word, among: names).map { path + $0 }
      let help = "petri \(path)--help"
      let hint = nearest.map { "did you mean '\($0)'?" } ?? "'\(help)' lists them"
      let message = "unknown command '\(path)\(word)'" + (names.isEmpty ? "" : "; \(hint)")
      return CommandFailure(message, .usage, nearest: [nearest].compactMap(\.self), next: help)
    }
    return nil
  }
}

private struct VersionAnswer: Encodable {
  var version = OutputSchema.version
  var petri = Petri.configuration.version
}

struct Petri: ParsableCommand {
  static let _errorPrefix = Console.errorPrefix

  static let configuration = CommandConfiguration(
    commandName: "petri",
    abstract: "A Petri dish for screens: browse a catalogue, launch any screen alone, compare screens as text.",
    discussion: """
      The catalogue is the nearest Catalog.yaml in the current folder or above, or the one named by --catalog PATH. \
      Without a command, petri opens the browser in a terminal, and lists the screens elsewhere.

      EXIT CODES
        0   success
        1   a check failed: a snapshot differs, or the catalogue has errors
        3   nothing matches the selection
        64  wrong usage, such as an unknown screen or a missing context
        66  no catalogue
        74  a file can't be read or written

      COMPLETION
        petri --generate-completion-script zsh

      prints a script for zsh, bash or fish that completes commands, options and screen names. For zsh, save it as _petri \
      in a folder of your $fpath.
      """,
    version: "0.1.0",
    subcommands: [
      BrowseCommand.self, ListCommand.self, ShowCommand.self, LaunchCommand.self, TreeCommand.self,
      ValidateCommand.self, ExplainCommand.self, SchemaCommand.self, CompileCommand.self,
      SnapshotCommand.self, CoverageCommand.self, CheckCommand.self, LinksCommand.self, RouteCommand.self,
      GraphCommand.self,
      GalleryCommand.self,
      WalkCommand.self, ChangedCommand.self, ManifestCommand.self, SkillCommand.self, InitCommand.self,
      ImportCommand.self, NewCommand.self, LanguageServerCommand.self, ModelContextCommand.self,
    ],
    defaultSubcommand: ListCommand.self
  )
}
