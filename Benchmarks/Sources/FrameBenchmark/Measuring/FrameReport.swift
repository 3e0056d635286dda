import UIKit

/// The findings as a table, and the differences as a list.
struct FrameReport {
  let findings: [FrameFinding]
  let documents: Int

  private var counted: [FrameFinding] { findings.filter { $0.leftOut == nil } }

  /// The lines of the table.
  var table: [String] {
    let counted = counted
    var lines = ["| frames | count | within 0.5 points |", "| --- | --- | --- |"]
    lines.append(row("all, in \(documents) documents", counted))
    lines.append(row("text-free", counted.filter(\.isTextFree)))
    for (cause, found) in groups(counted, by: \.cause) { lines.append(row("depend on " + cause, found)) }
    for (kind, found) in groups(counted, by: \.kind) { lines.append(row(kind, found)) }
    for reason in FrameFinding.Reason.allCases {
      lines.append(row("not counted: " + reason.rawValue, findings.filter { $0.leftOut == reason }))
    }
    return lines
  }

  /// The frames that differ, each on a line, the files in order.
  var worst: [String] {
    counted.filter { !$0.isRight }.map { finding in
      [
        finding.cause, finding.kind, Self.text(finding.expected), Self.text(finding.found),
        finding.id, finding.file,
      ].joined(separator: "\t")
    }
  }

  private func groups(
    _ findings: [FrameFinding],
    by key: (FrameFinding) -> String
  ) -> [(String, [FrameFinding])] {
    Dictionary(grouping: findings, by: key).map { ($0.key, $0.value) }
      .sorted { ($1.1.count, $0.0) < ($0.1.count, $1.0) }
  }

  private func row(_ name: String, _ findings: [FrameFinding]) -> String {
    let right = findings.count(where: \.isRight)
    let share = findings.isEmpty ? "–" : "\((Double(right) * 1000 / Double(findings.count)).rounded() / 10) %"
    return "| \(name) | \(findings.count) | \(share) |"
  }

  private static func text(_ frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map { "\(($0 * 100).rounded() / 100)" }.joined(separator: " ")
  }
}
