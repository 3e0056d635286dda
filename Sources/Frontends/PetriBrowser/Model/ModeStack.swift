/// The modes that are on; the one that covers the rest is last.
struct ModeStack<Mode: ModeInStack>: Sendable {
  private var modes: [Mode] = []

  /// The mode that covers the rest; `nil` where none is on.
  var top: Mode? { modes.last }

  /// The mode at a level; `nil` where none is on.
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
