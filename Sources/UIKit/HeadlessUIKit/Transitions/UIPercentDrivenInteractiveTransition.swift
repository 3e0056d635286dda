public import Foundation

/// An interactive transition that a fraction drives: the animator's animation waits until `finish` or `cancel`.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: (any UIViewControllerContextTransitioning)?
  private var waiting: [HeadlessClock.Captured] = []

  public override init() {
    super.init()
  }

  open private(set) var duration: CGFloat = 0

  open private(set) var percentComplete: CGFloat = 0

  open var completionSpeed: CGFloat = 1

  open var completionCurve = UIView.AnimationCurve.easeInOut

  open var wantsInteractiveStart = true

  open var timingCurve: (any UITimingCurveProvider)?

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    percentComplete = 0
    guard let transition = transitionContext as? ViewTransition, let animator = transition.animator else { return }
    duration = CGFloat(animator.transitionDuration(using: transitionContext))
    waiting = HeadlessRuntime.clock.capturing { animator.animateTransition(using: transitionContext) }
  }

  open func pause() {
    context?.pauseInteractiveTransition()
  }

  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(1, max(0, percentComplete))
    context?.updateInteractiveTransition(self.percentComplete)
  }

  open func cancel() {
    context?.cancelInteractiveTransition()
    release(after: percentComplete)
  }

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
