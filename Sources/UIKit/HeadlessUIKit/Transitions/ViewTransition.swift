import Foundation

/// A transition between two controllers: both its coordinator and its context.
@MainActor
final class ViewTransition: NSObject, UIViewControllerTransitionCoordinator, UIViewControllerContextTransitioning {
  private enum State {
    case waiting
    case running
    case ended
  }

  weak var from: UIViewController?
  weak var to: UIViewController?
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  var presentationStyle = UIModalPresentationStyle.none
  var plainDuration: TimeInterval = 0.35
  var isAnimated: Bool
  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  private(set) var isCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private var state = State.waiting
  private var storedContainer: UIView?
  private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var end: (@MainActor (_ didComplete: Bool) -> Void)?
  private var frames: [ObjectIdentifier: CGRect] = [:]
  private var groups: [CATransaction.Group] = []
  private var hasReportedEnd = false

  init(from: UIViewController?, to: UIViewController?, animated: Bool) {
    self.from = from
    self.to = to
    isAnimated = animated
    super.init()
  }

  // MARK: Running

  /// Starts the transition: runs the blocks alongside, then the animator or the clock. The end is reported once.
  func run(in container: UIView, _ end: @escaping @MainActor (_ didComplete: Bool) -> Void) {
    storedContainer = container
    self.end = end
    state = .running
    for controller in [from, to].compactMap({ $0 }) {
      frames[ObjectIdentifier(controller)] = controller.viewIfLoaded?.frame
    }
    let blocks = alongside
    alongside = []
    for block in blocks { block(self) }
    if !isAnimated { return completeTransition(true) }
    if let interactor, animator != nil || !(interactor is UIPercentDrivenInteractiveTransition),
      interactor.wantsInteractiveStart
    {
      isInteractive = true
      initiallyInteractive = true
      interactor.startInteractiveTransition(self)
    } else if let animator {
      animator.animateTransition(using: self)
    } else if isHeldByHand {
      isInteractive = true
      initiallyInteractive = true
    } else {
      waitForClock(plainDuration)
    }
  }

  var isWaiting: Bool { state == .waiting }

  /// Whether an interactive pop gesture without an animator drives the transition.
  var isHeldByHand = false

  private func waitForClock(_ seconds: TimeInterval) {
    guard isAnimated, seconds > 0 else { return completeTransition(!isCancelled) }
    HeadlessRuntime.clock.schedule(after: seconds) { self.completeTransition(!self.isCancelled) }
  }

  func releaseHand(cancelled: Bool) {
    guard isHeldByHand, isInteractive else { return }
    if cancelled { cancelInteractiveTransition() } else { finishInteractiveTransition() }
    waitForClock(plainDuration * TimeInterval(cancelled ? percentComplete : 1 - percentComplete))
  }

  func completeTransition(_ didComplete: Bool) {
    guard state == .running else { return }
    state = .ended
    isCancelled = !didComplete
    let end = end
    self.end = nil
    end?(didComplete)
    animator?.animationEnded(didComplete)
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
    hasReportedEnd = true
    let left = groups
    groups = []
    for group in left { group.leave() }
  }

  /// The animation groups that contain this transition. They end after the coordinator's completions, as in UIKit.
  func isIn(_ new: [CATransaction.Group]) {
    if !hasReportedEnd { return groups += new }
    for group in new { group.leave() }
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    switch state {
    case .waiting:
      if let animation { alongside.append(animation) }
      if let completion { completions.append(completion) }
      return true
    case .running:
      animation?(self)
      if let completion { completions.append(completion) }
      return true
    case .ended:
      return false
    }
  }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    interactionHandlers.append(handler)
  }

  var isInterruptible: Bool { false }
  var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }
  var targetTransform: CGAffineTransform { .identity }
  var containerView: UIView { storedContainer ?? UIView() }

  var transitionDuration: TimeInterval {
    isAnimated ? animator?.transitionDuration(using: self) ?? plainDuration : 0
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from?.viewIfLoaded : key == .to ? to?.viewIfLoaded : nil
  }

  var transitionWasCancelled: Bool { isCancelled }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = min(1, max(0, percentComplete))
  }

  func finishInteractiveTransition() {
    leaveHand()
  }

  func cancelInteractiveTransition() {
    isCancelled = true
    leaveHand()
  }

  func pauseInteractiveTransition() {
    isInteractive = true
    for handler in interactionHandlers { handler(self) }
  }

  private func leaveHand() {
    guard isInteractive else { return }
    isInteractive = false
    for handler in interactionHandlers { handler(self) }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? frames[ObjectIdentifier(vc)] ?? .zero : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === to ? frames[ObjectIdentifier(vc)] ?? containerView.bounds : .zero
  }
}
