import PetriUIKit

/// A view around another that gives it a fixed width or height, in the middle of the room there is.
final class SizedView: UIView, ArrangingView {
  /// The view inside.
  let content: UIView
  private let width: CGFloat?
  private let height: CGFloat?

  init(content: UIView, width: Double?, height: Double?) {
    self.content = content
    self.width = width.map { CGFloat($0) }
    self.height = height.map { CGFloat($0) }
    super.init(frame: .zero)
    addSubview(content)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      // Not required: a stack that is filled across makes the room larger than this.
      let fixed = axis == .horizontal ? width != nil : height != nil
      let firm = UILayoutPriority(UILayoutPriority.required.rawValue - 1)
      setContentHuggingPriority(fixed ? firm : content.contentHuggingPriority(for: axis), for: axis)
      setContentCompressionResistancePriority(
        fixed ? firm : content.contentCompressionResistancePriority(for: axis),
        for: axis
      )
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// A side that isn't fixed is as long as the content wants to be, beside the other one.
  override var intrinsicContentSize: CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let own = content.intrinsicContentSize
    let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(
      width: width ?? (own.width >= 0 ? own.width : fitting.width > 0 ? fitting.width : UIView.noIntrinsicMetric),
      height: height ?? (fitting.height > 0 ? fitting.height : UIView.noIntrinsicMetric)
    )
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let available = CGSize(width: width ?? size.width, height: height ?? size.height)
    let own = content.sizeThatFits(available)
    return CGSize(width: width ?? own.width, height: height ?? own.height)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let own = content.systemLayoutSizeFitting(
      CGSize(width: width ?? targetSize.width, height: height ?? targetSize.height),
      withHorizontalFittingPriority: width == nil ? horizontal : .required,
      verticalFittingPriority: height == nil ? vertical : .required
    )
    return CGSize(width: width ?? own.width, height: height ?? own.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(width: width ?? bounds.width, height: height ?? bounds.height)
    let place = CGRect(
      x: (bounds.width - size.width) / 2,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
    content.frame = content.frame(forAlignmentRect: place)
  }
}
