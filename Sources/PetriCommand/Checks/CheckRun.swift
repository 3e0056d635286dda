import PetriCatalog
import PetriChecks
import PetriComposer

/// Checks of screens, done as far as a budget allows.
@MainActor
struct CheckRun {
  /// The findings so far.
  var report: CheckReport
  /// The screens that each check came to.
  private let checked: [CheckKind: Set<String>]

  /// Checks screens.
  ///
  /// - Throws: `CommandFailure` where no worker can be started.
  init(
    _ kinds: [CheckKind],
    on screens: [ScreenDefinition],
    in workspace: Workspace,
    _ registry: ControllerRegistry,
    jobs: Int?,
    budget: Double?,
    drawsPictures: Bool
  ) throws {
    let checker = Checker(of: CheckedCatalog(workspace.catalog, registry: registry))
    let all = CheckRun.inTurns(kinds.map { checker.jobs(of: $0, on: screens) }, withBudget: budget != nil)
    let outcomes = try CheckWork(workspace: workspace, jobs: jobs, budget: budget, drawsPictures: drawsPictures)
      .outcomes(of: all)
    let done = zip(all, outcomes).compactMap { job, outcome in outcome.map { (job: job, outcome: $0) } }
    let missing = zip(all, outcomes).filter { $0.1 == nil }.map(\.0)
    report = CheckReport(
      kinds.map { kind in
        let own = done.filter { $0.job.kind == kind }.map(\.outcome)
        return CheckReport.Part(kind, findings: checker.findings(of: kind, from: own), of: own)
      }
    )
    report.budget = budget.map { CheckBudget(seconds: $0, done: done.count, missing: missing) }
    let unfinished = Dictionary(grouping: missing, by: \.kind).mapValues { Set($0.map(\.screen)) }
    checked = Dictionary(
      uniqueKeysWithValues: kinds.map { kind in (kind, Set(screens.map(\.name)).subtracting(unfinished[kind] ?? [])) }
    )
  }

  /// Whether a check came to a screen, so that what it doesn't find there isn't there.
  func isChecked(_ kind: CheckKind, _ screen: String) -> Bool { checked[kind]?.contains(screen) ?? false }

  /// The report with another baseline.
  func report(with baseline: CheckBaseline) -> CheckReport {
    var report = report
    report.apply(baseline, isChecked: isChecked)
    return report
  }

  /// The parts of all checks in turn, so that a budget has something of each; a check that has few parts, each of which takes long, comes
  /// last then, and first where all is done anyway.
  private static func inTurns(_ lists: [[CheckJob]], withBudget: Bool) -> [CheckJob] {
    let placed = lists.flatMap { list in
      list.enumerated().map { (place: Double($0.offset + (withBudget ? 1 : 0)) / Double(list.count), job: $0.element) }
    }
    // Of two at one place, that of the check named first is first.
    return placed.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(
      \.element.job
    )
  }
}
