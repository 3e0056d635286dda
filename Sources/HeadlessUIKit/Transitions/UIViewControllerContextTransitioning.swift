public import Foundation

/// What an animator gets: a transition, and the way to end it.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view to animate in.
  var containerView: UIView { get }
  /// Whether it takes time.
  var isAnimated: Bool { get }
  /// Whether a finger leads it.
  var isInteractive: Bool { get }
  /// Whether it was turned back.
  var transitionWasCancelled: Bool { get }
  /// The presented one's style; none where nothing is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Says how far a finger has brought it, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Says that the finger has left it and it goes on.
  func finishInteractiveTransition()
  /// Says that the finger has left it and it goes back.
  func cancelInteractiveTransition()
  /// Says that the finger has taken it again.
  func pauseInteractiveTransition()
  /// Says that the animation has ended; false where the transition was turned back. Every animator must call it.
  func completeTransition(_ didComplete: Bool)
  /// One of its controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of its controllers' views.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// How the container is turned; not at all here.
  var targetTransform: CGAffineTransform { get }
  /// Where a controller's view is at the beginning.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view is at the end.
  func finalFrame(for vc: UIViewController) -> CGRect
}
