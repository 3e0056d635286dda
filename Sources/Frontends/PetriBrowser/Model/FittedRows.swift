import PetriText

/// The rows of a screen's picture that are shown where it is higher than its room: those with texts always, blank ones and lines as
/// far as there is room.
struct FittedRows: Hashable, Sendable {
  private enum Kind: Int, Hashable {
    case blank
    case line
    case text
  }

  /// The picture's rows that are shown, in their order.
  private(set) var rows: [Int]

  /// All rows of a picture.
  init(of picture: Canvas) { rows = Array(0..<picture.height) }

  /// As few rows of a picture as fit a height; more where texts take them.
  init(_ picture: Canvas, height: Int) { self.init(picture, and: nil, height: height) }

  /// - Parameter other: a picture of the same height that is seen beside it, of which the same rows are shown.
  init(_ picture: Canvas, and other: Canvas?, height: Int) {
    self.init(of: picture)
    guard picture.height > max(height, 4) else { return }
    let kinds = rows.map { row in
      let own = FittedRows.kind(of: row, in: picture)
      return other.map { FittedRows.kind(of: row, in: $0) }.flatMap { $0.rawValue > own.rawValue ? $0 : nil } ?? own
    }
    while rows.count > height, let place = middleOfLongestBlank(kinds) { rows.remove(at: place) }
    leaveOut(height) { rows, place in
      kinds[rows[place]] == .blank && (kinds[rows[place - 1]] == .line || kinds[rows[place + 1]] == .line)
    }
    leaveOut(height) { rows, place in kinds[rows[place]] == .blank }
    leaveOut(height) { rows, place in kinds[rows[place]] == .line }
  }

  /// A blank row in the longest run of them; `nil` where none has another beside it.
  private func middleOfLongestBlank(_ kinds: [Kind]) -> Int? {
    var longest = 0..<1
    var start = 0
    for place in rows.indices where kinds[rows[place]] != .blank {
      if place - start > longest.count { longest = start..<place }
      start = place + 1
    }
    return longest.count > 1 ? longest.lowerBound + longest.count / 2 : nil
  }

  /// Leaves out rows that may be, as many as it takes, spread over all of them.
  private mutating func leaveOut(_ height: Int, where mayBe: ([Int], Int) -> Bool) {
    let all = rows
    guard all.count > height else { return }
    let places = all.indices.dropFirst().dropLast().filter { mayBe(all, $0) }
    let number = min(all.count - height, places.count)
    let chosen = Set((0..<number).map { places[$0 * places.count / number] })
    rows = all.indices.filter { !chosen.contains($0) }.map { all[$0] }
  }

  /// The first and the last row are the device's frame.
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
  /// Some of its rows, one below the other.
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

/// The rows of a launched screen's picture in their pane: all that fit, else bars with a part of what is between them.
struct StageRows: Hashable, Sendable {
  /// The picture's rows, from the top of the pane on.
  let rows: [Int]
  /// How far what is between the bars can be scrolled.
  let maximum: Int
  /// The rows between the bars that could be shown, scrolled out of sight or not.
  private let between: ArraySlice<Int>
  /// How many rows between the bars are seen.
  private let seen: Int

  /// - Parameters:
  ///   - offset: how many rows between the bars are scrolled out of sight.
  ///   - isFullSize: whether blank rows stay where not all fit.
  init(_ view: StageView, height: Int, offset: Int, isFullSize: Bool) {
    let picture = view.picture
    let all = (isFullSize ? FittedRows(of: picture) : FittedRows(picture, height: height)).rows
    guard all.count > height else {
      (rows, maximum, between, seen) = (all, 0, all[...], all.count)
      return
    }
    var top = all.count { $0 < view.topBars }
    var bottom = all.count { $0 >= picture.height - view.bottomBars }
    // Bars that leave too little scroll with the rest.
    if top + bottom > height / 2 { (top, bottom) = (0, 0) }
    between = all[top..<(all.count - bottom)]
    seen = max(0, height - top - bottom)
    maximum = max(0, between.count - seen)
    let first = top + min(max(0, offset), maximum)
    rows = Array(all[..<top] + all[first..<(first + seen)] + all[(all.count - bottom)...])
  }

  /// The cells of the pane that a part of the picture has; `nil` where none of it is seen.
  func rectangle(_ area: CanvasRectangle) -> CanvasRectangle? {
    let places = rows.indices.filter { rows[$0] >= area.y && rows[$0] < area.y + area.height }
    guard let first = places.first, let last = places.last else { return nil }
    return CanvasRectangle(x: area.x, y: first, width: area.width, height: last - first + 1)
  }

  /// How far it is scrolled for a part of the picture to be seen, when it was as far as that before.
  func offset(showing area: CanvasRectangle, from offset: Int) -> Int {
    let places = between.indices.filter { between[$0] >= area.y && between[$0] < area.y + area.height }
    guard let first = places.first, let last = places.last else { return offset }
    let (low, high) = (first - between.startIndex, last - between.startIndex)
    var new = offset
    if high >= new + seen { new = high - seen + 2 }
    if low < new { new = low - 1 }
    return min(maximum, max(0, new))
  }
}
