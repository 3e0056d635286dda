/// One of several actions that are done in order: when it is done, and under which condition.
public struct ActionStep: Hashable, Sendable, Codable {
  /// The action, one thing.
  public var action: TapAction
  /// How many seconds pass before it is done; at once where it is `nil`.
  public var after: Double?
  /// When it is done, decided when its turn comes; always where it is `nil`.
  public var when: Condition?

  /// Makes a step.
  public init(_ action: TapAction, after: Double? = nil, when: Condition? = nil) {
    self.action = action
    self.after = after
    self.when = when
  }
}

extension ActionStep: CustomStringConvertible {
  /// The step as a tree shows it: `after 2 s set stage: loaded when ${state.open}`.
  public var description: String { text(of: action.description) }

  /// The step with other words for its action.
  public func text(of action: String) -> String {
    let seconds = after.map { "after \($0 == $0.rounded() && $0 < 1e15 ? String(Int($0)) : String($0)) s" }
    return [seconds, action, when.map { "when \($0.plainText)" }].compactMap { $0 }.joined(separator: " ")
  }
}
