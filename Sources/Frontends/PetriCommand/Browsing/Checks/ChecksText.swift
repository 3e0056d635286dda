import PetriBrowser
import PetriCatalog
import PetriChecks
import PetriComposer
import PetriText

/// The rows of the checks tab: progress, findings by rule, and coverage.
@MainActor
struct ChecksText {
  private let checks: ScreenChecks
  private let checker: Checker
  private let workspace: Workspace
  private let accepted: AcceptedFindings

  init(_ checks: ScreenChecks, by checker: Checker, in workspace: Workspace, accepted: AcceptedFindings) {
    (self.checks, self.checker, self.workspace, self.accepted) = (checks, checker, workspace, accepted)
  }

  /// Selecting a finding opens the screen that shows it; selecting a rule opens its explanation.
  var rows: [PreviewRow] {
    let report = report
    var rows = [PreviewRow(title(of: report).cleaned, style: .heading)]
    if let problem = accepted.problem { rows.append(PreviewRow(problem.cleaned)) }
    for kind in ScreenChecks.kinds { rows += section(of: kind, in: report.parts.first { $0.check == kind }) }
    rows += list("allowed in the definition", AllowedFaults(of: screen, in: workspace).lines)
    let gone = report.gone.map { "\($0.rule.rawValue) of '\($0.subject)'" }
    return rows + list("accepted in \(CheckBaseline.fileName), and not found any more", gone)
  }

  private var screen: ScreenDefinition { checks.screen }

  private var report: CheckReport {
    let done = ScreenChecks.kinds.filter { checks.isDone($0) && checks.ending(of: $0) == nil }
    var report = CheckReport(
      done.map { kind in
        let outcomes = checks.outcomes(of: kind).map { outcome in
          var outcome = outcome
          // Facts are only used for findings that depend on all screens.
          outcome.facts = [:]
          outcome.covered = outcome.covered.filter { $0.value > 0 }
          return outcome
        }
        return CheckReport.Part(kind, findings: checker.findings(of: kind, from: outcomes), of: outcomes)
      }
    )
    report.apply(accepted.baseline) { kind, name in name == screen.name && kind != .navigation && done.contains(kind) }
    return report
  }

  private func title(of report: CheckReport) -> String {
    if let failure = checks.failure { return "can't be checked: \(failure)" }
    if let next = checks.left.first {
      return "checking \(next.kind.rawValue) …  \(checks.results.count + 1) of \(checks.jobs.count)"
    }
    let (found, accepted) = (report.findings.count, report.parts.reduce(0) { $0 + $1.accepted.count })
    return (found == 0 ? "nothing found" : "\(found) found") + (accepted == 0 ? "" : ", \(accepted) accepted")
  }

  // MARK: - A check

  private func section(of kind: CheckKind, in part: CheckReport.Part?) -> [PreviewRow] {
    if let reason = leftOut(kind) { return [PreviewRow(""), PreviewRow("\(kind.rawValue): \(reason)".cleaned)] }
    guard let part else { return [] }
    var rows = [PreviewRow(""), PreviewRow("\(kind.rawValue): \(part.summary)".cleaned, style: .heading)]
    let all = part.findings + part.accepted
    var rules: [CheckRule] = []
    for finding in all where !rules.contains(finding.rule) { rules.append(finding.rule) }
    for rule in rules { rows += self.rows(of: rule, all.filter { $0.rule == rule }) }
    guard kind == .navigation else { return rows }
    let command = "petri check navigation \(screen.name.shellQuoted)"
    return rows + [PreviewRow("  only what is near, and no links; \(command) goes on".cleaned, style: .remark)]
  }

  private func leftOut(_ kind: CheckKind) -> String? {
    guard checks.jobs.contains(where: { $0.kind == kind }) else {
      return switch kind {
      case .layout: "left out, as its snapshots are"
      default: "left out, as it is \(screen.isPart ? "a part of" : "shown over") other screens"
      }
    }
    let command = "petri check \(kind.rawValue) \(screen.name.shellQuoted)"
    return switch checks.ending(of: kind) {
    case nil: nil
    case .timeout?: "not done after \(ScreenChecker.timeout) s; \(command) takes its time"
    case let ending?: "not done: \(ending)"
    }
  }

  private func rows(of rule: CheckRule, _ findings: [CheckFinding]) -> [PreviewRow] {
    let text = RuleExplanation.all.first { $0.rule == rule }?.text ?? ""
    let title = "  \(rule.rawValue)  \(text.firstSentence)"
    return [PreviewRow(title, opens: .note("\(rule.rawValue): \(text)"))] + findings.flatMap { rows(of: $0) }
  }

  private func rows(of finding: CheckFinding) -> [PreviewRow] {
    let launch = FoundLaunch(finding, of: screen, in: workspace)
    var lines = [(finding.place ?? screen.place).description] + finding.lines
    if let entry = finding.faults.first.flatMap(accepted.baseline.entry) {
      lines.append(entry.reason.map { "accepted: \($0)" } ?? "accepted")
    }
    // A walk from this screen may find a fault on another screen.
    let owner = finding.screen == screen.name ? "" : "'\(finding.screen)': "
    let title = PreviewRow(
      "    \(owner)\(finding.message)".cleaned,
      opens: .launch(launch.request, moves: launch.moves)
    )
    return [title] + lines.map { PreviewRow("      \($0.cleaned.truncated(toColumns: ChecksText.mostColumns))") }
  }

  /// Longer lines are truncated, because extreme values can have any length.
  private static let mostColumns = 240

  private func list(_ title: String, _ lines: [String]) -> [PreviewRow] {
    guard !lines.isEmpty else { return [] }
    return [PreviewRow(""), PreviewRow(title, style: .heading)] + lines.map { PreviewRow("  \($0.cleaned)") }
  }
}
