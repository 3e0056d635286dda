public import Foundation
public import HeadlessUIKit

/// An animator that applies its changes immediately when it starts and restores nothing when it ends at its start.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  public let duration: TimeInterval
  open private(set) var delay: TimeInterval = 0
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  open var isUserInteractionEnabled = true
  open var isManualHitTestingEnabled = false
  open var isInterruptible = true
  open var scrubsLinearly = true
  open var pausesOnCompletion = false

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var begunAt: TimeInterval?
  private var fraction: CGFloat = 0
  private var run = 0
  private var lengthFactor: CGFloat = 1

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = parameters.springTimingParameters?.settlingDuration ?? duration
    timingParameters = parameters
    super.init()
  }

  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }

  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

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

  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

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

  open private(set) var state = UIViewAnimatingState.inactive

  open private(set) var isRunning = false

  open var isReversed = false {
    didSet {
      guard oldValue != isReversed, isRunning else { return }
      pause()
      proceed()
    }
  }

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

  open func startAnimation() {
    start(after: 0)
  }

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
    // The scheduled closure retains a running animator, as UIKit does.
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

  open func pauseAnimation() {
    if state == .inactive { activate() }
    if isRunning { pause() }
  }

  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    guard state == .active, !isRunning else { return }
    if let parameters { timingParameters = parameters }
    if durationFactor > 0 { lengthFactor = durationFactor }
    proceed()
  }

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

  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .inactive { animations.append(animation) } else { animation() }
  }

  /// Adds changes, which are applied at the start even with a delay factor.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
}
