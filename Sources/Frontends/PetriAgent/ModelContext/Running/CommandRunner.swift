/// Runs commands of petri for a server.
@MainActor
package protocol CommandRunner: AnyObject {
  /// Runs a command to its end.
  ///
  /// - Parameters:
  ///   - arguments: the command and its arguments.
  ///   - seconds: how long it may take.
  ///   - isWanted: asked again and again; where it is `false` the command is ended.
  func run(_ arguments: [String], seconds: Double, while isWanted: () -> Bool) -> CommandOutput
}

/// The output of a command that was run.
package struct CommandOutput: Sendable, Equatable {
  /// How a command ended.
  package enum Ending: Sendable, Equatable {
    /// By itself, with an exit code.
    case exit(Int32)
    /// By a signal.
    case signal(Int32)
    /// It took too long, or was no longer wanted.
    case late, unwanted
    /// It printed too much.
    case tooLong
    /// It couldn't be started, for a reason.
    case unstarted(String)
  }

  /// The result that it printed.
  package var bytes: [UInt8]
  /// The remarks and errors that it printed.
  package var notes: String
  package var ending: Ending

  package init(_ bytes: [UInt8], notes: String = "", ending: Ending = .exit(0)) {
    self.bytes = bytes
    self.notes = notes
    self.ending = ending
  }

  /// The output of a command that printed a text.
  package init(_ text: String, notes: String = "", ending: Ending = .exit(0)) {
    self.init(Array(text.utf8), notes: notes, ending: ending)
  }

  /// The result as a text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether it did what it was asked for.
  package var isSuccess: Bool { ending == .exit(0) }
}
