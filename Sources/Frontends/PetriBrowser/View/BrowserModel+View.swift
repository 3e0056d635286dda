import PetriCatalog
public import PetriText

extension BrowserModel {
  /// The browser as cells.
  public var picture: Canvas {
    var canvas = Canvas(width: columns, height: height)
    guard !layout.isTooSmall else {
      let (columns, rows) = BrowserLayout.smallest
      let text = "Petri needs \(columns) × \(rows) cells; q quits".wrapped(toColumns: self.columns, hanging: 0)
      for (y, row) in text.prefix(height).enumerated() {
        canvas.put(
          y == height - 1 && text.count > height ? row.prefix(columns: self.columns - 1) + "…" : row,
          x: 0,
          y: y
        )
      }
      return canvas
    }
    if helpTop != nil {
      drawHead("help", on: &canvas)
      drawHelp(on: &canvas)
    } else {
      switch modes.top {
      case .form?: drawForm(on: &canvas)
      case .launched?: drawStage(on: &canvas)
      case .sheet?: drawSheet(on: &canvas)
      case .map?, .comparison?, nil: drawCatalogue(on: &canvas)
      }
      if palette != nil { drawPalette(on: &canvas) }
    }
    drawFoot(on: &canvas)
    theme.paint(&canvas)
    return canvas
  }

  /// The cursor: in the text input, or on the focus, which screen readers follow.
  public var cursor: (x: Int, y: Int) {
    let position = layout.isTooSmall ? (x: 0, y: 0) : overlays.top.map { cursor(in: $0) } ?? cursorBelow
    return (min(max(0, position.x), max(0, columns - 1)), min(max(0, position.y), max(0, height - 1)))
  }

  private func cursor(in overlay: BrowserOverlay) -> (x: Int, y: Int) {
    switch overlay {
    case .help: return (0, 0)
    case .prompt(let prompt):
      let room = columns - prompt.question.columns
      return (prompt.question.columns + prompt.input.window(columns: room).cursor, height - 1)
    case .palette(let palette):
      let area = paletteArea
      return (area.x + 3 + palette.input.window(columns: area.width - 4).cursor, area.y + 1)
    }
  }

  private var cursorBelow: (x: Int, y: Int) {
    switch modes.top {
    case .form?: return formCursor
    case .launched(let stage)?: return stageCursor(stage)
    case .map?: if let position = mapCursor { return position }
    case .sheet?, .comparison?, nil: break
    }
    if isSearching { return (2 + screens.search.window(columns: columns - 2).cursor, 1) }
    if case .sheet? = modes.top { return sheetCursor }
    if layout.list.width == 0 { return (0, 1) }
    return (0, layout.list.y + min(selected - top, max(0, layout.list.height - 1)))
  }

  /// Draws the first row: the title, details, and the environment. `details` are variants, longest first; the
  /// environment's keys take precedence over long ones.
  func drawHead(_ text: String, _ details: [String] = [], on canvas: inout Canvas) {
    let variants = details.isEmpty ? [""] : details
    let (room, index) = drawEnvironment(besides: variants.map { text.columns + $0.columns }, on: &canvas)
    let x = canvas.put(text.truncated(toColumns: room), x: 0, y: 0, style: .heading)
    canvas.put(variants[index].truncated(toColumns: max(0, room - x)), x: x, y: 0, style: .secondary)
    canvas.put(String(repeating: "─", count: columns), x: 0, y: 1, style: .line)
  }

  /// Draws the environment at the right: with its keys if there is space, and non-default values in colour. Returns the
  /// remaining columns and the index of the variant that fits.
  private func drawEnvironment(besides widths: [Int], on canvas: inout Canvas) -> (room: Int, index: Int) {
    let defaults = catalog.baseEnvironment
    let actions: [BrowserAction] = [.nextDevice, .nextAppearance, .nextContentSize, .nextLocale]
    let parts =
      zip(environment.parts, defaults.parts).enumerated().map { index, part in
        (key: keyName(of: actions[index]), text: part.0, isDefault: part.0 == part.1)
      } + environment.variantWords.map { (key: "", text: $0, isDefault: false) }
    func width(withKeys: Bool) -> Int {
      parts.reduce(-2) { $0 + $1.text.columns + 2 + (withKeys && !$1.key.isEmpty ? $1.key.columns + 1 : 0) }
    }
    func index(withKeys: Bool) -> Int? { widths.firstIndex { width(withKeys: withKeys) + $0 + 3 <= columns } }
    let withKeys = index(withKeys: true) != nil
    guard let index = index(withKeys: withKeys) else {
      let words = environment.words.truncated(toColumns: columns * 2 / 3)
      canvas.put(words, x: columns - words.columns, y: 0, style: .secondary)
      return (max(0, columns - words.columns - 2), widths.count - 1)
    }
    let start = columns - width(withKeys: withKeys)
    var x = start
    for part in parts {
      if withKeys, !part.key.isEmpty { x += canvas.put("\(part.key) ", x: x, y: 0, style: .key) }
      x += canvas.put(part.text, x: x, y: 0, style: part.isDefault ? .secondary : .note) + 2
    }
    return (max(0, start - 2), index)
  }

  func drawLine(_ area: CanvasRectangle, hasFocus: Bool, on canvas: inout Canvas) {
    let text = String(repeating: hasFocus ? "━" : "─", count: area.width)
    canvas.put(text, x: area.x, y: area.y, style: hasFocus ? .focus : .line)
  }

  func drawDivider(before area: CanvasRectangle, hasFocus: Bool = false, on canvas: inout Canvas) {
    for y in area.y..<(area.y + area.height) {
      canvas.put(hasFocus ? "┃" : "│", x: area.x - 1, y: y, style: hasFocus ? .focus : .line)
    }
  }

  private func drawFoot(on canvas: inout Canvas) {
    let y = height - 1
    if let note { drawNote(note, above: prompt == nil ? height : y, on: &canvas) }
    if let prompt {
      canvas.fill(CanvasRectangle(x: 0, y: y, width: columns, height: 1))
      canvas.put(prompt.question, x: 0, y: y, style: .heading)
      let room = columns - prompt.question.columns
      canvas.put(prompt.input.window(columns: room).text, x: prompt.question.columns, y: y)
      return
    }
    guard note == nil else { return }
    var x = 0
    for (key, word) in footer where x + key.columns + word.columns + 3 <= columns {
      x += canvas.put(key, x: x, y: y, style: .key)
      x += canvas.put(" \(word)  ", x: x, y: y, style: .secondary)
    }
  }

  private func drawNote(_ note: String, above bottom: Int, on canvas: inout Canvas) {
    let rows = note.wrapped(toColumns: columns, hanging: 2)
    let most = min(BrowserModel.maxNoteRows, max(1, height / 3))
    let top = bottom - min(most, rows.count)
    for (offset, row) in rows.prefix(most).enumerated() {
      canvas.fill(CanvasRectangle(x: 0, y: top + offset, width: columns, height: 1))
      let isCut = offset == most - 1 && rows.count > most
      canvas.put(isCut ? row.prefix(columns: columns - 1) + "…" : row, x: 0, y: top + offset, style: .note)
    }
  }

  private static let maxNoteRows = 5

  private var footer: [(String, String)] {
    if let top = helpTop {
      let isMore = top + layout.stage.height < helpPage.height
      return [("Esc", "close")] + (isMore ? [("↓", "more")] : []) + (top > 0 ? [("↑", "back")] : [])
    }
    if palette != nil { return [("Enter", "do it"), ("Esc", "close"), ("↓", "next")] }
    if let own = footerOfMode { return own }
    return (keys.rows.filter { !$0.isLast } + keys.rows.filter(\.isLast)).compactMap { row in
      guard let word = row.footer, let key = row.keys.first else { return nil }
      return (key.shownName, word)
    }
  }

  /// The keys of the topmost mode if they aren't its table's first ones.
  private var footerOfMode: [(String, String)]? {
    let search = [("Enter", "launch"), ("Tab", "to the list"), ("Esc", "clear")]
    switch modes.top {
    case .form?: return nil
    case .launched(let stage)?: return stage.pane.map { footer(of: $0) }
    case .sheet?, .map?: return isSearching ? search : nil
    case .comparison?, nil: break
    }
    if isSearching { return search }
    if comparedPair != nil {
      return named([
        ([.nextComparison], "next pair"), ([.previousComparison], "pair before"), ([.down], "next screen"),
        ([.previewDown, .previewUp], "scroll"), ([.clear], "end"),
      ])
    }
    if previewRequest?.tab == .snapshots {
      return named([
        ([.acceptSnapshot], "accept"), ([.rejectSnapshot], "reject"), ([.undoDecision], "undo"),
        ([.nextDifference], "next difference"),
        ([.verify], snapshots.progress == nil ? "compare all" : "stop comparing"),
        ([.help], "help"), ([.quit], "quit"),
      ])
    }
    guard chosenLine(in: focus) != nil else { return nil }
    return named([
      ([.open], "open"), ([.up, .down], "choose"), ([.goBack, .goForth], "back, forth"), ([.nextPane], "next pane"),
      ([.clear], "to the list"),
    ])
  }

  private func footer(of pane: StagePane) -> [(String, String)] {
    switch pane {
    case .onion: [("↑ ↓", "choose a layer"), ("←", "take off"), ("→", "put back"), ("Esc", "to the screen")]
    case .timeline: [("↑ ↓", "choose"), ("← →", "fold"), ("Esc", "to the screen")]
    case .steps:
      named([([.compareSteps], "step before"), ([.nextStep], "next step"), ([.pageDown], "scroll")])
        + [("Esc", "to the screen")]
    }
  }

  private func named(_ keys: [([BrowserAction], String)]) -> [(String, String)] {
    keys.map { (keyNames(of: $0), $1) }.filter { !$0.0.isEmpty }
  }
}
