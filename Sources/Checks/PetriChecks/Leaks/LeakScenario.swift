import PetriCatalog

struct LeakScenario {
  enum Entrance: Hashable {
    case launch
    case presentation
    case push
    case tab
  }

  enum Exit: Hashable {
    case dismissal
    case swipe
    case pop
    case otherTab
    case replacedRoot
    /// Going back until it isn't possible any more.
    case back
  }

  let entrance: Entrance
  let exit: Exit
  var fixture: String?
  var steps: [WalkStep] = []

  static let all = [LeakScenario(entrance: .launch, exit: .replacedRoot)] + modal + [pushed, tab]
  static let modal = [
    LeakScenario(entrance: .presentation, exit: .dismissal), LeakScenario(entrance: .presentation, exit: .swipe),
  ]
  static let pushed = LeakScenario(entrance: .push, exit: .pop)
  static let tab = LeakScenario(entrance: .tab, exit: .otherTab)

  var words: String {
    switch exit {
    case .dismissal: "the screen was presented and dismissed"
    case .swipe: "the screen was presented and swiped away"
    case .pop: "the screen was pushed and popped"
    case .otherTab: "another tab was chosen and the tab bar controller went"
    case .replacedRoot: "the window's root was replaced"
    case .back: "going back and replacing the window's root"
    }
  }

  var moves: [String] {
    steps.compactMap { if case .move(let move) = $0.kind { move.description } else { nil } }
  }
}
