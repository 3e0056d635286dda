public import Foundation
public import HeadlessUIKit

/// The requirements that `collectionView?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessCollectionViewCollectionView {
  let target: any UICollectionViewDelegate

  public func callAsFunction(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    target.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }

  public func callAsFunction(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    target.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }

  public func callAsFunction(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    target.collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }

  public func callAsFunction(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    target.collectionView(collectionView, didSelectItemAt: indexPath)
  }

  public func callAsFunction(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    target.collectionView(collectionView, didDeselectItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    target.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    target.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    target.collectionView(
      collectionView,
      willDisplaySupplementaryView: view,
      forElementKind: elementKind,
      at: indexPath
    )
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {
    target.collectionView(
      collectionView,
      didEndDisplayingSupplementaryView: view,
      forElementOfKind: elementKind,
      at: indexPath
    )
  }

  public func callAsFunction(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    target.collectionView(collectionView, didHighlightItemAt: indexPath)
  }

  public func callAsFunction(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    target.collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    target.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    target.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    target.collectionView(
      collectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
      atCurrentIndexPath: currentIndexPath,
      toProposedIndexPath: proposedIndexPath
    )
  }
}

extension UICollectionViewDelegate {
  public var collectionView: HeadlessCollectionViewCollectionView? {
    HeadlessCollectionViewCollectionView(target: self)
  }
}
