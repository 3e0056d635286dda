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
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    prepare()
  }

  /// An empty image view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    isOpaque = false
    fittingState.hugging = Priorities(horizontal: UILayoutPriority(251), vertical: UILayoutPriority(251))
  }

  /// The picture; none by default.
  open var image: UIImage? {
    didSet {
      if oldValue?.size != image?.size { contentSizeChanged() }
    }
  }

  /// The picture while highlighted; none by default.
  open var highlightedImage: UIImage?

  /// A picture and one for highlighting.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    prepare()
  }

  /// How symbols are drawn; as the picture says by default.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// The pictures of a moving one; none by default.
  open var animationImages: [UIImage]?
  /// The pictures of a moving one while highlighted; none by default.
  open var highlightedAnimationImages: [UIImage]?
  /// How long they last, in seconds; 0, a thirtieth each, by default.
  open var animationDuration: TimeInterval = 0
  /// How often; 0, without end, by default.
  open var animationRepeatCount = 0
  /// Whether it moves; false by default.
  open private(set) var isAnimating = false
  /// Makes it move, if it has pictures.
  open func startAnimating() {
    isAnimating = animationImages?.isEmpty == false
  }
  /// Makes it stand still.
  open func stopAnimating() {
    isAnimating = false
  }

  /// Whether it is highlighted; false by default.
  open var isHighlighted = false

  // For symbols there is no source.
  override var describedDetails: (before: [String], after: [String]) {
    guard let image else { return ([], []) }
    let name = image.name.map { "\"\($0)\"" } ?? "anonymous"
    let size = "(\(shortNumber(image.size.width)) \(shortNumber(image.size.height)))"
    let kind = image.isSymbolImage ? "symbol" : "CGImage"
    return (["image = <UIImage: \(kind) \(name); \(size)@\(shortNumber(image.scale))>"], [])
  }

  /// The picture's size; none without one.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  /// The picture's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }
}
