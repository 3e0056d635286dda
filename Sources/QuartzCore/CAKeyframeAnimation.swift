public import Foundation
public import HeadlessUIKit

/// An animation over several values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The path that a point goes.
  open var path: CGPath?
  /// Their times from 0 to 1; even by default.
  open var keyTimes: [NSNumber]?
  /// The curves between them; even by default.
  open var timingFunctions: [CAMediaTimingFunction]?
}
