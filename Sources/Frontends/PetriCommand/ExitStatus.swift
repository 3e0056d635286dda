import ArgumentParser

/// The exit codes documented in `petri --help`.
enum ExitStatus {
  static let failed = ExitCode(1)
  /// The selection is empty.
  static let nothingMatched = ExitCode(3)
  static let usage = ExitCode(64)
  static let noCatalog = ExitCode(66)
  /// A file can't be read or written.
  static let io = ExitCode(74)
}
