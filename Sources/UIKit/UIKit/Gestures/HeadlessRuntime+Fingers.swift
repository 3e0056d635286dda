public import Foundation
public import HeadlessUIKit

extension HeadlessRuntime {
  /// Presses long: begins and ends, unless it is not to end.
  public static func longPress(
    _ recognizer: UILongPressGestureRecognizer,
    ending: UIGestureRecognizer.State? = .ended
  ) {
    let place = middle(of: recognizer.view)
    continuously(recognizer, steps: 0, ending: ending) { _ in recognizer.points = [place] }
  }

  /// Pinches to a scale: begins, changes and ends, unless it is not to end.
  public static func pinch(
    _ recognizer: UIPinchGestureRecognizer,
    to scale: CGFloat,
    velocity: CGFloat = 0,
    ending: UIGestureRecognizer.State? = .ended
  ) {
    let place = middle(of: recognizer.view)
    continuously(recognizer, steps: 1, ending: ending) { part in
      recognizer.points = [place, place]
      recognizer.scale = 1 + (scale - 1) * part
      recognizer.velocity = velocity
    }
  }

  /// Turns to an angle in radians: begins, changes and ends, unless it is not to end.
  public static func rotate(
    _ recognizer: UIRotationGestureRecognizer,
    to angle: CGFloat,
    velocity: CGFloat = 0,
    ending: UIGestureRecognizer.State? = .ended
  ) {
    let place = middle(of: recognizer.view)
    continuously(recognizer, steps: 1, ending: ending) { part in
      recognizer.points = [place, place]
      recognizer.rotation = angle * part
      recognizer.velocity = velocity
    }
  }
}
