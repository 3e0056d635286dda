public import Foundation

/// What takes part in a view's events.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view it is on; a weak reference.
  var view: UIView? { get }
  /// Called before it moves to a view, or off with nil.
  func willMove(to view: UIView?)
  /// Called after it moved to a view, or off with nil.
  func didMove(to view: UIView?)
}
