import Foundation
import PetriSnapshots

/// The reports that a run leaves besides the one for people: files, and GitHub's annotations and summary.
@MainActor
struct RunReports {
  let arguments: [ReportArgument]

  /// Writes the reports.
  ///
  /// - Parameters:
  ///   - details: the differences in a cell, as text.
  ///   - changes: the differences, each edit once, drawn as SVG too where that is asked for, and the dead ends; asked
  ///     for only where a report has it.
  /// - Throws: `CommandFailure` where a file can't be written.
  func write(
    _ report: RunReport,
    details: (CellResult) -> String?,
    changes: (_ isDrawing: Bool) throws -> (edits: [ScreenChange], deadEnds: [String]) = { _ in ([], []) }
  ) throws {
    let forms = Set(arguments.map(\.form))
    let (edits, deadEnds) = forms.isDisjoint(with: [.markdown, .html]) ? ([], []) : try changes(forms.contains(.html))
    for argument in arguments {
      switch argument.form {
      case .json: try OutputFile(path: argument.file).write(report.json)
      case .junit:
        var texts: [String: String] = [:]
        for cell in report.cells where !cell.status.isGood { texts[cell.id] = details(cell) }
        try OutputFile(path: argument.file).write(JUnitReport(report) { [texts] in texts[$0.id] }.text)
      case .markdown:
        try OutputFile(path: argument.file).write(MarkdownReport(report, changes: edits, deadEnds: deadEnds).text)
      case .html:
        try OutputFile(path: argument.file).write(HTMLReport(report, changes: edits, deadEnds: deadEnds).text)
      }
    }
    let environment = ProcessInfo.processInfo.environment
    guard environment["GITHUB_ACTIONS"] == "true" else { return }
    Console.write(GitHubReport(report).annotations)
    // Other steps of a job write to the same file, so it is added to.
    if let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty {
      try OutputFile(path: path).append(GitHubReport(report).summary)
    }
  }
}
