public import PetriCatalog
public import PetriRouting

/// The callbacks during one step of a launch.
public struct LifecycleChapter: Hashable, Sendable {
  /// The step that a chapter is about.
  public enum Step: Hashable, Sendable {
    /// The launch.
    case launch
    /// A move.
    case move(Move)
    /// The window's way off the screen.
    case away
    /// Another step, by a name that its author gave it.
    case other(String)
  }

  /// The step that it is about.
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
  /// The actions that were not carried out, and UIKit's reports, in order.
  public internal(set) var refusals: [Refusal] = []

  /// Whether nothing came of it.
  var isEmpty: Bool { plans.isEmpty && events.isEmpty && refusals.isEmpty }
}
