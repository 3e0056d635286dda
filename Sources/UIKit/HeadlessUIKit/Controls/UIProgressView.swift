public import Foundation

/// A progress bar.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The styles of a progress bar.
  public enum Style: Int, Sendable {
    case `default`
    case bar
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  open var progressViewStyle = Style.default

  open var progress: Float = 0 {
    didSet {
      let fitting = min(max(progress, 0), 1)
      if fitting != progress { progress = fitting }
    }
  }

  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open var progressImage: UIImage?
  open var trackImage: UIImage?
  /// Read once when it is set; later changes aren't observed.
  open var observedProgress: Progress? {
    didSet {
      if let observedProgress { progress = Float(observedProgress.fractionCompleted) }
    }
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle == .bar ? 2.5 : 4)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}
