import ArgumentParser

/// The exit codes that `petri --help` promises.
enum ExitStatus {
  /// The check failed.
  static let failed = ExitCode(1)
  /// Nothing matched the selection.
  static let nothingMatched = ExitCode(3)
  /// Wrong usage.
  static let usage = ExitCode(64)
  /// No catalogue.
  static let noCatalog = ExitCode(66)
  /// A file can't be read or written.
  static let io = ExitCode(74)
}
