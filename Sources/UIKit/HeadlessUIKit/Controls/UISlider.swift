public import Foundation

/// A slider.
@preconcurrency @MainActor
open class UISlider: UIControl {
  open var value: Float = 0 {
    didSet {
      let fitting = min(max(value, minimumValue), maximumValue)
      if fitting != value { value = fitting }
    }
  }
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value += 0
    }
  }
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value += 0
    }
  }
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  private var thumbs: [State: UIImage] = [:]
  open func setThumbImage(_ image: UIImage?, for state: State) { thumbs[state] = image }
  open func thumbImage(for state: State) -> UIImage? { thumbs[state] ?? thumbs[.normal] }

  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  open override var intrinsicContentSize: CGSize {
    let insets = alignmentRectInsets
    return CGSize(width: UIView.noIntrinsicMetric, height: frameHeight - insets.top - insets.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: frameHeight) }

  private var frameHeight: CGFloat { HeadlessRuntime.usesGlassDesign ? 34 : 31 }

  open override var alignmentRectInsets: UIEdgeInsets {
    HeadlessRuntime.usesGlassDesign ? .zero : UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }
}
