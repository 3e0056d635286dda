import PetriCatalog
import PetriText

extension BrowserModel {
  mutating func browse(_ event: InputEvent) -> [BrowserEffect] {
    switch event {
    case .key(let key): return isSearching ? type(key) : press(key)
    case .paste(let text):
      if isSearching { search { $0.insert(text) } }
    case .mouse: break
    }
    return []
  }

  // MARK: - While something is searched

  mutating func type(_ key: Key) -> [BrowserEffect] {
    switch key {
    case .enter:
      isSearching = false
      return openChosen()
    case .tab: isSearching = false
    case .escape, .control("b"):
      isSearching = false
      search { $0 = TextInput() }
    case .control("n"), .down: select(selected + 1)
    case .control("p"), .up: select(selected - 1)
    case .pageUp, .pageDown, .function(1): return press(key)
    default: search { _ = $0.take(key) }
    }
    return []
  }

  // MARK: - While the list has the focus

  private mutating func press(_ key: Key) -> [BrowserEffect] {
    if case .character(let digit) = key, let number = digit.wholeNumberValue, digit.isASCII {
      choose(tab: number == 0 ? 9 : number - 1)
      return []
    }
    guard let action = keys.action(of: key) else { return [] }
    return performInList(action)
  }

  mutating func performInList(_ action: BrowserAction) -> [BrowserEffect] {
    let page = max(1, layout.list.height - 1)
    switch action {
    case .down: move(by: 1)
    case .up: move(by: -1)
    case .pageDown: move(by: page)
    case .pageUp: move(by: -page)
    case .halfDown: move(by: page / 2)
    case .halfUp: move(by: -page / 2)
    case .first: move(by: -farthest)
    case .last: move(by: farthest)
    case .fold: if focus == .preview { shiftPreview(by: -10) } else { foldChosen(true) }
    case .unfold: if focus == .preview { shiftPreview(by: 10) } else { foldChosen(false) }
    case .toggle: toggleChosen()
    case .open: return openLine() ?? openChosen()
    case .map: toggleMap()
    case .goBack: go(-1)
    case .goForth: go(1)
    case .bookmarks: toggleBookmarks()
    case .search:
      isSearching = true
      focus = .list
    case .clear: clear()
    case .nextPane: moveFocus(by: 1)
    case .previousPane: moveFocus(by: -1)
    case .nextTab: choose(tab: (tabIndex + 1) % PreviewTab.allCases.count)
    case .previousTab: choose(tab: (tabIndex + PreviewTab.allCases.count - 1) % PreviewTab.allCases.count)
    case .checks: show(.checks)
    case .previewDown: scrollPreview(by: 5)
    case .previewUp: scrollPreview(by: -5)
    case .previewLeft: shiftPreview(by: -10)
    case .previewRight: shiftPreview(by: 10)
    case .toggleWrapping:
      let isPicture = tab == .picture || tab == .wireframe
      if isPicture { fitsPicture.toggle() } else { wrapsLines.toggle() }
      (previewLeft, previewTop) = (0, isPicture ? 0 : previewTop)
    case .nextComparison: compare(step: 1)
    case .previousComparison: compare(step: -1)
    case .nextDifference: goToDifference(step: 1)
    case .previousDifference: goToDifference(step: -1)
    case .acceptSnapshot: return decide(.accept)
    case .rejectSnapshot: return decide(.reject)
    case .undoDecision: return [.undoDecision]
    case .verify: return toggleVerifying()
    case .sheet: openSheet()
    case .variations: openVariations()
    case .togglePreview:
      showsPreview.toggle()
      (focus, panes.isZoomed) = (.list, false)
    case .problems:
      var filter = filter
      filter.problemsOnly.toggle()
      list(filter)
    case .filters: palette = PaletteModel("list only", filterEntries, recent: recentCommands.commands)
    case .reload: return [.reload]
    default: return performAnywhere(action) ?? []
    }
    return []
  }

  private mutating func move(by rows: Int) {
    switch focus {
    case .list: select(selected + rows)
    case .preview: if !moveLine(by: rows) { scrollPreview(by: rows) }
    case .details: if !moveLine(by: rows) { scrollDetails(by: rows) }
    }
  }

  private var farthest: Int { max(rows.count, previewPane?.height ?? 0, detailsPane?.height ?? 0) }

  private mutating func moveFocus(by step: Int) {
    let shown = shownPanes
    let index = shown.firstIndex(of: focus) ?? 0
    focus = shown[(index + step + shown.count) % shown.count]
    settlePanes()
  }

  private mutating func clear() {
    if comparison != nil {
      comparison = nil
      (previewTop, previewLeft) = (0, 0)
    } else if panes.isZoomed {
      _ = arrange(.zoom)
    } else if focus != .list {
      focus = .list
    } else if !query.isEmpty {
      search { $0 = TextInput() }
    } else {
      list(ListFilter())
    }
  }

  private var tabIndex: Int { PreviewTab.allCases.firstIndex(of: tab) ?? 0 }

  private mutating func choose(tab index: Int) {
    guard PreviewTab.allCases.indices.contains(index) else { return }
    tab = PreviewTab.allCases[index]
    (previewTop, previewLeft, detailsTop) = (0, 0, 0)
  }

  mutating func show(_ tab: PreviewTab) {
    (self.tab, previewTop, previewLeft, detailsTop) = (tab, 0, 0, 0)
    (showsPreview, comparison) = (true, nil)
    snapshots.group = 0
  }

  /// Folds or unfolds the chosen group; folding a screen chooses its group.
  private mutating func foldChosen(_ isFolding: Bool) {
    switch screens.chosenRow {
    case .group(let group)?: fold(tree.path(of: group), isFolding)
    case .screen(let index, _)? where isFolding:
      let path = catalog.entries[index].group
      let row = rows.firstIndex { if case .group(let group) = $0 { tree.path(of: group) == path } else { false } }
      if let row { select(row) }
    default: break
    }
  }

  private mutating func toggleChosen() {
    guard case .group(let group)? = screens.chosenRow else { return }
    let path = tree.path(of: group)
    fold(path, !screens.isFolded(path))
  }

  mutating func openChosen() -> [BrowserEffect] {
    guard let entry else {
      toggleChosen()
      return []
    }
    guard !entry.isBroken else {
      note = "\(entry.name) has errors and can't be launched; the problems tab shows them"
      noteEnd = .loaded
      return []
    }
    return [.open(screen: entry.name, in: environment)]
  }

  mutating func scrollPreview(by lines: Int) {
    guard let pane = previewPane, let room = previewRoom?.height else { return }
    let most = max(pane.maximumTop(height: room), comparedMaximumTop)
    previewTop = min(max(0, min(previewTop, most) + lines), most)
  }

  mutating func scrollDetails(by lines: Int) {
    guard let pane = detailsPane, let room = layout.detailsText?.height else { return }
    detailsTop = min(max(0, min(detailsTop, pane.maximumTop(height: room)) + lines), pane.maximumTop(height: room))
  }

  private mutating func shiftPreview(by columns: Int) {
    guard let room = previewRoom?.width, !isPreviewWrapped else { return }
    let most =
      switch previewContent {
      case .text(let lines): TextPane.maximumLeft(lines, columns: room)
      case .rows(let rows): TextPane.maximumLeft(rows.map(\.text), columns: room)
      case .picture(let picture): PicturePane(picture: picture).maximumLeft(columns: room)
      case .pixels: 0
      case .review:
        if case .review(let pane)? = previewPane { pane.maximumLeft } else { 0 }
      }
    previewLeft = min(max(0, previewLeft + columns), max(most, comparedMostLeft))
  }

  // MARK: - The mouse

  static let doubleClick = Duration.milliseconds(500)

  mutating func isSecondClick(at index: Int, _ time: Duration) -> Bool {
    let isAgain = lastClick.map { $0.row == index && time - $0.time <= BrowserModel.doubleClick } ?? false
    lastClick = isAgain ? nil : (index, time)
    return isAgain
  }

  mutating func clickList(_ mouse: InputEvent.Mouse, _ x: Int, _ y: Int, at time: Duration) -> [BrowserEffect] {
    let list = layout.list
    if let details = layout.details, x < details.width, y >= details.y, y < details.y + details.height {
      if case .scroll(let notches) = mouse { scrollDetails(by: notches * 3) }
      if case .press(button: 0) = mouse {
        focus = .details
        return openLine(of: .details, at: y) ?? []
      }
      return []
    }
    if let preview = layout.preview, x >= preview.x {
      if map != nil { return clickMap(mouse, x, y, at: time) }
      if case .scroll(let notches) = mouse { scrollPreview(by: notches * 3) }
      if case .press(button: 0) = mouse, comparison == nil {
        if y == preview.y, let tab = tab(at: x) {
          choose(tab: tab)
        } else if !clickWall(x, y) {
          focus = .preview
          return openLine(of: .preview, at: y) ?? []
        }
      }
      return []
    }
    switch mouse {
    case .scroll(let notches): select(selected + notches * 3)
    case .press(button: 0) where y >= list.y && y < list.y + list.height && top + y - list.y < rows.count:
      let row = top + y - list.y
      let isAgain = isSecondClick(at: row, time)
      focus = .list
      select(row)
      if isAgain { return openChosen() }
    default: break
    }
    return []
  }
}
