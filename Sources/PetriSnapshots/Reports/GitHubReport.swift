import PetriText

/// A run as GitHub Actions shows it: annotations on the files, and a table in the step's summary.
public struct GitHubReport: Sendable {
  private let report: RunReport

  /// GitHub shows ten annotations a step, and others want some; if there are more, the last gives their number.
  private static let maxAnnotations = 9
  private static let maxRows = 50

  /// Makes a report.
  public init(_ report: RunReport) {
    self.report = report
  }

  private var bad: [CellResult] { report.cells.filter { !$0.status.isGood } }

  /// The commands that annotate files, a line each; "" where all is well.
  public var annotations: String {
    let shown = bad.count > GitHubReport.maxAnnotations ? GitHubReport.maxAnnotations - 1 : bad.count
    var lines = bad.prefix(shown).map { cell in
      let title = GitHubCommand.property("\(cell.title): \(cell.status.rawValue)")
      return "::error file=\(GitHubCommand.property(cell.path)),line=\(cell.line ?? 1),title=\(title)"
        + "::\(GitHubCommand.message(cell.message ?? words(for: cell.status)))"
    }
    let rest = bad.count - lines.count
    if rest > 0 { lines.append("::error title=\(rest) more snapshots::see the summary of the step") }
    return lines.map { $0 + "\n" }.joined()
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

  private func words(for status: SnapshotStatus) -> String {
    switch status {
    case .missing: "the snapshot is missing"
    case .differs: "the screen differs from its snapshot"
    default: status.rawValue
    }
  }
}
