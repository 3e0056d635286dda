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

/// A callback of a controller, or something that it did.
public struct LifecycleEvent: Hashable, Sendable {
  /// The kind of a call or an action.
  public enum Kind: Hashable, Sendable {
    /// A callback with its arguments: `viewWillAppear(animated: false)`.
    case callback(String)
    /// An effect besides what is shown, as a sentence without a subject: `sends the event 'pay'`.
    case effect(String)
  }

  /// The controller's name: its definition's, UIKit's word, or its class.
  public let controller: String
  /// The call or the action.
  public let kind: Kind
  /// Which of the controllers of that name it is, in the order in which the stage met them, from 1.
  public let number: Int

  /// The call or the action in words.
  public var text: String {
    switch kind {
    case .callback(let text), .effect(let text): text
    }
  }

  /// Makes an event.
  public init(controller: String, _ kind: Kind, number: Int = 1) {
    self.controller = controller
    self.kind = kind
    self.number = number
  }
}
