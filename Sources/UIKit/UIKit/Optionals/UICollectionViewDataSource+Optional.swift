public import Foundation
public import HeadlessUIKit

/// The requirements that `numberOfSections?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessCollectionViewSourceNumberOfSections {
  let target: any UICollectionViewDataSource

  public func callAsFunction(in collectionView: UICollectionView) -> Int {
    target.numberOfSections(in: collectionView)
  }
}

/// The requirements that `collectionView?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessCollectionViewSourceCollectionView {
  let target: any UICollectionViewDataSource

  public func callAsFunction(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    target.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    target.collectionView(collectionView, canMoveItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    target.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }
}

extension UICollectionViewDataSource {
  public var numberOfSections: HeadlessCollectionViewSourceNumberOfSections? {
    HeadlessCollectionViewSourceNumberOfSections(target: self)
  }

  public var collectionView: HeadlessCollectionViewSourceCollectionView? {
    HeadlessCollectionViewSourceCollectionView(target: self)
  }
}
