public import Foundation

/// A view that a collection shows besides its items.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A view of a document, or an empty one.
  public required init?(coder: NSCoder) {
    reuseIdentifier = (coder as? InterfaceCoder)?.reuseIdentifier
    super.init(coder: coder)
  }

  open internal(set) var reuseIdentifier: String?

  /// The attributes that it had last.
  var lastPlace: UICollectionViewLayoutAttributes?

  open func prepareForReuse() {}

  /// Called before another layout takes a layout's place.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Called after another layout took a layout's place.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes with the size that constraints give, in those lengths that the layout estimates.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let estimates = layoutAttributes.estimates
    guard !estimates.isEmpty, layoutAttributes.representedElementCategory != .decorationView,
      contentHolder.sizeFollowsFromConstraints
    else { return layoutAttributes }
    layoutAttributes.size = contentHolder.systemLayoutSizeFitting(
      CGSize(
        width: estimates.contains(.width) ? 0 : layoutAttributes.size.width,
        height: estimates.contains(.height) ? 0 : layoutAttributes.size.height
      ),
      withHorizontalFittingPriority: estimates.contains(.width) ? .fittingSizeLevel : .required,
      verticalFittingPriority: estimates.contains(.height) ? .fittingSizeLevel : .required
    )
    return layoutAttributes
  }

  /// The view whose constraints give the size.
  var contentHolder: UIView { self }
}

/// An item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A cell of a document, or an empty one.
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

  /// Takes the way that a document has from it, when somebody selects it.
  var selectionSegue: (() -> Void)?

  open var isSelected = false

  open var isHighlighted = false

  open var backgroundView: UIView?

  open var selectedBackgroundView: UIView?

  override var contentHolder: UIView { contentView }

  /// The size that constraints in the content give.
  override func measureContent(width: CGFloat?) -> CGSize {
    contentView.sizeFollowsFromConstraints ? contentView.measure(width: width) : bounds.size
  }
}
