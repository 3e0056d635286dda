import PetriCatalog
import PetriText

extension BrowserModel {
  func drawCatalogue(on canvas: inout Canvas) {
    drawCatalogueHead(on: &canvas)
    drawFocus(on: &canvas)
    drawQuery(on: &canvas)
    drawList(on: &canvas)
    drawDetails(on: &canvas)
    if let pair = comparedPair {
      drawComparison(pair, on: &canvas)
    } else if map != nil {
      drawMap(on: &canvas)
    } else {
      drawPreview(on: &canvas)
    }
  }

  func drawCatalogueHead(on canvas: inout Canvas) {
    let screens = catalog.entries.count
    let broken = catalog.entries.count(where: \.isBroken)
    let left = filter.isEmpty ? "" : "\(tree.count(of: 0)) of "
    var text = "  \(left)\(screens) screen\(screens == 1 ? "" : "s")"
    if broken > 0 { text += ", \(broken) with errors" }
    let news = snapshots.words.isEmpty ? "" : "  snapshots: \(snapshots.words)"
    let only = filter.isEmpty ? "" : "  only \(filter.words)"
    let long = snapshots.progress.map { "  comparing \($0.done) of \($0.total) …" } ?? ""
    let short = snapshots.progress.map { "  \($0.done)/\($0.total) …" } ?? ""
    // First the progress yields, then the counts.
    let variants = ["\(text)\(long)", "\(text)\(short)", short, text, ""].map { $0 + news + only }
    drawHead(catalog.name, variants, on: &canvas)
  }

  private func drawFocus(on canvas: inout Canvas) {
    let layout = layout
    guard layout.preview != nil || layout.details != nil || panes.isZoomed else { return }
    let area: CanvasRectangle? =
      switch focus {
      case .list: map == nil ? layout.list : layout.preview
      case .preview: layout.preview
      case .details: nil
      }
    guard let area else { return }
    drawLine(CanvasRectangle(x: area.x, y: 1, width: area.width, height: 1), hasFocus: true, on: &canvas)
  }

  func drawQuery(on canvas: inout Canvas) {
    guard isSearching || !query.isEmpty else { return }
    canvas.fill(CanvasRectangle(x: 0, y: 1, width: columns, height: 1))
    canvas.put(
      "/ \(screens.search.window(columns: columns - 2).text)",
      x: 0,
      y: 1,
      style: isSearching ? .plain : .secondary
    )
    // Without a query, the rows include groups.
    let found = query.isEmpty ? tree.count(of: 0) : rows.count
    let count = "\(found) of \(catalog.entries.count)\(isSearchPending ? " …" : "")"
    if 2 + query.columns + 2 + count.columns < columns {
      canvas.put(count, x: columns - count.columns, y: 1, style: .secondary)
    }
  }

  private func drawList(on canvas: inout Canvas) {
    let area = layout.list
    guard area.width > 0 else { return }
    guard !rows.isEmpty else {
      for (offset, row) in emptyWords.wrapped(toColumns: area.width - 1, hanging: 0).enumerated() {
        canvas.put(row, x: 1, y: area.y + offset, style: .secondary)
      }
      return
    }
    for line in 0..<min(area.height, rows.count - top) {
      let row = top + line
      draw(row, at: area.y + line, width: area.width, on: &canvas)
    }
  }

  private func draw(_ row: Int, at y: Int, width: Int, on canvas: inout Canvas) {
    switch rows[row] {
    case .group(let group):
      let path = tree.path(of: group)
      let x = 1 + 2 * (path.count - 1)
      let mark = screens.isFolded(path) ? "▸" : "▾"
      let text = "\(tree.count(of: group))"
      let room = max(0, width - x - text.columns - 3)
      canvas.put("\(mark) \(path.last ?? "")".truncated(toColumns: room), x: x, y: y, style: .heading)
      canvas.put(text, x: width - text.columns - 1, y: y, style: .secondary)
    case .screen(let index, let depth):
      let entry = catalog.entries[index]
      var x = 1 + 2 * depth
      if entry.isBroken { x += canvas.put("! ", x: x, y: y, style: .error) }
      if places.isBookmarked(entry.name) { x += canvas.put("★ ", x: x, y: y, style: .note) }
      let state = snapshots[entry.name]
      let room = state == nil ? width : width - 2
      drawScreen(entry, index, screens.reasons(of: row), x, y, width: room, on: &canvas)
      if let state { canvas.put(state.mark, x: width - 2, y: y, style: state.style) }
    }
    if row == selected {
      canvas.restyle(CanvasRectangle(x: 0, y: y, width: width, height: 1)) { style in
        style.select(hasFocus: focus == .list && map == nil)
      }
    }
  }

  /// Draws a name with its title, or with the text found by a search.
  private func drawScreen(
    _ entry: BrowserEntry,
    _ index: Int,
    _ reasons: [SearchReason],
    _ start: Int,
    _ y: Int,
    width: Int,
    on canvas: inout Canvas
  ) {
    let found = entry.parts(marked: screens.marks(of: index))
    let end = width - 1
    var x = start + canvas.put(found.name, x: start, y: y, style: .plain, columns: end - start)
    let shown = reasons + [found.reason].compactMap { $0 }
    let hasColumn = width >= BrowserLayout.titleColumns.least
    // Align texts beside names if there is space.
    if hasColumn {
      let needed = shown.reduce(0) { $0 + $1.kind.word.columns + $1.text.columns + 3 }
      x = max(x, min(width * BrowserLayout.titleColumns.percent / 100 - 2, end - needed))
    }
    guard x + BrowserLayout.titleColumns.shortest < end, hasColumn || !shown.isEmpty || found.hasMarksBesideName else {
      return
    }
    for reason in shown where x + BrowserLayout.titleColumns.shortest < end {
      x += canvas.put("  \(reason.kind.word) ", x: x, y: y, style: .secondary, columns: end - x)
      let text = MarkedText(reason.text, marks: Set(reason.marks)).around(columns: end - x)
      x += canvas.put(text, x: x, y: y, style: .plain, columns: end - x)
    }
    // After reasons, show only parts with matches; otherwise everything.
    for part in [found.title, found.tags]
    where (shown.isEmpty ? !part.isEmpty : part.hasMarks) && x + 3 < end {
      x += 2
      x += canvas.put(part, x: x, y: y, style: .secondary, columns: end - x)
    }
  }

  private func drawDetails(on canvas: inout Canvas) {
    guard let area = layout.details else { return }
    let title = detailsRequest.map { " \($0.tab.rawValue) " } ?? ""
    let hasFocus = focus == .details
    drawLine(CanvasRectangle(x: area.x, y: area.y, width: area.width, height: 1), hasFocus: hasFocus, on: &canvas)
    canvas.put(title, x: area.x + 1, y: area.y, style: hasFocus ? .focus : .secondary)
    if let state = entry.flatMap({ snapshots[$0.name] }), detailsRequest != nil {
      let room = max(0, area.width - title.columns - 3)
      let variants = [" \(state.mark) snapshots: \(state.words) ", " \(state.mark) \(state.words) "]
      let words = variants.first { $0.columns <= room } ?? variants[1].truncated(toColumns: room)
      canvas.put(words, x: area.x + area.width - words.columns - 1, y: area.y, style: state.style)
    }
    if let room = layout.detailsText { detailsPane?.draw(in: room, top: detailsTop, on: &canvas) }
  }

  // MARK: - The preview

  /// The tabs with their columns: numbered, or by name, or only those around the chosen one.
  private var tabs: [(tab: PreviewTab, text: String, x: Int)] {
    guard let area = layout.preview else { return [] }
    let shown = previewRequest?.tab ?? tab
    let all = PreviewTab.allCases
    // 0 chooses the tenth; the eleventh has a key of its own.
    let numbered = zip(1..., all).map { number, tab in
      [tab == .checks ? keyName(of: .checks) : "\(number % 10)", tab.word].filter { !$0.isEmpty }.joined(separator: " ")
    }
    let variants = [numbered, all.map(\.word)]
    func width(_ texts: some Collection<String>) -> Int { texts.reduce(-2) { $0 + $1.columns + 2 } }
    var seen = all.indices
    var texts = variants[variants.count - 1]
    if let fitting = variants.first(where: { width($0) <= area.width }) {
      texts = fitting
    } else {
      // Starting from the first, as long as the chosen one is included; each arrow takes two columns.
      let chosen = all.firstIndex(of: shown) ?? 0
      func fits(_ range: Range<Int>) -> Bool {
        let signs = (range.lowerBound > 0 ? 2 : 0) + (range.upperBound < all.count ? 2 : 0)
        return width(texts[range]) + signs + 1 <= area.width
      }
      seen = 0..<1
      while true {
        while seen.upperBound < all.count, fits(seen.lowerBound..<(seen.upperBound + 1)) {
          seen = seen.lowerBound..<(seen.upperBound + 1)
        }
        guard !seen.contains(chosen) else { break }
        seen = (seen.lowerBound + 1)..<max(seen.lowerBound + 2, seen.upperBound)
      }
    }
    var x = area.x + (width(texts[seen]) < area.width ? 1 : 0) + (seen.lowerBound > 0 ? 2 : 0)
    return seen.map { index in
      defer { x += texts[index].columns + 2 }
      return (all[index], texts[index], x)
    }
  }

  func tab(at x: Int) -> Int? {
    tabs.first { x >= $0.x && x < $0.x + $0.text.columns }.flatMap { PreviewTab.allCases.firstIndex(of: $0.tab) }
  }

  private func drawPreview(on canvas: inout Canvas) {
    guard let area = layout.preview else { return }
    drawDivider(before: area, hasFocus: focus == .preview, on: &canvas)
    let tabs = tabs
    for (tab, text, x) in tabs {
      canvas.put(text, x: x, y: area.y, style: tab == previewRequest?.tab ? .selection : .secondary)
    }
    if let first = tabs.first, first.tab != PreviewTab.allCases.first {
      canvas.put("‹", x: first.x - 2, y: area.y, style: .secondary)
    }
    if let last = tabs.last, last.tab != PreviewTab.allCases.last {
      canvas.put("›", x: last.x + last.text.columns + 1, y: area.y, style: .secondary)
    }
    if let room = previewRoom { previewPane?.draw(in: room, top: previewTop, on: &canvas) }
    for wall in walls { draw(wall, on: &canvas) }
  }

  /// Whether the preview wraps lines; pictures never do.
  var isPreviewWrapped: Bool { wrapsLines && previewRequest?.tab != .wireframe && comparison == nil }

  var previewPane: PreviewPane? {
    guard let room = previewRoom else { return nil }
    let pane = pane(
      of: previewRequest?.tab == .context ? shortened(previewContent, columns: room.width) : previewContent,
      columns: room.width,
      isWrapped: isPreviewWrapped,
      left: previewLeft,
      chosen: chosenLine(in: .preview),
      syntax: previewRequest?.tab.syntax
    )
    guard case .picture(var picture) = pane else { return pane }
    if layout.list.width > 0 {
      picture.keys.columns = (focus == .preview ? [.zoom] : [.nextPane, .zoom]).map(keyName).joined(separator: " ")
    }
    if fitsPicture {
      picture.keys.fullSize = keyName(of: .toggleWrapping)
      picture.fit(height: room.height)
    }
    return .picture(picture)
  }

  var detailsPane: PreviewPane? {
    guard let room = layout.detailsText else { return nil }
    return pane(
      of: shortened(detailsContent, columns: room.width),
      columns: room.width,
      isWrapped: wrapsLines,
      chosen: chosenLine(in: .details),
      syntax: detailsRequest?.tab.syntax
    )
  }

  /// Shortens paths and origins that don't fit a narrow pane; both can be seen in the definition.
  private func shortened(_ content: PreviewContent, columns: Int) -> PreviewContent {
    guard wrapsLines, case .text(let lines) = content else { return content }
    return .text(
      lines.map { line in
        guard line.columns > columns else { return line }
        return String(line.firstRange(of: "  (from ").map { line[..<$0.lowerBound] } ?? line[...])
          .shorteningPaths(toColumns: columns)
      }
    )
  }

  func pane(
    of content: PreviewContent,
    columns: Int,
    isWrapped: Bool,
    left: Int = 0,
    chosen: Int? = nil,
    syntax: TextSyntax? = nil
  ) -> PreviewPane {
    switch content {
    case .text(let lines):
      .text(TextPane(lines, columns: columns, isWrapped: isWrapped, left: left, syntax: syntax))
    case .rows(let rows): .rows(RowsPane(rows, columns: columns, isWrapped: isWrapped, left: left, chosen: chosen))
    case .picture(let picture): .picture(PicturePane(picture: picture, left: left))
    case .pixels(let preview): .pixels(PixelPane(preview: preview))
    case .review(let review):
      .review(ReviewPane(review, columns: columns, isWrapped: isWrapped, left: left, chosen: snapshots.group))
    }
  }
}

extension BrowserModel {
  /// The reason that nothing is listed, and a way out.
  var emptyWords: String {
    if isSearchPending { return "" }
    if !query.isEmpty { return "nothing matches; Esc clears" }
    return filter.isEmpty ? "the catalogue has no screens; 'petri new NAME' makes one" : "none; Esc lists all"
  }

  var emptyLines: [String] {
    guard rows.isEmpty, !isSearchPending else { return [] }
    if !query.isEmpty {
      return [
        "A search looks through names, titles in all locales, groups, #tags, texts of screens, and files.", "",
        "cart pay      both, each by its letters in this order", "'cart         these letters together",
        "^cart         at the beginning", "cart$         at the end", "!cart         not with these letters together",
        "cart | shop   one of them", "#money        a tag",
      ]
    }
    guard filter.isEmpty else { return [] }
    return [
      "This catalogue has no screens yet.", "",
      "petri new gift-card    writes the first one, a small file to begin with",
      "petri schema           lets an editor complete what is written in it", "",
      "It is listed here as soon as its file is there.",
    ]
  }
}
