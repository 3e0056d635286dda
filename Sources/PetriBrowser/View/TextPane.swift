import PetriText

/// Lines in a pane: wrapped, or cut with an ellipsis and moved to the side.
struct TextPane {
  /// The rows that there are at a width.
  let rows: [String]

  /// Rows that were made already.
  init(rows: [String]) { self.rows = rows }

  /// Rows that are as wide as the pane, whatever the lines are.
  init(_ lines: [String], columns: Int, isWrapped: Bool, left: Int = 0, hanging: Int = 2) {
    rows =
      isWrapped
      ? lines.flatMap { $0.wrapped(toColumns: columns, hanging: hanging) }
      : lines.map { TextPane.part($0, from: left, columns: columns) }
  }

  /// How far lines can be moved to the side.
  static func maximumLeft(_ lines: [String], columns: Int) -> Int {
    max(0, (lines.lazy.map(\.columns).max() ?? 0) - columns)
  }

  /// How far the rows can be scrolled.
  func maximumTop(height: Int) -> Int { max(0, rows.count - height) }

  /// Draws as many rows as there is room for, with how many more there are.
  func draw(in area: CanvasRectangle, top: Int, on canvas: inout Canvas) {
    guard area.height > 0, area.width > 0 else { return }
    let top = min(top, maximumTop(height: area.height))
    for (offset, row) in rows.dropFirst(top).prefix(area.height).enumerated() {
      canvas.put(row, x: area.x, y: area.y + offset, columns: area.width)
    }
    let below = rows.count - top - area.height
    guard below > 0 else { return }
    canvas.putRemark("\(below) more line\(below == 1 ? "" : "s")", in: area, y: area.y + area.height - 1)
  }

  /// A line without its first columns, ellipses where something is left out.
  private static func part(_ line: String, from left: Int, columns: Int) -> String {
    guard left > 0, !line.isEmpty else { return line.truncated(toColumns: columns) }
    let skipped = line.prefix(columns: left + 1)
    var rest = line.dropFirst(skipped.count)
    if rest.isEmpty, skipped.columns <= left { return "" }
    // Of a wide character that is cut in two a blank stays.
    let isHalved = skipped.columns <= left
    if isHalved { rest = rest.dropFirst() }
    return ("…" + (isHalved ? " " : "") + rest).truncated(toColumns: columns)
  }
}
