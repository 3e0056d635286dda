import PetriText

/// The rows of a picture shown in a limited height: rows with text always, blank rows and lines as far as there is
/// space.
struct FittedRows: Hashable, Sendable {
  private enum Kind: Int, Hashable {
    case blank
    case line
    case text
  }

  private(set) var rows: [Int]

  init(of picture: Canvas) { rows = Array(0..<picture.height) }

  init(_ picture: Canvas, height: Int) { self.init(picture, and: nil, height: height) }

  /// The rows shown of two pictures of equal height side by side.
  init(_ picture: Canvas, and other: Canvas?, height: Int) {
    self.init(of: picture)
    guard picture.height > max(height, 4) else { return }
    let kinds = rows.map { row in
      let own = FittedRows.kind(of: row, in: picture)
      return other.map { FittedRows.kind(of: row, in: $0) }.flatMap { $0.rawValue > own.rawValue ? $0 : nil } ?? own
    }
    while rows.count > height, let index = middleOfLongestBlank(kinds) { rows.remove(at: index) }
    leaveOut(height) { rows, index in
      kinds[rows[index]] == .blank && (kinds[rows[index - 1]] == .line || kinds[rows[index + 1]] == .line)
    }
    leaveOut(height) { rows, index in kinds[rows[index]] == .blank }
    leaveOut(height) { rows, index in kinds[rows[index]] == .line }
  }

  /// The middle of the longest run of blank rows; `nil` if all are single.
  private func middleOfLongestBlank(_ kinds: [Kind]) -> Int? {
    var longest = 0..<1
    var start = 0
    for index in rows.indices where kinds[rows[index]] != .blank {
      if index - start > longest.count { longest = start..<index }
      start = index + 1
    }
    return longest.count > 1 ? longest.lowerBound + longest.count / 2 : nil
  }

  /// Removes evenly distributed rows that may be left out.
  private mutating func leaveOut(_ height: Int, where mayBe: ([Int], Int) -> Bool) {
    let all = rows
    guard all.count > height else { return }
    let indexes = all.indices.dropFirst().dropLast().filter { mayBe(all, $0) }
    let number = min(all.count - height, indexes.count)
    let chosen = Set((0..<number).map { indexes[$0 * indexes.count / number] })
    rows = all.indices.filter { !chosen.contains($0) }.map { all[$0] }
  }

  /// The kind of a row; the first and last are the device's frame.
  private static func kind(of y: Int, in picture: Canvas) -> Kind {
    guard y > 0, y < picture.height - 1 else { return .text }
    var kind = Kind.blank
    for x in 1..<max(1, picture.width - 1) {
      switch picture[x, y].text {
      case " ", "│": break
      case "─": kind = .line
      default: return .text
      }
    }
    return kind
  }
}

extension Canvas {
  func showing(_ rows: [Int]) -> Canvas {
    var part = Canvas(width: width, height: rows.count)
    for (y, row) in rows.enumerated() {
      var line = Canvas(width: width, height: 1)
      line.draw(self, x: 0, y: -row)
      part.draw(line, x: 0, y: y)
    }
    return part
  }
}

/// The rows of a launched screen's picture in their pane: all if they fit, otherwise the bars and a scrolled part
/// between them.
struct StageRows: Hashable, Sendable {
  let rows: [Int]
  let maximum: Int
  /// The rows between the bars.
  private let between: ArraySlice<Int>
  private let seen: Int

  init(_ view: StageView, height: Int, offset: Int, isFullSize: Bool) {
    let picture = view.picture
    let all = (isFullSize ? FittedRows(of: picture) : FittedRows(picture, height: height)).rows
    guard all.count > height else {
      (rows, maximum, between, seen) = (all, 0, all[...], all.count)
      return
    }
    var top = all.count { $0 < view.topBars }
    var bottom = all.count { $0 >= picture.height - view.bottomBars }
    // Bars that leave too little space scroll with the rest.
    if top + bottom > height / 2 { (top, bottom) = (0, 0) }
    between = all[top..<(all.count - bottom)]
    seen = max(0, height - top - bottom)
    maximum = max(0, between.count - seen)
    let first = top + min(max(0, offset), maximum)
    rows = Array(all[..<top] + all[first..<(first + seen)] + all[(all.count - bottom)...])
  }

  /// The visible cells of an area of the picture; `nil` if it is hidden.
  func rectangle(_ area: CanvasRectangle) -> CanvasRectangle? {
    let indexes = rows.indices.filter { rows[$0] >= area.y && rows[$0] < area.y + area.height }
    guard let first = indexes.first, let last = indexes.last else { return nil }
    return CanvasRectangle(x: area.x, y: first, width: area.width, height: last - first + 1)
  }

  /// The scroll position that shows an area, nearest to the current one.
  func offset(showing area: CanvasRectangle, from offset: Int) -> Int {
    let indexes = between.indices.filter { between[$0] >= area.y && between[$0] < area.y + area.height }
    guard let first = indexes.first, let last = indexes.last else { return offset }
    let (low, high) = (first - between.startIndex, last - between.startIndex)
    var new = offset
    if high >= new + seen { new = high - seen + 2 }
    if low < new { new = low - 1 }
    return min(maximum, max(0, new))
  }
}
