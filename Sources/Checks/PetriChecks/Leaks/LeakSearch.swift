import PetriCatalog

#if os(Linux) || !canImport(UIKit)
  import PetriCatalog
  import PetriComposer
  import PetriUIKit

  @MainActor
  struct LeakSearch {
    private struct Identity: Hashable {
      let rule: CheckRule
      let subject: String

      init(_ rule: CheckRule, _ subject: String) { (self.rule, self.subject) = (rule, subject) }

      @MainActor init(_ sighting: Sighting) {
        self.init(sighting.isController ? .leakedController : .leakedView, sighting.name)
      }
    }

    private let subject: LeakSubject
    private var known: Set<Identity> = []
    private var registered = Registrations()
    private(set) var findings: [CheckFinding] = []
    private(set) var count = 0
    private(set) var steps = 0

    init(of subject: LeakSubject) { self.subject = subject }

    /// Runs a scenario, and again if it seems to leak a registration, because a single one for all screens is no leak.
    mutating func play(_ scenario: LeakScenario, context: [String: String] = [:]) {
      // Misuse of UIKit is reported by `petri launch`.
      HeadlessRuntime.handling(misuse: { _ in }, during: { playQuietly(scenario, context) })
    }

    private mutating func playQuietly(_ scenario: LeakScenario, _ context: [String: String]) {
      let before = registered
      guard let run = run(scenario) else { return }
      registered = run.registrations
      count += 1
      steps += scenario.moves.count
      for leak in run.keptBelow { note(leak, scenario, context, isBelow: true) }
      for leak in run.leaks { note(leak, scenario, context, isBelow: false) }
      for sighting in run.explained { known.insert(Identity(sighting)) }
      guard !run.hasLeaks, !run.registrations.more(than: before).isEmpty, let again = self.run(scenario) else { return }
      registered = again.registrations
      let more = again.registrations.more(than: run.registrations).union(once(in: run, again, before))
      for kind in more { note(kind, scenario, context) }
    }

    private func run(_ scenario: LeakScenario) -> LeakRun? {
      try? LeakRun(scenario, of: subject) { [known] in known.contains(Identity($0)) }
    }

    /// Leaked timers, which a second run doesn't increase, because only their presence is known and not their number.
    private func once(in run: LeakRun, _ again: LeakRun, _ before: Registrations) -> Set<Registrations.Kind> {
      run.registrations.more(than: before).intersection(again.registrations.more(than: before))
        .filter { $0.rule == .leakedTimer }
    }

    private mutating func note(
      _ leak: LeakRun.Leak,
      _ scenario: LeakScenario,
      _ context: [String: String],
      isBelow: Bool
    ) {
      let sighting = leak.sighting
      let identity = Identity(sighting)
      guard known.insert(identity).inserted else { return }
      let what = sighting.isController ? "the controller '\(sighting.name)'" : "the view '\(sighting.name)'"
      let end = isBelow ? "going back from it" : scenario.words
      findings.append(
        CheckFinding(
          identity.rule,
          on: subject.name,
          of: sighting.name,
          "\(what) isn't released after \(end)",
          context: context,
          moves: scenario.moves,
          notes: [owners(of: leak), origin(of: leak, scenario)].compactMap(\.self)
        )
      )
    }

    private func owners(of leak: LeakRun.Leak) -> String {
      guard let chain = leak.chain else {
        return "kept by something that can't be looked into, such as a task that hasn't ended"
      }
      return "kept by \(chain.words.joined(separator: " → "))"
    }

    private func origin(of leak: LeakRun.Leak, _ scenario: LeakScenario) -> String? {
      guard leak.sighting.isController else { return nil }
      if leak.sighting.move == 0,
        let callback = CallbackLadder(subject: subject, scenario: scenario).callback(keeping: leak.sighting.name)
      {
        return "since \(callback)"
      }
      let moves = scenario.moves
      return moves.last.map { "since '\($0)'" }
    }

    private mutating func note(_ kind: Registrations.Kind, _ scenario: LeakScenario, _ context: [String: String]) {
      guard known.insert(Identity(kind.rule, kind.subject)).inserted else { return }
      let what =
        switch kind.rule {
        case .leakedObserver: "an observer of '\(kind.subject)' is still called"
        case .leakedTimer: "a Timer still waits"
        case .leakedDisplayLink: "a CADisplayLink still runs"
        default: "an animation still goes on"
        }
      findings.append(
        CheckFinding(
          kind.rule,
          on: subject.name,
          of: kind.subject,
          "\(what) after \(scenario.words)",
          context: context,
          moves: scenario.moves,
          notes: []
        )
      )
    }
  }
#endif
