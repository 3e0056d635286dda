/// The kinds of curve in time.
public enum UITimingCurveType: Int, Sendable {
  case builtin
  case cubic
  case spring
  case composed
}

/// A curve in time.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}
