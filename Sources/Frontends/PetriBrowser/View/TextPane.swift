import PetriText

/// Lines in a pane, wrapped, or truncated and scrolled horizontally.
struct TextPane {
  let rows: [String]
  /// The source for colours: lines, the line of each row, the syntax.
  private var source: (lines: [String], owners: [Int], syntax: TextSyntax)?

  init(rows: [String]) { self.rows = rows }

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
    // A scrolled part can't be located in its line reliably.
    guard let syntax, isWrapped || left == 0 else { return }
    source = (lines, parts.enumerated().flatMap { line, rows in rows.map { _ in line } }, syntax)
  }

  static func maximumLeft(_ lines: [String], columns: Int) -> Int {
    max(0, (lines.lazy.map(\.columns).max() ?? 0) - columns)
  }

  func maximumTop(height: Int) -> Int { max(0, rows.count - height) }

  /// Draws the visible rows, with a hint about the rest.
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
    // Give the remark a row of its own if there are enough; half-covered text is unreadable.
    let isAlone = area.height > 3
    if isAlone { canvas.fill(CanvasRectangle(x: area.x, y: last, width: area.width, height: 1)) }
    let left = below + (isAlone ? 1 : 0)
    canvas.putRemark("\(left) more line\(left == 1 ? "" : "s")", in: area, y: last)
  }

  private func colour(_ seen: Range<Int>, in area: CanvasRectangle, on canvas: inout Canvas) {
    guard let source, !seen.isEmpty else { return }
    let first = source.owners[..<seen.lowerBound].lastIndex { $0 != source.owners[seen.lowerBound] }.map { $0 + 1 } ?? 0
    var (line, styles, characters): (Int?, [CellStyle], [Character]) = (nil, [], [])
    var index = 0
    for row in first..<seen.upperBound {
      if line != source.owners[row] {
        line = source.owners[row]
        characters = Array(source.lines[source.owners[row]])
        styles = source.syntax.styles(of: source.lines[source.owners[row]])
        index = 0
      }
      var x = area.x
      for character in rows[row] {
        let width = DisplayWidth.columns(of: character)
        defer { x += width }
        // Spaces at a line break are in neither row.
        while character != " ", index < characters.count, characters[index] == " " { index += 1 }
        guard index < characters.count, characters[index] == character else { continue }
        if row >= seen.lowerBound {
          let cell = CanvasRectangle(x: x, y: area.y + row - seen.lowerBound, width: width, height: 1)
          canvas.restyle(cell) { $0 = styles[index] }
        }
        index += 1
      }
    }
  }

  /// A line scrolled horizontally, with ellipses.
  private static func part(_ line: String, from left: Int, columns: Int) -> String {
    guard left > 0, !line.isEmpty else { return line.truncated(toColumns: columns) }
    let skipped = line.prefix(columns: left + 1)
    var rest = line.dropFirst(skipped.count)
    if rest.isEmpty, skipped.columns <= left { return "" }
    // Half of a wide character becomes a space.
    let isHalved = skipped.columns <= left
    if isHalved { rest = rest.dropFirst() }
    return ("…" + (isHalved ? " " : "") + rest).truncated(toColumns: columns)
  }
}

/// Rows of which some can be opened.
struct RowsPane {
  private let lines: [PreviewRow]
  let text: TextPane
  private let owners: [Int]
  private let chosen: Int?

  init(_ lines: [PreviewRow], columns: Int, isWrapped: Bool, left: Int = 0, chosen: Int? = nil) {
    self.lines = lines
    self.chosen = chosen
    let panes = lines.map { TextPane([$0.text], columns: columns, isWrapped: isWrapped, left: left) }
    text = TextPane(rows: panes.flatMap(\.rows))
    owners = panes.enumerated().flatMap { line, pane in pane.rows.map { _ in line } }
  }

  func line(of row: Int) -> Int? { owners.indices.contains(row) ? owners[row] : nil }

  func rows(of line: Int) -> Range<Int>? {
    guard let first = owners.firstIndex(of: line), let last = owners.lastIndex(of: line) else { return nil }
    return first..<(last + 1)
  }

  /// Draws the visible rows; those that can be opened are coloured.
  func draw(in area: CanvasRectangle, top: Int, on canvas: inout Canvas) {
    guard area.height > 0, area.width > 0 else { return }
    let top = min(top, text.maximumTop(height: area.height))
    text.draw(in: area, top: top, on: &canvas)
    for (offset, line) in owners.dropFirst(top).prefix(area.height).enumerated() where lines[line].cellStyle != .plain {
      let indent = text.rows[top + offset].prefix { $0 == " " }.count
      let width = min(area.width, text.rows[top + offset].columns) - indent
      let row = CanvasRectangle(x: area.x + indent, y: area.y + offset, width: width, height: 1)
      canvas.restyle(row) { style in
        // Don't restyle the remark in the last row.
        if !style.isDim { style = lines[line].cellStyle }
        if line == chosen { style.select() }
      }
    }
  }
}

extension PreviewRow {
  fileprivate var cellStyle: CellStyle {
    guard target == nil else { return .link }
    return switch style {
    case .plain: .plain
    case .heading: .heading
    case .remark: .secondary
    }
  }
}
