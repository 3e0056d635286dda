import PetriCatalog
import PetriUIKit

/// Gives a view a fixed width or height, centred in the available space.
final class SizedView: UIView, ArrangingView {
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
      // Not required, because a stack with fill alignment stretches this view.
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

  /// A dimension that isn't fixed follows the content.
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
    let frame = CGRect(
      x: (bounds.width - size.width) / 2,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
    content.frame = content.frame(forAlignmentRect: frame)
  }
}

/// Bounds the size of a view, which is centred in the available space, and keeps the space while the view is hidden.
final class LimitedView: UIView, ArrangingView {
  let content: UIView
  private let width: Double?
  private let sizing: ViewRoom

  init(content: UIView, width: Double? = nil, height: Double? = nil, sizing: ViewRoom) {
    self.content = content
    self.width = width
    self.sizing = sizing
    super.init(frame: .zero)
    setContentHuggingPriority(content.contentHuggingPriority(for: .horizontal), for: .horizontal)
    setContentCompressionResistancePriority(
      content.contentCompressionResistancePriority(for: .horizontal),
      for: .horizontal
    )
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)
    NSLayoutConstraint.activate([
      content.centerXAnchor.constraint(equalTo: centerXAnchor),
      content.centerYAnchor.constraint(equalTo: centerYAnchor),
      content.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor),
      content.heightAnchor.constraint(lessThanOrEqualTo: heightAnchor),
    ])
    let (wide, high) = (content.widthAnchor, content.heightAnchor)
    // Fill the available space, unless the size is fixed; a fixed size yields to a smaller space.
    var limits = [wide.constraint(equalTo: widthAnchor), high.constraint(equalTo: heightAnchor)]
    for constraint in limits { constraint.priority = LimitedView.filling }
    let bounds = [
      width.map { wide.constraint(equalToConstant: CGFloat($0)) },
      height.map { high.constraint(equalToConstant: CGFloat($0)) },
      sizing.minWidth.map { wide.constraint(greaterThanOrEqualToConstant: CGFloat($0)) },
      sizing.maxWidth.map { wide.constraint(lessThanOrEqualToConstant: CGFloat($0)) },
      sizing.minHeight.map { high.constraint(greaterThanOrEqualToConstant: CGFloat($0)) },
      sizing.maxHeight.map { high.constraint(lessThanOrEqualToConstant: CGFloat($0)) },
      sizing.aspectRatio.map { wide.constraint(equalTo: high, multiplier: CGFloat($0)) },
    ].compactMap(\.self)
    for constraint in bounds { constraint.priority = LimitedView.bounding }
    limits += bounds
    NSLayoutConstraint.activate(limits)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The bounded width of the content: a stack stretches views without an intrinsic size first.
  override var intrinsicContentSize: CGSize {
    let natural = Double(content.intrinsicContentSize.width)
    guard natural >= 0, sizing.aspectRatio == nil else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let bounded = width ?? max(sizing.minWidth ?? 0, min(sizing.maxWidth ?? .infinity, natural))
    return CGSize(width: CGFloat(bounded), height: UIView.noIntrinsicMetric)
  }

  private static let filling = UILayoutPriority(998)
  private static let bounding = UILayoutPriority(999)
}

final class TappedView: UIControl, ArrangingView {
  init(content: UIView) {
    super.init(frame: .zero)
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)
    // Constraints, because a text's height depends on its width.
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: leadingAnchor),
      content.trailingAnchor.constraint(equalTo: trailingAnchor),
      content.topAnchor.constraint(equalTo: topAnchor),
      content.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
