public import PetriCatalog

/// The checks of a catalogue: parts that can be done in any order, and what they found together.
@MainActor
public struct Checker {
  private let catalog: Catalog
  private let checks: [CheckKind: any ScreenCheck]

  /// Makes a checker.
  public init(of subject: CheckedCatalog) {
    catalog = subject.catalog
    checks = [
      .leaks: LeakCheck(of: subject), .navigation: NavigationCheck(of: subject), .layout: LayoutCheck(of: subject),
    ]
  }

  /// The work of a check on screens.
  public func jobs(of kind: CheckKind, on screens: [ScreenDefinition]) -> [CheckJob] {
    checks[kind]?.jobs(of: screens) ?? []
  }

  /// Does a part.
  public func outcome(of job: CheckJob) -> CheckOutcome {
    guard let screen = catalog.screen(named: job.screen) else { return CheckOutcome() }
    return checks[job.kind]?.outcome(of: job, screen) ?? CheckOutcome()
  }

  /// The findings of a check's parts together, in the order of screens.
  public func findings(of kind: CheckKind, from outcomes: [CheckOutcome]) -> [CheckFinding] {
    checks[kind]?.findings(of: outcomes) ?? []
  }
}
