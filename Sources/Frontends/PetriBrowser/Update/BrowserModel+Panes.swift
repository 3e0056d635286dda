import PetriText

extension BrowserModel {
  mutating func turn(_ action: BrowserAction) {
    guard let stage else { return }
    let pane: StagePane? =
      switch (action, stage.pane) {
      case (.onion, .onion), (.timeline, .timeline): nil
      case (.compareSteps, .steps(let back)): .steps(back: (back + 1) % max(1, stage.view.steps.count))
      case (.compareSteps, _): .steps(back: 0)
      case (.onion, _): .onion(chosen: stage.view.layers.count)
      default: .timeline(TimelineModel())
      }
    self.stage?.pane = pane
  }

  /// Handles a key of a pane; `nil` for a key with the same meaning everywhere.
  mutating func press(_ key: Key, on pane: StagePane) -> [BrowserEffect]? {
    switch key {
    case .escape, .control("b"):
      stage?.pane = nil
      return []
    case .character(let letter) where letter != " " && !pane.showsScreen:
      note = "Esc goes back to the screen, to which letters go"
      return []
    case .backspace where !pane.showsScreen: return []
    default: break
    }
    switch pane {
    case .steps:
      guard key == .pageDown || key == .pageUp else { return nil }
      scrollPictures(by: (key == .pageDown ? 1 : -1) * max(1, layout.stage.height / 2))
      return []
    case .onion(let chosen): return peel(key, chosen)
    case .timeline(let timeline): return browse(key, timeline)
    }
  }

  // MARK: - The onion

  private mutating func peel(_ key: Key, _ chosen: Int) -> [BrowserEffect]? {
    guard let stage else { return [] }
    let layers = stage.view.layers
    switch key {
    case .down, .tab: self.stage?.pane = .onion(chosen: min(layers.count, chosen + 1))
    case .up, .backTab: self.stage?.pane = .onion(chosen: max(0, chosen - 1))
    case .home, .pageUp: self.stage?.pane = .onion(chosen: 0)
    case .end, .pageDown: self.stage?.pane = .onion(chosen: layers.count)
    case .left, .right, .enter, .character(" "):
      guard layers.indices.contains(chosen) else {
        note = layers.isEmpty ? "\(stage.request.screen) has no layers" : "the core stays; ↑ chooses a layer"
        return []
      }
      let isOn = layers[chosen].isOn
      guard isOn ? key != .right : key != .left else { return [] }
      var request = stage.request
      request.layersOff.formSymmetricDifference([chosen])
      return launch(request)
    default: return nil
    }
    return []
  }

  // MARK: - The timeline

  private mutating func browse(_ key: Key, _ model: TimelineModel) -> [BrowserEffect]? {
    guard let stage else { return [] }
    var model = model
    let timeline = Timeline(stage.view.log)
    let rows = model.rows(of: timeline)
    guard !rows.isEmpty else { return nil }
    let index = model.index(in: rows)
    let page = max(1, layout.stage.height / 2)
    func go(_ row: Int) { model.chosen = rows[min(max(0, row), rows.count - 1)] }
    func fold(_ isFolding: Bool) {
      let step = rows[index].step
      model.fold(step, isFolding, of: timeline.heardCount)
      model.chosen = isFolding ? .step(step) : rows[index]
    }
    switch key {
    case .down, .tab: go(index + 1)
    case .up, .backTab: go(index - 1)
    case .pageDown: go(index + page)
    case .pageUp: go(index - page)
    case .home: go(0)
    case .end: go(rows.count - 1)
    case .left: fold(true)
    case .right: fold(false)
    case .enter, .character(" "):
      if case .step(let step) = rows[index] { fold(!model.isFolded(step, of: timeline.heardCount)) }
    default: return nil
    }
    self.stage?.pane = .timeline(model)
    return []
  }

  // MARK: - The mouse

  mutating func click(_ mouse: InputEvent.Mouse, _ x: Int, _ y: Int, on pane: StagePane) -> [BrowserEffect] {
    switch mouse {
    case .scroll(let notches):
      guard let stage else { return [] }
      let isPicture =
        switch pane {
        case .steps: true
        case .timeline: x >= timelineColumns(stage)
        case .onion: onionCard(atX: x, y: y, in: stage) == stage.view.layers.count
        }
      guard isPicture else { return press(notches > 0 ? .down : .up, on: pane) ?? [] }
      scrollPictures(by: notches * 3)
      return []
    case .press(button: 0): break
    default: return []
    }
    guard let stage else { return [] }
    switch pane {
    case .steps: break
    case .onion:
      if let layer = onionCard(atX: x, y: y, in: stage) { self.stage?.pane = .onion(chosen: layer) }
    case .timeline(var model):
      let rows = model.rows(of: Timeline(stage.view.log))
      let area = timelineArea(stage)
      let row = timelineStart(model, stage) + y - area.y
      guard y >= area.y, x < area.width, rows.indices.contains(row) else { return [] }
      model.chosen = rows[row]
      self.stage?.pane = .timeline(model)
    }
    return []
  }
}
