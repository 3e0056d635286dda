import PetriComposer
import PetriUIKit

/// The lines and dots of the simplest symbols, those that everybody knows by their shape. Others are known by their names.
struct SymbolStrokes {
  private enum Stroke {
    /// Straight lines from point to point, on a grid of 20 by 20.
    case line([(CGFloat, CGFloat)])
    case circle(CGFloat, CGFloat, radius: CGFloat)
    case dot(CGFloat, CGFloat, radius: CGFloat)
  }

  private let strokes: [Stroke]
  private let isInCircle: Bool
  private let isFilled: Bool

  /// - Returns: `nil` for a symbol whose shape isn't known.
  init?(_ name: String, isMirrored: Bool) {
    isFilled = name.hasSuffix(".circle.fill")
    isInCircle = isFilled || name.hasSuffix(".circle")
    let name = String(isFilled ? name.dropLast(12) : isInCircle ? name.dropLast(7) : name[...])
    guard let strokes = Self.known[Self.sided(name, isMirrored: isMirrored)] else { return nil }
    self.strokes = strokes
  }

  /// The sign that is like it, for texts.
  static func sign(of name: String, isMirrored: Bool) -> String? { signs[sided(name, isMirrored: isMirrored)] }

  /// The name of an arrow by its side, where it is by the direction of reading.
  private static func sided(_ name: String, isMirrored: Bool) -> String {
    for (reading, sides) in [("forward", ["right", "left"]), ("backward", ["left", "right"])]
    where name == "chevron." + reading || name == "arrow." + reading {
      return name.dropLast(reading.count) + sides[isMirrored ? 1 : 0]
    }
    return name
  }

  func draw(in box: CGRect, _ color: Paint, _ drawing: inout Drawing) {
    let side = min(box.width, box.height)
    let center = CGPoint(x: box.midX, y: box.midY)
    let scale = side / 20 * (isInCircle ? 0.55 : 1)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: center.x + (x - 10) * scale, y: center.y + (y - 10) * scale)
    }
    func ring(_ center: CGPoint, _ radius: CGFloat) {
      let frame = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
      drawing.rectangle(frame, radius: radius, .stroke(color))
    }
    if isFilled {
      drawing.add(.disc(center: center, radius: side / 2, color, edge: nil))
    } else if isInCircle {
      ring(center, side / 2 - 0.5)
    }
    let ink = isFilled ? Paint.white : color
    for stroke in strokes {
      switch stroke {
      case .line(let points):
        for (start, end) in zip(points, points.dropFirst()) {
          drawing.add(.line(from: point(start.0, start.1), to: point(end.0, end.1), ink))
        }
      case .circle(let x, let y, let radius): ring(point(x, y), radius * scale)
      case .dot(let x, let y, let radius):
        drawing.add(.disc(center: point(x, y), radius: radius * scale, ink, edge: nil))
      }
    }
  }

  private static let known: [String: [Stroke]] = [
    "plus": [.line([(10, 2), (10, 18)]), .line([(2, 10), (18, 10)])],
    "minus": [.line([(2, 10), (18, 10)])],
    "xmark": [.line([(3, 3), (17, 17)]), .line([(17, 3), (3, 17)])],
    "checkmark": [.line([(3, 11), (8, 16), (17, 4)])],
    "chevron.right": [.line([(7, 3), (14, 10), (7, 17)])],
    "chevron.left": [.line([(13, 3), (6, 10), (13, 17)])],
    "chevron.down": [.line([(3, 7), (10, 14), (17, 7)])],
    "chevron.up": [.line([(3, 13), (10, 6), (17, 13)])],
    "arrow.right": [.line([(2, 10), (18, 10)]), .line([(11, 3), (18, 10), (11, 17)])],
    "arrow.left": [.line([(2, 10), (18, 10)]), .line([(9, 3), (2, 10), (9, 17)])],
    "arrow.up": [.line([(10, 2), (10, 18)]), .line([(3, 9), (10, 2), (17, 9)])],
    "arrow.down": [.line([(10, 2), (10, 18)]), .line([(3, 11), (10, 18), (17, 11)])],
    "line.3.horizontal": [4, 10, 16].map { .line([(2, $0), (18, $0)]) },
    "ellipsis": [3, 10, 17].map { .dot($0, 10, radius: 1.7) },
    "magnifyingglass": [.circle(8, 8, radius: 6), .line([(12.5, 12.5), (18, 18)])],
    "info": [.dot(10, 3.5, radius: 1.7), .line([(7, 8), (10, 8), (10, 17)]), .line([(6, 17), (14, 17)])],
  ]

  private static let signs = [
    "plus": "+", "minus": "−", "xmark": "✕", "checkmark": "✓", "chevron.right": "›",
    "chevron.left": "‹", "chevron.down": "⌄", "chevron.up": "⌃", "arrow.right": "→",
    "arrow.left": "←", "arrow.up": "↑", "arrow.down": "↓", "line.3.horizontal": "≡", "ellipsis": "…",
  ]
}
