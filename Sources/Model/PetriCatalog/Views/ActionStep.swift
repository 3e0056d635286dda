/// A step of a compound action.
public struct ActionStep: Hashable, Sendable, Codable {
  /// The action.
  public var action: TapAction
  /// The delay in seconds.
  public var after: Double?
  /// When it is performed, evaluated at its turn; `nil` for always.
  public var when: Condition?

  /// Makes a step.
  public init(_ action: TapAction, after: Double? = nil, when: Condition? = nil) {
    self.action = action
    self.after = after
    self.when = when
  }
}

extension ActionStep: CustomStringConvertible {
  /// The description in a tree: `after 2 s set stage: loaded when ${state.open}`.
  public var description: String { text(of: action.description) }

  /// The description with another text for the action.
  public func text(of action: String) -> String {
    let seconds = after.map { "after \($0 == $0.rounded() && $0 < 1e15 ? String(Int($0)) : String($0)) s" }
    return [seconds, action, when.map { "when \($0.plainText)" }].compactMap { $0 }.joined(separator: " ")
  }
}
