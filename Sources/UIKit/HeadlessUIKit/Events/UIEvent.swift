public import Foundation

/// Something a person did: touches, presses, shakes.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kinds of event.
  public enum EventType: Int, Sendable {
    case touches
    case motion
    case remoteControl
    case presses
    case scroll = 10
    case hover
    case transform = 14
  }

  /// The kind of an event among those of its type.
  public enum EventSubtype: Int, Sendable {
    case none
    case motionShake
    case remoteControlPlay = 100
    case remoteControlPause
    case remoteControlStop
    case remoteControlTogglePlayPause
    case remoteControlNextTrack
    case remoteControlPreviousTrack
    case remoteControlBeginSeekingBackward
    case remoteControlEndSeekingBackward
    case remoteControlBeginSeekingForward
    case remoteControlEndSeekingForward
  }

  /// The buttons of a pointer.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let primary = ButtonMask(rawValue: 1 << 0)
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: buttonNumber > 0 && buttonNumber < Int.bitWidth ? 1 << (buttonNumber - 1) : 0)
    }
  }

  var touches: Set<UITouch> = []
  private let time = HeadlessRuntime.clock.now

  public override init() {
    super.init()
  }

  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  /// When it was, in seconds of `HeadlessRuntime.clock`.
  open var timestamp: TimeInterval { time }
  /// The keys that are held; none here.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The buttons that are held; none here.
  open var buttonMask: ButtonMask { [] }
  open var allTouches: Set<UITouch>? { touches }
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches.filter { $0.window === window } }
  open func touches(for view: UIView) -> Set<UITouch>? { touches.filter { $0.view === view } }
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }
  /// The touches between the last event and this one: the touch alone here.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// The touches that will come: none here.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
