public import Foundation

/// What a collection shows besides its items.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The name under which it is used again.
  open internal(set) var reuseIdentifier: String?

  /// Called before it is used again.
  open func prepareForReuse() {}

  /// Called when it is placed.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The place that it wants, from the one that the layout has for it.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes
  }
}

/// An item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// A cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// There are no archives here; an empty cell.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Where the content is.
  public let contentView = UIView()

  /// Whether it is selected; false by default.
  open var isSelected = false

  /// Whether it is lit; false by default.
  open var isHighlighted = false

  /// What is behind the content; none by default.
  open var backgroundView: UIView?

  /// What is behind the content while it is selected; none by default.
  open var selectedBackgroundView: UIView?

  /// The size that constraints in the content give.
  override func measureContent(width: CGFloat?) -> CGSize {
    contentView.sizeFollowsFromConstraints ? contentView.measure(width: width) : bounds.size
  }
}
