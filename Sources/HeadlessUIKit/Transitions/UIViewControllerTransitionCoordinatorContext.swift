public import Foundation

/// What a transition is about.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it takes time.
  var isAnimated: Bool { get }
  /// The presented one's style; none where nothing is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a finger began it.
  var initiallyInteractive: Bool { get }
  /// Whether it may change from the finger's to an animation and back.
  var isInterruptible: Bool { get }
  /// Whether a finger leads it now.
  var isInteractive: Bool { get }
  /// Whether it was turned back.
  var isCancelled: Bool { get }
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far it had come when the finger left it, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// How fast the rest goes; 1 by default.
  var completionVelocity: CGFloat { get }
  /// The curve of the rest.
  var completionCurve: UIView.AnimationCurve { get }
  /// One of its controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of its controllers' views.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which it goes on.
  var containerView: UIView { get }
  /// How the container is turned; not at all here.
  var targetTransform: CGAffineTransform { get }
}
