import PetriText

/// Lines in a pane: wrapped, or cut with an ellipsis and moved to the side.
struct TextPane {
  /// The rows that there are at a width.
  let rows: [String]
  /// The lines, the line of each row, and how they are coloured; nothing for lines of one colour.
  private var source: (lines: [String], owners: [Int], syntax: TextSyntax)?

  /// Rows that were made already.
  init(rows: [String]) { self.rows = rows }

  /// Rows that are as wide as the pane, whatever the lines are.
  init(
    _ lines: [String],
    columns: Int,
    isWrapped: Bool,
    left: Int = 0,
    hanging: Int = 2,
    syntax: TextSyntax? = nil
  ) {
    let parts = lines.map { line in
      guard isWrapped else { return [TextPane.part(line, from: left, columns: columns)] }
      if let guides = syntax?.guides(of: line), guides.columns <= columns / 2 {
        return line.wrapped(toColumns: columns, guides: guides)
      }
      return line.wrapped(toColumns: columns, hanging: syntax?.hanging(of: line) ?? hanging)
    }
    rows = parts.flatMap(\.self)
    // A part of a line isn't found in it where the same comes before.
    guard let syntax, isWrapped || left == 0 else { return }
    source = (lines, parts.enumerated().flatMap { line, rows in rows.map { _ in line } }, syntax)
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
    colour(top..<min(rows.count, top + area.height), in: area, on: &canvas)
    let below = rows.count - top - area.height
    guard below > 0 else { return }
    let last = area.y + area.height - 1
    // It has a row of its own where rows are enough: a value that is half covered can't be read.
    let isAlone = area.height > 3
    if isAlone { canvas.fill(CanvasRectangle(x: area.x, y: last, width: area.width, height: 1)) }
    let left = below + (isAlone ? 1 : 0)
    canvas.putRemark("\(left) more line\(left == 1 ? "" : "s")", in: area, y: last)
  }

  /// Gives the colours of their lines to rows that are drawn.
  private func colour(_ seen: Range<Int>, in area: CanvasRectangle, on canvas: inout Canvas) {
    guard let source, !seen.isEmpty else { return }
    let first = source.owners[..<seen.lowerBound].lastIndex { $0 != source.owners[seen.lowerBound] }.map { $0 + 1 } ?? 0
    var (line, styles, characters): (Int?, [CellStyle], [Character]) = (nil, [], [])
    var place = 0
    for row in first..<seen.upperBound {
      if line != source.owners[row] {
        line = source.owners[row]
        characters = Array(source.lines[source.owners[row]])
        styles = source.syntax.styles(of: source.lines[source.owners[row]])
        place = 0
      }
      var x = area.x
      for character in rows[row] {
        let width = DisplayWidth.columns(of: character)
        defer { x += width }
        // Blanks where a line was broken are in neither of its rows.
        while character != " ", place < characters.count, characters[place] == " " { place += 1 }
        guard place < characters.count, characters[place] == character else { continue }
        if row >= seen.lowerBound {
          let cell = CanvasRectangle(x: x, y: area.y + row - seen.lowerBound, width: width, height: 1)
          canvas.restyle(cell) { $0 = styles[place] }
        }
        place += 1
      }
    }
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

/// Lines in a pane of which some lead somewhere, one of them chosen.
struct RowsPane {
  private let lines: [PreviewRow]
  let text: TextPane
  /// The line of each row.
  private let owners: [Int]
  private let chosen: Int?

  /// - Parameter chosen: the line that Enter opens.
  init(_ lines: [PreviewRow], columns: Int, isWrapped: Bool, left: Int = 0, chosen: Int? = nil) {
    self.lines = lines
    self.chosen = chosen
    let panes = lines.map { TextPane([$0.text], columns: columns, isWrapped: isWrapped, left: left) }
    text = TextPane(rows: panes.flatMap(\.rows))
    owners = panes.enumerated().flatMap { line, pane in pane.rows.map { _ in line } }
  }

  /// The line of a row.
  func line(of row: Int) -> Int? { owners.indices.contains(row) ? owners[row] : nil }

  /// The rows of a line.
  func rows(of line: Int) -> Range<Int>? {
    guard let first = owners.firstIndex(of: line), let last = owners.lastIndex(of: line) else { return nil }
    return first..<(last + 1)
  }

  /// Draws as many rows as there is room for; those that lead somewhere are in a colour.
  func draw(in area: CanvasRectangle, top: Int, on canvas: inout Canvas) {
    guard area.height > 0, area.width > 0 else { return }
    let top = min(top, text.maximumTop(height: area.height))
    text.draw(in: area, top: top, on: &canvas)
    for (offset, line) in owners.dropFirst(top).prefix(area.height).enumerated() where lines[line].style != .plain {
      let indent = text.rows[top + offset].prefix { $0 == " " }.count
      let width = min(area.width, text.rows[top + offset].columns) - indent
      let row = CanvasRectangle(x: area.x + indent, y: area.y + offset, width: width, height: 1)
      canvas.restyle(row) { style in
        // The remark about how much more there is covers part of the last row.
        if !style.isDim { style = lines[line].style }
        if line == chosen { style.select() }
      }
    }
  }
}

extension PreviewRow {
  fileprivate var style: CellStyle {
    guard target == nil else { return .way }
    return switch look {
    case .plain: .plain
    case .heading: .heading
    case .remark: .secondary
    }
  }
}
