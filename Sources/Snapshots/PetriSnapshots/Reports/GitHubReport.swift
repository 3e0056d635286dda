import PetriDiagnostics
import PetriText

/// A run as GitHub Actions shows it: annotations on the files, and a table in the step's summary.
public struct GitHubReport: Sendable {
  private let changes: RunChanges
  private var report: RunReport { changes.report }

  /// GitHub shows ten annotations a step, and others want some; if there are more, the last gives their number.
  private static let maxAnnotations = 9
  private static let maxRows = 50

  /// Makes a report.
  public init(_ changes: RunChanges) { self.changes = changes }

  private var bad: [CellResult] { report.cells.filter { !$0.status.isGood } }

  /// The commands that annotate files, a line each; "" where all is well.
  public var annotations: String {
    let all = RunDiagnostics(changes).all
    let shown = all.count > GitHubReport.maxAnnotations ? GitHubReport.maxAnnotations - 1 : all.count
    let rest = all.count - shown
    let end = rest > 0 ? "::error title=\(rest) more snapshots::see the summary of the step\n" : ""
    return GitHubDiagnosticFormatter().format(Array(all.prefix(shown))) + end
  }

  /// Markdown for the step's summary.
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
