/// The kinds of curve in time.
public enum UITimingCurveType: Int, Sendable {
  /// One of the system's.
  case builtin
  /// By two control points.
  case cubic
  /// A spring.
  case spring
  /// A curve and a spring.
  case composed
}

/// A curve in time.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// The kind.
  var timingCurveType: UITimingCurveType { get }
  /// The curve by two control points, if it is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if it is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}
