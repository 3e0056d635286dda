public import Foundation

/// The base class of cells and supplementary views.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = (coder as? InterfaceCoder)?.reuseIdentifier
    super.init(coder: coder)
  }

  open internal(set) var reuseIdentifier: String?

  var lastAttributes: UICollectionViewLayoutAttributes?

  open func prepareForReuse() {}

  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The fitting size in the dimensions that the layout estimates.
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

  var contentHolder: UIView { self }
}

/// A cell of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

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

  /// Performs the segue that a storyboard connects to the cell's selection.
  var selectionSegue: (() -> Void)?

  open var isSelected = false
  open var isHighlighted = false
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?

  override var contentHolder: UIView { contentView }

  override func measureContent(width: CGFloat?) -> CGSize {
    contentView.sizeFollowsFromConstraints ? contentView.measure(width: width) : bounds.size
  }
}
