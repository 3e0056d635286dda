public import Foundation

/// A header or footer of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    prepare()
  }

  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public convenience init() {
    self.init(reuseIdentifier: nil)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    addSubview(contentView)
  }

  public let reuseIdentifier: String?
  public let contentView = UIView()

  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    contentView.addSubview(label)
    return label
  }()

  /// The insets of a grouped table's standard title; nil for other titles.
  var titleInsets: UIEdgeInsets?

  open var backgroundView: UIView?

  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    textLabel?.frame = contentView.bounds.inset(by: titleInsets ?? UIEdgeInsets(top: 4, left: 16, bottom: 4, right: 16))
  }

  override func measureContent(width: CGFloat?) -> CGSize {
    if let titleInsets, let textLabel {
      let limit = (width ?? .greatestFiniteMagnitude) - titleInsets.left - titleInsets.right
      let text = textLabel.sizeThatFits(CGSize(width: limit, height: .greatestFiniteMagnitude))
      return CGSize(width: width ?? text.width, height: titleInsets.top + text.height + titleInsets.bottom)
    }
    let inner =
      contentView.sizeFollowsFromConstraints
      ? contentView.measure(width: width) : CGSize(width: width ?? 0, height: 28)
    return CGSize(width: width ?? inner.width, height: max(28, inner.height))
  }
}
