public import Foundation
public import HeadlessUIKit

/// Recognizes a pointer over a view.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The height over the screen from 0 to 1; 0 here.
  open var zOffset: CGFloat { 0 }
  /// The angle between a pencil and the screen in radians; upright here.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// The direction of a pencil in radians; 0 here.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
}
