public import Foundation

/// Decides where everything of a collection is.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  public override init() {
    super.init()
  }

  /// There are no archives here; a layout of no collection yet.
  public required init?(coder: NSCoder) {
    super.init()
  }

  open internal(set) weak var collectionView: UICollectionView?

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// A context of the layout's class.
  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return NSObject.make(type ?? UICollectionViewLayoutInvalidationContext.self)
  }

  /// Attributes of the layout's class.
  func makeAttributes(
    _ category: UICollectionView.ElementCategory,
    _ kind: String?,
    _ path: IndexPath,
    _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = NSObject.make(type ?? UICollectionViewLayoutAttributes.self)
    (attributes.representedElementCategory, attributes.representedElementKind) = (category, kind)
    (attributes.indexPath, attributes.frame) = (path, frame)
    return attributes
  }

  // MARK: Places

  /// Called before it is asked, whenever something changed.
  open func prepare() {}

  open var collectionViewContentSize: CGSize { .zero }

  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether places are mirrored where texts run from right to left; false by default. Never asked for here: nothing is
  /// mirrored.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The direction that the places are made for: that of the language, by default. Never asked for here.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  private var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  /// The class of its decoration views of a kind.
  func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? { decorationClasses[kind] }

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  // MARK: Invalidation

  /// Whether it is out of date with other bounds, by scrolling too; false by default. The collection still has the old ones.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }

  /// Whether it is out of date with the attributes that a cell wants; false by default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    let path = originalAttributes.indexPath
    switch (originalAttributes.representedElementCategory, originalAttributes.representedElementKind) {
    case (.supplementaryView, let kind?): context.invalidateSupplementaryElements(ofKind: kind, at: [path])
    case (.decorationView, let kind?): context.invalidateDecorationElements(ofKind: kind, at: [path])
    default: context.invalidateItems(at: [path])
    }
    return context
  }

  /// It is prepared again in the collection's next layout.
  open func invalidateLayout() {
    invalidateLayout(with: makeContext())
  }

  /// Part of it is out of date. An override calls this.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutInvalidated(context)
  }

  // MARK: Scrolling

  /// Where scrolling stops, by default where it would. Never asked for here: nothing scrolls by itself.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where the content is after an update or another layout, by default where it would be.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Updates

  /// Called before the changes of a batch are shown, after `prepare()`.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called after the changes of a batch.
  open func finalizeCollectionViewUpdates() {}

  /// Called before the bounds change in an animation; never here.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called after the bounds changed in an animation; never here.
  open func finalizeAnimatedBoundsChange() {}

  /// Called before another layout takes its place.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before it takes another layout's place.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called after one layout took another's place, for both.
  open func finalizeLayoutTransition() {}

  /// Where an item begins that comes in a batch. It is asked for all that are seen afterwards.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where an item ends that goes in a batch. It is asked for all that were seen before.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where such a view begins that comes in a batch; never asked for here.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where such a view ends that goes in a batch; never asked for here.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where such a view begins that comes in a batch; never asked for here.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where such a view ends that goes in a batch; never asked for here.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Supplementary views that go in a batch, besides those of deleted items and sections; never asked for here, where the
  /// layout's places after the batch tell it.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Decoration views that go in a batch; never asked for here.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Supplementary views that come in a batch, besides those of new items and sections; never asked for here.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Decoration views that come in a batch; never asked for here.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Moving by hand

  /// The place that an item would take which is held over a point: that of the item below it, by default.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath {
    collectionView?.indexPathForItem(at: position) ?? previousIndexPath
  }

  /// The attributes of an item that is held: its own, around the point. Never asked for here, where a held item stays until
  /// it is put down.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let held = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let attributes = held ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }
}
