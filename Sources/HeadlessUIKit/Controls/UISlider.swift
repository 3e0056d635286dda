public import Foundation

/// A value on a line.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The value, between the two others; 0 by default.
  open var value: Float = 0 {
    didSet {
      let fitting = min(max(value, minimumValue), maximumValue)
      if fitting != value { value = fitting }
    }
  }
  /// The least value; 0 by default.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value += 0
    }
  }
  /// The largest value; 1 by default.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value += 0
    }
  }
  /// Whether it tells of changes while it is moved; true by default.
  open var isContinuous = true

  /// The colour of the part below the value; the tint by default.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the part above the value; the system's by default.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the thumb; the system's by default.
  open var thumbTintColor: UIColor?
  /// The picture at the beginning; none by default.
  open var minimumValueImage: UIImage?
  /// The picture at the end; none by default.
  open var maximumValueImage: UIImage?
  private var thumbs: [State: UIImage] = [:]
  /// Sets the picture of the thumb.
  open func setThumbImage(_ image: UIImage?, for state: State) { thumbs[state] = image }
  /// The picture of the thumb.
  open func thumbImage(for state: State) -> UIImage? { thumbs[state] ?? thumbs[.normal] }

  /// Moves it.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  /// No width of its own; 31 points high.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 31) }

  /// The width as it is; 31 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 31) }
}
