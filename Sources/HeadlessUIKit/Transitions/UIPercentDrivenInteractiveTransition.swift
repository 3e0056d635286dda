public import Foundation

/// Leads an animator's transition by a number: its animation waits until the finger leaves.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: (any UIViewControllerContextTransitioning)?
  private var waiting: [HeadlessClock.Captured] = []

  /// A transition that waits to be led.
  public override init() {
    super.init()
  }

  /// How long the animation takes, in seconds; 0 outside a transition.
  open private(set) var duration: CGFloat = 0

  /// How far it is, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0

  /// How fast the rest goes; 1 by default.
  open var completionSpeed: CGFloat = 1

  /// The curve of the rest; slow at both ends by default.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// Whether a finger leads it from the start; true by default.
  open var wantsInteractiveStart = true

  /// The curve of the rest, for interruptible animators; none by default.
  open var timingCurve: (any UITimingCurveProvider)?

  /// Begins the transition: the animator's animation begins, and waits.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    percentComplete = 0
    guard let transition = transitionContext as? ViewTransition, let animator = transition.animator else { return }
    duration = CGFloat(animator.transitionDuration(using: transitionContext))
    waiting = HeadlessRuntime.clock.capturing { animator.animateTransition(using: transitionContext) }
  }

  /// Makes the animation wait again.
  open func pause() {
    context?.pauseInteractiveTransition()
  }

  /// Says how far it is, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(1, max(0, percentComplete))
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Lets the animation go back to the start.
  open func cancel() {
    context?.cancelInteractiveTransition()
    release(after: percentComplete)
  }

  /// Lets the animation go on to the end.
  open func finish() {
    context?.finishInteractiveTransition()
    release(after: 1 - percentComplete)
  }

  private func release(after part: CGFloat) {
    let captured = waiting
    waiting = []
    context = nil
    let speed = completionSpeed > 0 ? completionSpeed : 1
    for timer in captured {
      HeadlessRuntime.clock.schedule(after: timer.delay * TimeInterval(part / speed), timer.action)
    }
  }
}
