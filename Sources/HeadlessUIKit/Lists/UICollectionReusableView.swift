public import Foundation

/// A view that a collection shows besides its items.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?

  open func prepareForReuse() {}

  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes
  }
}

/// An item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
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

  public let contentView = UIView()

  open var isSelected = false

  open var isHighlighted = false

  open var backgroundView: UIView?

  open var selectedBackgroundView: UIView?

  /// The size that constraints in the content give.
  override func measureContent(width: CGFloat?) -> CGSize {
    contentView.sizeFollowsFromConstraints ? contentView.measure(width: width) : bounds.size
  }
}
