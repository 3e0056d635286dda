public import Foundation

/// How far an animator is.
public enum UIViewAnimatingState: Int, Sendable {
  /// It hasn't begun, or has ended.
  case inactive
  /// It goes on, or is paused.
  case active
  /// It was stopped and waits for its end.
  case stopped
}

/// A place in an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end.
  case end
  /// The beginning.
  case start
  /// Where it is.
  case current
}

/// What controls an animation.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// How far it is.
  var state: UIViewAnimatingState { get }
  /// Whether it goes on.
  var isRunning: Bool { get }
  /// Whether it goes backwards.
  var isReversed: Bool { get set }
  /// How much of it is over, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Begins it, or goes on.
  func startAnimation()
  /// Begins it later.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Halts it.
  func pauseAnimation()
  /// Stops it, with or without ending it.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends it after it was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// What controls an animation that others may take part in.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Makes changes with it, in its last part.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Makes changes with it.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Is called at its end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on after a pause, with another curve and length.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Makes changes with it.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Does nothing.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Goes on.
  public func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
  {
    startAnimation()
  }
}
