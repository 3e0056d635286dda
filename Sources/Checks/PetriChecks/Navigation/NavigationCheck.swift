import PetriCatalog
import PetriComposer

struct NavigationCheck: ScreenCheck {
  private let subject: CheckedCatalog
  private let limits: NavigationLimits
  var catalog: Catalog { subject.catalog }

  init(of subject: CheckedCatalog) {
    self.init(of: subject, subject.staysNear ? .near : NavigationLimits())
  }

  init(of subject: CheckedCatalog, _ limits: NavigationLimits) { (self.subject, self.limits) = (subject, limits) }

  func jobs(of screens: [ScreenDefinition]) -> [CheckJob] {
    NavigationStart.all(of: catalog, on: screens).map { CheckJob(.navigation, $0.screen, part: $0.number) }
  }

  func outcome(of job: CheckJob, _ screen: ScreenDefinition) -> CheckOutcome {
    var outcome = CheckOutcome()
    let starts = NavigationStart.all(from: screen, in: catalog)
    guard starts.indices.contains(job.part), let map = try? NavigationMap(starts[job.part], in: subject, limits) else {
      outcome.leftOut["starts that can't be launched"] = 1
      return outcome
    }
    let opened = map.openLinks(atMost: limits.links)
    outcome.findings =
      map.deadEnds() + map.wrongWaysBack() + map.growingStacks() + map.refusedTaps() + opened.findings
    outcome.facts = map.facts
    outcome.covered = [
      "starts": 1, "states": map.states.count, "ways": map.states.reduce(0) { $0 + $1.ways.count { $0.target != nil } },
      "links planned": map.plans.count, "links opened": opened.count,
    ]
    if map.cutWays > 0 { outcome.leftOut["ways"] = map.cutWays }
    if opened.leftOut > 0 { outcome.leftOut["links"] = opened.leftOut }
    return outcome
  }

  func findings(of outcomes: [CheckOutcome]) -> [CheckFinding] {
    var seen: Set<[String]> = []
    let found = outcomes.flatMap(\.findings).sorted { $0.moves.count < $1.moves.count }
      .filter { seen.insert([$0.rule.rawValue, $0.screen, $0.subject]).inserted }
    let order = Dictionary(uniqueKeysWithValues: catalog.screenNames.enumerated().map { ($1, $0) })
    return (found + unreached(by: outcomes) + unusedCases(by: outcomes))
      .filter { catalog.screen(named: $0.screen)?.allow.contains($0.rule) != true }
      .sorted {
        (order[$0.screen] ?? 0, $0.rule.rawValue, $0.subject) < (order[$1.screen] ?? 0, $1.rule.rawValue, $1.subject)
      }
  }
}
