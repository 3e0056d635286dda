import PetriCatalog
import PetriComposer
import PetriSnapshots
import PetriUIKit

/// Opens and closes each screen, and reports controllers, views and registrations that outlive it.
@MainActor
struct LeakCheck: ScreenCheck {
  private static let taps = 16
  private static let stops = 40
  private static let fixtures = 8

  private let subject: CheckedCatalog

  init(of subject: CheckedCatalog) { self.subject = subject }

  func jobs(of screens: [ScreenDefinition]) -> [CheckJob] { screens.map { CheckJob(.leaks, $0.name) } }

  func findings(of outcomes: [CheckOutcome]) -> [CheckFinding] { outcomes.flatMap(\.findings) }

  func outcome(of job: CheckJob, _ screen: ScreenDefinition) -> CheckOutcome {
    var outcome = CheckOutcome()
    #if os(Linux) || !canImport(UIKit)
      let leaks = subject.leakSubject(of: screen)
      var search = LeakSearch(of: leaks)
      for scenario in entrances(of: screen) + walks(of: screen, &outcome) + taps(on: screen, leaks, &outcome) {
        let fixture = scenario.fixture.flatMap { screen.fixture(named: $0) }
        let context = fixture?.values.entries.map { ($0.name, $0.value.description) } ?? []
        search.play(scenario, context: Dictionary(context) { first, _ in first })
      }
      outcome.findings = search.findings
      outcome.covered = ["ways out": search.count, "steps": search.steps].filter { $0.value > 0 }
      outcome.covered["screens"] = 1
    #endif
    return outcome
  }

  private func entrances(of screen: ScreenDefinition) -> [LeakScenario] {
    let canBePushed = screen.outermostContainer.map { !SystemContainer.navigation.refuses($0) } ?? true
    let others = canBePushed ? [LeakScenario.pushed, .tab] : [.tab]
    let stays = LeakScenario.modal + (screen.content.isOnlyPresented ? [] : others)
    let fixtures = screen.fixtures.prefix(Self.fixtures).map {
      LeakScenario(entrance: .launch, exit: .replacedRoot, fixture: $0.name)
    }
    let links = linkElsewhere(from: screen).map { link in
      LeakScenario(entrance: .launch, exit: .back, steps: [step(.open(link: link), screen)])
    }
    return LeakScenario.all.prefix(1) + stays + (links.map { [$0] } ?? []) + fixtures
  }

  /// Leaves the screen after each step by going back, and after the last one also by replacing the root.
  private func walks(of screen: ScreenDefinition, _ outcome: inout CheckOutcome) -> [LeakScenario] {
    let all = screen.walks.flatMap { walk -> [LeakScenario] in
      let ends = walk.steps.indices.filter { if case .move = walk.steps[$0].kind { true } else { false } }
      func scenario(_ end: Int, _ exit: LeakScenario.Exit) -> LeakScenario {
        LeakScenario(entrance: .launch, exit: exit, fixture: walk.fixture, steps: Array(walk.steps[...end]))
      }
      return ends.map { scenario($0, .back) } + (ends.last.map { [scenario($0, .replacedRoot)] } ?? [])
    }
    let cut = all.count - min(all.count, Self.stops)
    if cut > 0 { outcome.leftOut["steps of walks"] = cut }
    return Array(all.prefix(Self.stops))
  }

  private func taps(on screen: ScreenDefinition, _ leaks: LeakSubject, _ outcome: inout CheckOutcome) -> [LeakScenario]
  {
    guard let stage = try? Stage(environment: leaks.environment, isListening: false),
      let made = try? leaks.make(stage, LeakScenario(entrance: .launch, exit: .back)), let composed = made.screen
    else { return [] }
    stage.show(composed)
    let names = stage.touchables.filter { $0.kind == .button && $0.isEnabled }.map(\.name)
    stage.leave()
    if names.count > Self.taps { outcome.leftOut["taps"] = names.count - Self.taps }
    return names.prefix(Self.taps).map { name in
      LeakScenario(entrance: .launch, exit: .back, steps: [step(.tap(name), screen)])
    }
  }

  private func step(_ move: Move, _ screen: ScreenDefinition) -> WalkStep { WalkStep(.move(move), place: screen.place) }

  private func linkElsewhere(from screen: ScreenDefinition) -> String? {
    for other in subject.catalog.screens where other.name != screen.name {
      if let link = other.links.lazy.compactMap({ $0.pattern.sampleLink(for: other.context) }).first { return link }
    }
    return nil
  }
}

extension CheckedCatalog {
  func leakSubject(of screen: ScreenDefinition) -> LeakSubject {
    let environment = LaunchEnvironment(settings: catalog.settings)
    return LeakSubject(screen.name, in: environment) { stage, scenario in
      let launch = Launch(of: screen, fixture: scenario.fixture, in: environment)
      let composer = Composer(for: launch, catalog: catalog, registry: registry)
      let composed = try stage.compose(launch, with: composer)
      return LeakSubject.Made(controller: composed.root, screen: composed, composer: composer)
    }
  }
}
