import Foundation
import PetriUIKit

/// A path on the 24 by 24 grid of symbols.
struct SymbolPath: Hashable, Sendable {
  /// A segment of a path.
  enum Step: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    /// A quadratic Bézier curve.
    case curve(beside: CGPoint, to: CGPoint)
    /// A circular arc.
    case arc(radius: CGFloat, isLarge: Bool, isClockwise: Bool, to: CGPoint)
    /// A line back to the start.
    case close
  }

  /// The side length of the grid.
  static let side: CGFloat = 24

  private(set) var steps: [Step]

  /// The path with another one appended.
  func with(_ other: SymbolPath) -> SymbolPath {
    SymbolPath(steps: steps + other.steps)
  }

  /// The scaled path, with the center of the grid moved to a point.
  func placed(at center: CGPoint, scale: CGFloat) -> SymbolPath {
    moved(scale: scale) { point in
      let half = SymbolPath.side / 2
      return CGPoint(x: center.x + (point.x - half) * scale, y: center.y + (point.y - half) * scale)
    }
  }

  /// The path mirrored horizontally.
  var mirrored: SymbolPath {
    moved(turns: true) { CGPoint(x: SymbolPath.side - $0.x, y: $0.y) }
  }

  private func moved(scale: CGFloat = 1, turns: Bool = false, _ place: (CGPoint) -> CGPoint) -> SymbolPath {
    SymbolPath(
      steps: steps.map { step in
        switch step {
        case .move(let point): .move(place(point))
        case .line(let point): .line(place(point))
        case .curve(let beside, let end): .curve(beside: place(beside), to: place(end))
        case .arc(let radius, let isLarge, let isClockwise, let end):
          .arc(radius: radius * scale, isLarge: isLarge, isClockwise: isClockwise != turns, to: place(end))
        case .close: .close
        }
      }
    )
  }

  /// The path as polygons, precise enough for pixels.
  var lines: [[CGPoint]] {
    var lines: [[CGPoint]] = []
    for step in steps {
      let last = lines.last?.last ?? .zero
      switch step {
      case .move(let point): lines.append([point])
      case .line(let point): lines[lines.count - 1].append(point)
      case .curve(let beside, let end):
        lines[lines.count - 1] += (1...8).map { part in
          let share = CGFloat(part) / 8
          let (first, second, third) = ((1 - share) * (1 - share), 2 * share * (1 - share), share * share)
          return CGPoint(
            x: first * last.x + second * beside.x + third * end.x,
            y: first * last.y + second * beside.y + third * end.y
          )
        }
      case .arc(let radius, let isLarge, let isClockwise, let end):
        lines[lines.count - 1] += SymbolPath.arc(from: last, to: end, radius, isLarge, isClockwise)
      case .close: if let first = lines.last?.first { lines[lines.count - 1].append(first) }
      }
    }
    return lines
  }

  /// The points of an arc after its first, less than an eighth of a circle apart.
  private static func arc(
    from start: CGPoint,
    to end: CGPoint,
    _ radius: CGFloat,
    _ isLarge: Bool,
    _ isClockwise: Bool
  ) -> [CGPoint] {
    let (wide, high) = (end.x - start.x, end.y - start.y)
    let chord = (wide * wide + high * high).squareRoot()
    guard chord > 0 else { return [end] }
    let radius = max(radius, chord / 2)
    let away = max(0, radius * radius - chord * chord / 4).squareRoot() * (isClockwise != isLarge ? 1 : -1)
    let center = CGPoint(
      x: (start.x + end.x) / 2 - high / chord * away,
      y: (start.y + end.y) / 2 + wide / chord * away
    )
    let first = atan2(start.y - center.y, start.x - center.x)
    var turn = atan2(end.y - center.y, end.x - center.x) - first
    if isClockwise, turn < 0 { turn += 2 * .pi }
    if !isClockwise, turn > 0 { turn -= 2 * .pi }
    let count = max(1, Int((abs(turn) / (.pi / 6)).rounded(.up)))
    return (1..<count).map { part in
      let angle = first + turn * CGFloat(part) / CGFloat(count)
      return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    } + [end]
  }
}
