public import Foundation

/// A touch on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phases of a touch.
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

  /// The types of touch.
  public enum TouchType: Int, Sendable {
    case direct
    case indirect
    case pencil
    case indirectPointer

    public static let stylus = TouchType.pencil
  }

  /// The properties of a touch that may be estimates.
  public struct Properties: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

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

  open var timestamp: TimeInterval { time }
  open var phase: Phase { storedPhase }
  open var tapCount: Int { storedTapCount }
  open var type: TouchType { .direct }
  open var majorRadius: CGFloat { 0 }
  open var majorRadiusTolerance: CGFloat { 0 }
  open var window: UIWindow? { storedWindow }
  open var view: UIView? { storedView }
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }
  open func location(in view: UIView?) -> CGPoint { view.map { $0.convert(point, from: nil) } ?? point }
  open func previousLocation(in view: UIView?) -> CGPoint {
    view.map { $0.convert(previousPoint, from: nil) } ?? previousPoint
  }
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }
  open var altitudeAngle: CGFloat { .pi / 2 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open var estimatedProperties: Properties { [] }
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  open var estimationUpdateIndex: NSNumber? { nil }
}
