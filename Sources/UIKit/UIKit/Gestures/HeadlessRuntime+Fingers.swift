public import Foundation
public import HeadlessUIKit

extension HeadlessRuntime {
  /// Performs a long press. The gesture continues if `ending` is nil.
  public static func longPress(
    _ recognizer: UILongPressGestureRecognizer,
    ending: UIGestureRecognizer.State? = .ended
  ) {
    let center = middle(of: recognizer.view)
    continuously(recognizer, steps: 0, ending: ending) { _ in recognizer.points = [center] }
  }

  /// Pinches to a scale. The gesture continues if `ending` is nil.
  public static func pinch(
    _ recognizer: UIPinchGestureRecognizer,
    to scale: CGFloat,
    velocity: CGFloat = 0,
    ending: UIGestureRecognizer.State? = .ended
  ) {
    let center = middle(of: recognizer.view)
    continuously(recognizer, steps: 1, ending: ending) { part in
      recognizer.points = [center, center]
      recognizer.scale = 1 + (scale - 1) * part
      recognizer.velocity = velocity
    }
  }

  /// Rotates to an angle in radians. The gesture continues if `ending` is nil.
  public static func rotate(
    _ recognizer: UIRotationGestureRecognizer,
    to angle: CGFloat,
    velocity: CGFloat = 0,
    ending: UIGestureRecognizer.State? = .ended
  ) {
    let center = middle(of: recognizer.view)
    continuously(recognizer, steps: 1, ending: ending) { part in
      recognizer.points = [center, center]
      recognizer.rotation = angle * part
      recognizer.velocity = velocity
    }
  }
}

/// Recognizes a pointer over a view.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  open var zOffset: CGFloat { 0 }
  open var altitudeAngle: CGFloat { .pi / 2 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
}
