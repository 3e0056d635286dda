public import Foundation
public import HeadlessUIKit

/// The requirements that `collectionView?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessCollectionViewFlowLayoutCollectionView {
  let target: any UICollectionViewDelegateFlowLayout

  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    target.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    target.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    target.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    target.collectionView(collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    target.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    target.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
  }
}

extension UICollectionViewDelegateFlowLayout {
  public var collectionView: HeadlessCollectionViewFlowLayoutCollectionView? {
    HeadlessCollectionViewFlowLayoutCollectionView(target: self)
  }
}
