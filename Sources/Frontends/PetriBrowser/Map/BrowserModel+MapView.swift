import PetriCatalog
import PetriText

extension BrowserModel {
  private static let mapFoot = 3

  var mapRoom: CanvasRectangle? {
    layout.previewText.map {
      CanvasRectangle(
        x: $0.x,
        y: $0.y,
        width: $0.width,
        height: $0.height - BrowserModel.mapFoot - BrowserModel.wallRows($0)
      )
    }
  }

  /// The rows of a high window used for thumbnails.
  private static func wallRows(_ area: CanvasRectangle) -> Int { area.height < 45 ? 0 : area.height * 2 / 5 }

  /// The thumbnails below the map of a high window: the predecessors, the focused screen and its successors.
  var mapWall: ThumbnailWall? {
    guard let area = layout.previewText, let drawing = mapLayout, let around = drawing.neighbourhood,
      let member = drawing.box(at: map?.focus)?.member
    else { return nil }
    let rows = BrowserModel.wallRows(area)
    guard rows > 0 else { return nil }
    func names(_ side: Int) -> [String] {
      around.neighbours(of: member, side: side).map { around.graph.name(of: $0.member) }
    }
    let items =
      names(-1).map { ($0, "← ") } + [(around.graph.name(of: member), "")] + names(1).map { ($0, "→ ") }
    let room = CanvasRectangle(x: area.x, y: area.y + area.height - rows + 1, width: area.width, height: rows - 1)
    return wall(of: items, in: room)
  }

  var mapLayout: MapLayout? {
    guard let map, let entry, let room = mapRoom else { return nil }
    return MapLayout(around: entry.name, in: mapSource.graph, map, columns: room.width, rows: room.height) {
      self.entry(named: $0)?.title
    }
  }

  var mapEntry: BrowserEntry? {
    guard map != nil, let name = map?.focus?.screen, name != entry?.name else { return nil }
    return entry(named: name)
  }

  private func entry(named name: String) -> BrowserEntry? { mapSource.index(of: name).map { catalog.entries[$0] } }

  var mapCursor: (x: Int, y: Int)? {
    guard let room = mapRoom, let box = mapLayout?.box(at: map?.focus) else { return nil }
    return (room.x + box.area.x + (box.isFramed ? 2 : 1), room.y + box.row)
  }

  func drawMap(on canvas: inout Canvas) {
    guard let area = layout.preview, let room = mapRoom else { return }
    if layout.list.width > 0 { drawDivider(before: area, hasFocus: true, on: &canvas) }
    guard let drawing = mapLayout else {
      canvas.put(
        "choose a screen; its map is drawn here".truncated(toColumns: room.width),
        x: room.x,
        y: room.y,
        style: .secondary
      )
      return
    }
    let focus = drawing.box(at: map?.focus)
    canvas.put(mapTitle(drawing).truncated(toColumns: area.width - 1), x: area.x + 1, y: area.y, style: .heading)
    var picture = Canvas(width: room.width, height: room.height)
    var lines = MapLines(drawing, focus: focus)
    lines.draw(on: &picture)
    for box in drawing.boxes { draw(box, isFocus: box.node == focus?.node, on: &picture) }
    drawListBeside(drawing, on: &picture)
    for cut in drawing.cuts { draw(cut, rows: room.height, on: &picture) }
    canvas.draw(picture, x: room.x, y: room.y)
    if let wall = mapWall { draw(wall, on: &canvas) }
    guard let focus else { return }
    drawMapFoot(focus, drawing, in: room, on: &canvas)
  }

  private func mapTitle(_ drawing: MapLayout) -> String {
    guard let entry else { return "" }
    guard mapSource.graph != nil else { return "\(entry.name): reading which screens lead to which …" }
    guard let around = drawing.neighbourhood else { return "\(entry.name): \(entry.isBroken ? "has errors" : "alone")" }
    let before = around.neighbours(of: around.centre, side: -1).count
    let after = around.neighbours(of: around.centre, side: 1).count
    if before + after == 0 { return "\(entry.name): nothing leads here or away" }
    return "\(entry.name): \(before) lead\(before == 1 ? "s" : "") here, it leads to \(after)"
  }

  // MARK: - Boxes

  /// Draws the neighbouring screens of the list, which ↑ and ↓ choose, above and below the central box.
  private func drawListBeside(_ drawing: MapLayout, on canvas: inout Canvas) {
    guard let centre = drawing.box(at: nil)?.area else { return }
    let isAlone = drawing.boxes.count == 1
    let most = isAlone ? canvas.height : 1
    for step in [-1, 1] {
      var row = selected + step
      var y = step < 0 ? centre.y - 2 : centre.y + centre.height + 1
      var count = 0
      while rows.indices.contains(row), y >= 0, y < canvas.height, count < most {
        defer { row += step }
        guard case .screen(let index, _) = rows[row] else { continue }
        let name = "\(count > 0 ? "  " : step < 0 ? "↑ " : "↓ ")\(catalog.entries[index].name)"
        let columns = isAlone ? canvas.width - centre.x - 1 : centre.width - 1
        canvas.put(name.truncated(toColumns: columns), x: centre.x + 1, y: y, style: .secondary)
        y += step
        count += 1
      }
    }
  }

  private func draw(_ box: MapLayout.Box, isFocus: Bool, on canvas: inout Canvas) {
    let isCentre = box.node.layer == 0
    let entry = self.entry(named: box.node.screen)
    let isBroken = entry?.isBroken == true
    let area = box.area
    var style: CellStyle = isBroken ? .error : isCentre ? .heading : .plain
    let mark = (isBroken ? "! " : "") + (places.isBookmarked(box.node.screen) ? "★ " : "")
    let signs = signs(of: box)
    guard box.isFramed else {
      let end = signs.isEmpty ? "" : " \(signs)"
      let name = "\(mark)\(box.node.screen)".fitted(toColumns: max(1, area.width - 2 - end.columns))
      if isFocus { style.select() }
      canvas.put("[\(name)\(end)]", x: area.x, y: area.y, style: style)
      return
    }
    canvas.fill(area)
    canvas.box(area, border: isCentre ? .heavy : .rounded, style: isFocus ? style.bolder : style)
    let room = max(1, area.width - 4)
    let name = "\(mark)\(box.node.screen)".truncated(toColumns: room)
    let x = area.x + (area.width > 6 ? 2 : 1)
    canvas.put(name, x: x, y: area.y + 1, style: style)
    if area.height > 3, let title = entry?.title, title != box.node.screen {
      canvas.put(title.truncated(toColumns: room), x: x, y: area.y + 2, style: .secondary)
    }
    if !signs.isEmpty {
      let text = signs.truncated(toColumns: area.width - 2)
      canvas.put(text, x: area.x + area.width - 1 - text.columns, y: area.y + area.height - 1, style: style)
    }
    if isFocus {
      let inside = CanvasRectangle(x: area.x + 1, y: area.y + 1, width: area.width - 2, height: area.height - 2)
      canvas.restyle(inside) { $0.select() }
    }
  }

  /// The marks beside a name: edges to itself, presence on both sides, and the number of undrawn edges.
  private func signs(of box: MapLayout.Box) -> String {
    var signs: [String] = []
    if !box.loops.isEmpty {
      signs.append(box.node.layer == 0 ? "↻ \(box.loops.map(\.word).joined(separator: " "))" : "↻")
    }
    if box.isOnBothSides { signs.append("↔") }
    if box.undrawn > 0 { signs.append("+\(box.undrawn)") }
    return signs.joined(separator: " ")
  }

  private func draw(_ cut: MapLayout.Cut, rows: Int, on canvas: inout Canvas) {
    for (count, arrow, y) in [(cut.above, "↑", 0), (cut.below, "↓", rows - 1)] where count > 0 {
      canvas.put("\(arrow) \(count) more".truncated(toColumns: cut.width), x: cut.x, y: y, style: .secondary)
    }
  }

  // MARK: - Below the drawing

  private func drawMapFoot(
    _ focus: MapLayout.Box,
    _ drawing: MapLayout,
    in room: CanvasRectangle,
    on canvas: inout Canvas
  ) {
    let y = room.y + room.height
    let name = focus.node.screen
    let entry = self.entry(named: name)
    let title = entry.map { $0.title == name ? "" : "  \($0.title)" } ?? ""
    var x =
      room.x + canvas.put(name.truncated(toColumns: room.width), x: room.x, y: y, style: .heading, columns: room.width)
    x += canvas.put(title, x: x, y: y, style: .secondary, columns: room.x + room.width - x)
    if let around = drawing.neighbourhood, let member = focus.member {
      let (before, after) = (words(around, of: member, side: -1), words(around, of: member, side: 1))
      let words = before.isEmpty ? "  nothing leads here" : "  from \(before)"
      canvas.put(words.truncated(toColumns: max(0, room.x + room.width - x)), x: x, y: y)
      let edges = after.isEmpty ? "leads nowhere" : after
      canvas.put(edges.truncated(toColumns: room.width), x: room.x, y: y + 1)
    } else if mapSource.graph != nil {
      let words =
        entry?.isBroken == true ? "fix its errors to see where it leads" : "nothing leads here or away"
      canvas.put(words.truncated(toColumns: room.width), x: room.x, y: y + 1, style: .secondary)
    }
    x = room.x
    for kind in CatalogGraph.Edge.Kind.allCases {
      let text = "\(kind.letter) "
      guard x + kind.rawValue.columns + 4 <= room.x + room.width else { break }
      x += canvas.put(text, x: x, y: y + 2, style: kind.style.bolder)
      x += canvas.put("\(kind.rawValue)  ", x: x, y: y + 2, style: kind.style)
    }
    let signs = "↔ on both sides  ↻ to itself  +2 ways not drawn"
    if x + 1 + signs.columns <= room.x + room.width { canvas.put(signs, x: x + 1, y: y + 2, style: .secondary) }
  }

  /// The edges of a box in words: `opens checkout, sign-in; holds menu`.
  private func words(_ around: MapNeighbourhood, of member: Int, side: Int) -> String {
    let found = around.neighbours(of: member, side: side).prefix(BrowserModel.maximumWords)
    return CatalogGraph.Edge.Kind.allCases.compactMap { kind in
      let names = found.filter { $0.kinds.contains(kind) }.map { around.graph.name(of: $0.member) }
      guard !names.isEmpty else { return nil }
      return side > 0
        ? "\(kind.rawValue) \(names.joined(separator: ", "))" : "\(names.joined(separator: ", ")) (\(kind.word))"
    }.joined(separator: "; ")
  }

  private static let maximumWords = 40
}
