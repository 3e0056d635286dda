import PetriText

extension BrowserModel {
  /// The maximum number of columns; further controllers share the last one.
  private var maximumColumns: Int { stage.map { min(24, max(8, (timelineColumns($0) - 44) / 3)) } ?? 8 }
  private var footRows: Int { min(8, max(3, layout.stage.height / 6)) }

  func timelineArea(_ stage: StageModel) -> CanvasRectangle {
    let all = layout.stage
    let names = min(columnCount(Timeline(stage.view.log)), max(0, all.height - footRows - 3))
    let height = max(1, all.height - names - footRows)
    return CanvasRectangle(x: 0, y: all.y + names, width: timelineColumns(stage), height: height)
  }

  private func columnCount(_ timeline: Timeline) -> Int { min(maximumColumns, timeline.controllers.count) }

  func timelineStart(_ model: TimelineModel, _ stage: StageModel) -> Int {
    let rows = model.rows(of: Timeline(stage.view.log))
    let height = timelineArea(stage).height
    let index = model.index(in: rows)
    // Keep the chosen row and those after it visible, as long as they fill the pane.
    return min(max(0, index - height / 3), max(0, rows.count - height))
  }

  func drawTimeline(_ stage: StageModel, _ model: TimelineModel, on canvas: inout Canvas) {
    let timeline = Timeline(stage.view.log)
    let rows = model.rows(of: timeline)
    let area = timelineArea(stage)
    let steps = timeline.steps.count
    canvas.put(" the timeline: \(steps) step\(steps == 1 ? "" : "s") ", x: 2, y: 1, style: .heading)
    guard !rows.isEmpty else { return }
    let chosen = model.index(in: rows)
    let owner = timeline.line(of: rows[chosen])?.controller
    drawControllers(timeline, owner, above: area, on: &canvas)
    let start = timelineStart(model, stage)
    for (offset, row) in rows[start...].prefix(area.height).enumerated() {
      let y = area.y + offset
      switch row {
      case .step(let step):
        drawRule(
          timeline.steps[step],
          model.isFolded(step, of: timeline.heardCount),
          isNewest: step + 1 == steps,
          CanvasRectangle(x: 0, y: y, width: area.width, height: 1),
          on: &canvas
        )
      case .line(let step, _):
        guard let line = timeline.line(of: row) else { continue }
        let isBright = owner.map { $0 == line.controller } ?? (step == rows[chosen].step)
        draw(
          line,
          in: timeline,
          isBright: isBright,
          CanvasRectangle(x: 0, y: y, width: area.width, height: 1),
          on: &canvas
        )
      }
      if start + offset == chosen {
        canvas.restyle(CanvasRectangle(x: 0, y: y, width: area.width, height: 1)) { $0.select() }
      }
    }
    drawChosen(rows[chosen], in: timeline, below: area, on: &canvas)
    drawPictures(of: rows[chosen].step, in: timeline, stage, on: &canvas)
  }

  private func x(ofColumn column: Int) -> Int { 1 + 3 * column }

  private func column(of controller: String, in timeline: Timeline) -> Int {
    min(timeline.controllers.firstIndex(of: controller) ?? 0, maximumColumns - 1)
  }

  /// Draws the names in a staircase, each above its column.
  private func drawControllers(
    _ timeline: Timeline,
    _ owner: String?,
    above area: CanvasRectangle,
    on canvas: inout Canvas
  ) {
    let count = columnCount(timeline)
    for column in 0..<count {
      let row = area.y - count + column
      guard row >= layout.stage.y else { continue }
      for left in 0..<column {
        canvas.put("│", x: x(ofColumn: left), y: row, style: BrowserModel.controllerColor(left))
      }
      let rest = timeline.controllers.count - count
      var name = timeline.controllers[column]
      if column == count - 1, rest > 0 { name += " and \(rest) more" }
      let style = BrowserModel.controllerColor(column)
      let text = "╷ \(name)".truncated(toColumns: area.width - x(ofColumn: column) - 1)
      canvas.put(
        text,
        x: x(ofColumn: column),
        y: row,
        style: owner == timeline.controllers[column] ? style.bolder : style
      )
    }
  }

  private func drawRule(
    _ step: Timeline.Step,
    _ isFolded: Bool,
    isNewest: Bool,
    _ row: CanvasRectangle,
    on canvas: inout Canvas
  ) {
    let style: CellStyle = isNewest ? .heading : .secondary
    canvas.put(String(repeating: "─", count: row.width), x: row.x, y: row.y, style: .line)
    let count = "\(step.callbacks) callback\(step.callbacks == 1 ? "" : "s")"
    let title = "\(isFolded ? "▸" : "▾") \(step.title)".truncated(toColumns: max(4, row.width - count.columns - 8))
    canvas.put(" \(title) ", x: row.x, y: row.y, style: style)
    canvas.put(" \(count) ", x: row.x + row.width - count.columns - 3, y: row.y, style: style)
  }

  private func draw(
    _ line: StageView.LogLine,
    in timeline: Timeline,
    isBright: Bool,
    _ row: CanvasRectangle,
    on canvas: inout Canvas
  ) {
    let count = columnCount(timeline)
    let own = line.controller.map { column(of: $0, in: timeline) }
    for column in 0..<count {
      let color = BrowserModel.controllerColor(column)
      let isOwn = column == own
      let mark = isOwn ? BrowserModel.mark(of: line) : "│"
      canvas.put(
        mark,
        x: x(ofColumn: column),
        y: row.y,
        style: isOwn && isBright ? color.bolder : isOwn ? color : .secondary
      )
    }
    let left = x(ofColumn: count) + 1
    let text = (line.kind == .plan ? "→ " : "") + line.words
    var style: CellStyle = own.map { BrowserModel.controllerColor($0) } ?? .cyan
    if line.kind == .note { style = .note }
    if !isBright { style = .secondary }
    canvas.put(text.truncated(toColumns: row.width - left - 1), x: left, y: row.y, style: style)
  }

  /// The mark of a line: filled for appearing and disappearing, empty for other callbacks, a diamond for the rest.
  private static func mark(of line: StageView.LogLine) -> String {
    guard line.kind == .event else { return "◆" }
    return line.words.contains("Appear") || line.words.contains("Disappear") ? "●" : "○"
  }

  private func drawChosen(
    _ row: Timeline.Row,
    in timeline: Timeline,
    below area: CanvasRectangle,
    on canvas: inout Canvas
  ) {
    let y = area.y + area.height
    let room = area.width - 2
    let (title, rest) = words(about: row, in: timeline)
    canvas.put(String(repeating: "─", count: area.width), x: 0, y: y, style: .line)
    canvas.put(title.truncated(toColumns: room), x: 1, y: y + 1, style: .heading)
    let lines = rest.flatMap { $0.wrapped(toColumns: max(1, room), hanging: 2) }
    let last = footRows - 3
    for (offset, line) in lines.prefix(last + 1).enumerated() {
      let isCut = offset == last && lines.count > last + 1
      canvas.put((isCut ? "\(line) …" : line).truncated(toColumns: room), x: 1, y: y + 2 + offset, style: .secondary)
    }
  }

  private func words(about row: Timeline.Row, in timeline: Timeline) -> (title: String, rest: [String]) {
    let step = timeline.steps[row.step]
    guard let line = timeline.line(of: row), let controller = line.controller else {
      let heard = timeline.controllers.compactMap { name -> String? in
        let count = step.lines.count { $0.controller == name && $0.kind == .event }
        return count == 0 ? nil : "\(name) \(count)"
      }
      let plans = step.lines.filter { $0.kind == .plan }.map(\.words)
      return (
        "step \(row.step + 1) of \(timeline.steps.count): \(step.title)",
        [plans.joined(separator: ", then "), heard.joined(separator: ", ")].filter { !$0.isEmpty }
      )
    }
    let same = timeline.steps.flatMap(\.lines).count { $0.controller == controller && $0.words == line.words }
    let all = step.lines.filter { $0.controller == controller && $0.kind == .event }
    let times = same == 1 ? "once" : "\(same) times"
    return (
      "\(controller)  \(line.words)",
      ["\(times) since the launch; in this step: \(all.map(\.words).joined(separator: ", "))"]
    )
  }
}

/// The pictures beside the timeline: before the chosen step, if two fit, and after it.
extension BrowserModel {
  private static let narrowestTimeline = 50
  private static let gap = 3
  private static let callbackColumns = 29

  private func slot(_ stage: StageModel) -> Int { stage.view.picture.width + BrowserModel.gap }

  private func slotCount(_ stage: StageModel) -> Int {
    min(2, max(0, columns - BrowserModel.narrowestTimeline) / slot(stage))
  }

  func timelineColumns(_ stage: StageModel) -> Int { columns - slotCount(stage) * slot(stage) }

  func drawPictures(of step: Int, in timeline: Timeline, _ stage: StageModel, on canvas: inout Canvas) {
    let count = slotCount(stage)
    guard count > 0 else { return }
    let all = layout.stage
    func area(fromTheRight index: Int) -> CanvasRectangle {
      let x = columns - index * slot(stage) + BrowserModel.gap
      return CanvasRectangle(x: x, y: all.y + 1, width: stage.view.picture.width, height: all.height - 1)
    }
    let (left, right) = (area(fromTheRight: count), area(fromTheRight: 1))
    for y in all.y..<(all.y + all.height) { canvas.put("│", x: left.x - 2, y: y, style: .line) }
    let pictures = timeline.pictures(of: step, in: stage.view)
    let top = pictureScroll(stage).top
    if let before = pictures.before, let after = pictures.after {
      let pair = pair(before, after, in: stage)
      guard count < 2 else { return draw(pair, in: (left, right), top: top, on: &canvas) }
      let pane = pair.panes(left: 0) { mark($0, on: &$1) }.right
      drawAfter(pane, pair.words, in: right, top: top, on: &canvas)
      return
    }
    // There is nothing before the launch.
    if count > 1 { drawCallbacks(timeline.steps[step].lines, of: timeline.controllers, in: left, on: &canvas) }
    guard let after = pictures.after else {
      let remark = "the screen after this step isn't kept, only that after the last ones"
      for (offset, line) in remark.wrapped(toColumns: right.width, hanging: 0).enumerated() {
        canvas.put(line, x: right.x, y: right.y + offset, style: .secondary)
      }
      return
    }
    let pane = pair(after, after, in: stage).panes(left: 0) { _, _ in }.right
    drawAfter(pane, "", in: right, top: top, on: &canvas)
  }

  func pair(_ before: Canvas, _ after: Canvas, in stage: StageModel) -> PicturePair {
    var pair = PicturePair(before: before, after: after)
    pair.keys = pictureKeys(lines: .logDown)
    if !stage.isFullSize { pair.fit(height: layout.stage.height - 1) }
    return pair
  }

  private func drawAfter(
    _ pane: PicturePane,
    _ words: String,
    in area: CanvasRectangle,
    top: Int,
    on canvas: inout Canvas
  ) {
    canvas.put("after", x: area.x, y: area.y - 1, style: .selection)
    canvas.put(words.truncated(toColumns: area.width - 7), x: area.x + 7, y: area.y - 1, style: .secondary)
    pane.draw(in: area, top: top, on: &canvas)
  }

  func drawCallbacks(
    _ lines: [StageView.LogLine],
    of controllers: [String],
    in area: CanvasRectangle,
    on canvas: inout Canvas
  ) {
    let own = controllers.enumerated().flatMap { index, controller -> [(text: String, style: CellStyle)] in
      let heard = lines.callbacks(of: controller)
      guard !heard.isEmpty else { return [] }
      let names = heard.map { (text: $0.count > 1 ? "\($0.name) ×\($0.count)" : $0.name, style: CellStyle.plain) }
      return [(controller, BrowserModel.controllerColor(index).bolder)] + names + [("", .plain)]
    }
    canvas.put("heard by each", x: area.x, y: area.y - 1, style: .selection)
    let columns = max(1, area.width / BrowserModel.callbackColumns)
    let width = area.width / columns
    for (index, line) in own.prefix(columns * area.height).enumerated() {
      let (column, row) = index.quotientAndRemainder(dividingBy: area.height)
      let text = line.text.truncated(toColumns: width - 1)
      canvas.put(text, x: area.x + column * width, y: area.y + row, style: line.style)
    }
    let rest = own.count - columns * area.height
    if rest > 0 { canvas.putRemark("\(rest) more", in: area, y: area.y + area.height - 1) }
  }
}
