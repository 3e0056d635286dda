public import Foundation

/// A stepper.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  open var value: Double = 0 {
    didSet {
      let fitting = min(max(value, minimumValue), maximumValue)
      if fitting != value { value = fitting }
    }
  }
  open var minimumValue: Double = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value += 0
    }
  }
  open var maximumValue: Double = 100 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value += 0
    }
  }
  open var stepValue: Double = 1
  open var wraps = false
  open var isContinuous = true
  open var autorepeat = true
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
