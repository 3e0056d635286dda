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
  func places(_ size: CGSize, _ wanted: (_ index: Int) -> CGSize?, _ first: Int) -> (items: [PlacedItem], size: CGSize)
  {
    let size = fitted(size, wanted(first))
    let frame = CGRect(origin: .zero, size: size).inset(by: contentInsets)
    return ([PlacedItem(frame: frame, estimates: layoutSize.estimates)], size)
  }

  /// A size with the estimated lengths as the view within the insets wants them.
  func fitted(_ size: CGSize, _ wanted: CGSize?) -> CGSize {
    guard let wanted else { return size }
    var size = size
    if layoutSize.widthDimension.isEstimated {
      size.width = wanted.width + contentInsets.leading + contentInsets.trailing
    }
    if layoutSize.heightDimension.isEstimated {
      size.height = wanted.height + contentInsets.top + contentInsets.bottom
    }
    return size
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
