import PetriText

extension BrowserModel {
  mutating func openSheet() {
    let group: [String] =
      switch screens.chosenRow {
      case .group(let group)?: tree.path(of: group)
      case .screen(let index, _)?: catalog.entries[index].group
      case nil: []
      }
    show(listed: query.isEmpty ? group : [])
  }

  private mutating func show(listed group: [String]) {
    if query.isEmpty { unfoldAll(in: group) }
    comparison = nil
    sheet = ContactSheet(.listed(group))
    findThumbnails()
  }

  mutating func openVariations() {
    guard let entry else {
      note = "choose a screen to see its fixtures"
      return
    }
    guard !entry.isBroken else {
      note = "\(entry.name) has errors; the problems tab shows them"
      return
    }
    comparison = nil
    var new = ContactSheet(.variations)
    if let sheet, sheet.scope != .variations { new.before = [sheet] }
    sheet = new
  }

  mutating func findThumbnails() {
    guard var found = sheet else { return }
    if case .listed(let group) = found.scope {
      found.find(in: rows, version: screens.version, tree: tree, isSearching: !query.isEmpty)
      if found.rows.isEmpty, !group.isEmpty, !rows.isEmpty {
        // The group's file was removed.
        found.widen(to: [])
        found.find(in: rows, version: screens.version, tree: tree, isSearching: !query.isEmpty)
      }
      sheet = found
      if let first = found.rows.first, sheetIndex == nil { select(first) }
    } else if entry?.isBroken ?? true {
      sheet = sheet?.before.last
      return findThumbnails()
    }
    let grid = sheetGrid
    let row = (sheetIndex ?? 0) / grid.perRow
    let count = (sheetCount + grid.perRow - 1) / grid.perRow
    let top = min(sheet?.top ?? 0, row)
    sheet?.top = min(max(top, row - grid.rows + 1), max(0, count - grid.rows))
  }

  // MARK: - Keys

  mutating func browseSheet(_ event: InputEvent) -> [BrowserEffect] {
    guard case .key(let key) = event else {
      if case .paste(let text) = event, isSearching { search { $0.insert(text) } }
      return []
    }
    guard isSearching else { return keys.action(of: key).map { performInSheet($0) } ?? [] }
    switch key {
    case .down, .up, .pageDown, .pageUp, .control("n"), .function(1):
      return keys.action(of: key).map { performInSheet($0) } ?? []
    case .control("p"): return performInSheet(.up)
    default: return type(key)
    }
  }

  mutating func performInSheet(_ action: BrowserAction) -> [BrowserEffect] {
    let grid = sheetGrid
    switch action {
    case .thumbnailRight: moveInSheet(by: 1)
    case .thumbnailLeft: moveInSheet(by: -1)
    case .down: moveInSheet(rows: 1)
    case .up: moveInSheet(rows: -1)
    case .pageDown: moveInSheet(rows: grid.rows)
    case .pageUp: moveInSheet(rows: -grid.rows)
    case .halfDown: moveInSheet(rows: max(1, grid.rows / 2))
    case .halfUp: moveInSheet(rows: -max(1, grid.rows / 2))
    case .first: choose(thumbnail: 0)
    case .last: choose(thumbnail: sheetCount - 1)
    case .open: return openThumbnail()
    case .back: sheet = sheet?.before.last
    case .sheet: widen()
    case .variations: if sheet?.scope != .variations { openVariations() }
    case .largerThumbnails: zoom(by: -1)
    case .smallerThumbnails: zoom(by: 1)
    case .search:
      if sheet?.scope == .variations { show(listed: []) }
      isSearching = true
    case .reload: return [.reload]
    default: return performAnywhere(action) ?? []
    }
    return []
  }

  private mutating func moveInSheet(by count: Int) { choose(thumbnail: (sheetIndex ?? 0) + count) }

  private mutating func moveInSheet(rows count: Int) {
    let perRow = sheetGrid.perRow
    let index = sheetIndex ?? 0
    let last = max(0, sheetCount - 1)
    let row = min(max(0, index / perRow + count), last / perRow)
    choose(thumbnail: row * perRow + index % perRow)
  }

  private mutating func choose(thumbnail index: Int) {
    guard let sheet, sheetCount > 0 else { return }
    let index = min(max(0, index), sheetCount - 1)
    if sheet.scope == .variations { self.sheet?.variation = index } else { select(sheet.rows[index]) }
  }

  private mutating func zoom(by step: Int) {
    guard let before = sheet?.zoom else { return }
    let grid = sheetGrid
    sheet?.zoom = before + step
    if sheetGrid == grid { sheet?.zoom = before }
  }

  /// Shows the parent group, and finally all screens.
  private mutating func widen() {
    switch sheet?.scope {
    case .variations?: show(listed: entry?.group ?? [])
    case .listed(let group)? where !group.isEmpty && query.isEmpty: show(listed: group.dropLast())
    default: note = query.isEmpty ? "these are all screens" : "these are all that were found"
    }
  }

  private mutating func openThumbnail() -> [BrowserEffect] {
    guard sheet?.scope == .variations, let index = sheetIndex, variations.indices.contains(index) else {
      return openChosen()
    }
    let request = variations[index].request
    environment = request.environment
    sheet?.variation = 0
    guard let fixture = request.fixture else { return openChosen() }
    return launch(LaunchRequest(screen: request.screen, fixture: fixture, environment: environment))
  }

  // MARK: - The mouse

  mutating func clickSheet(_ mouse: InputEvent.Mouse, _ x: Int, _ y: Int, at time: Duration) -> [BrowserEffect] {
    switch mouse {
    case .scroll(let notches): moveInSheet(rows: notches)
    case .press(button: 0):
      guard let wall = walls.first, let index = wall.index(atX: x, y: y) else { return [] }
      let isAgain = isSecondClick(at: index, time)
      choose(thumbnail: index)
      if isAgain { return openThumbnail() }
    default: break
    }
    return []
  }

  /// Opens all thumbnails from those beside the list, with the clicked one chosen; returns whether there is one.
  mutating func clickWall(_ x: Int, _ y: Int) -> Bool {
    guard let wall = walls.first, let index = wall.index(atX: x, y: y) else { return false }
    if entry == nil {
      openSheet()
      choose(thumbnail: index)
    } else if wall.count > 1 {
      openVariations()
      // The first variation is the screen as already shown.
      choose(thumbnail: index + 1)
    }
    return true
  }
}
