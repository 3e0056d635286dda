import PetriCatalog

/// A check, as jobs and what each finds.
@MainActor
protocol ScreenCheck {
  /// Makes a check of a catalogue.
  init(of subject: CheckedCatalog)

  /// The work on screens, in parts that need nothing of each other.
  func jobs(of screens: [ScreenDefinition]) -> [CheckJob]

  /// Does a part.
  func outcome(of job: CheckJob, _ screen: ScreenDefinition) -> CheckOutcome

  /// The findings of all parts together, such as screens that none of them has reached; and one finding for those that are the same.
  func findings(of outcomes: [CheckOutcome]) -> [CheckFinding]
}

extension ScreenCheck {
  func jobs(of screens: [ScreenDefinition]) -> [CheckJob] { [] }
}
