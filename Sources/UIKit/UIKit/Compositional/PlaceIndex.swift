import Foundation
import HeadlessUIKit

/// The places of a layout, found by what they are of and by where they are.
@MainActor
struct PlaceIndex {
  /// An element of a collection.
  struct Key: Hashable {
    let category: UICollectionView.ElementCategory
    let kind: String?
    let path: IndexPath

    init(_ category: UICollectionView.ElementCategory, _ kind: String? = nil, _ path: IndexPath) {
      (self.category, self.kind, self.path) = (category, kind, path)
    }

    @MainActor init(_ place: UICollectionViewLayoutAttributes) {
      self.init(place.representedElementCategory, place.representedElementKind, place.indexPath)
    }
  }

  private let places: [UICollectionViewLayoutAttributes]
  private var indices: [Key: Int] = [:]
  /// The places by where they begin, and how far any up to there goes.
  private var order: [Int] = []
  private var ends: [CGFloat] = []
  private let isDown: Bool

  init(_ places: [UICollectionViewLayoutAttributes] = [], isDown: Bool = true) {
    (self.places, self.isDown) = (places, isDown)
    for (index, place) in places.enumerated() { indices[Key(place)] = indices[Key(place)] ?? index }
    order = places.indices.sorted { (start(places[$0].frame), $0) < (start(places[$1].frame), $1) }
    var last = -CGFloat.infinity
    for index in order {
      last = max(last, end(places[index].frame))
      ends.append(last)
    }
  }

  private func start(_ frame: CGRect) -> CGFloat { isDown ? frame.minY : frame.minX }
  private func end(_ frame: CGRect) -> CGFloat { isDown ? frame.maxY : frame.maxX }

  subscript(_ key: Key) -> UICollectionViewLayoutAttributes? { indices[key].map { places[$0] } }

  /// The places that have an area in common with a rectangle, in the order in which they were made.
  func places(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > start(rect) { high = middle } else { low = middle + 1 }
    }
    var found: [Int] = []
    while low < order.count, start(places[order[low]].frame) < end(rect) {
      if places[order[low]].frame.overlaps(rect) { found.append(order[low]) }
      low += 1
    }
    return found.sorted().map { places[$0] }
  }
}
