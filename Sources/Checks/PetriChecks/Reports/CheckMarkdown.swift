import PetriCatalog
import PetriText

/// A Markdown report, for a pull request comment or a job summary.
public struct CheckMarkdown: Sendable {
  private let report: CheckReport
  private static let maxRows = 50

  /// Creates a report.
  public init(_ report: CheckReport) { self.report = report }

  /// The Markdown text.
  public var text: String {
    var lines = ["### petri check", ""]
    if report.parts.isEmpty { lines.append(CheckReport.nothingAffected) }
    for part in report.parts {
      lines += ["**\(part.check.rawValue)**: \(MarkdownText.escaped(report.summary(of: part)))", ""]
      guard !part.findings.isEmpty else { continue }
      lines += ["| screen | finding | rule |", "|---|---|---|"]
      for finding in part.findings.prefix(Self.maxRows) {
        let words = ([finding.message] + finding.lines).map(MarkdownText.escaped).joined(separator: "<br>")
        let place = finding.place.map { "<br>" + MarkdownText.codeInTable("\($0.file):\($0.line)") } ?? ""
        lines.append("| \(MarkdownText.codeInTable(finding.screen))\(place) | \(words) | \(finding.rule.rawValue) |")
      }
      if part.findings.count > Self.maxRows { lines.append("| and \(part.findings.count - Self.maxRows) more | | |") }
      lines.append("")
    }
    for failure in report.failed ?? [] { lines.append("- \(MarkdownText.escaped(failure.message))") }
    for entry in report.gone {
      lines.append(
        "- accepted and gone: \(entry.rule.rawValue) of \(MarkdownText.code(entry.subject)) on \(MarkdownText.code(entry.screen))"
      )
    }
    if let budget = report.budget { lines += ["", MarkdownText.escaped(budget.text)] }
    return lines.joined(separator: "\n") + "\n"
  }
}
