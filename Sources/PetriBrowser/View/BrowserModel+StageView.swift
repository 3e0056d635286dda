import PetriText

extension BrowserModel {
  /// How far a picture that is narrower than its pane is moved to the middle.
  var stageOffset: Int {
    guard let stage else { return 0 }
    return max(0, (layout.stage.width - stage.view.picture.width) / 2)
  }

  /// Where the cursor stands on a launched screen.
  func stageCursor(_ stage: StageModel) -> (x: Int, y: Int) {
    if let pane = stage.pane { return (0, row(of: pane, in: stage)) }
    guard let area = stage.target?.rectangle, !showsLogOnly(stage) else { return (0, layout.stage.y) }
    let (x, y) = (area.x - stage.origin.x + stageOffset, area.y - stage.origin.y + layout.stage.y)
    guard stage.target?.kind == .textField, let value = stage.target?.value else { return (x, y) }
    return (x + min(area.width - 1, 1 + value.columns), y)
  }

  private func showsLogOnly(_ stage: StageModel) -> Bool { stage.showsLog && layout.log == nil }

  func drawStage(on canvas: inout Canvas) {
    guard let stage else { return }
    let steps = stage.view.moves.count
    let walked = steps == 0 ? "" : "  \(steps) step\(steps == 1 ? "" : "s")"
    drawHead("\(stage.request.screen)\(walked)", on: &canvas)
    if let pane = stage.pane {
      draw(pane, of: stage, on: &canvas)
      drawProblems(stage.view.problems, on: &canvas)
      return
    }
    drawTarget(stage, on: &canvas)
    if showsLogOnly(stage) {
      drawLog(stage, in: layout.stage, on: &canvas)
    } else {
      drawPicture(stage, on: &canvas)
      if let area = layout.log {
        for y in area.y..<(area.y + area.height) { canvas.put("│", x: area.x - 1, y: y, style: .dim) }
        drawLog(stage, in: area, on: &canvas)
      }
    }
    drawProblems(stage.view.problems, on: &canvas)
  }

  /// What has the focus, in words, on the line below the head.
  private func drawTarget(_ stage: StageModel, on canvas: inout Canvas) {
    guard let target = stage.target else { return }
    var words = target.name
    if let value = target.value, !value.isEmpty {
      words += " = \(target.isSecure ? String(repeating: "•", count: value.count) : value)"
    }
    if !target.isEnabled { words += "  (disabled)" }
    canvas.put(" \(words.truncated(toColumns: max(0, columns - 6))) ", x: 2, y: 1, style: .bold)
  }

  private func drawPicture(_ stage: StageModel, on canvas: inout Canvas) {
    let area = layout.stage
    let picture = stage.view.picture
    let offset = stageOffset
    var part = Canvas(width: area.width - offset, height: area.height)
    part.draw(picture, x: -stage.origin.x, y: -stage.origin.y)
    if var rectangle = stage.target?.rectangle {
      rectangle.x -= stage.origin.x
      rectangle.y -= stage.origin.y
      part.restyle(rectangle) { $0.isReversed = true }
    }
    canvas.draw(part, x: area.x + offset, y: area.y)
    let below = picture.height - stage.origin.y - area.height
    if below > 0 {
      let text = " PgDn: \(below) more rows "
      canvas.put(text, x: area.x + area.width - text.columns, y: area.y + area.height - 1, style: .dim)
    }
  }

  private func drawLog(_ stage: StageModel, in area: CanvasRectangle, on canvas: inout Canvas) {
    let lines = stage.view.log
    let back = min(stage.logBack, max(0, lines.count - area.height))
    let end = lines.count - back
    for (offset, line) in lines[max(0, end - area.height)..<end].enumerated() {
      let style: CellStyle =
        switch line.kind {
        case .step: .bold
        case .event: .plain
        case .plan: .cyan
        case .note: .yellow
        }
      canvas.put(line.text.truncated(toColumns: area.width - 1), x: area.x + 1, y: area.y + offset, style: style)
    }
  }

  private func drawProblems(_ problems: [String], on canvas: inout Canvas) {
    guard !problems.isEmpty else { return }
    let area = layout.stage
    let shown = problems.prefix(max(1, area.height / 2))
    let top = area.y + area.height - shown.count - 1
    canvas.fill(CanvasRectangle(x: 0, y: top, width: columns, height: shown.count + 1))
    canvas.put(String(repeating: "─", count: columns), x: 0, y: top, style: .red)
    canvas.put(" what is shown is as it was ", x: 2, y: top, style: .red)
    for (offset, line) in shown.enumerated() {
      canvas.put(line.truncated(toColumns: columns - 1), x: 1, y: top + 1 + offset)
    }
  }
}
