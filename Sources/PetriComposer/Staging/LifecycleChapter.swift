public import PetriCatalog
public import PetriRouting

/// The callbacks during one step of a launch.
public struct LifecycleChapter: Hashable, Sendable {
  /// What a chapter is about.
  public enum Step: Hashable, Sendable {
    /// The launch.
    case launch
    /// A move.
    case move(Move)
    /// The window's way off the screen.
    case away
    /// What else somebody did, by a name of theirs.
    case other(String)
  }

  /// What it is about.
  public let step: Step

  /// The step in words: `launch`, a move, `away`.
  public var title: String {
    switch step {
    case .launch: "launch"
    case .move(let move): move.description
    case .away: "away"
    case .other(let title): title
    }
  }

  /// The plans of the navigations that moved, in order.
  public internal(set) var plans: [RoutePlan] = []
  /// The callbacks, in order.
  public internal(set) var events: [LifecycleEvent] = []
  /// What was to be done and was not, and what UIKit reported, in order.
  public internal(set) var refusals: [Refusal] = []

  /// Whether nothing came of it.
  var isEmpty: Bool { plans.isEmpty && events.isEmpty && refusals.isEmpty }
}
