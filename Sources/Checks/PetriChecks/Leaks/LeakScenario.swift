import PetriCatalog

/// A way into a screen, what is done in it, and a way out.
struct LeakScenario {
  /// How a screen comes on stage.
  enum Entrance: Hashable {
    /// As it is launched.
    case launch
    /// Presented over an empty screen.
    case presentation
    /// Pushed onto an empty screen.
    case push
    /// In the second of two tabs.
    case tab
  }

  /// How it goes; afterwards the window's root is replaced in any case.
  enum Exit: Hashable {
    case dismissal
    case swipe
    case pop
    case otherTab
    case replacedRoot
    /// All ways back that there are, one after another.
    case back
  }

  let entrance: Entrance
  let exit: Exit
  /// The fixture that it is launched with; `nil` for the examples.
  var fixture: String?
  /// The steps in between.
  var steps: [WalkStep] = []

  /// The simplest way in and out, and the others.
  static let all = [LeakScenario(entrance: .launch, exit: .replacedRoot)] + modal + [pushed, tab]
  /// The ways of what is presented.
  static let modal = [
    LeakScenario(entrance: .presentation, exit: .dismissal), LeakScenario(entrance: .presentation, exit: .swipe),
  ]
  /// The way of what is on a stack.
  static let pushed = LeakScenario(entrance: .push, exit: .pop)
  /// The way of what is in a tab.
  static let tab = LeakScenario(entrance: .tab, exit: .otherTab)

  /// How it was left, in words for a finding.
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

  /// The moves, as steps of `walks`.
  var moves: [String] {
    steps.compactMap { if case .move(let move) = $0.kind { move.description } else { nil } }
  }
}
