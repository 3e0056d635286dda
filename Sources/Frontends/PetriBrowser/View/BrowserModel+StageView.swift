import PetriText

extension BrowserModel {
  var stageOffset: Int {
    guard let stage else { return 0 }
    return max(0, (layout.stage.width - stage.view.picture.width) / 2)
  }

  func stageCursor(_ stage: StageModel) -> (x: Int, y: Int) {
    if let pane = stage.pane { return (0, row(of: pane, in: stage)) }
    guard !showsLogOnly(stage), let area = stage.target?.rectangle.flatMap(stage.rows(in: layout.stage).rectangle)
    else {
      return (0, layout.stage.y)
    }
    let (x, y) = (area.x - stage.origin.x + stageOffset, area.y + layout.stage.y)
    guard stage.target?.kind == .textField, let value = stage.target?.value else { return (x, y) }
    return (x + min(area.width - 1, 1 + value.columns), y)
  }

  private func showsLogOnly(_ stage: StageModel) -> Bool { stage.showsLog && layout.log == nil }

  func drawStage(on canvas: inout Canvas) {
    guard let stage else { return }
    let steps = stage.view.moves.count
    let walked = steps == 0 ? "" : "  \(steps) step\(steps == 1 ? "" : "s")"
    drawHead(stage.request.screen, [walked], on: &canvas)
    if let pane = stage.pane {
      draw(pane, of: stage, on: &canvas)
      drawProblems(stage, on: &canvas)
      return
    }
    drawTarget(stage, on: &canvas)
    if showsLogOnly(stage) {
      drawLog(stage, in: layout.stage, on: &canvas)
    } else {
      drawPicture(stage, on: &canvas)
      drawTargets(stage, on: &canvas)
      if let area = layout.log {
        drawDivider(before: area, on: &canvas)
        drawLog(stage, in: area, on: &canvas)
      }
    }
    drawProblems(stage, on: &canvas)
  }

  private func drawTarget(_ stage: StageModel, on canvas: inout Canvas) {
    guard let target = stage.target else { return }
    var words = target.name
    if let value = target.value, !value.isEmpty {
      words += " = \(target.isSecure ? String(repeating: "•", count: value.count) : value)"
    }
    if !target.isEnabled { words += "  (disabled)" }
    canvas.put(" \(words.truncated(toColumns: max(0, columns - 6))) ", x: 2, y: 1, style: .heading)
  }

  private func drawPicture(_ stage: StageModel, on canvas: inout Canvas) {
    let area = layout.stage
    let picture = stage.view.picture
    let offset = stageOffset
    let rows = stage.rows(in: area)
    var part = Canvas(width: area.width - offset, height: area.height)
    part.draw(picture.showing(rows.rows), x: -stage.origin.x, y: 0)
    if var rectangle = stage.target?.rectangle.flatMap(rows.rectangle) {
      rectangle.x -= stage.origin.x
      part.markFocus(rectangle)
    }
    canvas.draw(part, x: area.x + offset, y: area.y)
    let below = rows.maximum - stage.origin.y
    if below > 0 {
      let text = " PgDn: \(below) more row\(below == 1 ? "" : "s") "
      canvas.put(text, x: area.x + area.width - text.columns, y: area.y + area.height - 1, style: .secondary)
    }
    let beside = picture.width - stage.origin.x - area.width
    if beside > 0 {
      let text = " End: \(beside) more columns "
      canvas.put(text, x: area.x + area.width - text.columns, y: area.y, style: .secondary)
    }
  }

  /// The lines of the log, wrapped, with callbacks aligned in a column.
  func logRows(_ stage: StageModel, columns: Int) -> [StageView.LogLine] {
    let names = stage.view.log.lazy.compactMap(\.controller?.columns).filter { $0 <= BrowserModel.longestLogName }
    let width = names.max() ?? 0
    return stage.view.log.flatMap { line in
      var text = line.text
      if let controller = line.controller, let callback = line.callback {
        let blanks = String(repeating: " ", count: max(0, width - controller.columns))
        let inColumn = "  \(controller)\(blanks)  \(callback)"
        // Align the callback only if the line needs no additional row for it.
        if inColumn.columns <= columns { text = inColumn }
      }
      return text.wrapped(toColumns: columns, hanging: 4).map { StageView.LogLine(line.kind, $0) }
    }
  }

  private static let longestLogName = 24

  private func drawLog(_ stage: StageModel, in area: CanvasRectangle, on canvas: inout Canvas) {
    let lines = logRows(stage, columns: area.width - 1)
    let back = min(stage.logBack, max(0, lines.count - area.height))
    let end = lines.count - back
    for (offset, line) in lines[max(0, end - area.height)..<end].enumerated() {
      let style: CellStyle =
        switch line.kind {
        case .step: .heading
        case .event: .plain
        case .plan: .cyan
        case .note: .note
        }
      let (x, y) = (area.x + 1, area.y + offset)
      canvas.put(line.text, x: x, y: y, style: style, columns: area.width - 1)
      // Colour the controller and the arguments; a continuation row has neither.
      guard line.kind == .event, !line.text.hasPrefix("    ") else { continue }
      TextSyntax.lifecycle.colour(line.text, x: x, y: y, on: &canvas)
    }
  }

  /// The problems of the files, over the lower half of the outdated screen.
  var problemsPane: (pane: TextPane, area: CanvasRectangle)? {
    guard let problems = stage?.view.problems, !problems.isEmpty else { return nil }
    let pane = TextPane(problems, columns: columns - 1, isWrapped: true, hanging: 4)
    let room = layout.stage
    let count = min(pane.rows.count, max(1, room.height / 2))
    return (pane, CanvasRectangle(x: 1, y: room.y + room.height - count, width: columns - 1, height: count))
  }

  private func drawProblems(_ stage: StageModel, on canvas: inout Canvas) {
    guard let (pane, area) = problemsPane else { return }
    canvas.fill(CanvasRectangle(x: 0, y: area.y - 1, width: columns, height: area.height + 1))
    canvas.put(String(repeating: "─", count: columns), x: 0, y: area.y - 1, style: .error)
    let hint =
      pane.maximumTop(height: area.height) > 0 ? "; \(keyName(of: .logDown)) and \(keyName(of: .logUp)) scroll" : ""
    canvas.put(" what is shown is as it was\(hint) ", x: 2, y: area.y - 1, style: .error)
    pane.draw(in: area, top: stage.problemsTop, on: &canvas)
  }
}

/// The list of targets beside a launched screen in a wide window.
extension BrowserModel {
  private static let narrowestTargets = 26

  private func targetsRoom(_ stage: StageModel) -> CanvasRectangle? {
    guard stage.pane == nil, !(stage.showsLog && layout.log == nil), stageOffset >= BrowserModel.narrowestTargets + 2
    else { return nil }
    return CanvasRectangle(x: 1, y: layout.stage.y + 1, width: stageOffset - 3, height: layout.stage.height - 1)
  }

  private func firstTarget(_ stage: StageModel, rows: Int) -> Int {
    min(max(0, (stage.focus ?? 0) - rows / 2), max(0, stage.view.targets.count - rows))
  }

  func target(atX x: Int, y: Int, in stage: StageModel) -> Int? {
    guard let room = targetsRoom(stage), x < room.x + room.width, y >= room.y, y < room.y + room.height else {
      return nil
    }
    let index = firstTarget(stage, rows: room.height) + y - room.y
    return stage.view.targets.indices.contains(index) ? index : nil
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
