public import Foundation

/// How far something is.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// How it looks.
  public enum Style: Int, Sendable {
    /// 4 points high.
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
  /// The work that it shows: its share is taken when it is set; later changes aren't observed here.
  open var observedProgress: Progress? {
    didSet {
      if let observedProgress { progress = Float(observedProgress.fractionCompleted) }
    }
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  /// No width of its own; 4 points high, 2.5 in bars.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle == .bar ? 2.5 : 4)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}
