public import Foundation

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    case began
    case moved
    case stationary
    case ended
    case cancelled
    case regionEntered
    case regionMoved
    case regionExited
  }

  /// The kinds of touch.
  public enum TouchType: Int, Sendable {
    case direct
    case indirect
    case pencil
    case indirectPointer

    public static let stylus = TouchType.pencil
  }

  /// Values that may be estimates.
  public struct Properties: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let force = Properties(rawValue: 1 << 0)
    public static let azimuth = Properties(rawValue: 1 << 1)
    public static let altitude = Properties(rawValue: 1 << 2)
    public static let location = Properties(rawValue: 1 << 3)
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

  public override init() {
    super.init()
  }

  /// When it was, in seconds of `HeadlessRuntime.clock`.
  open var timestamp: TimeInterval { time }
  open var phase: Phase { storedPhase }
  open var tapCount: Int { storedTapCount }
  /// The kind of touch; a finger here.
  open var type: TouchType { .direct }
  /// The radius in points; 0 here.
  open var majorRadius: CGFloat { 0 }
  /// How much the radius may be wrong; 0 here.
  open var majorRadiusTolerance: CGFloat { 0 }
  open var window: UIWindow? { storedWindow }
  open var view: UIView? { storedView }
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }
  open func location(in view: UIView?) -> CGPoint { view.map { $0.convert(point, from: nil) } ?? point }
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
  /// The number of a touch whose estimates are replaced; none here.
  open var estimationUpdateIndex: NSNumber? { nil }
}
