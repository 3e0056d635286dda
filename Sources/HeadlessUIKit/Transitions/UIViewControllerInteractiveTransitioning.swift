public import Foundation

/// Lets a finger lead a transition.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the rest goes; 1 by default.
  var completionSpeed: CGFloat { get }
  /// The curve of the rest; slow at both ends by default.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether a finger leads it from the start; true by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1.
  public var completionSpeed: CGFloat { 1 }
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// True.
  public var wantsInteractiveStart: Bool { true }
}
