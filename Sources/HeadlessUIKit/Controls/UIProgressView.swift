public import Foundation

/// How far something is.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// How it looks.
  public enum Style: Int, Sendable {
    /// 4 points high.
    case `default`
    /// For bars.
    case bar
  }

  /// A bar of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// How it looks; default by default.
  open var progressViewStyle = Style.default

  /// How far it is, from 0 to 1; 0 by default.
  open var progress: Float = 0 {
    didSet {
      let fitting = min(max(progress, 0), 1)
      if fitting != progress { progress = fitting }
    }
  }

  /// The colour of what is done; the tint by default.
  open var progressTintColor: UIColor?

  /// The colour of the rest; the system's by default.
  open var trackTintColor: UIColor?

  /// The picture of what is done; none by default.
  open var progressImage: UIImage?
  /// The picture of the rest; none by default.
  open var trackImage: UIImage?
  /// The work that it shows: its share is taken when it is set; later changes aren't observed here.
  open var observedProgress: Progress? {
    didSet {
      if let observedProgress { progress = Float(observedProgress.fractionCompleted) }
    }
  }

  /// Moves it.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  /// No width of its own; 4 points high, 2.5 in bars.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle == .bar ? 2.5 : 4)
  }

  /// The width as it is and the bar's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}
