import PetriCatalog
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

/// A view around another that bounds its size, in the middle of the room there is, and keeps that room while the other is hidden.
final class LimitedView: UIView, ArrangingView {
  /// The view inside.
  let content: UIView
  private let width: Double?
  private let room: ViewRoom

  init(content: UIView, width: Double? = nil, height: Double? = nil, room: ViewRoom) {
    self.content = content
    self.width = width
    self.room = room
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
    // As large as the room, unless it has a size of its own; that gives way to a room that is too small.
    var limits = [wide.constraint(equalTo: widthAnchor), high.constraint(equalTo: heightAnchor)]
    for constraint in limits { constraint.priority = LimitedView.filling }
    let bounds = [
      width.map { wide.constraint(equalToConstant: CGFloat($0)) },
      height.map { high.constraint(equalToConstant: CGFloat($0)) },
      room.minWidth.map { wide.constraint(greaterThanOrEqualToConstant: CGFloat($0)) },
      room.maxWidth.map { wide.constraint(lessThanOrEqualToConstant: CGFloat($0)) },
      room.minHeight.map { high.constraint(greaterThanOrEqualToConstant: CGFloat($0)) },
      room.maxHeight.map { high.constraint(lessThanOrEqualToConstant: CGFloat($0)) },
      room.aspectRatio.map { wide.constraint(equalTo: high, multiplier: CGFloat($0)) },
    ].compactMap(\.self)
    for constraint in bounds { constraint.priority = LimitedView.bounding }
    limits += bounds
    NSLayoutConstraint.activate(limits)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// As wide as the view inside is within its bounds: what has no size of its own is stretched before anything else in a stack.
  override var intrinsicContentSize: CGSize {
    let natural = Double(content.intrinsicContentSize.width)
    guard natural >= 0, room.aspectRatio == nil else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let bounded = width ?? max(room.minWidth ?? 0, min(room.maxWidth ?? .infinity, natural))
    return CGSize(width: CGFloat(bounded), height: UIView.noIntrinsicMetric)
  }

  private static let filling = UILayoutPriority(998)
  private static let bounding = UILayoutPriority(999)
}

/// A control around a view that isn't one, which makes all of it one target and is as large as the view wants to be.
final class TappedView: UIControl, ArrangingView {
  init(content: UIView) {
    super.init(frame: .zero)
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)
    // Constraints, since a text's height follows from the width that it gets.
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
