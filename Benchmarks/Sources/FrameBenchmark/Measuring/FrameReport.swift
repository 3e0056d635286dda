import InterfaceCanvas
import UIKit

/// The findings as a table, and the differences as a list.
struct FrameReport {
  typealias Finding = (file: String, frame: FrameFinding)

  let findings: [Finding]
  let documents: Int

  private var counted: [FrameFinding] { findings.map(\.frame).filter { $0.leftOut == nil } }

  /// Some frames, and how many of them are right.
  struct Row {
    var name: String
    var count: Int
    var right: Int

    init(_ name: String, _ findings: [FrameFinding]) {
      self.name = name
      count = findings.count
      right = findings.count(where: \.isRight)
    }

    /// The row of a table.
    var line: String {
      let share = count == 0 ? "–" : "\((Double(right) * 1000 / Double(count)).rounded() / 10) %"
      return "| \(name) | \(count) | \(share) |"
    }
  }

  /// All that are counted, those without text, by what they depend on, by kind; then those that aren't counted.
  var rows: [Row] {
    let counted = counted
    var rows = [
      Row("all", counted), Row("text-free", counted.filter(\.isTextFree)),
      Row("all whose fonts are known", counted.filter { !$0.dependsOn.contains(.appText) }),
    ]
    rows += groups(counted, by: \.cause).map { Row("depend on " + $0, $1) }
    rows += groups(counted, by: \.kind).map { Row($0, $1) }
    rows += FrameFinding.Reason.allCases.map { reason in
      Row("not counted: " + reason.rawValue, findings.map(\.frame).filter { $0.leftOut == reason })
    }
    return rows
  }

  /// The lines of the table.
  var table: [String] {
    ["| frames in \(documents) documents | count | within 0.5 points |", "| --- | --- | --- |"] + rows.map(\.line)
  }

  /// The rows as lines with tabs, the first column as given.
  func facts(_ name: String) -> [String] {
    rows.map { "\(name)\t\($0.name)\t\($0.count)\t\($0.right)" }
  }

  /// The frames that differ, each on a line, the files in order.
  var worst: [String] {
    findings.filter { $0.frame.leftOut == nil && !$0.frame.isRight }.map { file, finding in
      [
        finding.cause, finding.kind, Self.text(finding.expected), Self.text(finding.found),
        finding.id, file,
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

  private static func text(_ frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map { "\(($0 * 100).rounded() / 100)" }.joined(separator: " ")
  }
}
