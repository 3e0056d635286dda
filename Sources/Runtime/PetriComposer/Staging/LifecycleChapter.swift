public import PetriCatalog
public import PetriRouting

/// The callbacks during one step of a launch.
public struct LifecycleChapter: Hashable, Sendable {
  /// A step of a launch.
  public enum Step: Hashable, Sendable {
    case launch
    case move(Move)
    /// Removing the window from the screen.
    case away
    /// A step named by its author.
    case other(String)
  }

  /// The step of the chapter.
  public let step: Step

  /// The step's name: `launch`, a move, or `away`.
  public var title: String {
    switch step {
    case .launch: "launch"
    case .move(let move): move.description
    case .away: "away"
    case .other(let title): title
    }
  }

  /// The plans of the performed navigations, in order.
  public internal(set) var plans: [RoutePlan] = []
  /// The callbacks, in order.
  public internal(set) var events: [LifecycleEvent] = []
  /// The refused actions and UIKit's misuse reports, in order.
  public internal(set) var refusals: [Refusal] = []

  var isEmpty: Bool { plans.isEmpty && events.isEmpty && refusals.isEmpty }
}

/// A controller's callback, or an effect it caused.
public struct LifecycleEvent: Hashable, Sendable {
  /// The kind of an event.
  public enum Kind: Hashable, Sendable {
    /// A callback with its arguments: `viewWillAppear(animated: false)`.
    case callback(String)
    /// An invisible effect as a predicate: `sends the event 'pay'`.
    case effect(String)
  }

  /// The controller's display name.
  public let controller: String
  /// The callback or effect.
  public let kind: Kind
  /// The number among controllers of the same name, from 1 in order of appearance.
  public let number: Int

  /// The callback or effect as text.
  public var text: String {
    switch kind {
    case .callback(let text), .effect(let text): text
    }
  }

  /// Creates an event.
  public init(controller: String, _ kind: Kind, number: Int = 1) {
    self.controller = controller
    self.kind = kind
    self.number = number
  }
}
