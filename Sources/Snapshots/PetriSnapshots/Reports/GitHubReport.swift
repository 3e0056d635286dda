import PetriDiagnostics
import PetriText

/// A report for GitHub Actions: annotations of files, and a step summary.
public struct GitHubReport: Sendable {
  private let changes: RunChanges
  private var report: RunReport { changes.report }

  /// The maximum number of annotations. GitHub shows ten per step, of which other tools need some. If there are more,
  /// the last annotation states their number.
  private static let maxAnnotations = 9
  private static let maxRows = 50

  /// Creates a report.
  public init(_ changes: RunChanges) { self.changes = changes }

  private var bad: [CellResult] { report.cells.filter { !$0.status.isGood } }

  /// The workflow commands that annotate files, one per line; empty if there is nothing to report.
  public var annotations: String {
    let all = RunDiagnostics(changes).all
    let shown = all.count > GitHubReport.maxAnnotations ? GitHubReport.maxAnnotations - 1 : all.count
    let rest = all.count - shown
    let end = rest > 0 ? "::error title=\(rest) more snapshots::see the summary of the step\n" : ""
    return GitHubDiagnosticFormatter().format(Array(all.prefix(shown))) + end
  }

  /// The step summary, in Markdown.
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
