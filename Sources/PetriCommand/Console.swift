import Foundation
import PetriText

/// The process's output: results to standard output, everything else to standard error.
enum Console {
  /// Writes a result as it is; a text that holds anything from outside has been cleaned where it was made.
  static func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  /// Writes a line of a result.
  static func line(_ text: String = "") {
    write(text + "\n")
  }

  /// Writes a remark to standard error.
  static func note(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  /// Writes why a command can't be carried out to standard error, each line made harmless to a terminal.
  static func fail(_ message: String) {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).cleaned }
    note("petri: " + lines.joined(separator: "\n"))
  }
}
