public import Foundation

/// A value in steps.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The value, between the two others; 0 by default.
  open var value: Double = 0 {
    didSet {
      let fitting = min(max(value, minimumValue), maximumValue)
      if fitting != value { value = fitting }
    }
  }
  /// The least value; 0 by default.
  open var minimumValue: Double = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value += 0
    }
  }
  /// The largest value; 100 by default.
  open var maximumValue: Double = 100 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value += 0
    }
  }
  /// The step; 1 by default.
  open var stepValue: Double = 1
  /// Whether it goes on at the other end; false by default.
  open var wraps = false
  /// Whether it tells of changes while it is pressed; true by default.
  open var isContinuous = true
  /// Whether it steps on while it is pressed; true by default.
  open var autorepeat = true

  /// 94 by 32 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

  /// 94 by 32 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
