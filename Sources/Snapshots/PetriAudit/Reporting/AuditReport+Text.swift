import PetriText

extension AuditReport {
  /// The report for people: a line per unnoticed mutation, then the share.
  ///
  /// - Parameter all: Whether to list equivalent and refused mutations, too.
  package func text(all: Bool = false) -> String {
    var lines: [String] = []
    for finding in unnoticed {
      guard case .unnoticed(let shown) = finding.verdict else { continue }
      lines.append("\(finding.mutation) (no snapshot shows it, only \(shown))")
    }
    for view in unshown {
      let changes = AuditReport.text(changes: view.changes.count)
      lines.append("\(view.place): \(view.definition): \(view.advice) (\(changes) in it)".cleaned)
    }
    if all {
      lines += section("nothing shows:", equivalent) { _ in "" }
      let hidden = unshown.flatMap(\.changes)
      lines += hidden.isEmpty ? [] : ["in views that no cell shows:"] + hidden.map { "  \($0)" }
      lines += section("refused:", refused) { finding in
        if case .refused(let reason) = finding.verdict { " (\(reason))".cleaned } else { "" }
      }
    }
    return (lines + [summary]).map { "\($0)\n" }.joined()
  }

  /// The counts and the share in one line.
  package var summary: String {
    var parts = ["\(noticed) noticed", "\(unnoticed.count) not noticed"]
    if !unshown.isEmpty {
      let views = unshown.count == 1 ? "1 view" : "\(unshown.count) views"
      let changes = AuditReport.text(changes: unshown.reduce(0) { $0 + $1.changes.count })
      parts.append("\(views) that no cell shows (\(changes))")
    }
    if !equivalent.isEmpty { parts.append("\(equivalent.count) equivalent") }
    if !refused.isEmpty { parts.append("\(refused.count) refused") }
    return "\(AuditReport.text(changes: tried)): \(parts.joined(separator: ", ")); \(percent) of those that count"
  }

  /// The share as a percentage, such as `99.6%`.
  package var percent: String { "\(permille / 10)\(permille % 10 == 0 ? "" : ".\(permille % 10)")%" }

  fileprivate static func text(changes count: Int) -> String { count == 1 ? "1 change" : "\(count) changes" }

  private func section(_ title: String, _ findings: [Finding], _ remark: (Finding) -> String) -> [String] {
    findings.isEmpty ? [] : [title] + findings.map { "  \($0.mutation)\(remark($0))" }
  }
}
