import PetriCatalog

@MainActor
protocol ScreenCheck {
  init(of subject: CheckedCatalog)

  func jobs(of screens: [ScreenDefinition]) -> [CheckJob]

  func outcome(of job: CheckJob, _ screen: ScreenDefinition) -> CheckOutcome

  /// Merges duplicate findings, and adds those that depend on all outcomes, such as unreached screens.
  func findings(of outcomes: [CheckOutcome]) -> [CheckFinding]
}

extension ScreenCheck {
  func jobs(of screens: [ScreenDefinition]) -> [CheckJob] { [] }
}
