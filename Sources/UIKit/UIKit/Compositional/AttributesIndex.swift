import Foundation
import HeadlessUIKit

/// The layout attributes of a layout, by element and by position.
@MainActor
struct AttributesIndex {
  struct Key: Hashable {
    let category: UICollectionView.ElementCategory
    let kind: String?
    let path: IndexPath

    init(_ category: UICollectionView.ElementCategory, _ kind: String? = nil, _ path: IndexPath) {
      (self.category, self.kind, self.path) = (category, kind, path)
    }

    @MainActor init(_ element: UICollectionViewLayoutAttributes) {
      self.init(element.representedElementCategory, element.representedElementKind, element.indexPath)
    }
  }

  private let attributes: [UICollectionViewLayoutAttributes]
  private var indices: [Key: Int] = [:]
  /// The attributes sorted by start, with the greatest end up to each.
  private var order: [Int] = []
  private var ends: [CGFloat] = []
  private let isDown: Bool

  init(_ attributes: [UICollectionViewLayoutAttributes] = [], isDown: Bool = true) {
    (self.attributes, self.isDown) = (attributes, isDown)
    for (index, element) in attributes.enumerated() { indices[Key(element)] = indices[Key(element)] ?? index }
    order = attributes.indices.sorted { (start(attributes[$0].frame), $0) < (start(attributes[$1].frame), $1) }
    var last = -CGFloat.infinity
    for index in order {
      last = max(last, end(attributes[index].frame))
      ends.append(last)
    }
  }

  private func start(_ frame: CGRect) -> CGFloat { isDown ? frame.minY : frame.minX }
  private func end(_ frame: CGRect) -> CGFloat { isDown ? frame.maxY : frame.maxX }

  subscript(_ key: Key) -> UICollectionViewLayoutAttributes? { indices[key].map { attributes[$0] } }

  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > start(rect) { high = middle } else { low = middle + 1 }
    }
    var found: [Int] = []
    while low < order.count, start(attributes[order[low]].frame) < end(rect) {
      if attributes[order[low]].frame.overlaps(rect) { found.append(order[low]) }
      low += 1
    }
    return found.sorted().map { attributes[$0] }
  }
}

/// The frame of an item in a group, with the dimensions that the cell may change.
struct ItemFrame {
  var frame: CGRect
  var estimates: UICollectionViewLayoutAttributes.Estimates = []
}
