#if os(Linux) || !canImport(UIKit)
  import Foundation
  import PetriCatalog
  import PetriComposer
  import PetriUIKit

  @MainActor
  struct LeakRun {
    struct Leak {
      let sighting: Sighting
      let chain: OwnerChain?
    }

    private let subject: LeakSubject
    private let scenario: LeakScenario

    private(set) var keptBelow: [Leak] = []
    private(set) var leaks: [Leak] = []
    /// Members of a retain cycle that is reported for another object.
    private(set) var explained: [Sighting] = []
    private(set) var hasLeaks = false
    private(set) var registrations = Registrations.none
    private let isKnown: (Sighting) -> Bool

    init(_ scenario: LeakScenario, of subject: LeakSubject, besides isKnown: @escaping (Sighting) -> Bool) throws {
      (self.scenario, self.subject, self.isKnown) = (scenario, subject, isKnown)
      let sightings = Sightings()
      try play(sightings)
      Self.settle { sightings.alive().isEmpty }
      leaks = leaks(sightings.alive())
      registrations = Registrations()
    }

    private mutating func play(_ sightings: Sightings) throws {
      let stage = try Stage(environment: subject.environment, isListening: false)
      try sightings.listen {
        let composer = try enter(on: stage)
        sightings.look(at: stage.window)
        if let composer {
          for (number, step) in scenario.steps.enumerated() {
            sightings.move = number + 1
            let next = number + 1 < scenario.steps.count ? scenario.steps[number + 1] : nil
            try? stage.take(step, before: next, with: composer)
            sightings.look(at: stage.window)
          }
        }
        leave(stage, composer, sightings)
        if scenario.exit == .back { keptBelow = kept(on: stage, sightings) }
        stage.run("root") { stage.window.rootViewController = UIViewController() }
        stage.leave()
      }
    }

    private func enter(on stage: Stage) throws -> Composer? {
      let made = try subject.make(stage, scenario)
      switch scenario.entrance {
      case .launch: made.screen.map(stage.show) ?? stage.show(made.controller)
      case .presentation:
        stage.show(UIViewController())
        stage.run("present") { stage.window.rootViewController?.present(made.controller, animated: true) }
      case .push:
        guard !(made.controller is UINavigationController) else { return nil }
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.show(navigation)
        stage.run("push") { navigation.pushViewController(made.controller, animated: true) }
      case .tab:
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), made.controller]
        stage.show(tabs)
        stage.run("tab") { tabs.selectedIndex = 1 }
      }
      stage.run("action") { subject.action(made.controller) }
      return made.composer
    }

    private func leave(_ stage: Stage, _ composer: Composer?, _ sightings: Sightings) {
      let root = stage.window.rootViewController
      switch scenario.exit {
      case .dismissal: stage.run("dismiss") { root?.dismiss(animated: true) }
      case .swipe: stage.run("swipe") { _ = root?.presentedViewController.map(HeadlessRuntime.dragAway) }
      case .pop: stage.run("pop") { (root as? UINavigationController)?.popViewController(animated: true) }
      case .otherTab: stage.run("tab") { (root as? UITabBarController)?.selectedIndex = 0 }
      case .replacedRoot: break
      case .back:
        guard let composer else { return }
        for _ in 0..<10 {
          guard let back = stage.wayBack, (try? stage.make(back, with: composer)) != nil else { break }
          sightings.look(at: stage.window)
        }
      }
    }

    private mutating func kept(on stage: Stage, _ sightings: Sightings) -> [Leak] {
      Self.settle { true }
      let shown = stage.window.shownControllers
      let expected = Set((shown + shown.flatMap(Self.owned)).map(ObjectIdentifier.init))
      let alive = sightings.alive { controller in
        // A controller that was never presented or on a stack may be shown again: a page, tab or column.
        expected.contains(ObjectIdentifier(controller)) || sightings.isOnlyContained(controller)
      }
      let roots = stage.window.rootViewController.map { [("the screen below", $0 as AnyObject)] } ?? []
      return leaks(alive.filter(\.isController), from: roots)
    }

    private static func owned(_ controller: UIViewController) -> [UIViewController] {
      let search = [controller.navigationItem.searchController].compactMap(\.self)
      let split = controller as? UISplitViewController
      let columns = [UISplitViewController.Column.primary, .supplementary, .secondary, .compact].compactMap {
        split?.viewController(for: $0)
      }
      return search + search.compactMap(\.searchResultsController) + columns
        + columns.compactMap(\.navigationController)
    }

    private static func settle(until isDone: () -> Bool) {
      CATransaction.flush()
      HeadlessRuntime.clock.advance(by: 60)
      CATransaction.flush()
      for _ in 0..<20 {
        guard !isDone() else { return }
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
      }
    }

    private static var usualRoots: [(words: String, object: AnyObject)] {
      [
        ("an animation, a display link or another timer of the screen's clock", HeadlessRuntime.clock),
        ("an observer of NotificationCenter.default", NotificationCenter.default),
        ("a timer of the run loop", RunLoop.current),
      ]
    }

    private mutating func leaks(_ living: [Sighting], from roots: [(words: String, object: AnyObject)] = []) -> [Leak] {
      hasLeaks = hasLeaks || !living.isEmpty
      var circles: Set<UInt> = []
      return living.compactMap { sighting in
        guard !isKnown(sighting), let object = sighting.object else { return nil }
        guard !circles.contains(UInt(bitPattern: ObjectIdentifier(object))) else {
          explained.append(sighting)
          return nil
        }
        let chain = OwnerSearch().chain(to: object, from: roots + Self.usualRoots)
        circles.formUnion(chain?.circle ?? [])
        return chain?.hasEndedTimer == true ? nil : Leak(sighting: sighting, chain: chain)
      }
    }
  }
#endif
