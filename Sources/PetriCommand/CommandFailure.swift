import ArgumentParser
import PetriComposer

/// Why a command can't be carried out, in words, with the exit code for scripts.
struct CommandFailure: Error, CustomStringConvertible {
  enum Reason { case failed, nothingMatched, usage, noCatalog, io }

  let message: String
  let reason: Reason

  init(_ message: String, _ reason: Reason) {
    self.message = message
    self.reason = reason
  }

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
}

/// A command that runs on the main actor, where controllers live, and whose failures are words and exit codes.
protocol PetriSubcommand: ParsableCommand, Sendable {
  /// Carries the command out.
  ///
  /// - Parameter registry: the controllers that this petri knows.
  /// - Throws: `CommandFailure`, or an `ExitCode` if everything has been printed already.
  @MainActor func perform(with registry: ControllerRegistry) throws
}

extension PetriSubcommand {
  /// Carries the command out, or prints why it can't be.
  ///
  /// - Throws: an `ExitCode`.
  @MainActor func run(with registry: ControllerRegistry) throws {
    do {
      try perform(with: registry)
    } catch let failure as CommandFailure {
      Console.fail(failure.message)
      throw failure.exitCode
    }
  }
}
