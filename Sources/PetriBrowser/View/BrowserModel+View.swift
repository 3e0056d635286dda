import PetriCatalog
public import PetriText

extension BrowserModel {
  /// The picture of the model.
  public var picture: Canvas {
    var canvas = Canvas(width: columns, height: height)
    guard !layout.isTooSmall else {
      let (columns, rows) = BrowserLayout.smallest
      canvas.put("Petri needs \(columns) × \(rows) cells; q quits", x: 0, y: 0)
      return canvas
    }
    drawHead(on: &canvas)
    if showsHelp {
      drawHelp(on: &canvas)
    } else {
      drawList(on: &canvas)
      drawPreview(on: &canvas)
    }
    drawFoot(on: &canvas)
    return canvas
  }

  /// Where the cursor stands: in the search while it is typed, else on the chosen row.
  public var cursor: (x: Int, y: Int) {
    if isSearching { return (min(columns - 1, 2 + query.columns), 1) }
    return (0, layout.list.y + min(selected - top, max(0, layout.list.height - 1)))
  }

  private func drawHead(on canvas: inout Canvas) {
    let screens = catalog.entries.count
    let broken = catalog.entries.count(where: \.isBroken)
    let place = "\(device) \(appearance.rawValue) \(contentSize.rawValue) \(locale)"
    let room = max(0, columns - place.columns - 2)
    var text = "\(catalog.name)  \(screens) screen\(screens == 1 ? "" : "s")"
    if broken > 0 { text += ", \(broken) with errors" }
    canvas.put(text.truncated(toColumns: room), x: 0, y: 0, style: .bold)
    canvas.put(place, x: columns - place.columns, y: 0, style: .dim)
    if isSearching || !query.isEmpty {
      canvas.put("/ \(query)", x: 0, y: 1, style: isSearching ? .plain : .dim, columns: columns)
      let count = "\(rows.count) found"
      if 2 + query.columns + 2 + count.columns < columns {
        canvas.put(count, x: columns - count.columns, y: 1, style: .dim)
      }
    } else {
      canvas.put(String(repeating: "─", count: columns), x: 0, y: 1, style: .dim)
    }
  }

  private func drawList(on canvas: inout Canvas) {
    let area = layout.list
    guard !rows.isEmpty else {
      let text =
        query.isEmpty ? "the catalogue has no screens; 'petri new NAME' makes one" : "nothing matches; Esc clears"
      canvas.put(text, x: 1, y: area.y, style: .dim, columns: area.width - 1)
      return
    }
    for line in 0..<min(area.height, rows.count - top) {
      let row = top + line
      draw(rows[row], isSelected: row == selected, at: area.y + line, width: area.width, on: &canvas)
    }
  }

  private func draw(_ row: ListRow, isSelected: Bool, at y: Int, width: Int, on canvas: inout Canvas) {
    if isSelected {
      canvas.fill(CanvasRectangle(x: 0, y: y, width: width, height: 1), style: .reversed)
    }
    func style(_ style: CellStyle) -> CellStyle {
      var style = style
      style.isReversed = isSelected
      return style
    }
    switch row {
    case .group(let path, let count):
      let x = 1 + 2 * (path.count - 1)
      let mark = folded.contains(path) ? "▸" : "▾"
      canvas.put("\(mark) \(path.last ?? "") ", x: x, y: y, style: style(.bold), columns: max(0, width - x))
      let text = "\(count)"
      canvas.put(text, x: width - text.columns - 1, y: y, style: style(.dim))
    case .screen(let place, let depth):
      let entry = catalog.entries[place]
      var x = 1 + 2 * depth
      if entry.isBroken {
        canvas.put("! ", x: x, y: y, style: style(.red))
        x += 2
      }
      let marked = query.isEmpty ? [] : Set(index.places(of: query, in: place))
      for (offset, scalar) in entry.name.unicodeScalars.enumerated() where x < width - 1 {
        let name = marked.contains(offset) ? CellStyle(foreground: 2, bold: true, underlined: true) : .plain
        x += canvas.put(String(scalar), x: x, y: y, style: style(name), columns: width - 1 - x)
      }
      if entry.title != entry.name, x + 3 < width - 1 {
        let title = entry.title.truncated(toColumns: width - 3 - x)
        canvas.put(title, x: x + 2, y: y, style: style(.dim), columns: width - 2 - x)
      }
    }
  }

  private func drawPreview(on canvas: inout Canvas) {
    guard let area = layout.preview else { return }
    for y in area.y..<(area.y + area.height) { canvas.put("│", x: area.x - 1, y: y, style: .dim) }
    var x = area.x + 1
    for (place, tab) in PreviewTab.allCases.enumerated() {
      let isShown = tab == request?.tab
      let text = "\(place + 1) \(tab.rawValue)"
      guard x + text.columns <= area.x + area.width else { break }
      canvas.put(text, x: x, y: area.y, style: isShown ? .reversed : .dim)
      x += text.columns + 2
    }
    guard let request, let lines = previews[request] else { return }
    for (offset, line) in lines.dropFirst(previewTop).prefix(max(0, area.height - 1)).enumerated() {
      canvas.put(line, x: area.x + 1, y: area.y + 1 + offset, columns: area.width - 1)
    }
    let below = lines.count - previewTop - (area.height - 1)
    if below > 0 {
      let text = " \(below) more lines "
      canvas.put(text, x: area.x + area.width - text.columns, y: area.y + area.height - 1, style: .dim)
    }
  }

  private func drawHelp(on canvas: inout Canvas) {
    let room = layout.list.height
    let names = KeyTable.rows.map { $0.keys.map(KeyTable.name).joined(separator: " ") }
    let width = names.map(\.columns).max() ?? 0
    for (line, row) in KeyTable.rows.prefix(room).enumerated() {
      canvas.put(names[line], x: 1, y: layout.list.y + line, style: .bold)
      canvas.put(row.help, x: width + 3, y: layout.list.y + line)
    }
  }

  private func drawFoot(on canvas: inout Canvas) {
    let y = height - 1
    if let note {
      canvas.put(note.truncated(toColumns: columns), x: 0, y: y, style: .yellow)
      return
    }
    var x = 0
    let shown: [(String, String)] =
      isSearching
      ? [("Enter", "to the list"), ("Esc", "clear")]
      : KeyTable.rows.compactMap { row in row.footer.map { (row.keys.first.map(KeyTable.name) ?? "", $0) } }
    for (key, word) in shown where x + key.columns + word.columns + 3 <= columns {
      x += canvas.put(key, x: x, y: y, style: .bold)
      x += canvas.put(" \(word)  ", x: x, y: y, style: .dim)
    }
  }
}
