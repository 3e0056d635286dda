import PetriUIKit

/// A view around another that gives it a fixed size, in the middle of the room there is, makes it tappable, or both.
final class WrapperView: UIControl, ArrangingView {
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
      setContentHuggingPriority(content.contentHuggingPriority(for: axis), for: axis)
      setContentCompressionResistancePriority(content.contentCompressionResistancePriority(for: axis), for: axis)
    }
    if width != nil {
      setContentHuggingPriority(.required, for: .horizontal)
      setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    if height != nil {
      setContentHuggingPriority(.required, for: .vertical)
      setContentCompressionResistancePriority(.required, for: .vertical)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    let own = content.intrinsicContentSize
    return CGSize(width: width ?? own.width, height: height ?? own.height)
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
    content.frame = CGRect(
      x: (bounds.width - size.width) / 2,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }
}
