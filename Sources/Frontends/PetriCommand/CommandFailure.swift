import ArgumentParser
import PetriComposer
import PetriDiagnostics

/// An error that ends a command, with a message for people, problems for JSON output and an exit code.
struct CommandFailure: Error, CustomStringConvertible {
  enum Reason { case failed, nothingMatched, usage, noCatalog, io }

  private(set) var problems: [CommandProblem]
  let reason: Reason
  /// Formatted diagnostics that are printed before the message.
  private let report: String?
  /// The message, if it isn't the problems' messages, one per line.
  private let text: String?

  init(_ message: String, _ reason: Reason, nearest: [String] = [], next: String? = nil) {
    self.init([CommandProblem(message, nearest: nearest, next: next)], reason)
  }

  init(_ problems: [CommandProblem], _ reason: Reason, text: String? = nil) {
    (self.problems, self.reason, self.text) = (problems, reason, text)
    report = nil
  }

  init(_ diagnostics: [Diagnostic], _ reason: Reason, report: String, message: String? = nil) {
    problems =
      (message.map { [CommandProblem($0, next: "petri validate")] } ?? []) + diagnostics.map(CommandProblem.init)
    self.reason = reason
    self.report = report
    text = message ?? ""
  }

  func advising(_ next: String) -> CommandFailure {
    var failure = self
    for place in problems.indices where problems[place].next == nil { failure.problems[place].next = next }
    return failure
  }

  static let noScreens = CommandFailure(
    "the catalogue has no screens; add one with 'petri new NAME'",
    .nothingMatched,
    next: "petri new NAME"
  )

  static let noLastRun = CommandFailure(
    "no last run; run 'petri snapshot verify' first",
    .nothingMatched,
    next: "petri snapshot verify"
  )

  /// The message that follows the diagnostics; may be empty.
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

  /// Prints the message to standard error.
  ///
  /// - Parameter asJSON: also prints the failure as the JSON result, unless a result was already printed.
  @MainActor func print(asJSON: Bool, on console: Console) {
    if let report { console.note(report) }
    if !message.isEmpty { console.fail(message) }
    guard asJSON, !console.hasResult else { return }
    console.write(PrettyJSON.text(of: Document(exitCode: exitCode.rawValue, problems: problems)))
  }

  private struct Document: Encodable {
    var version = OutputSchema.version
    let exitCode: Int32
    let problems: [CommandProblem]
  }
}

/// A command that runs on the main actor, which view controllers require, and fails with `CommandFailure`.
protocol PetriSubcommand: ParsableCommand, Sendable {
  /// - Throws: `CommandFailure`, or an `ExitCode` if the output is already complete.
  @MainActor func perform(in invocation: Invocation) throws
}
