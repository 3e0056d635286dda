import Foundation
import HeadlessUIKit

/// The place of an item in a group, and which of its lengths are the cell's wish.
struct PlacedItem {
  var frame: CGRect
  var estimates: UICollectionViewLayoutAttributes.Estimates = []
}
