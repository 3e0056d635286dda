public import Foundation

/// A spinning activity indicator.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The sizes of an activity indicator.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  public init(style: Style) {
    self.style = style
    let side: CGFloat = style == .large ? 37 : 20
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    super.isHidden = true
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    super.isHidden = true
  }

  public convenience init() {
    self.init(style: .medium)
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    super.isHidden = true
  }

  open var style: Style {
    didSet { contentSizeChanged() }
  }

  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  // UIKit declares it implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! = UIColor.systemGray
  open private(set) var isAnimating = false

  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
