/// Something that a controller heard, in words.
public struct LifecycleEvent: Hashable, Sendable {
  /// The controller's name: its definition's, UIKit's word, or its class.
  public let controller: String
  /// The callback with its arguments: `viewWillAppear(animated: false)`.
  public let callback: String

  /// Makes an event.
  public init(controller: String, callback: String) {
    self.controller = controller
    self.callback = callback
  }
}
