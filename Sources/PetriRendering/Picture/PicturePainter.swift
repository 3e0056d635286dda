import PetriText
import PetriUIKit

/// Draws a drawing's elements as pixels, and letters where cells are small enough for them.
struct PicturePainter {
  private(set) var grid: PixelGrid
  private(set) var letters: PictureLetters
  /// The visible part of each element that is open, and its opacity.
  private var open: [(clip: CGRect, opacity: Double)]

  init(_ drawing: Drawing, columns: Int, rows: Int, cellWidth: Double) {
    grid = PixelGrid(width: 2 * columns, height: 2 * rows, scaleX: 2 / cellWidth, scaleY: 1 / cellWidth)
    letters = PictureLetters(columns: columns, rows: rows, cellWidth: cellWidth)
    open = [(CGRect(origin: .zero, size: drawing.size), 1)]
    for element in drawing.elements { draw(element) }
  }

  private mutating func draw(_ element: DrawingElement) {
    let (clip, opacity) = open[open.count - 1]
    switch element {
    case .rectangle(let frame, let radius, .fill(let paint)):
      letters.cover(frame, paint.times(opacity), within: clip)
      grid.fill(frame, radius: radius, paint.times(opacity), within: clip)
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
      guard !letters.write(line, line.paint.times(opacity), within: clip) else { return }
      ink(line, line.paint.times(opacity), clip)
    case .view(_, _, let share): open.append((clip, opacity * Double(share)))
    case .named: open.append((clip, opacity))
    case .clipped(let frame, _):
      let inner = clip.intersection(frame)
      open.append((inner.isNull ? .zero : inner, opacity))
    case .end: if open.count > 1 { open.removeLast() }
    }
  }

  private mutating func disc(_ center: CGPoint, _ radius: CGFloat, _ paint: Paint, _ clip: CGRect) {
    let frame = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    grid.fill(frame, radius: radius, paint, within: clip)
  }

  /// A line too small to be read: as much ink as its letters have, where they have it.
  private mutating func ink(_ line: DrawingText, _ paint: Paint, _ clip: CGRect) {
    let characters = Array(line.text)
    let weights = characters.map { PicturePainter.weight(of: $0) }
    let all = weights.reduce(0, +)
    guard all > 0, line.width > 0 else { return }
    var x: CGFloat =
      switch line.anchor {
      case .left: line.x
      case .middle: line.x - line.width / 2
      case .right: line.x - line.width
      }
    let ink = paint.times(line.font.isBold ? 0.75 : 0.55)
    for (character, weight) in zip(characters, weights) {
      let width = line.width * weight / all
      if !character.isWhitespace {
        let (top, bottom) = PicturePainter.height(of: character)
        let frame = CGRect(
          x: x,
          y: line.baseline - line.font.size * top,
          width: width,
          height: line.font.size * (top + bottom)
        )
        grid.fill(frame, ink, within: clip)
      }
      x += width
    }
  }

  /// How wide a character is, beside others.
  private static func weight(of character: Character) -> CGFloat {
    if "iljtfrI.,:;'!|()[] ".contains(character) { return 0.55 }
    if "mwMW".contains(character) { return 1.5 }
    let columns = DisplayWidth.columns(of: character)
    return columns == 2 ? 1.9 : CGFloat(columns)
  }

  /// How far a character goes above and below its line, in sizes of its font.
  private static func height(of character: Character) -> (CGFloat, CGFloat) {
    if ".,_…".contains(character) { return (0.12, 0.05) }
    if "-–—=~·•".contains(character) { return (0.35, -0.2) }
    if "gjpqy".contains(character) { return (0.52, 0.2) }
    if "acemnorsuvwxz".contains(character) { return (0.52, 0) }
    return (0.71, 0)
  }
}
