import PetriCatalog
import PetriText

extension BrowserModel {
  mutating func show(_ request: LaunchRequest, _ view: StageView) {
    if launching == request {
      form = nil
      launching = nil
    }
    if stage?.request.screen == request.screen {
      stage?.request = request
      let room = layout.stage
      stage?.show(view, room: room)
    } else {
      var new = StageModel(request, view)
      new.isFullSize = panes.isZoomed
      new.keepVisible(layout.stage)
      stage = new
    }
  }

  mutating func touch(_ event: InputEvent) -> [BrowserEffect] {
    if let pane = stage?.pane, case .key(let key) = event, let effects = press(key, on: pane) { return effects }
    switch event {
    case .paste(let text): return type { $0 + text.map { $0.isNewline ? " " : String($0) }.joined() }
    case .key(.character(let character)):
      if character == " ", stage?.target?.kind != .textField { return performOnStage(.tap) }
      return type { $0 + String(character) }
    case .key(.backspace): return type { String($0.dropLast()) }
    case .key(.control("u")) where stage?.target?.kind == .textField && stage?.pane?.showsScreen != false:
      return type { _ in "" }
    case .key(let key):
      guard let action = keys.action(of: key) else { return [] }
      return performOnStage(action)
    case .mouse: return []
    }
  }

  private mutating func type(_ change: (String) -> String) -> [BrowserEffect] {
    guard let target = stage?.target, target.kind == .textField else {
      note = "no field has the focus; Tab moves to the next control"
      return []
    }
    return [.act(.move(.type(change(target.value ?? ""), into: target.name)))]
  }

  mutating func performOnStage(_ action: BrowserAction) -> [BrowserEffect] {
    guard let stage else { return [] }
    switch action {
    case .catalogue: return leave()
    case .focusNext: return focus(stage.index(step: 1))
    case .focusPrevious: return focus(stage.index(step: -1))
    case .focusRight, .focusLeft: return aside(action == .focusRight ? 1 : -1)
    case .tap:
      guard let target = stage.target else { return [] }
      return [.act(.move(target.kind == .textField ? .submit(target.name) : .tap(target.name)))]
    case .back: return stage.view.canGoBack ? [.act(.back)] : leave()
    case .pageDown: return scroll(1)
    case .pageUp: return scroll(-1)
    case .nextStep:
      guard stage.view.nextStep != nil else {
        note = "no walk has begun; \(keyName(of: .palette)) lists them"
        return []
      }
      return [.nextStep]
    case .toggleLog:
      self.stage?.pane = nil
      self.stage?.showsLog.toggle()
    case .onion, .timeline: turn(action)
    case .compareSteps:
      guard mayCompareSteps() else { break }
      turn(action)
    case .panLeft, .panRight:
      guard stage.pane == nil else {
        panPictures(by: action == .panRight ? 1 : -1)
        break
      }
      let room = layout.stage
      self.stage?.pan(byColumns: (action == .panRight ? 1 : -1) * max(1, room.width / 2), room: room)
    case .logUp, .logDown:
      let rows = (action == .logDown ? 1 : -1) * max(1, layout.stage.height / 2)
      if stage.pane == nil || problemsPane != nil { scrollLog(by: -rows) } else { scrollPictures(by: rows) }
    case .reload: return launch(stage.request)
    default: return performAnywhere(action) ?? []
    }
    return []
  }

  private mutating func leave() -> [BrowserEffect] {
    let screen = stage?.request.screen
    stage = nil
    if let screen, screen != entry?.name, screens.choose(screen) { showChosen() }
    return [.leaveStage]
  }

  private mutating func focus(_ index: Int?) -> [BrowserEffect] {
    guard let index else { return [] }
    let room = layout.stage
    stage?.focus(on: index, room: room)
    guard let target = stage?.target, target.rectangle == nil else { return [] }
    return [.act(.reveal(target.name))]
  }

  private mutating func aside(_ step: Int) -> [BrowserEffect] {
    guard let stage else { return [] }
    if let target = stage.target, target.kind == .adjustable { return [.act(.adjust(target.name, by: step))] }
    if let index = stage.indexBeside(step: step) { return focus(index) }
    return [.act(.move(.swipe(step > 0 ? .next : .previous)))]
  }

  /// Scrolls the picture, or the screen itself at the picture's end.
  private mutating func scroll(_ pages: Int) -> [BrowserEffect] {
    let room = layout.stage
    if stage?.pan(by: pages * max(1, room.height - 2), room: room) == true { return [] }
    return [.act(.scroll(Double(pages) * 0.8, near: stage?.target?.name))]
  }

  private mutating func scrollLog(by lines: Int) {
    guard let stage else { return }
    if let (pane, area) = problemsPane, pane.maximumTop(height: area.height) > 0 {
      self.stage?.problemsTop = min(max(0, stage.problemsTop - lines), pane.maximumTop(height: area.height))
      return
    }
    let area = layout.log ?? layout.stage
    let count = logRows(stage, columns: area.width - 1).count
    self.stage?.logBack = min(max(0, count - area.height), max(0, stage.logBack + lines))
  }

  mutating func clickStage(_ mouse: InputEvent.Mouse, _ x: Int, _ y: Int) -> [BrowserEffect] {
    guard let stage else { return [] }
    if let pane = stage.pane { return click(mouse, x, y, on: pane) }
    let room = layout.stage
    guard x < room.x + room.width, y >= room.y, y < room.y + room.height else {
      if case .scroll(let notches) = mouse { scrollLog(by: -notches * 3) }
      return []
    }
    switch mouse {
    case .scroll(let notches):
      if self.stage?.pan(by: notches * 3, room: room) == true { return [] }
      return [.act(.scroll(Double(notches) * 0.2, near: stage.target?.name))]
    case .press(button: 0):
      let (column, row) = (x - room.x - stageOffset + stage.origin.x, y - room.y)
      let rows = stage.rows(in: room).rows
      let touched = rows.indices.contains(row) ? stage.index(atX: column, y: rows[row]) : nil
      guard let index = target(atX: x, y: y, in: stage) ?? touched else { return [] }
      let revealing = focus(index)
      guard revealing.isEmpty, let target = self.stage?.target,
        target.kind == .button || target.kind == .adjustable
      else { return revealing }
      return [.act(.move(.tap(target.name)))]
    default: return []
    }
  }
}
