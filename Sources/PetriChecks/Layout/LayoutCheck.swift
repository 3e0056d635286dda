import PetriCatalog
import PetriComposer
import PetriRendering
import PetriSnapshots
import PetriUIKit

/// Launches each screen in looks and with contexts at the edges of what can be, and keeps for each fault the mildest launch that shows it.
struct LayoutCheck: ScreenCheck {
  private let subject: CheckedCatalog

  init(of subject: CheckedCatalog) { self.subject = subject }

  func jobs(of screens: [ScreenDefinition]) -> [CheckJob] {
    screens.filter { $0.matrix.skip == nil }.map { CheckJob(.layout, $0.name) }
  }

  func outcome(of job: CheckJob, _ screen: ScreenDefinition) -> CheckOutcome {
    var outcome = CheckOutcome()
    var found: [Key: Found] = [:]
    var order: [Key] = []
    let launches = launches(of: screen)
    for (number, launch) in launches.enumerated() {
      guard let launched = try? self.launch(screen, launch) else { continue }
      outcome.covered["looks", default: 0] += 1
      for fault in LayoutInspector(launched).faults where isMeant(fault, launch) {
        let key = Key(rule: fault.rule, subject: fault.subject, place: fault.place)
        if found[key] == nil {
          found[key] = Found(fault: fault, launch: number)
          order.append(key)
        }
        found[key]?.launches += 1
      }
    }
    let all = order.compactMap { found[$0] }
    for (number, launch) in launches.enumerated() {
      outcome.findings += findings(
        all.filter { $0.launch == number },
        on: screen,
        launch,
        of: outcome.covered["looks"] ?? 0
      )
    }
    return outcome
  }

  func findings(of outcomes: [CheckOutcome]) -> [CheckFinding] { outcomes.flatMap(\.findings) }

  /// The identity of a fault from look to look.
  private struct Key: Hashable {
    let rule: CheckRule
    let subject: String
    let place: Place?
  }

  /// A fault with the mildest launch that shows it, and how many do.
  private struct Found {
    let fault: LayoutFault
    let launch: Int
    var launches = 0
  }

  // MARK: Launches

  /// A launch: a look, and values.
  private struct Launch {
    let look: LaunchEnvironment
    let isUsual: Bool
    var fixture: String?
    var extreme: ExtremeContext?
  }

  /// The launches, the mildest first.
  private func launches(of screen: ScreenDefinition) -> [Launch] {
    let looks = LayoutLooks(subject.catalog.settings, devices: screen.devices)
    let base = looks.all[0]
    var launches = looks.all.map { Launch(look: $0, isUsual: $0 == base) }
    for look in [base, looks.narrowest] {
      for fixture in screen.fixtures.map(\.name) {
        launches.append(Launch(look: look, isUsual: look == base, fixture: fixture))
      }
    }
    let examples = ContextResolution(fields: screen.context, fallback: .examplesFirst).context
    let extremes = ExtremeContext.all(of: screen.context, from: examples)
    launches += extremes.map { Launch(look: base, isUsual: true, extreme: $0) }
    // Of those, a translation's length is what people meet with large texts on a small phone.
    launches += extremes.filter { $0.kind == .longer }.map {
      Launch(look: looks.narrowest, isUsual: false, extreme: $0)
    }
    return launches
  }

  private func launch(_ screen: ScreenDefinition, _ launch: Launch) throws -> LaunchedScreen {
    let fixture = launch.fixture.flatMap { screen.fixture(named: $0)?.values }
    let context =
      launch.extreme?.context
      ?? ContextResolution(fields: screen.context, fixture: fixture, fallback: .examplesFirst).context
    let name = launch.fixture ?? Fixture.examples
    let catalog = subject.catalog
    let state = AppState(fields: catalog.settings.state, values: screen.state(ofFixture: name))
    return try LaunchedScreen(
      screen.name,
      context: context,
      form: screen.form(ofFixture: name),
      keyboard: screen.keyboard(ofFixture: name),
      stage: try Stage(environment: launch.look, isListening: false),
      composer: Composer(catalog: catalog, registry: subject.registry, state: state, locale: launch.look.locale)
    )
  }

  // MARK: Findings

  /// Whether a fault is one: whoever limits the lines of a text has it cut where a value is longer than usual.
  private func isMeant(_ fault: LayoutFault, _ launch: Launch) -> Bool {
    !(fault.isOfLines && launch.extreme != nil)
  }

  /// The findings of a launch: where there is too little room several views suffer, from one cause.
  private func findings(_ all: [Found], on screen: ScreenDefinition, _ launch: Launch, of launches: Int)
    -> [CheckFinding]
  {
    let squeezed = all.filter { CheckRule.squeezes.contains($0.fault.rule) }.sorted {
      (CheckRule.squeezes.firstIndex(of: $0.fault.rule) ?? 0) < (CheckRule.squeezes.firstIndex(of: $1.fault.rule) ?? 0)
    }
    let others = all.filter { !CheckRule.squeezes.contains($0.fault.rule) }
    var findings = others.map { finding($0, [], on: screen, launch, of: launches) }
    if let first = squeezed.first {
      let rest = squeezed.dropFirst().map(\.fault.message)
      findings.insert(finding(first, rest, on: screen, launch, of: launches), at: 0)
    }
    return findings
  }

  private func finding(
    _ found: Found,
    _ others: [String],
    on screen: ScreenDefinition,
    _ launch: Launch,
    of launches: Int
  ) -> CheckFinding {
    var context: [String: String] = [:]
    if let extreme = launch.extreme {
      let examples = ContextResolution(fields: screen.context, fallback: .examplesFirst).context
      for field in screen.context {
        if let value = extreme.context[field.name], value != examples[field.name] { context[field.name] = "\(value)" }
      }
    }
    var notes = launch.fixture.map { ["fixture \($0)"] } ?? []
    notes += others.map { "also: \($0)" }
    if found.launches > 1 { notes.append("in \(found.launches) of \(launches) launches") }
    return CheckFinding(
      found.fault.rule,
      on: screen.name,
      of: found.fault.subject,
      found.fault.message,
      at: found.fault.place,
      in: launch.isUsual ? nil : launch.look,
      context: context,
      notes: notes
    )
  }
}

extension CheckRule {
  /// Faults that too little room makes, the worst first.
  fileprivate static let squeezes: [CheckRule] = [.zeroSize, .outsideScreen, .truncation, .smallTarget]
}
