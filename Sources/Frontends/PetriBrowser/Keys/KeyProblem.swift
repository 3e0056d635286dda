public import PetriText

/// The reason why a key was not given its action, or the loss that this causes.
public struct KeyProblem: Hashable, Sendable {
  /// The kinds of problems.
  public enum Kind: Hashable, Sendable {
    /// The key always does something else: `always goes back`.
    case isUsed(Key, String)
    /// The key was given to another action before, by a binding with this number.
    case isTaken(Key, by: String, Int)
    /// An action must have a key, and this was its only one.
    case isNeeded(Key, action: String)
    /// An action that has this key by default is left without one.
    case leavesWithout(Key, action: String)
  }

  /// The number of the binding among those that were given.
  public let place: Int
  /// The kind of the problem.
  public let kind: Kind

  init(place: Int, _ kind: Kind) {
    self.place = place
    self.kind = kind
  }

  /// The key that it is about.
  public var key: Key {
    switch kind {
    case .isUsed(let key, _), .isTaken(let key, _, _), .isNeeded(let key, _), .leavesWithout(let key, _): key
    }
  }

  /// Whether the key has its action all the same.
  public var isWarning: Bool { if case .leavesWithout = kind { true } else { false } }

  /// The problem in a line.
  public var message: String {
    switch kind {
    case .isUsed(let key, let use): "'\(key.name)' \(use) and can't be changed"
    case .isTaken(let key, let other, _): "'\(key.name)' is already a key of '\(other)'"
    case .isNeeded(let key, let action): "'\(action)' must have a key; '\(key.name)' stays its key"
    case .leavesWithout(let key, let action): "'\(key.name)' was the only key of '\(action)', which now has none"
    }
  }

  /// A way to mend it.
  public var help: String {
    switch kind {
    case .isUsed: "choose another key"
    case .isTaken: "choose another key for one of them"
    case .isNeeded(_, let action): "give '\(action)' another key first"
    case .leavesWithout(_, let action): "give '\(action)' another key, or 'none'"
    }
  }
}
