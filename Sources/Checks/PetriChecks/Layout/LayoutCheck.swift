import PetriCatalog
import PetriComposer
import PetriRendering
import PetriUIKit

/// Reduces each layout fault to the simplest environment and context that shows it.
struct LayoutCheck: ScreenCheck {
  private let subject: CheckedCatalog

  init(of subject: CheckedCatalog) { self.subject = subject }

  func jobs(of screens: [ScreenDefinition]) -> [CheckJob] {
    screens.filter { $0.matrix.skip == nil }.map { CheckJob(.layout, $0.name) }
  }

  func outcome(of job: CheckJob, _ screen: ScreenDefinition) -> CheckOutcome {
    var outcome = CheckOutcome()
    var found: [LayoutFault.Key: Found] = [:]
    var order: [LayoutFault.Key] = []
    let looks = LayoutLooks(subject.catalog.settings, devices: screen.devices)
    var waiting = [LayoutLaunch(look: looks.all[0])]
    var isFirst = true
    while let launch = waiting.popLast() {
      guard let inspected = try? inspect(screen, launch) else { continue }
      if isFirst { waiting = launches(of: screen, in: looks, after: inspected).reversed() }
      isFirst = false
      guard inspected.isTurnedAsItMay else { continue }
      outcome.covered["looks", default: 0] += 1
      for fault in inspected.faults where launch.counts(fault) && !isAllowed(fault, on: screen) {
        if found[fault.key] == nil {
          found[fault.key] = Found(fault: fault, launch: launch)
          order.append(fault.key)
        }
        found[fault.key]?.looks.insert(launch)
      }
    }
    let all = order.compactMap { found[$0] }.map { shrunk($0, on: screen, in: looks.all[0]) }
    let report = LayoutReport(screen, of: all, usual: looks.all[0], looks: outcome.covered["looks"] ?? 0)
    // Pictures of the same launch share an inspector, except while typing.
    var last: (launch: LayoutLaunch, inspected: LayoutInspector)?
    outcome.findings = report.findings { found in
      guard subject.drawsPictures else { return nil }
      if last?.launch != found.launch || found.launch.trial == .typing {
        last = (try? inspect(screen, found.launch, toDraw: found.fault.key)).map { (found.launch, $0) }
      }
      guard let inspected = last?.inspected else { return nil }
      let frame = inspected.faults.first { $0.key == found.fault.key }?.frame ?? found.fault.frame
      return FaultPicture(inspected.launched, outlining: frame).text
    }
    return outcome
  }

  func findings(of outcomes: [CheckOutcome]) -> [CheckFinding] {
    SharedFindings(outcomes.flatMap(\.findings), in: subject.catalog).all
  }

  struct Found {
    var fault: LayoutFault
    var launch: LayoutLaunch
    var looks: Set<LayoutLaunch> = []
  }

  // MARK: Launches

  private func launches(of screen: ScreenDefinition, in looks: LayoutLooks, after usual: LayoutInspector)
    -> [LayoutLaunch]
  {
    let base = looks.all[0]
    var launches = looks.all.dropFirst().map { LayoutLaunch(look: $0) }
    for look in [base, looks.narrowest] {
      launches += screen.fixtures.map { LayoutLaunch(look: look, fixture: $0.name) }
    }
    let examples = ContextResolution(fields: screen.context, fallback: .examplesFirst).context
    let extremes = ExtremeContext.all(of: screen.context, from: examples, shown: usual.shownText)
    launches += extremes.map { LayoutLaunch(look: base, values: $0.values, trial: .values($0.kind)) }
    launches.append(LayoutLaunch(look: base, trial: .longerTexts))
    // The likeliest combination in practice is a translation with large text on a small phone.
    launches += extremes.filter { $0.kind == .longer }.map {
      LayoutLaunch(look: looks.narrowest, values: $0.values, trial: .values(.longer))
    }
    if let larger = looks.larger { launches.append(LayoutLaunch(look: larger, trial: .largerTexts)) }
    if usual.hasFields { launches += looks.typing.map { LayoutLaunch(look: $0, trial: .typing) } }
    return launches
  }

  private func inspect(_ screen: ScreenDefinition, _ launch: LayoutLaunch, toDraw fault: LayoutFault.Key? = nil) throws
    -> LayoutInspector
  {
    let launched = try self.launch(screen, launch)
    switch launch.trial {
    case .longerTexts:
      Pseudolocale.lengthen(ShownView(launched.stage.window))
      CATransaction.flush()
    case .typing: return LayoutInspector(typingIn: launched, until: fault)
    case nil, .values, .largerTexts: break
    }
    return LayoutInspector(launched)
  }

  private func launch(_ screen: ScreenDefinition, _ launch: LayoutLaunch) throws -> LaunchedScreen {
    var tried = Launch(of: screen, fixture: launch.fixture, in: launch.look)
    for (name, value) in launch.values { tried.context[name] = value }
    return try LaunchedScreen(tried, in: subject.catalog, registry: subject.registry, isListening: false)
  }

  // MARK: Findings

  /// Drops differences from the default launch one at a time, as long as the fault still appears.
  private func shrunk(_ found: Found, on screen: ScreenDefinition, in base: LaunchEnvironment) -> Found {
    var smallest = found
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for launch in smallest.launch.simpler(than: base) {
        guard let fault = try? inspect(screen, launch).faults.first(where: { $0.key == found.fault.key }),
          launch.counts(fault)
        else { continue }
        (smallest.fault, smallest.launch, isSmaller) = (fault, launch, true)
        break
      }
    }
    return smallest
  }

  private func isAllowed(_ fault: LayoutFault, on screen: ScreenDefinition) -> Bool {
    if fault.isAllowed || screen.allow.contains(fault.rule) { return true }
    return subject.catalog.definer(of: fault.place)?.allow.contains(fault.rule) ?? false
  }
}
