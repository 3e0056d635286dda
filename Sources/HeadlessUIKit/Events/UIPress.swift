public import Foundation

/// A button or a key that is pressed.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The phase of a press.
  public enum Phase: Int, Sendable {
    /// The button went down.
    case began
    /// Its force changed.
    case changed
    /// It stays.
    case stationary
    /// It went up.
    case ended
    /// The system took it away.
    case cancelled
  }

  /// The buttons of a remote control.
  public enum PressType: Int, Sendable {
    /// Up.
    case upArrow
    /// Down.
    case downArrow
    /// Left.
    case leftArrow
    /// Right.
    case rightArrow
    /// Select.
    case select
    /// Menu.
    case menu
    /// Play or pause.
    case playPause
    /// A page up.
    case pageUp = 30
    /// A page down.
    case pageDown
    /// The remote's button for the television.
    case tvRemoteOneTwoThree
    /// The remote's button for four colours.
    case tvRemoteFourColors
  }

  private let time = HeadlessRuntime.clock.now

  /// A press of the select button.
  public override init() {
    super.init()
  }

  /// When it was, in seconds of `HeadlessRuntime.clock`.
  open var timestamp: TimeInterval { time }
  /// Its phase.
  open var phase: Phase { .began }
  /// The button.
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
