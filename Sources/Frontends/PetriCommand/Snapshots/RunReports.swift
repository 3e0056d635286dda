import Foundation
import PetriDiagnostics
import PetriGallery
import PetriSnapshots

/// Writes the reports of a run other than the console output: files, GitHub annotations and the job summary.
@MainActor
struct RunReports {
  let arguments: [ReportArgument]
  let invocation: Invocation

  /// The level of detail that a report needs.
  enum Contents: Comparable {
    case results
    case texts
    /// Texts and wireframes.
    case wireframes
    /// Texts, wireframes and SVG drawings.
    case drawings
  }

  /// The highest level that any of the reports needs.
  var contents: Contents {
    arguments.map { argument -> Contents in
      switch argument.form {
      case .junit, .sarif, .github: .texts
      case .markdown: .wireframes
      case .html, .json: .drawings
      }
    }.max() ?? (isOnGitHub ? .texts : .results)
  }

  private var isOnGitHub: Bool { invocation.isOnGitHub }

  /// - Parameter evidence: the texts and pictures; `nil` if there are no differences.
  /// - Throws: `CommandFailure` if a file can't be written.
  func write(_ report: RunReport, _ evidence: RunEvidence? = nil, by printer: RunPrinter? = nil) throws {
    var kept: RunChanges?
    func changes() -> RunChanges {
      let made = kept ?? evidence.flatMap { printer?.changes(of: report, $0) } ?? RunChanges(report, edits: [])
      kept = made
      return made
    }
    for argument in arguments {
      let file = OutputFile(path: argument.file)
      switch argument.form {
      case .json:
        var report = report
        report.evidence = evidence
        try file.write(report.json)
      case .junit:
        var texts: [String: String] = [:]
        for cell in report.cells where !cell.status.isGood {
          texts[cell.id] = printer?.groups(of: [cell]).first.map { $0.diff.text(color: false) }
        }
        try file.write(JUnitReport(report) { [texts] in texts[$0.id] }.text)
      case .markdown: try file.write(MarkdownReport(changes()).text)
      case .html: try file.write(ChangesReport(changes()).text)
      case .sarif: try file.write(SARIFDiagnosticFormatter.ofPetri.format(RunDiagnostics(changes()).all))
      case .github: try file.write(GitHubReport(changes()).annotations)
      }
    }
    guard isOnGitHub else { return }
    invocation.console.write(GitHubReport(changes()).annotations)
    // The summary file is shared by all steps of a job, so append to it.
    if let path = invocation.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty {
      try OutputFile(path: path).append(GitHubReport(changes()).summary)
    }
  }
}
