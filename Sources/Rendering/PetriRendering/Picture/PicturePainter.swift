import PetriText
import PetriUIKit

/// Draws a drawing's elements as pixels, and letters where cells are small enough for them.
struct PicturePainter {
  private(set) var grid: PixelGrid
  private(set) var letters: PictureLetters
  /// Whether some lines are written as letters, and some, those without room, as bars.
  var isMixed: Bool { hasLetters && hasBars }
  private var hasLetters = false
  private var hasBars = false
  private let usesLetters: Bool
  /// The visible part of each element that is open, and its opacity.
  private var open: [(clip: CGRect, opacity: Double)]

  /// - Parameter usesLetters: whether lines are written as letters where there is room; all are bars where not.
  init(_ drawing: Drawing, columns: Int, rows: Int, cell: PictureCell, usesLetters: Bool) {
    self.usesLetters = usesLetters
    grid = PixelGrid(width: 2 * columns, height: 2 * rows, scaleX: 2 / cell.width, scaleY: 2 / cell.height)
    let lines = drawing.elements.compactMap { if case .text(let line) = $0 { line } else { nil } }
    letters = PictureLetters(columns: columns, rows: rows, cell: cell, lines: usesLetters ? lines : [])
    open = [(CGRect(origin: .zero, size: drawing.size), 1)]
    for element in drawing.elements { draw(element) }
  }

  private mutating func draw(_ element: DrawingElement) {
    let (clip, opacity) = open[open.count - 1]
    switch element {
    case .rectangle(let frame, let radius, .fill(let paint)):
      letters.cover(frame, paint.times(opacity), within: clip)
      grid.fill(frame, radius: radius, paint.times(opacity), within: clip)
    case .gradient(let frame, let radius, let gradient):
      fill(frame, radius: radius, with: gradient, within: clip, opacity)
    // Cells are coarser than a border is wide.
    case .rectangle(let frame, let radius, .stroke(let paint, _)):
      grid.stroke(frame, radius: radius, paint.times(opacity), within: clip)
    case .line(let start, let end, let paint): grid.line(from: start, to: end, paint.times(opacity), within: clip)
    case .disc(let center, let radius, let paint, let edge):
      if let edge { disc(center, radius + 0.5, edge.times(opacity), clip) }
      disc(center, radius, paint.times(opacity), clip)
    case .ring(let center, let radius, let paint):
      for (x, y) in [(-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7), (1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7)] {
        let dash = CGPoint(x: center.x + radius * CGFloat(x), y: center.y + radius * CGFloat(y))
        disc(dash, 1.5, paint.times(opacity), clip)
      }
    case .text(let line):
      if usesLetters, letters.write(line, line.paint.times(opacity), within: clip) {
        hasLetters = true
      } else {
        if clip.intersects(PicturePainter.frame(of: line)) { hasBars = true }
        ink(line, line.paint.times(opacity), clip)
      }
    case .symbol(let icon, let frame, let paint): grid.draw(icon, in: frame, paint.times(opacity), within: clip)
    case .image(_, let frame, _, _, let paint):
      grid.stroke(frame, radius: 0, paint.times(opacity), within: clip)
      for (start, end) in [(frame.minY, frame.maxY), (frame.maxY, frame.minY)] {
        let ends = (CGPoint(x: frame.minX, y: start), CGPoint(x: frame.maxX, y: end))
        grid.line(from: ends.0, to: ends.1, paint.times(opacity), within: clip)
      }
    case .view(_, _, let share): open.append((clip, opacity * Double(share)))
    case .named: open.append((clip, opacity))
    case .clipped(let frame, _):
      let inner = clip.intersection(frame)
      open.append((inner.isNull ? .zero : inner, opacity))
    case .end: if open.count > 1 { open.removeLast() }
    }
  }

  /// Fills a rectangle tile by tile, each as large as a terminal shows differences of colours.
  private mutating func fill(
    _ frame: CGRect,
    radius: CGFloat,
    with gradient: DrawingGradient,
    within clip: CGRect,
    _ opacity: Double
  ) {
    let seen = frame.intersection(clip)
    guard !seen.isNull, frame.width > 0, frame.height > 0 else { return }
    let size: CGFloat = 8
    for y in stride(from: seen.minY, to: seen.maxY, by: size) {
      for x in stride(from: seen.minX, to: seen.maxX, by: size) {
        let tile = CGRect(x: x, y: y, width: size, height: size).intersection(seen)
        let paint = gradient.paint(
          x: Double((tile.midX - frame.minX) / frame.width),
          y: Double((tile.midY - frame.minY) / frame.height)
        )
        letters.cover(tile, paint.times(opacity), within: clip)
        grid.fill(frame, radius: radius, paint.times(opacity), within: tile)
      }
    }
  }

  private mutating func disc(_ center: CGPoint, _ radius: CGFloat, _ paint: Paint, _ clip: CGRect) {
    let frame = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    grid.fill(frame, radius: radius, paint, within: clip)
  }

  private static func frame(of line: DrawingText) -> CGRect {
    CGRect(x: left(of: line), y: line.baseline - line.font.size, width: line.width, height: line.font.size)
  }

  private static func left(of line: DrawingText) -> CGFloat {
    switch line.anchor {
    case .left: line.x
    case .middle: line.x - line.width / 2
    case .right: line.x - line.width
    }
  }

  /// A line too small to be read: a bar for each word, as wide and about as dark as the word.
  private mutating func ink(_ line: DrawingText, _ paint: Paint, _ clip: CGRect) {
    let all = line.text.reduce(0) { $0 + PicturePainter.weight(of: $1) }
    guard all > 0, line.width > 0 else { return }
    var x = PicturePainter.left(of: line)
    let ink = paint.times(line.font.isBold ? 0.85 : 0.65)
    for word in line.text.split(separator: " ", omittingEmptySubsequences: false) {
      let width = line.width * word.reduce(0) { $0 + PicturePainter.weight(of: $1) } / all
      let isLow = word.allSatisfy { ".,_…-–—=~·•".contains($0) }
      let frame = CGRect(
        x: x,
        y: line.baseline - line.font.size * 0.62,
        width: width,
        height: line.font.size * (isLow ? 0.3 : 0.62)
      )
      if width > 0 { grid.fill(grid.bar(frame), ink, within: clip) }
      x += width + line.width * PicturePainter.weight(of: " ") / all
    }
  }

  /// How wide a character is, beside others.
  private static func weight(of character: Character) -> CGFloat {
    if "iljtfrI.,:;'!|()[] ".contains(character) { return 0.55 }
    if "mwMW".contains(character) { return 1.5 }
    let columns = DisplayWidth.columns(of: character)
    return columns == 2 ? 1.9 : CGFloat(columns)
  }
}
