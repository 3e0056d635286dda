public import Foundation
public import HeadlessUIKit

/// Calls back for each frame, only while `HeadlessRuntime.clock` is advanced, so that it doesn't block
/// `finishAnimations()`.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private var action: (CADisplayLink) -> Void
  private var isAdded = false
  private var cancel: (() -> Void)?

  /// Creates a link that calls a method of a target, which it retains until it is invalidated.
  public convenience init(target: Any, selector sel: Selector) {
    self.init { sel.send(to: target as AnyObject, $0) }
  }

  public init(headlessAction: @escaping (CADisplayLink) -> Void) {
    action = headlessAction
    super.init()
  }

  public convenience override init() {
    self.init { _ in }
  }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    timestamp = HeadlessRuntime.clock.now
    wait()
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    cancel?()
    cancel = nil
  }

  open func invalidate() {
    isAdded = false
    cancel?()
    cancel = nil
    action = { _ in }
  }

  open var isPaused = false {
    didSet {
      guard oldValue != isPaused else { return }
      cancel?()
      cancel = nil
      if !isPaused { wait() }
    }
  }

  open private(set) var timestamp: CFTimeInterval = 0

  open var targetTimestamp: CFTimeInterval { timestamp + interval }

  open var duration: CFTimeInterval { 1 / Double(UIScreen.main.maximumFramesPerSecond) }

  open var preferredFramesPerSecond = 0

  open var preferredFrameRateRange = CAFrameRateRange.default

  private var interval: CFTimeInterval {
    let range = preferredFrameRateRange
    let wanted = preferredFramesPerSecond > 0 ? Float(preferredFramesPerSecond) : range.preferred ?? range.maximum
    return wanted > 0 ? max(duration, 1 / Double(wanted)) : duration
  }

  // The clock retains a running link, as a run loop does.
  private func wait() {
    guard isAdded, !isPaused, cancel == nil else { return }
    cancel = HeadlessRuntime.clock.schedule(after: interval, isPatient: true) {
      self.cancel = nil
      self.timestamp = HeadlessRuntime.clock.now
      self.action(self)
      self.wait()
    }
  }
}

/// The requested frame rate: minimum, maximum and preferred. Zeros leave it to the system.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init() {
    (minimum, maximum) = (0, 0)
  }

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  public static let `default` = CAFrameRateRange()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval {
  HeadlessRuntime.clock.now
}
