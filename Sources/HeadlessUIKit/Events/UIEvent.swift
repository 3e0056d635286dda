public import Foundation

/// Something a person did: touches, presses, shakes.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kinds of event.
  public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches
    /// The device was moved.
    case motion
    /// A headset or the like.
    case remoteControl
    /// A button or a key.
    case presses
    /// Scrolling.
    case scroll = 10
    /// A pointer over a view.
    case hover
    /// Fingers that turn or scale on a trackpad.
    case transform = 14
  }

  /// What of its kind an event is.
  public enum EventSubtype: Int, Sendable {
    /// Nothing special.
    case none
    /// The device was shaken.
    case motionShake
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause
    /// Stop.
    case remoteControlStop
    /// Play or pause.
    case remoteControlTogglePlayPause
    /// The next track.
    case remoteControlNextTrack
    /// The track before.
    case remoteControlPreviousTrack
    /// Backwards begins.
    case remoteControlBeginSeekingBackward
    /// Backwards ends.
    case remoteControlEndSeekingBackward
    /// Forwards begins.
    case remoteControlBeginSeekingForward
    /// Forwards ends.
    case remoteControlEndSeekingForward
  }

  /// The buttons of a pointer.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// A set with these bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The first button.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The second button.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// A button by its number, from 1 on.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: buttonNumber > 0 && buttonNumber < Int.bitWidth ? 1 << (buttonNumber - 1) : 0)
    }
  }

  var touches: Set<UITouch> = []
  private let time = HeadlessRuntime.clock.now

  /// An event of touches without any.
  public override init() {
    super.init()
  }

  /// The kind; touches by default.
  open var type: EventType { .touches }
  /// What of its kind it is; nothing special by default.
  open var subtype: EventSubtype { .none }
  /// When it was, in seconds of `HeadlessRuntime.clock`.
  open var timestamp: TimeInterval { time }
  /// The keys that are held; none here.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The buttons that are held; none here.
  open var buttonMask: ButtonMask { [] }
  /// All touches.
  open var allTouches: Set<UITouch>? { touches }
  /// The touches in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches.filter { $0.window === window } }
  /// The touches on a view.
  open func touches(for view: UIView) -> Set<UITouch>? { touches.filter { $0.view === view } }
  /// The touches that a recognizer takes.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }
  /// The touches between the last event and this one: the touch alone here.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// The touches that will come: none here.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
