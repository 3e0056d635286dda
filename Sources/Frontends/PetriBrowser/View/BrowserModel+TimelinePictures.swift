import PetriText

/// The screen beside the timeline: before the chosen step, where two pictures fit, and after it.
extension BrowserModel {
  /// The least width of the timeline itself.
  private static let narrowestTimeline = 50
  /// The columns between pictures, with the marks of differences.
  private static let gap = 3
  /// The names of callbacks one below the other.
  private static let callbackColumns = 29

  /// The room that a picture takes.
  private func slot(_ stage: StageModel) -> Int { stage.view.picture.width + BrowserModel.gap }

  private func slotCount(_ stage: StageModel) -> Int {
    min(2, max(0, columns - BrowserModel.narrowestTimeline) / slot(stage))
  }

  /// The columns of the timeline itself.
  func timelineColumns(_ stage: StageModel) -> Int { columns - slotCount(stage) * slot(stage) }

  func drawPictures(of step: Int, in timeline: Timeline, _ stage: StageModel, on canvas: inout Canvas) {
    let count = slotCount(stage)
    guard count > 0 else { return }
    let all = layout.stage
    func area(fromTheRight place: Int) -> CanvasRectangle {
      let x = columns - place * slot(stage) + BrowserModel.gap
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
    // The launch has nothing before it.
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

  /// The pictures before and after a step as they are shown beside each other.
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

  /// The callbacks of each controller, in columns, below a heading.
  func drawCallbacks(
    _ lines: [StageView.LogLine],
    of controllers: [String],
    in area: CanvasRectangle,
    on canvas: inout Canvas
  ) {
    let own = controllers.enumerated().flatMap { place, controller -> [(text: String, style: CellStyle)] in
      let heard = lines.callbacks(of: controller)
      guard !heard.isEmpty else { return [] }
      let names = heard.map { (text: $0.count > 1 ? "\($0.name) ×\($0.count)" : $0.name, style: CellStyle.plain) }
      return [(controller, BrowserModel.controllerColor(place).bolder)] + names + [("", .plain)]
    }
    canvas.put("heard by each", x: area.x, y: area.y - 1, style: .selection)
    let columns = max(1, area.width / BrowserModel.callbackColumns)
    let width = area.width / columns
    for (place, line) in own.prefix(columns * area.height).enumerated() {
      let (column, row) = place.quotientAndRemainder(dividingBy: area.height)
      let text = line.text.truncated(toColumns: width - 1)
      canvas.put(text, x: area.x + column * width, y: area.y + row, style: line.style)
    }
    let rest = own.count - columns * area.height
    if rest > 0 { canvas.putRemark("\(rest) more", in: area, y: area.y + area.height - 1) }
  }
}
