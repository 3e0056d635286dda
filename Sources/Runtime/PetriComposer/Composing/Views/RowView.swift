import PetriUIKit

final class RowView: UIView {
  private static let imageGap: CGFloat = 16
  private static let sideGap: CGFloat = 6
  private static let lineGap: CGFloat = 3

  let title = UILabel()
  let subtitle: UILabel?
  let value: UILabel?
  let image: RowImageView?
  let isEnabled: Bool

  init(
    title: String,
    subtitle: String?,
    value: String?,
    image: RowImageView?,
    isEnabled: Bool
  ) {
    self.title.text = title
    self.title.font = .preferredFont(forTextStyle: .body)
    self.title.textColor = isEnabled ? .label : .tertiaryLabel
    self.title.numberOfLines = 0
    self.subtitle = subtitle.map { RowView.label($0, .caption1, isEnabled) }
    self.value = value.map { RowView.label($0, .body, isEnabled) }
    self.image = image
    self.isEnabled = isEnabled
    super.init(frame: .zero)
    let views: [UIView?] = [self.image, self.title, self.subtitle, self.value]
    for view in views.compactMap(\.self) { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private static func label(_ text: String, _ style: UIFont.TextStyle, _ isEnabled: Bool) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
    label.numberOfLines = 0
    return label
  }

  var textInset: CGFloat { image.map { $0.intrinsicContentSize.width + RowView.imageGap } ?? 0 }

  private func arrangement(width: CGFloat) -> (frames: [(UIView, CGRect)], height: CGFloat, isBeside: Bool) {
    let available = max(0, width - textInset)
    let own = value?.intrinsicContentSize.width ?? 0
    let isBeside = value != nil && title.intrinsicContentSize.width + RowView.sideGap + own <= available
    let column = isBeside ? available - RowView.sideGap - own : available
    var frames: [(UIView, CGRect)] = []
    var bottom: CGFloat = 0
    for label in [title, subtitle, isBeside ? nil : value].compactMap(\.self) {
      if bottom > 0 { bottom += RowView.lineGap }
      let height = label.sizeThatFits(CGSize(width: column, height: .greatestFiniteMagnitude)).height
      frames.append((label, CGRect(x: textInset, y: bottom, width: column, height: height)))
      bottom += height
    }
    let height = max(bottom, image?.intrinsicContentSize.height ?? 0)
    frames = frames.map { ($0, $1.offsetBy(dx: 0, dy: (height - bottom) / 2)) }
    func middle(_ view: UIView, x: CGFloat, _ size: CGSize) {
      frames.append((view, CGRect(x: x, y: (height - size.height) / 2, width: size.width, height: size.height)))
    }
    if let image { middle(image, x: 0, image.intrinsicContentSize) }
    if isBeside, let value { middle(value, x: textInset + available - own, value.intrinsicContentSize) }
    return (frames, height, isBeside)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let arrangement = arrangement(width: bounds.width)
    for (view, frame) in arrangement.frames {
      view.frame = isMirrored ? frame.offsetBy(dx: bounds.width - frame.minX - frame.maxX, dy: 0) : frame
    }
    // Keep the value at the trailing end when fonts differ in width.
    value?.textAlignment = !arrangement.isBeside ? .natural : isMirrored ? .left : .right
  }

  /// The width with the value beside the title.
  private var naturalWidth: CGFloat {
    let beside = value.map { $0.intrinsicContentSize.width + RowView.sideGap } ?? 0
    let texts = max(title.intrinsicContentSize.width + beside, subtitle?.intrinsicContentSize.width ?? 0)
    return textInset + texts
  }

  override var intrinsicContentSize: CGSize {
    let width = naturalWidth
    return CGSize(width: width, height: arrangement(width: width).height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrangement(width: size.width).height)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    horizontal == .required ? sizeThatFits(targetSize) : intrinsicContentSize
  }
}

final class RowImageView: UIImageView {
  private let maximumSize: CGSize?

  /// Creates an image view that scales a larger image down to the maximum size.
  init(image: UIImage?, cornerRadius: CGFloat, maximumSize: CGSize?) {
    self.maximumSize = maximumSize
    super.init(frame: .zero)
    self.image = image
    layer.cornerRadius = cornerRadius
    clipsToBounds = cornerRadius > 0
    if maximumSize != nil { contentMode = .scaleAspectFit }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    guard let maximumSize, size.width > 0, size.height > 0 else { return size }
    let scale = min(1, maximumSize.width / size.width, maximumSize.height / size.height)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }
}

package enum RowMark: String, Sendable {
  case disclosure
  case checkmark
}

final class RowMarkView: UIView {
  let mark: RowMark

  init(_ mark: RowMark) {
    self.mark = mark
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: mark == .disclosure ? 10 : 18, height: 22) }
}
