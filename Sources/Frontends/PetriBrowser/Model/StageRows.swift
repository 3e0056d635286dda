import PetriText

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
