import Foundation
import PetriDiagnostics
import PetriGallery
import PetriSnapshots

/// The reports that a run leaves besides the one for people: files, and GitHub's annotations and summary.
@MainActor
struct RunReports {
  let arguments: [ReportArgument]
  let invocation: Invocation

  /// The parts of a run that reports show.
  enum Contents: Comparable {
    /// Its results alone.
    case results
    /// The texts too.
    case texts
    /// The pictures as wireframes too.
    case wireframes
    /// The pictures as drawings too.
    case drawings
  }

  /// The most that one of the reports shows.
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

  /// Writes the reports.
  ///
  /// - Parameters:
  ///   - evidence: the texts and pictures of the run; `nil` for a run without differences.
  ///   - printer: knows the texts.
  /// - Throws: `CommandFailure` where a file can't be written.
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
    // Other steps of a job write to the same file, so it is added to.
    if let path = invocation.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty {
      try OutputFile(path: path).append(GitHubReport(changes()).summary)
    }
  }
}
