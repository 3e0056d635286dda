public import Foundation

/// What is above or below a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// A header or footer that can be used again under a name.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    prepare()
  }

  /// A header or footer with a frame, which its table will change.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// A header or footer that isn't used again.
  public convenience init() {
    self.init(reuseIdentifier: nil)
  }

  /// There are no archives here; an empty one.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    addSubview(contentView)
  }

  /// The name under which it is used again.
  public let reuseIdentifier: String?

  /// Where the content is.
  public let contentView = UIView()

  /// The title.
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    contentView.addSubview(label)
    return label
  }()

  /// What is behind the content; none by default.
  open var backgroundView: UIView?

  /// Called before it is used again.
  open func prepareForReuse() {}

  /// Places the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    textLabel?.frame = contentView.bounds.insetBy(dx: 16, dy: 4)
  }

  override func measureContent(width: CGFloat?) -> CGSize {
    let inner =
      contentView.sizeFollowsFromConstraints
      ? contentView.measure(width: width) : CGSize(width: width ?? 0, height: 28)
    return CGSize(width: width ?? inner.width, height: max(28, inner.height))
  }
}
