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
