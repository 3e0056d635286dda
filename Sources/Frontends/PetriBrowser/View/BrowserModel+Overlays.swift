import PetriText

extension BrowserModel {
  var paletteArea: CanvasRectangle {
    let width = min(columns - 2, max(72, min(100, columns * 3 / 5)))
    let most = max(4, height - 6)
    let wanted = max(1, palette?.found.count ?? 0) + 3
    return CanvasRectangle(x: (columns - width) / 2, y: 2, width: width, height: min(most, wanted))
  }

  private func paletteStart(_ palette: PaletteModel) -> Int { max(0, palette.selected - (paletteArea.height - 3) + 1) }

  func paletteRow(at y: Int) -> Int? {
    guard let palette else { return nil }
    let row = paletteStart(palette) + y - paletteArea.y - 2
    return y > paletteArea.y + 1 && y < paletteArea.y + paletteArea.height - 1 && row < palette.found.count ? row : nil
  }

  func drawPalette(on canvas: inout Canvas) {
    guard let palette else { return }
    let area = paletteArea
    // Dim the rest, because the palette takes all keys and clicks.
    canvas.restyle(CanvasRectangle(x: 0, y: 0, width: columns, height: height - 1)) { style in
      (style.foreground, style.background, style.isBold, style.isReversed) = (nil, nil, false, false)
      (style.isDim, style.role) = (true, ThemeRole.secondary.rawValue)
    }
    canvas.fill(area)
    canvas.box(area, border: .rounded)
    canvas.put(" \(palette.title) ", x: area.x + 2, y: area.y, style: .heading)
    canvas.put("> \(palette.input.window(columns: area.width - 4).text)", x: area.x + 1, y: area.y + 1)
    let count =
      palette.input.isEmpty ? "\(palette.entries.count)" : "\(palette.found.count) of \(palette.entries.count)"
    if palette.input.text.columns + count.columns + 8 < area.width {
      canvas.put(count, x: area.x + area.width - 2 - count.columns, y: area.y + 1, style: .secondary)
    }
    let room = area.height - 3
    let start = paletteStart(palette)
    if palette.found.isEmpty { canvas.put("nothing matches", x: area.x + 2, y: area.y + 2, style: .secondary) }
    for (line, index) in palette.found.dropFirst(start).prefix(room).enumerated() {
      let entry = palette.entries[index]
      let y = area.y + 2 + line
      let end = area.x + area.width - 2
      let key = entry.key.truncated(toColumns: area.width / 3)
      canvas.put(key, x: end - key.columns, y: y, style: .key)
      let words = [index < palette.recents ? "recent" : "", entry.hint].filter { !$0.isEmpty }.joined(separator: "  ")
      let hint = words.truncated(toColumns: area.width / 3)
      let aside = end - key.columns - (key.isEmpty || hint.isEmpty ? 0 : 2) - hint.columns
      canvas.put(hint, x: aside, y: y, style: .secondary)
      let title = MarkedText(entry.title, marks: palette.marks(of: index))
      canvas.put(title, x: area.x + 2, y: y, style: .plain, columns: aside - area.x - 3)
      if start + line == palette.selected {
        canvas.restyle(CanvasRectangle(x: area.x + 1, y: y, width: area.width - 2, height: 1)) { $0.select() }
      }
    }
  }
}
