import PetriText

extension BrowserModel {
  func drawSheet(on canvas: inout Canvas) {
    drawCatalogueHead(on: &canvas)
    if isSearching || !query.isEmpty {
      drawQuery(on: &canvas)
    } else {
      canvas.put(" \(sheetTitle.truncated(toColumns: max(0, columns - 6))) ", x: 2, y: 1, style: .heading)
    }
    if sheetCount == 0 {
      let lines = [emptyWords, ""] + emptyLines
      let words = lines.flatMap { $0.wrapped(toColumns: columns - 2, hanging: 14) }
      for (offset, row) in words.prefix(layout.stage.height).enumerated() {
        canvas.put(row, x: 1, y: layout.stage.y + offset, style: .secondary)
      }
    }
    let walls = walls
    for wall in walls { draw(wall, on: &canvas) }
    guard let range = walls.first?.range, !isSearching, query.isEmpty else { return }
    canvas.put(" \(range) ", x: columns - range.columns - 3, y: 1, style: .secondary)
  }

  private var sheetTitle: String {
    guard let sheet, sheetCount > 0 else { return "no screens" }
    let position = "\((sheetIndex ?? 0) + 1) of \(sheetCount)"
    guard case .listed(let group) = sheet.scope else {
      return "\(entry?.name ?? "") in \(position) ways: \(variations[sheetIndex ?? 0].title)"
    }
    let title = entry.map { $0.title == $0.name ? "  \($0.name)" : "  \($0.name)  \($0.title)" } ?? ""
    return "\(group.isEmpty ? "all screens" : group.joined(separator: "/")): \(position)\(title)"
  }

  var sheetCursor: (x: Int, y: Int) {
    guard let wall = walls.first, let selected = wall.selected else { return (0, 1) }
    let index = selected - wall.first
    let room = wall.grid.rectangle(at: index)
    return (room.x, wall.items.indices.contains(index) ? nameRow(of: index, in: wall) : room.y)
  }

  func draw(_ wall: ThumbnailWall, on canvas: inout Canvas) {
    if let caption = wall.caption {
      let y = wall.grid.rectangle(at: 0).y - 1
      canvas.put(String(repeating: "─", count: columns), x: 0, y: y, style: .line)
      canvas.put(" \(caption.truncated(toColumns: max(0, columns - 6))) ", x: 2, y: y, style: .heading)
    }
    let titles = titles(of: wall)
    for (offset, item) in wall.items.enumerated() {
      var room = wall.grid.rectangle(at: offset)
      let isChosen = wall.first + offset == wall.selected
      draw(titles[offset], in: room, y: nameRow(of: offset, in: wall), isChosen: isChosen, on: &canvas)
      room.height -= 1
      switch thumbnails[item.request] {
      case .picture(let picture)?:
        var part = Canvas(width: room.width, height: min(room.height, picture.height))
        part.draw(picture, x: max(0, (room.width - picture.width) / 2), y: 0)
        canvas.draw(part, x: room.x, y: room.y)
      case .text(let lines)?: draw(lines.first ?? "", in: room, style: .error, on: &canvas)
      case .rows?, .pixels?, .review?, nil: draw("…", in: room, style: .secondary, on: &canvas)
      }
    }
    guard let key = wall.keyForMore, wall.hidden > 0 else { return }
    let area = wall.grid.area
    canvas.putRemark("\(wall.hidden) more" + (key.isEmpty ? "" : ": \(key)"), in: area, y: area.y + area.height)
  }

  private func titles(of wall: ThumbnailWall) -> [MarkedText] {
    let names = wall.items.map { item in
      let mark = item.title == item.request.screen ? snapshots[item.request.screen]?.mark : nil
      return (item.isBroken ? "! " : mark.map { "\($0) " } ?? "") + item.title
    }
    return ElidedNames.fitted(names, columns: wall.grid.width).map { MarkedText($0) }
  }

  /// The row of the names, below the highest picture.
  private func nameRow(of index: Int, in wall: ThumbnailWall) -> Int {
    let room = wall.grid.rectangle(at: index)
    let start = index / wall.grid.perRow * wall.grid.perRow
    let heights = wall.items[start..<min(wall.items.count, start + wall.grid.perRow)].map { item in
      if case .picture(let picture)? = thumbnails[item.request] { picture.height } else { room.height - 1 }
    }
    return room.y + min(room.height - 1, heights.max() ?? 0)
  }

  private func draw(
    _ title: MarkedText,
    in room: CanvasRectangle,
    y: Int,
    isChosen: Bool,
    on canvas: inout Canvas
  ) {
    let width = title.characters.reduce(0) { $0 + DisplayWidth.columns(of: $1.text) }
    let x = room.x + max(0, (room.width - width) / 2)
    canvas.put(title, x: x, y: y, style: isChosen ? .bold : .plain, columns: room.width)
    guard isChosen else { return }
    canvas.restyle(CanvasRectangle(x: room.x, y: y, width: room.width, height: 1)) { $0.select() }
  }

  private func draw(_ text: String, in room: CanvasRectangle, style: CellStyle, on canvas: inout Canvas) {
    canvas.box(room, border: .rounded, style: .line)
    let (width, height) = (room.width - 2, room.height - 2)
    guard width > 0, height > 0 else { return }
    let rows = text.wrapped(toColumns: width, hanging: 0)
    for (offset, row) in rows.prefix(height).enumerated() {
      let isCut = offset == height - 1 && rows.count > height
      canvas.put(
        isCut ? row.prefix(columns: width - 1) + "…" : row,
        x: room.x + 1,
        y: room.y + 1 + offset,
        style: style
      )
    }
  }
}

extension ThumbnailWall {
  func index(atX x: Int, y: Int) -> Int? {
    grid.index(atX: x, y: y).flatMap { items.indices.contains($0) ? first + $0 : nil }
  }
}
