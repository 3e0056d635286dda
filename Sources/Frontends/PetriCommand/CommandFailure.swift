import ArgumentParser
import PetriComposer
import PetriDiagnostics

/// Why a command can't be carried out, in words and for programs, with the exit code for scripts.
struct CommandFailure: Error, CustomStringConvertible {
  enum Reason { case failed, nothingMatched, usage, noCatalog, io }

  /// The problems, all of them at once.
  private(set) var problems: [CommandProblem]
  let reason: Reason
  /// Diagnostics as they are printed for people, before the message.
  private let report: String?
  /// The words for people, where they aren't those of the problems, one a line.
  private let text: String?

  /// A failure with one problem.
  ///
  /// - Parameters:
  ///   - nearest: the names that may have been meant.
  ///   - next: the command to try next.
  init(_ message: String, _ reason: Reason, nearest: [String] = [], next: String? = nil) {
    self.init([CommandProblem(message, nearest: nearest, next: next)], reason)
  }

  /// A failure with several problems.
  ///
  /// - Parameter text: the words for people, where they aren't those of the problems.
  init(_ problems: [CommandProblem], _ reason: Reason, text: String? = nil) {
    (self.problems, self.reason, self.text) = (problems, reason, text)
    report = nil
  }

  /// A failure because of errors in files.
  ///
  /// - Parameters:
  ///   - report: the diagnostics as they are printed for people.
  ///   - message: what can't be done because of them.
  init(_ diagnostics: [Diagnostic], _ reason: Reason, report: String, message: String? = nil) {
    problems =
      (message.map { [CommandProblem($0, next: "petri validate")] } ?? []) + diagnostics.map(CommandProblem.init)
    self.reason = reason
    self.report = report
    text = message ?? ""
  }

  /// The same with a command to try next for each problem that has none of its own.
  func advising(_ next: String) -> CommandFailure {
    var failure = self
    for place in problems.indices where problems[place].next == nil { failure.problems[place].next = next }
    return failure
  }

  /// The failure because there is nothing to work on.
  static let noScreens = CommandFailure(
    "the catalogue has no screens; add one with 'petri new NAME'",
    .nothingMatched,
    next: "petri new NAME"
  )

  /// The failure because nothing was compared yet.
  static let noLastRun = CommandFailure(
    "no last run; run 'petri snapshot verify' first",
    .nothingMatched,
    next: "petri snapshot verify"
  )

  /// The words for people behind the diagnostics; "" for none.
  var message: String { text ?? problems.map(\.message).joined(separator: "\n") }

  var description: String { message }

  var exitCode: ExitCode {
    switch reason {
    case .failed: ExitStatus.failed
    case .nothingMatched: ExitStatus.nothingMatched
    case .usage: ExitStatus.usage
    case .noCatalog: ExitStatus.noCatalog
    case .io: ExitStatus.io
    }
  }

  /// Prints the failure for people on standard error, and for programs, where one asks, as the result.
  ///
  /// - Parameter asJSON: whether JSON is wanted. A result that was printed already is the only one.
  @MainActor func print(asJSON: Bool, on console: Console) {
    if let report { console.note(report) }
    if !message.isEmpty { console.fail(message) }
    guard asJSON, !console.hasResult else { return }
    console.write(PrettyJSON.text(of: Document(exitCode: exitCode.rawValue, problems: problems)))
  }

  /// The failure for programs.
  private struct Document: Encodable {
    var version = OutputSchema.version
    let exitCode: Int32
    let problems: [CommandProblem]
  }
}

/// A command that runs on the main actor, where controllers live, and whose failures are words and exit codes.
protocol PetriSubcommand: ParsableCommand, Sendable {
  /// Carries the command out.
  ///
  /// - Throws: `CommandFailure`, or an `ExitCode` if everything has been printed already.
  @MainActor func perform(in invocation: Invocation) throws
}
