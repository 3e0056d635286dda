public import Foundation

/// The parts of a layout that are out of date.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  public override init() {
    super.init()
  }

  /// Whether all is: true where the collection's data were loaded again.
  open internal(set) var invalidateEverything = false

  /// Whether the numbers of sections and items are: true where data were loaded again, and in updates.
  open internal(set) var invalidateDataSourceCounts = false

  /// How far the content moves once the layout was prepared anew.
  open var contentOffsetAdjustment = CGPoint.zero

  /// How much larger the content is said to be.
  open var contentSizeAdjustment = CGSize.zero

  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Where an item was when it was picked up, and where it is.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var paths = invalidatedSupplementaryIndexPaths ?? [:]
    paths[elementKind, default: []] += indexPaths
    invalidatedSupplementaryIndexPaths = paths
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var paths = invalidatedDecorationIndexPaths ?? [:]
    paths[elementKind, default: []] += indexPaths
    invalidatedDecorationIndexPaths = paths
  }
}
