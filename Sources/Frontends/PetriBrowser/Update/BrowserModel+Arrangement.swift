import PetriText

/// Panes that are made larger and smaller, by keys and by the mouse.
extension BrowserModel {
  /// How many columns a key moves a border; a key moves it by one row.
  private static let columnStep = 4

  /// Takes an action that arranges panes; `nil` for any other.
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

  /// Keeps the visible part visible, and the arrows on a pane that is there, after panes have got another size.
  mutating func settlePanes() {
    if !shownPanes.contains(focus) { focus = .list }
    keepVisible()
    let (room, isZoomed) = (layout.stage, panes.isZoomed)
    stage?.isFullSize = isZoomed
    stage?.keepVisible(room)
  }

  /// The panes of the catalogue that are shown, or, while one has all of the window, can be.
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

  /// Makes the pane with the focus larger, or smaller where the number is below zero.
  private mutating func resize(by steps: Int) {
    guard let (border, isBefore) = borderOfFocus else {
      note = panes.isZoomed ? "one pane has all of the window; \(keyName(of: .zoom)) shows the others again" : nil
      return
    }
    let (size, room) = extent(before: border)
    let step = border == .details ? 1 : BrowserModel.columnStep
    panes.sizes.move(border, to: size + steps * step * (isBefore ? 1 : -1), of: room)
  }

  /// The border that is moved where the pane with the focus gets another size, and whether that pane is before it.
  private var borderOfFocus: (border: PaneSizes.Border, isBefore: Bool)? {
    let layout = layout
    if form != nil { return layout.formPreview == nil ? nil : (.form, true) }
    if stage != nil { return layout.log == nil ? nil : (.log, true) }
    if focus == .details { return layout.details == nil || panes.isZoomed ? nil : (.details, false) }
    return layout.preview == nil || layout.list.width == 0 ? nil : (.list, focus == .list)
  }

  /// How many cells the pane before a border takes, and how many there are for both.
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

  /// Takes a mouse's event at borders between panes; `nil` where it does something else.
  mutating func clickBorder(_ mouse: InputEvent.Mouse, _ x: Int, _ y: Int, at time: Duration) -> [BrowserEffect]? {
    switch mouse {
    case .drag(button: 0):
      guard let border = panes.held else { return nil }
      let place = border == .details ? y - layout.list.y : x
      panes.sizes.move(border, to: place, of: extent(before: border).room)
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

  /// The border at a cell of the picture.
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
