import PetriText

/// The elements that can be touched on a launched screen, beside it where the window is wide.
extension BrowserModel {
  /// Names and values have room there.
  private static let narrowestTargets = 26

  /// The room to the left of the picture; `nil` where it is too narrow for names.
  private func targetsRoom(_ stage: StageModel) -> CanvasRectangle? {
    guard stage.pane == nil, !(stage.showsLog && layout.log == nil), stageOffset >= BrowserModel.narrowestTargets + 2
    else { return nil }
    return CanvasRectangle(x: 1, y: layout.stage.y + 1, width: stageOffset - 3, height: layout.stage.height - 1)
  }

  /// The first of them that is shown.
  private func firstTarget(_ stage: StageModel, rows: Int) -> Int {
    min(max(0, (stage.focus ?? 0) - rows / 2), max(0, stage.view.targets.count - rows))
  }

  /// The target in a row of that room.
  func target(atX x: Int, y: Int, in stage: StageModel) -> Int? {
    guard let room = targetsRoom(stage), x < room.x + room.width, y >= room.y, y < room.y + room.height else {
      return nil
    }
    let place = firstTarget(stage, rows: room.height) + y - room.y
    return stage.view.targets.indices.contains(place) ? place : nil
  }

  func drawTargets(_ stage: StageModel, on canvas: inout Canvas) {
    guard let room = targetsRoom(stage) else { return }
    let targets = stage.view.targets
    canvas.put("to touch", x: room.x, y: room.y - 1, style: .secondary)
    guard !targets.isEmpty else {
      canvas.put("nothing", x: room.x, y: room.y, style: .secondary)
      return
    }
    let first = firstTarget(stage, rows: room.height)
    for (offset, target) in targets[first...].prefix(room.height).enumerated() {
      let hasFocus = first + offset == stage.focus
      var style: CellStyle = target.isEnabled && target.rectangle != nil ? .plain : .secondary
      if hasFocus { style.select() }
      let value = target.value.map { target.isSecure ? String(repeating: "•", count: $0.count) : $0 } ?? ""
      let text = "\(target.name)\(value.isEmpty ? "" : " = \(value)")"
      canvas.put(text.truncated(toColumns: room.width), x: room.x, y: room.y + offset, style: style)
    }
    let below = targets.count - first - room.height
    if below > 0 { canvas.putRemark("\(below) more", in: room, y: room.y + room.height - 1) }
  }
}
