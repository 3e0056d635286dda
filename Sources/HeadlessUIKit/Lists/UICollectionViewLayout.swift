public import Foundation

/// Says where everything of a collection is.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// A layout of no collection yet.
  public override init() {
    super.init()
  }

  /// There are no archives here; a layout of no collection yet.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The collection that is laid out.
  open internal(set) weak var collectionView: UICollectionView?

  /// Called before it is asked, whenever something changed.
  open func prepare() {}

  /// The size of everything, in points; zero by default.
  open var collectionViewContentSize: CGSize { .zero }

  /// The places of what lies in a rectangle; none by default.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The place of an item; none by default.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// The place of what isn't an item; none by default.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether new bounds need another layout; where the size changes, by default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// Asks for another layout.
  open func invalidateLayout() {
    collectionView?.layoutChanged()
  }
}
