public import Foundation
public import HeadlessUIKit

/// Calls something for each picture of the screen. Pictures come as `HeadlessRuntime.clock` is moved on by
/// `advance(by:)`: a link that nobody stops keeps nobody waiting.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private var action: (CADisplayLink) -> Void
  private var isAdded = false
  private var cancel: (() -> Void)?

  /// A link that calls a method of a target, which it holds until it is invalidated.
  public convenience init(target: Any, selector sel: Selector) {
    self.init { sel.send(to: target as AnyObject, $0) }
  }

  /// A link that does something. Petri's own form of UIKit's `init(target:selector:)`.
  public init(headlessAction: @escaping (CADisplayLink) -> Void) {
    action = headlessAction
    super.init()
  }

  public convenience override init() {
    self.init { _ in }
  }

  /// Begins. The loop and the mode make no difference.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    timestamp = HeadlessRuntime.clock.now
    wait()
  }

  /// Ends in a mode: here altogether.
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

  /// When the last picture came, in seconds of the clock.
  open private(set) var timestamp: CFTimeInterval = 0

  /// When the next one comes, in seconds of the clock.
  open var targetTimestamp: CFTimeInterval { timestamp + interval }

  open var duration: CFTimeInterval { 1 / Double(UIScreen.main.maximumFramesPerSecond) }

  open var preferredFramesPerSecond = 0

  open var preferredFrameRateRange = CAFrameRateRange.default

  private var interval: CFTimeInterval {
    let range = preferredFrameRateRange
    let wanted = preferredFramesPerSecond > 0 ? Float(preferredFramesPerSecond) : range.preferred ?? range.maximum
    return wanted > 0 ? max(duration, 1 / Double(wanted)) : duration
  }

  // The clock keeps it while it goes on, as a run loop keeps its links.
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
