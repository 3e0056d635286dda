/// Runs Petri's commands for a server.
@MainActor
package protocol CommandRunner: AnyObject {
  /// Runs a command to its end.
  ///
  /// - Parameters: - arguments: the command and its arguments. - seconds: the timeout. - isWanted: is polled; the
  ///   command is killed once it returns false.
  func run(_ arguments: [String], seconds: Double, while isWanted: () -> Bool) -> CommandOutput
}

/// The output of a command.
package struct CommandOutput: Sendable, Equatable {
  /// How a command ended.
  package enum Ending: Sendable, Equatable {
    case exit(Int32)
    case signal(Int32)
    /// It was killed because of the timeout or a cancellation.
    case late, unwanted
    /// It was killed because it printed too much.
    case tooLong
    /// It couldn't be started.
    case unstarted(String)
  }

  /// The standard output.
  package var bytes: [UInt8]
  /// The standard error.
  package var notes: String
  package var ending: Ending

  package init(_ bytes: [UInt8], notes: String = "", ending: Ending = .exit(0)) {
    self.bytes = bytes
    self.notes = notes
    self.ending = ending
  }

  package init(_ text: String, notes: String = "", ending: Ending = .exit(0)) {
    self.init(Array(text.utf8), notes: notes, ending: ending)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  package var isSuccess: Bool { ending == .exit(0) }
}
