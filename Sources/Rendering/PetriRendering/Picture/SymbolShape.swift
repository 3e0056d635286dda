import PetriUIKit

/// An ink of a symbol as a shape that points are within or not.
struct SymbolShape {
  let isCut: Bool
  private let lines: [[CGPoint]]
  private let isFilled: Bool
  private let reach: CGFloat
  private let bounds: CGRect

  init(_ ink: SymbolInk) {
    isCut = ink.isCut
    isFilled = ink.isFilled
    reach = ink.width / 2
    lines = ink.path.lines
    let points = lines.joined()
    let (left, right) = (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 0)
    let (top, bottom) = (points.map(\.y).min() ?? 0, points.map(\.y).max() ?? 0)
    bounds = CGRect(x: left, y: top, width: right - left, height: bottom - top).insetBy(dx: -reach, dy: -reach)
  }

  /// How much of a pixel it covers, from 0 to 1.
  func share(of pixel: CGRect) -> Double {
    guard pixel.minX < bounds.maxX, pixel.maxX > bounds.minX, pixel.minY < bounds.maxY, pixel.maxY > bounds.minY else {
      return 0
    }
    let (columns, rows) = (SymbolShape.count(over: pixel.width), SymbolShape.count(over: pixel.height))
    var count = 0
    for row in 0..<rows {
      for column in 0..<columns {
        let point = CGPoint(
          x: pixel.minX + pixel.width * (CGFloat(column) + 0.5) / CGFloat(columns),
          y: pixel.minY + pixel.height * (CGFloat(row) + 0.5) / CGFloat(rows)
        )
        if contains(point) { count += 1 }
      }
    }
    return Double(count) / Double(rows * columns)
  }

  /// How many points are asked for along a pixel's side: two for a line's width.
  private static func count(over length: CGFloat) -> Int { min(4, max(1, Int((length / 0.8).rounded(.up)))) }

  private func contains(_ point: CGPoint) -> Bool {
    guard bounds.contains(point) else { return false }
    var turns = 0
    for line in lines {
      for (start, end) in zip(line, line.dropFirst()) {
        if reach > 0, distance(of: point, from: start, to: end) <= reach { return true }
        if isFilled { turns += crossing(start, end, point) }
      }
      if isFilled, let first = line.first, let last = line.last { turns += crossing(last, first, point) }
    }
    return turns != 0
  }

  /// 1 where a line passes a point on its left going down, -1 going up, else 0.
  private func crossing(_ start: CGPoint, _ end: CGPoint, _ point: CGPoint) -> Int {
    guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
    let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
    return x > point.x ? 0 : start.y <= point.y ? 1 : -1
  }

  private func distance(of point: CGPoint, from start: CGPoint, to end: CGPoint) -> CGFloat {
    let (wide, high) = (end.x - start.x, end.y - start.y)
    let length = wide * wide + high * high
    let along = length > 0 ? ((point.x - start.x) * wide + (point.y - start.y) * high) / length : 0
    let share = min(1, max(0, along))
    let (x, y) = (point.x - start.x - share * wide, point.y - start.y - share * high)
    return (x * x + y * y).squareRoot()
  }
}
