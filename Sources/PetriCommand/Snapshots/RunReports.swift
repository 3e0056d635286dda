import Foundation
import PetriSnapshots

/// The reports that a run leaves besides what people read: files, and GitHub's annotations and summary.
@MainActor
struct RunReports {
  let arguments: [ReportArgument]

  /// Writes the reports.
  ///
  /// - Parameter details: what differs in a cell, as text.
  /// - Throws: `CommandFailure` where a file can't be written.
  func write(_ report: RunReport, details: (CellResult) -> String?) throws {
    for argument in arguments {
      switch argument.form {
      case .json: try write(report.json, to: argument.file)
      case .junit:
        var texts: [String: String] = [:]
        for cell in report.cells where !cell.status.isGood { texts[cell.path] = details(cell) }
        try write(JUnitReport(report) { [texts] in texts[$0.path] }.text, to: argument.file)
      }
    }
    let environment = ProcessInfo.processInfo.environment
    guard environment["GITHUB_ACTIONS"] == "true" else { return }
    Console.write(GitHubReport(report).annotations)
    if let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty {
      try append(GitHubReport(report).summary, to: path)
    }
  }

  private func write(_ text: String, to file: String) throws {
    let url = URL(fileURLWithPath: file)
    do throws(StoreFailure) {
      try SnapshotStore(root: url.deletingLastPathComponent().path).write(text, to: url.lastPathComponent)
    } catch {
      throw CommandFailure("can't write \(file): \(error.reason)", .io)
    }
  }

  /// Other steps of a job write to the same file, so it is added to.
  private func append(_ text: String, to path: String) throws {
    if !FileManager.default.fileExists(atPath: path) { return try write(text, to: path) }
    guard let file = FileHandle(forWritingAtPath: path) else {
      throw CommandFailure("can't write \(path), which GITHUB_STEP_SUMMARY names", .io)
    }
    defer { try? file.close() }
    do {
      try file.seekToEnd()
      try file.write(contentsOf: Data(text.utf8))
    } catch {
      throw CommandFailure("can't write \(path): \(error.localizedDescription)", .io)
    }
  }
}
