public import Foundation
public import HeadlessUIKit

/// Controls an animation. Its changes are made at once when it begins; the time that it takes is that of
/// `HeadlessRuntime.clock`. Values don't change on the way, and nothing is put back when it ends at its beginning.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// How long it lasts, in seconds.
  public let duration: TimeInterval
  /// When it begins after it was started, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// The curve.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// Whether touches are taken while it goes on; true by default.
  open var isUserInteractionEnabled = true
  /// Whether touches on what moves are taken; false by default.
  open var isManualHitTestingEnabled = false
  /// Whether it may be halted; true by default.
  open var isInterruptible = true
  /// Whether time is even while it is halted; true by default.
  open var scrubsLinearly = true
  /// Whether its end waits for `finishAnimation`; false by default.
  open var pausesOnCompletion = false

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var begunAt: TimeInterval?
  private var fraction: CGFloat = 0
  private var run = 0
  private var lengthFactor: CGFloat = 1

  /// An animator with a curve.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = parameters.springTimingParameters?.settlingDuration ?? duration
    timingParameters = parameters
    super.init()
  }

  /// An animator of no duration with the system's curve.
  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }

  /// An animator with one of the system's curves.
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a curve by two control points.
  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: curve)
    if let animations { addAnimations(animations) }
  }

  /// An animator with a spring.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Begins an animation at once.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// How far it is.
  open private(set) var state = UIViewAnimatingState.inactive

  /// Whether it goes on.
  open private(set) var isRunning = false

  /// Whether it goes backwards; false by default.
  open var isReversed = false {
    didSet {
      guard oldValue != isReversed, isRunning else { return }
      pause()
      proceed()
    }
  }

  /// How much of it is over, from 0 to 1.
  open var fractionComplete: CGFloat {
    get {
      guard isRunning, let begunAt, length > 0 else { return fraction }
      let part = CGFloat((HeadlessRuntime.clock.now - begunAt) / length)
      return min(1, max(0, fraction + (isReversed ? -part : part)))
    }
    set {
      if state == .inactive { activate() }
      if isRunning { pause() }
      fraction = min(1, max(0, newValue))
    }
  }

  private var length: TimeInterval { duration * Double(lengthFactor) }

  /// Begins it, or goes on.
  open func startAnimation() {
    start(after: 0)
  }

  /// Begins it later.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    start(after: delay)
  }

  private func start(after delay: TimeInterval) {
    guard state != .stopped else {
      return HeadlessRuntime.misuse("It is an error to start a stopped property animator")
    }
    guard !isRunning else { return }
    if state == .inactive { activate() }
    proceed(after: delay)
  }

  private func activate() {
    state = .active
    fraction = 0
    for animation in animations { animation() }
    animations = []
  }

  private func proceed(after delay: TimeInterval = 0) {
    isRunning = true
    begunAt = HeadlessRuntime.clock.now + delay
    run += 1
    let current = run
    let rest = Double(isReversed ? fraction : 1 - fraction)
    let seconds = UIView.areAnimationsEnabled ? delay + length * rest : 0
    // The clock keeps the animator until then: UIKit keeps a running one too.
    HeadlessRuntime.clock.schedule(after: seconds) {
      if self.run == current { self.reachEnd() }
    }
  }

  private func reachEnd() {
    fraction = isReversed ? 0 : 1
    isRunning = false
    begunAt = nil
    if !pausesOnCompletion { end(isReversed ? .start : .end) }
  }

  private func pause() {
    fraction = fractionComplete
    isRunning = false
    begunAt = nil
    run += 1
  }

  /// Halts it; one that hasn't begun becomes active at its beginning.
  open func pauseAnimation() {
    if state == .inactive { activate() }
    if isRunning { pause() }
  }

  /// Goes on after a pause.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    guard state == .active, !isRunning else { return }
    if let parameters { timingParameters = parameters }
    if durationFactor > 0 { lengthFactor = durationFactor }
    proceed()
  }

  /// Stops it: inactive without calling completions, or stopped until `finishAnimation`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    if isRunning { pause() }
    if withoutFinishing {
      state = .inactive
      completions = []
    } else {
      state = .stopped
    }
  }

  /// Ends it after it was stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return HeadlessRuntime.misuse("finishAnimationAtPosition: should only be called on a stopped animator!")
    }
    end(finalPosition)
  }

  private func end(_ position: UIViewAnimatingPosition) {
    state = .inactive
    let ending = completions
    completions = []
    for completion in ending { completion(position) }
  }

  /// Makes changes with it: at its beginning, or at once if it goes on.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .inactive { animations.append(animation) } else { animation() }
  }

  /// Makes changes with it; here at its beginning too.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Is called at its end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
}
