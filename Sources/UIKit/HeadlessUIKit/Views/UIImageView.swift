public import Foundation

/// A view that shows an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    isOpaque = false
    fittingState.hugging = Priorities(horizontal: UILayoutPriority(251), vertical: UILayoutPriority(251))
  }

  open var image: UIImage? {
    didSet {
      if oldValue?.size != image?.size || oldValue?.alignmentRectInsets != image?.alignmentRectInsets {
        contentSizeChanged()
      }
    }
  }

  open var highlightedImage: UIImage?

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    prepare()
  }

  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  open var animationImages: [UIImage]?
  open var highlightedAnimationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false
  open func startAnimating() {
    isAnimating = animationImages?.isEmpty == false
  }
  open func stopAnimating() {
    isAnimating = false
  }

  open var isHighlighted = false

  // Symbols have no source to describe.
  override var describedDetails: (before: [String], after: [String]) {
    guard let image else { return ([], []) }
    let name = image.name.map { "\"\($0)\"" } ?? "anonymous"
    let size = "(\(shortNumber(image.size.width)) \(shortNumber(image.size.height)))"
    let kind = image.isSymbolImage ? "symbol" : "CGImage"
    return (["image = <UIImage: \(kind) \(name); \(size)@\(shortNumber(image.scale))>"], [])
  }

  /// The image's size without its alignment insets.
  open override var intrinsicContentSize: CGSize {
    guard let image, fittingState.standInSize == nil else { return super.intrinsicContentSize }
    let insets = alignmentRectInsets
    return CGSize(
      width: image.size.width - insets.left - insets.right,
      height: image.size.height - insets.top - insets.bottom
    )
  }

  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }
}
