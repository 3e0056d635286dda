public import Foundation

/// A width and a height.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    (widthDimension, heightDimension) = (width, height)
    super.init()
  }

  /// The lengths that are only estimated.
  var estimates: UICollectionViewLayoutAttributes.Estimates {
    var estimates: UICollectionViewLayoutAttributes.Estimates = []
    if widthDimension.isEstimated { estimates.insert(.width) }
    if heightDimension.isEstimated { estimates.insert(.height) }
    return estimates
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}
