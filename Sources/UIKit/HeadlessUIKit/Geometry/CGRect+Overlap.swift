package import Foundation

extension CGRect {
  /// Whether they have an area in common: Foundation's `intersects` on Linux is true for rectangles that only touch.
  package func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
