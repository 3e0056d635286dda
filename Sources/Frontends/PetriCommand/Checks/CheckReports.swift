import ArgumentParser
import Foundation
import PetriCatalog
import PetriChecks
import PetriDiagnostics

/// The reports of checks other than the console output: files, GitHub annotations and the job summary.
@MainActor
struct CheckReports {
  nonisolated static let help = ArgumentHelp(
    "Write a report: junit=FILE, json=FILE, markdown=FILE, sarif=FILE or github=FILE. FILE can be a pipe or a device. Repeatable.",
    valueName: "form=file"
  )

  let report: CheckReport
  let workspace: Workspace

  func write(_ arguments: [ReportArgument]) throws {
    for argument in arguments {
      let file = OutputFile(path: argument.file)
      switch argument.form {
      case .json: try file.write(PrettyJSON.text(of: report))
      case .junit: try file.write(CheckJUnit(report, below: folder).text)
      case .markdown: try file.write(CheckMarkdown(report).text)
      case .sarif: try file.write(SARIFDiagnosticFormatter.ofPetri.format(diagnostics))
      case .github: try file.write(GitHubDiagnosticFormatter().format(diagnostics))
      case .html: break
      }
    }
    guard workspace.invocation.isOnGitHub else { return }
    workspace.console.write(GitHubDiagnosticFormatter().format(diagnostics))
    // The summary file is shared by all steps of a job, so append to it.
    if let path = workspace.invocation.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty {
      try OutputFile(path: path).append(CheckMarkdown(report).text)
    }
  }

  /// The catalogue's folder relative to the current one, which is the repository root in a GitHub job; empty if it
  /// isn't below.
  private var folder: String {
    let current = FileManager.default.currentDirectoryPath
    let own = URL(fileURLWithPath: workspace.folder).standardizedFileURL.path
    return own.hasPrefix(current + "/") ? own.dropFirst(current.count + 1) + "/" : ""
  }

  /// The findings as diagnostics, located at the finding's own definition or else at its screen.
  private var diagnostics: [Diagnostic] {
    report.findings.map { finding in
      let screen = workspace.catalog.screen(named: finding.screen)
      // A finding without a screen is reported at the catalogue file.
      let place = finding.place ?? screen?.place ?? Place(file: workspace.fileName, line: 1, column: 1)
      return Diagnostic(
        .warning,
        code: DiagnosticCode(rawValue: finding.rule.rawValue),
        "'\(finding.screen)': \(finding.message)",
        path: folder + place.file,
        line: place.line,
        column: place.column,
        notes: finding.lines.map { DiagnosticNote($0) }
      )
    }
  }
}
