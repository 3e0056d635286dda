import PetriCatalog
import PetriChecks
import PetriComposer
import PetriLoader

@MainActor
struct CheckRun {
  private var report: CheckReport
  private let checked: [CheckKind: Set<String>]
  /// The names of all screens, including those with errors; `nil` if a file couldn't be read.
  private let known: Set<String>?

  init(
    _ selection: CheckSelection,
    in workspace: Workspace,
    jobs: Int?,
    budget: Double?,
    drawsPictures: Bool
  ) throws {
    let checker = Checker(of: CheckedCatalog(workspace.catalog, registry: workspace.registry))
    let (kinds, screens, names) = (selection.kinds, selection.screens, selection.names)
    let origins = kinds.contains(.navigation) ? checker.jobs(of: .navigation, on: selection.origins) : []
    let lists = kinds.map { kind in
      guard kind == .navigation else { return checker.jobs(of: kind, on: screens) }
      let own = selection.beginsAtScreens ? checker.jobs(of: kind, on: screens) : []
      return own + origins.filter { !own.contains($0) }
    }
    let all = CheckRun.inTurns(lists, withBudget: budget != nil)
    var failed: [CheckReport.Failure] = []
    let outcomes = zip(
      all,
      try CheckWork(workspace: workspace, jobs: jobs, budget: budget, drawsPictures: drawsPictures).results(of: all)
    ).map { job, result -> CheckOutcome? in
      switch result {
      case nil: return nil
      case .done(let outcome): return outcome
      case .ended(let ending):
        failed.append(CheckReport.Failure(of: job.kind, on: job.screen, because: ending.reason))
        var outcome = CheckOutcome()
        outcome.leftOut["screens"] = 1
        return outcome
      }
    }
    for failure in failed { workspace.console.fail(failure.message) }
    let done = zip(all, outcomes).compactMap { job, outcome in outcome.map { (job: job, outcome: $0) } }
    let missing = zip(all, outcomes).filter { $0.1 == nil }.map(\.0)
    report = CheckReport(
      screens.isEmpty
        ? []
        : kinds.map { kind in
          let outcomes = done.filter { $0.job.kind == kind }.map { job, outcome in
            selection.counted(outcome, of: job)
          }
          let walked = Set(outcomes.flatMap(\.findings).map(\.screen)).union(names)
          let found = checker.findings(of: kind, from: outcomes).filter { walked.contains($0.screen) }
          return CheckReport.Part(kind, findings: found, of: outcomes)
        }
    )
    report.budget = budget.map { CheckBudget(seconds: $0, done: done.count, missing: missing) }
    report.failed = failed.isEmpty ? nil : failed
    let unfinished = Dictionary(
      grouping: missing.map { ($0.kind, $0.screen) } + failed.map { ($0.check, $0.screen) },
      by: \.0
    ).mapValues { Set($0.map(\.1)) }
    // A walk that reaches a screen may start at any other one.
    let isNavigated = unfinished[.navigation] == nil && (selection.isOfChanges || selection.origins.isEmpty)
    checked = Dictionary(
      uniqueKeysWithValues: kinds.map { kind in
        (kind, kind == .navigation && !isNavigated ? [] : names.subtracting(unfinished[kind] ?? []))
      }
    )
    let defined = workspace.catalog.screenNames + workspace.loaded.brokenScreens.map(\.name)
    known = workspace.hasUnreadDefinitions ? nil : Set(defined)
  }

  /// Whether a check reached a screen, so that a finding missing there is really fixed. Also true for deleted screens.
  private func isChecked(_ kind: CheckKind, _ screen: String) -> Bool {
    known?.contains(screen) == false || checked[kind]?.contains(screen) ?? false
  }

  /// The report without the findings accepted by a baseline.
  func report(with baseline: CheckBaseline) -> CheckReport {
    var report = report
    report.apply(baseline, isChecked: isChecked)
    return report
  }

  /// Interleaves the jobs of all checks, so that a limited budget covers each of them. A check with few, slow jobs
  /// comes last with a budget, and first without one.
  private static func inTurns(_ lists: [[CheckJob]], withBudget: Bool) -> [CheckJob] {
    let placed = lists.flatMap { list in
      list.enumerated().map { (place: Double($0.offset + (withBudget ? 1 : 0)) / Double(list.count), job: $0.element) }
    }
    // Ties are broken by the order in which the checks were named.
    return placed.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(
      \.element.job
    )
  }
}
