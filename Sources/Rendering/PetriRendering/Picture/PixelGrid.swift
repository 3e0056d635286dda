import PetriUIKit

/// The quarters of cells as pixels, on which shapes are drawn as far as they cover them.
struct PixelGrid {
  /// How many pixels are beside each other: two a cell.
  let width: Int
  /// How many pixels are above each other: two a cell.
  let height: Int
  /// How many pixels a point is wide.
  let scaleX: Double
  /// How many pixels a point is high.
  let scaleY: Double
  private var pixels: [SIMD3<Float>]

  /// The least part of a pixel that a thin shape covers: hairlines are seen, all alike.
  static let thinnest = 0.35

  init(width: Int, height: Int, scaleX: Double, scaleY: Double) {
    self.width = width
    self.height = height
    self.scaleX = scaleX
    self.scaleY = scaleY
    pixels = Array(repeating: SIMD3(1, 1, 1), count: width * height)
  }

  /// A pixel's red, green and blue from 0 to 1.
  subscript(x: Int, y: Int) -> SIMD3<Float> { pixels[y * width + x] }

  /// The pixels that a word takes that is lower than one: a row of them, and a gap behind it. The frame itself where it is higher.
  func bar(_ frame: CGRect) -> CGRect {
    guard Double(frame.height) * scaleY < 1 else { return frame }
    let left = (Double(frame.minX) * scaleX).rounded()
    let right = max(left + 1, (Double(frame.maxX) * scaleX).rounded(.down))
    let top = (Double(frame.midY) * scaleY).rounded(.down)
    return CGRect(x: left / scaleX, y: top / scaleY, width: (right - left) / scaleX, height: 1 / scaleY)
  }

  /// Fills a frame.
  mutating func fill(_ frame: CGRect, radius: CGFloat = 0, _ paint: Paint, within clip: CGRect) {
    let seen = frame.intersection(clip)
    guard !seen.isNull, seen.width > 0, seen.height > 0, paint.opacity > 0 else { return }
    let columns = coverages(Double(seen.minX) * scaleX, Double(seen.maxX) * scaleX, count: width)
    let rows = coverages(Double(seen.minY) * scaleY, Double(seen.maxY) * scaleY, count: height)
    let radius = min(radius, frame.width / 2, frame.height / 2)
    for (y, high) in rows {
      for (x, wide) in columns {
        let share = radius > 0 ? cornerShare(x, y, frame, Double(radius)) : 1
        blend(x, y, paint, wide * high * share)
      }
    }
  }

  /// Draws a frame's edge.
  mutating func stroke(_ frame: CGRect, radius: CGFloat, _ paint: Paint, within clip: CGRect) {
    // Of a round corner the line leaves the sides by so much before it is nearer to the other.
    let corner = radius * 0.3
    let (wide, high) = (max(0, frame.width - 2 * corner), max(0, frame.height - 2 * corner))
    for y in [frame.minY, frame.maxY - 1] {
      fill(CGRect(x: frame.minX + corner, y: y, width: wide, height: 1), paint, within: clip)
    }
    for x in [frame.minX, frame.maxX - 1] {
      fill(CGRect(x: x, y: frame.minY + corner, width: 1, height: high), paint, within: clip)
    }
  }

  /// Draws a line of a point's width.
  mutating func line(from start: CGPoint, to end: CGPoint, _ paint: Paint, within clip: CGRect) {
    let (wide, high) = (Double(end.x - start.x) * scaleX, Double(end.y - start.y) * scaleY)
    let length = max(abs(wide), abs(high))
    guard length.isFinite, length < 10_000 else { return }
    for step in 0...Int(length) {
      let share = length > 0 ? (Double(step) + 0.5) / (length + 1) : 0
      let point = CGPoint(
        x: start.x + (end.x - start.x) * CGFloat(share),
        y: start.y + (end.y - start.y) * CGFloat(share)
      )
      guard clip.contains(point) else { continue }
      let (x, y) = (Int((Double(point.x) * scaleX).rounded(.down)), Int((Double(point.y) * scaleY).rounded(.down)))
      guard (0..<width).contains(x), (0..<height).contains(y) else { continue }
      blend(x, y, paint, max(PixelGrid.thinnest, min(scaleX, scaleY)))
    }
  }

  /// The pixels between two edges along a side, each with how much of it is between them.
  private func coverages(_ start: Double, _ end: Double, count: Int) -> [(Int, Double)] {
    guard start < Double(count), end > 0, start < end else { return [] }
    guard end - start >= 1 else {
      let pixel = Int(((start + end) / 2).rounded(.down))
      return (0..<count).contains(pixel) ? [(pixel, max(PixelGrid.thinnest, end - start))] : []
    }
    let (first, last) = (max(0, Int(start.rounded(.down))), min(count - 1, Int(end.rounded(.up)) - 1))
    guard first <= last else { return [] }
    return (first...last).map { ($0, min(1, min(end, Double($0 + 1)) - max(start, Double($0)))) }
  }

  /// How much of a pixel is within a frame's round corners.
  private func cornerShare(_ x: Int, _ y: Int, _ frame: CGRect, _ radius: Double) -> Double {
    let (left, right) = (Double(frame.minX) + radius, Double(frame.maxX) - radius)
    let (top, bottom) = (Double(frame.minY) + radius, Double(frame.maxY) - radius)
    // Most pixels are in no corner.
    if Double(x) / scaleX >= left && Double(x + 1) / scaleX <= right { return 1 }
    if Double(y) / scaleY >= top && Double(y + 1) / scaleY <= bottom { return 1 }
    var count = 0
    for row in 0..<3 {
      for column in 0..<3 {
        let pointX = (Double(x) + (Double(column) + 0.5) / 3) / scaleX
        let pointY = (Double(y) + (Double(row) + 0.5) / 3) / scaleY
        let (wide, high) = (max(0, left - pointX, pointX - right), max(0, top - pointY, pointY - bottom))
        if wide * wide + high * high <= radius * radius { count += 1 }
      }
    }
    return Double(count) / 9
  }

  /// Paints a pixel as far as it is covered.
  mutating func blend(_ x: Int, _ y: Int, _ paint: Paint, _ coverage: Double) {
    let share = Float(paint.opacity * min(1, coverage))
    let color = SIMD3(Float(paint.red), Float(paint.green), Float(paint.blue))
    pixels[y * width + x] = color * share + pixels[y * width + x] * (1 - share)
  }
}
