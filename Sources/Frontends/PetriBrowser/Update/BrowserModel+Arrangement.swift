import PetriText

extension BrowserModel {
  /// The columns by which a key moves a border; vertically it is one row.
  private static let columnStep = 4

  mutating func arrange(_ action: BrowserAction) -> [BrowserEffect]? {
    switch action {
    case .grow: resize(by: 1)
    case .shrink: resize(by: -1)
    case .resetPanes:
      panes.sizes = PaneSizes()
      panes.isZoomed = false
    case .zoom: panes.isZoomed.toggle()
    default: return nil
    }
    settlePanes()
    return []
  }

  mutating func settlePanes() {
    if !shownPanes.contains(focus) { focus = .list }
    keepVisible()
    let (room, isZoomed) = (layout.stage, panes.isZoomed)
    stage?.isFullSize = isZoomed
    stage?.keepVisible(room)
  }

  /// The panes that are visible, or can be shown while one is zoomed.
  var shownPanes: [BrowserPane] {
    let layout = layout
    return BrowserPane.allCases.filter { pane in
      switch pane {
      case .list: true
      case .preview: panes.isZoomed || layout.preview != nil
      case .details: panes.isZoomed || layout.details != nil
      }
    }
  }

  private mutating func resize(by steps: Int) {
    guard let (border, isBefore) = borderOfFocus else {
      note = panes.isZoomed ? "one pane has all of the window; \(keyName(of: .zoom)) shows the others again" : nil
      return
    }
    let (size, room) = extent(before: border)
    let step = border == .details ? 1 : BrowserModel.columnStep
    panes.sizes.move(border, to: size + steps * step * (isBefore ? 1 : -1), of: room)
  }

  /// The border that resizes the focused pane, and whether the pane is before it.
  private var borderOfFocus: (border: PaneSizes.Border, isBefore: Bool)? {
    let layout = layout
    if form != nil { return layout.formPreview == nil ? nil : (.form, true) }
    if stage != nil { return layout.log == nil ? nil : (.log, true) }
    if focus == .details { return layout.details == nil || panes.isZoomed ? nil : (.details, false) }
    return layout.preview == nil || layout.list.width == 0 ? nil : (.list, focus == .list)
  }

  /// The size of the pane before a border, and the space for both.
  private func extent(before border: PaneSizes.Border) -> (size: Int, room: Int) {
    let layout = layout
    switch border {
    case .list: return (layout.list.width, columns - 1)
    case .details: return (layout.list.height, layout.stage.height)
    case .log: return (layout.stage.width, columns - 1)
    case .form: return (layout.form.width, columns - 1)
    }
  }

  // MARK: - The mouse

  /// Handles the mouse at borders; `nil` elsewhere.
  mutating func clickBorder(_ mouse: InputEvent.Mouse, _ x: Int, _ y: Int, at time: Duration) -> [BrowserEffect]? {
    switch mouse {
    case .drag(button: 0):
      guard let border = panes.held else { return nil }
      let size = border == .details ? y - layout.list.y : x
      panes.sizes.move(border, to: size, of: extent(before: border).room)
      panes.lastClick = nil
      settlePanes()
      return []
    case .release:
      guard panes.held != nil else { return nil }
      panes.held = nil
      return []
    case .press(button: 0):
      guard let border = border(atX: x, y: y) else { return nil }
      let isAgain = panes.lastClick.map { $0.border == border && time - $0.time <= BrowserModel.doubleClick } ?? false
      panes.lastClick = isAgain ? nil : PaneModel.Click(border: border, time: time)
      panes.held = isAgain ? nil : border
      if border == .details { focus = .details }
      if isAgain {
        panes.sizes.reset(border)
        settlePanes()
      }
      return []
    default: return nil
    }
  }

  private func border(atX x: Int, y: Int) -> PaneSizes.Border? {
    guard palette == nil else { return nil }
    let layout = layout
    func isBefore(_ pane: CanvasRectangle?) -> Bool {
      pane.map { x == $0.x - 1 && y >= $0.y && y < $0.y + $0.height } ?? false
    }
    if form != nil { return isBefore(layout.formPreview) ? .form : nil }
    if let stage { return stage.pane == nil && isBefore(layout.log) ? .log : nil }
    return layout.border(atX: x, y: y)
  }
}
