public import Foundation

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    /// The finger came down.
    case began
    /// It moved.
    case moved
    /// It stayed.
    case stationary
    /// It went up.
    case ended
    /// The system took it away.
    case cancelled
    /// A pointer came over the region.
    case regionEntered
    /// A pointer moved there.
    case regionMoved
    /// A pointer left it.
    case regionExited
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct
    /// A remote control.
    case indirect
    /// A pencil.
    case pencil
    /// A pointer.
    case indirectPointer

    /// A pencil, by its old name.
    public static let stylus = TouchType.pencil
  }

  /// Values that may be estimates.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// A set with these bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The force.
    public static let force = Properties(rawValue: 1 << 0)
    /// The direction.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// The angle.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// The place.
    public static let location = Properties(rawValue: 1 << 3)
    /// The turn.
    public static let roll = Properties(rawValue: 1 << 4)
  }

  var point = CGPoint.zero
  var previousPoint = CGPoint.zero
  weak var storedView: UIView?
  weak var storedWindow: UIWindow?
  var storedPhase = Phase.began
  var storedTapCount = 1
  var recognizers: [UIGestureRecognizer] = []
  private let time = HeadlessRuntime.clock.now

  /// A touch at the origin.
  public override init() {
    super.init()
  }

  /// When it was, in seconds of `HeadlessRuntime.clock`.
  open var timestamp: TimeInterval { time }
  /// Its phase.
  open var phase: Phase { storedPhase }
  /// How often the finger tapped there.
  open var tapCount: Int { storedTapCount }
  /// What touches; a finger here.
  open var type: TouchType { .direct }
  /// The radius in points; 0 here.
  open var majorRadius: CGFloat { 0 }
  /// How much the radius may be wrong; 0 here.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// The window it is in.
  open var window: UIWindow? { storedWindow }
  /// The view it is on.
  open var view: UIView? { storedView }
  /// The recognizers that take it.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }
  /// Where it is, in a view's points, the window's without one.
  open func location(in view: UIView?) -> CGPoint { view.map { $0.convert(point, from: nil) } ?? point }
  /// Where it was before, in a view's points, the window's without one.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view.map { $0.convert(previousPoint, from: nil) } ?? previousPoint
  }
  /// Where it is; as exact as `location(in:)` here.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// Where it was before; as exact as `previousLocation(in:)` here.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
  /// How hard it presses, 1 is average; 0 here.
  open var force: CGFloat { 0 }
  /// How hard it may press; 0, not measured, here.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The angle between a pencil and the screen in radians; upright here.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// The direction of a pencil in radians; 0 here.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// The values that are estimates; none here.
  open var estimatedProperties: Properties { [] }
  /// The estimates that will be replaced; none here.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// What finds a touch whose estimates are replaced; none here.
  open var estimationUpdateIndex: NSNumber? { nil }
}
