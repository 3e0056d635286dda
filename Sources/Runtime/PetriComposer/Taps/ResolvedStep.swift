public import PetriCatalog

/// One of several things that a tap does, with its values as they were when it was shown.
public struct ResolvedStep: Hashable, Sendable {
  /// The action, its delay and its condition.
  public let step: ActionStep
  /// The action's effect if it were carried out now.
  public private(set) var tap: ResolvedTap
  private let scope: Scope

  init(_ step: ActionStep, scope: Scope) {
    self.step = step
    self.scope = scope
    tap = ResolvedTap(step.action, scope: scope)
  }

  /// The effect when the step's turn comes: its values are read then, because the steps before may change them.
  ///
  /// - Parameter screen: the values of the screen then.
  /// - Returns: `nil` where its condition doesn't hold.
  func now(in screen: Scope) -> ResolvedTap? {
    let scope = screen.taking(localsOf: scope)
    guard step.when?.holds(in: scope) ?? true else { return nil }
    return ResolvedTap(step.action, scope: scope)
  }

  /// The step without texts that nobody is to read.
  func hiding(_ secrets: SecretTexts) -> ResolvedStep {
    var step = self
    step.tap = tap.hiding(secrets)
    return step
  }
}
