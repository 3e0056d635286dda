public import Foundation

/// A button or a key that is pressed.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The phase of a press.
  public enum Phase: Int, Sendable {
    case began
    case changed
    case stationary
    case ended
    case cancelled
  }

  /// The buttons of a remote control.
  public enum PressType: Int, Sendable {
    case upArrow
    case downArrow
    case leftArrow
    case rightArrow
    case select
    case menu
    case playPause
    case pageUp = 30
    case pageDown
    case tvRemoteOneTwoThree
    case tvRemoteFourColors
  }

  private let time = HeadlessRuntime.clock.now

  public override init() {
    super.init()
  }

  /// When it was, in seconds of `HeadlessRuntime.clock`.
  open var timestamp: TimeInterval { time }
  open var phase: Phase { .began }
  open var type: PressType { .select }
  /// The window it is in; none here.
  open var window: UIWindow? { nil }
  /// Who hears of it; nobody here.
  open var responder: UIResponder? { nil }
  /// The recognizers that take it; none here.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// How hard, from 0 to 1; 0 here.
  open var force: CGFloat { 0 }
}
