public import Foundation

/// Shows a picture.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// An empty image view that takes no touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// An empty image view.
  public convenience init() {
    self.init(frame: .zero)
  }

  /// An image view as large as its picture.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// An empty image view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    hugging = (UILayoutPriority(251), UILayoutPriority(251))
  }

  /// The picture; none by default.
  open var image: UIImage? {
    didSet {
      if oldValue?.size != image?.size { contentSizeChanged() }
    }
  }

  /// The picture while highlighted; none by default.
  open var highlightedImage: UIImage?

  /// Whether it is highlighted; false by default.
  open var isHighlighted = false

  /// The picture's size; none without one.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  /// The picture's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }
}
