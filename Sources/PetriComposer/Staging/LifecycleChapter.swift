public import PetriRouting

/// What was heard during one step of a launch.
public struct LifecycleChapter: Hashable, Sendable {
  /// The step: `launch`, a move, `away`.
  public let title: String
  /// The plans of the navigations that moved, in order.
  public internal(set) var plans: [RoutePlan] = []
  /// What was heard, in order.
  public internal(set) var events: [LifecycleEvent] = []
  /// What was to be done and was not, and what UIKit complained about, in order.
  public internal(set) var refusals: [Refusal] = []

  /// Whether nothing came of it.
  var isEmpty: Bool { plans.isEmpty && events.isEmpty && refusals.isEmpty }
}
