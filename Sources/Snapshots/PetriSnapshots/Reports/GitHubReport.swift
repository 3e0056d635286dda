import PetriDiagnostics
import PetriText

/// A run for GitHub Actions: annotations of files, and a summary of the step.
public struct GitHubReport: Sendable {
  private let changes: RunChanges
  private var report: RunReport { changes.report }

  /// The maximum number of annotations. GitHub shows ten per step, and other tools need some; if there are more, the
  /// last one counts them.
  private static let maxAnnotations = 9
  private static let maxRows = 50

  /// Creates a report.
  public init(_ changes: RunChanges) { self.changes = changes }

  private var bad: [CellResult] { report.cells.filter { !$0.status.isGood } }

  /// The commands that annotate files, one per line; empty if there is nothing to report.
  public var annotations: String {
    let all = RunDiagnostics(changes).all
    let shown = all.count > GitHubReport.maxAnnotations ? GitHubReport.maxAnnotations - 1 : all.count
    let rest = all.count - shown
    let end = rest > 0 ? "::error title=\(rest) more snapshots::see the summary of the step\n" : ""
    return GitHubDiagnosticFormatter().format(Array(all.prefix(shown))) + end
  }

  /// The summary of the step, in Markdown.
  public var summary: String {
    var lines = [
      "### Snapshots of \(MarkdownText.code(report.catalog))", "", MarkdownText.escaped(report.summary), "",
    ]
    if !bad.isEmpty {
      lines += ["| snapshot | screen | status |", "|---|---|---|"]
      lines += bad.prefix(GitHubReport.maxRows).map {
        "| \(MarkdownText.codeInTable($0.name)) | \(MarkdownText.codeInTable($0.screen)) | \($0.status.rawValue) |"
      }
      if bad.count > GitHubReport.maxRows { lines.append("| and \(bad.count - GitHubReport.maxRows) more | | |") }
      lines.append("")
    }
    for path in report.obsolete { lines.append("- obsolete: \(MarkdownText.code(path))") }
    return lines.joined(separator: "\n") + "\n"
  }
}
