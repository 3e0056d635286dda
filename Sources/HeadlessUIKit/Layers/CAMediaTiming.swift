/// What goes on in time.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// When it begins.
  var beginTime: CFTimeInterval { get set }
  /// How long.
  var duration: CFTimeInterval { get set }
  /// How fast.
  var speed: Float { get set }
  /// Where it begins.
  var timeOffset: CFTimeInterval { get set }
  /// How often.
  var repeatCount: Float { get set }
  /// How long it is repeated.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it goes back.
  var autoreverses: Bool { get set }
  /// What is shown before and after.
  var fillMode: CAMediaTimingFillMode { get set }
}
