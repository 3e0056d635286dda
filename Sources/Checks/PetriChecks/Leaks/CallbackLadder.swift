#if os(Linux) || !canImport(UIKit)
  import PetriComposer
  import PetriUIKit

  /// Finds the life cycle callback after which a controller leaks, with a new controller for each attempt.
  ///
  /// Retain counts don't help, because UIKit's own references come and go with each callback.
  @MainActor
  struct CallbackLadder {
    private enum Rung: String, CaseIterable {
      case `init`, viewDidLoad, viewWillAppear, viewDidLayoutSubviews, viewDidAppear, viewWillDisappear,
        viewDidDisappear
    }

    let subject: LeakSubject
    let scenario: LeakScenario

    /// The callback; `nil` if the leak has a later cause.
    func callback(keeping name: String) -> String? {
      Rung.allCases.first { rung in
        let sightings = Sightings()
        guard (try? climb(to: rung, sightings)) != nil else { return false }
        CATransaction.flush()
        HeadlessRuntime.clock.advance(by: 1)
        return sightings.alive().contains { $0.isController && $0.name == name }
      }?.rawValue
    }

    private func climb(to last: Rung, _ sightings: Sightings) throws {
      let stage = try Stage(environment: subject.environment, isListening: false)
      let root = try subject.make(stage, scenario).controller
      sightings.note(root)
      for rung in Rung.allCases.prefix(while: { $0 != last }) + [last] {
        switch rung {
        case .`init`: break
        case .viewDidLoad: load(root, sightings)
        case .viewWillAppear: root.beginAppearanceTransition(true, animated: false)
        case .viewDidLayoutSubviews:
          root.view.setNeedsLayout()
          root.view.layoutIfNeeded()
        case .viewWillDisappear: root.beginAppearanceTransition(false, animated: false)
        case .viewDidAppear, .viewDidDisappear: root.endAppearanceTransition()
        }
      }
    }

    private func load(_ controller: UIViewController, _ sightings: Sightings) {
      sightings.note(controller)
      controller.loadViewIfNeeded()
      for child in controller.children { load(child, sightings) }
    }
  }
#endif
