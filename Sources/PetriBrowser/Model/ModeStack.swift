/// What is on, what covers the rest last.
struct ModeStack<Mode: ModeInStack>: Sendable {
  private var modes: [Mode] = []

  /// What covers the rest; `nil` where nothing is on.
  var top: Mode? { modes.last }

  /// What is on at a level.
  subscript(_ level: Mode.Level) -> Mode? {
    get { modes.first { $0.level == level } }
    set {
      modes.removeAll { $0.level == level }
      guard let newValue else { return }
      modes.insert(newValue, at: modes.firstIndex { $0.level.rawValue > level.rawValue } ?? modes.count)
    }
  }
}

/// A mode that covers those of lower levels, and of which one at most is on at its level.
protocol ModeInStack: Sendable {
  associatedtype Level: RawRepresentable<Int> & Equatable

  var level: Level { get }
}
