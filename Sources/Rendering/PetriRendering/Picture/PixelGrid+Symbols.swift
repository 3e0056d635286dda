import PetriUIKit

extension PixelGrid {
  /// Draws a symbol in the middle of a frame.
  mutating func draw(_ icon: SymbolIcon, in frame: CGRect, _ paint: Paint, within clip: CGRect) {
    let seen = frame.intersection(clip)
    let side = min(frame.width, frame.height)
    guard !seen.isNull, side > 0, seen.width > 0, seen.height > 0, paint.opacity > 0 else { return }
    let shapes = icon.inks.map { SymbolShape($0) }
    // Points of the symbol's grid for each of the screen's, and for each pixel.
    let scale = Double(SymbolIcon.frame.width) / Double(side)
    let (wide, high) = (scale / scaleX, scale / scaleY)
    let (left, top) = (Double(frame.midX), Double(frame.midY))
    let half = Double(SymbolPath.side) / 2
    for y in pixels(Double(seen.minY) * scaleY, Double(seen.maxY) * scaleY, count: height) {
      for x in pixels(Double(seen.minX) * scaleX, Double(seen.maxX) * scaleX, count: width) {
        let pixel = CGRect(
          x: (Double(x) / scaleX - left) * scale + half,
          y: (Double(y) / scaleY - top) * scale + half,
          width: wide,
          height: high
        )
        let share = shapes.reduce(0.0) { share, shape in
          let covered = shape.share(of: pixel)
          return shape.isCut ? share * (1 - covered) : max(share, covered)
        }
        // Lines are seen even where pixels are much larger.
        if share > 0.1 { blend(x, y, paint, max(PixelGrid.thinnest, share)) }
      }
    }
  }

  private func pixels(_ start: Double, _ end: Double, count: Int) -> Range<Int> {
    guard start < Double(count), end > 0 else { return 0..<0 }
    let first = max(0, Int(start.rounded(.down)))
    return first..<max(first, min(count, Int(end.rounded(.up))))
  }
}
