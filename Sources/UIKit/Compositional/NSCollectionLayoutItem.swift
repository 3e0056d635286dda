public import Foundation
public import HeadlessUIKit

/// The place of an item in a group.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  /// The room that is kept free within its place.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }

  /// The frames of its items from the origin on, and the size of all: here one of its own size, or of the size that is wanted.
  func places(_ size: CGSize, _ wanted: (_ index: Int) -> CGSize?, _ first: Int) -> (frames: [CGRect], size: CGSize) {
    var size = size
    if let wanted = wanted(first) {
      if layoutSize.widthDimension.isEstimated { size.width = wanted.width }
      if layoutSize.heightDimension.isEstimated { size.height = wanted.height }
    }
    let frame = CGRect(origin: .zero, size: size).inset(by: contentInsets)
    return ([frame], size)
  }
}

extension CGRect {
  /// The rectangle without insets, from left to right.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading,
      y: minY + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom)
    )
  }
}
