import PetriText

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
