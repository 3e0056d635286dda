public import Foundation

/// An object that takes part in a view's events.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view it is on; a weak reference.
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}
