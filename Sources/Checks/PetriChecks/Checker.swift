public import PetriCatalog

/// Splits the checks of a catalogue into independent jobs, and merges their outcomes into findings.
@MainActor
public struct Checker {
  private let catalog: Catalog
  private let checks: [CheckKind: any ScreenCheck]

  /// Creates a checker for a catalogue.
  public init(of subject: CheckedCatalog) {
    catalog = subject.catalog
    checks = [
      .leaks: LeakCheck(of: subject), .navigation: NavigationCheck(of: subject), .layout: LayoutCheck(of: subject),
    ]
  }

  /// The jobs of a check for the given screens.
  public func jobs(of kind: CheckKind, on screens: [ScreenDefinition]) -> [CheckJob] {
    checks[kind]?.jobs(of: screens) ?? []
  }

  /// Runs a job.
  public func outcome(of job: CheckJob) -> CheckOutcome {
    guard let screen = catalog.screen(named: job.screen) else { return CheckOutcome() }
    return checks[job.kind]?.outcome(of: job, screen) ?? CheckOutcome()
  }

  /// Merges the outcomes of a check's jobs into findings, in screen order.
  public func findings(of kind: CheckKind, from outcomes: [CheckOutcome]) -> [CheckFinding] {
    checks[kind]?.findings(of: outcomes) ?? []
  }
}
