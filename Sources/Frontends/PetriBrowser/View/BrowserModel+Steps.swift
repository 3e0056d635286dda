import PetriText

extension BrowserModel {
  /// Whether a step can be compared; shows a note otherwise.
  mutating func mayCompareSteps() -> Bool {
    guard columns >= BrowserModel.comparedColumns else {
      note = "comparing takes \(BrowserModel.comparedColumns) columns"
      return false
    }
    guard stage?.view.steps.isEmpty == false else {
      note = "no step to compare yet; what a tap, a text or a walk's step changes is shown then"
      return false
    }
    return true
  }

  var stepAreas: (left: CanvasRectangle, right: CanvasRectangle) {
    let all = layout.stage
    let width = max(0, columns - 3) / 2
    let left = CanvasRectangle(x: 0, y: all.y + 1, width: width, height: all.height - 1)
    return (left, CanvasRectangle(x: width + 3, y: left.y, width: columns - width - 3, height: left.height))
  }

  func stepPictures(_ stage: StageModel, _ back: Int)
    -> (step: StageView.Step, after: Canvas, difference: PictureDifference)?
  {
    let steps = stage.view.steps
    guard !steps.isEmpty else { return nil }
    let index = steps.count - 1 - min(back, steps.count - 1)
    let after = index + 1 < steps.count ? steps[index + 1].before : stage.view.comparable ?? stage.view.picture
    return (steps[index], after, PictureDifference(steps[index].before, after, comparesColors: true))
  }

  func drawSteps(_ stage: StageModel, _ back: Int, on canvas: inout Canvas) {
    guard let shown = stepPictures(stage, back) else { return }
    let count = stage.view.moves.count
    let number = count - min(back, stage.view.steps.count - 1)
    let title = " step \(number) of \(count): \(shown.step.title)"
    canvas.put("\(title.truncated(toColumns: max(0, columns - 6))) ", x: 2, y: 1, style: .heading)
    var pair = pair(of: shown, in: stage)
    pair.focused = number == count && stage.view.comparable == nil ? stage.target?.rectangle : nil
    draw(pair, in: stepAreas, top: pictureScroll(stage).top, left: stage.pictureLeft, on: &canvas)
  }

  func pair(of shown: (step: StageView.Step, after: Canvas, difference: PictureDifference), in stage: StageModel)
    -> PicturePair
  {
    var pair = PicturePair(before: shown.step.before, after: shown.after, difference: shown.difference)
    pair.keys = pictureKeys(lines: .pageDown, columns: .panRight)
    if !stage.isFullSize { pair.fit(height: stepAreas.left.height) }
    return pair
  }

  func pictureKeys(lines: BrowserAction, columns: BrowserAction? = nil) -> PicturePane.Keys {
    PicturePane.Keys(
      columns: columns.map { keyName(of: $0) } ?? "",
      lines: keyName(of: lines),
      fullSize: keyName(of: .zoom)
    )
  }

  /// Draws two pictures side by side with marked differences.
  func draw(
    _ pair: PicturePair,
    in areas: (left: CanvasRectangle, right: CanvasRectangle),
    top: Int,
    left: Int = 0,
    on canvas: inout Canvas
  ) {
    let panes = pair.panes(left: left) { mark($0, on: &$1) }
    for (word, pane, area) in [
      (pair.titles.left, panes.left, areas.left), (pair.titles.right, panes.right, areas.right),
    ] {
      canvas.put(word.truncated(toColumns: area.width), x: area.x, y: area.y - 1, style: .selection)
      pane.draw(in: area, top: top, on: &canvas)
    }
    let end = areas.right.x + areas.right.width
    let x = max(areas.right.x + pair.titles.right.columns + 2, end - pair.words.columns)
    canvas.put(pair.words.truncated(toColumns: max(0, end - x)), x: x, y: areas.right.y - 1, style: .secondary)
    let marked = pair.differingRows
    for line in 0..<areas.left.height {
      let isMarked = marked.contains(top + line)
      let y = areas.left.y + line
      canvas.put(isMarked ? "≠" : "│", x: areas.right.x - 2, y: y, style: isMarked ? .difference : .line)
    }
  }
}

extension BrowserModel {
  func pictureScroll(_ stage: StageModel) -> (top: Int, maximum: Int) {
    let room = max(0, layout.stage.height - 1)
    func scroll(_ pair: PicturePair) -> (top: Int, maximum: Int) {
      let maximum = max(0, pair.height - room)
      return (min(maximum, stage.pictureTop ?? pair.top(room: room)), maximum)
    }
    switch stage.pane {
    case .steps(let back)?:
      guard let shown = stepPictures(stage, back) else { return (0, 0) }
      return scroll(pair(of: shown, in: stage))
    case .timeline(let model)?:
      let timeline = Timeline(stage.view.log)
      let rows = model.rows(of: timeline)
      guard !rows.isEmpty else { return (0, 0) }
      let pictures = timeline.pictures(of: rows[model.index(in: rows)].step, in: stage.view)
      guard let after = pictures.after else { return (0, 0) }
      return scroll(pair(pictures.before ?? after, after, in: stage))
    case .onion?:
      let maximum = corePane(stage).maximumTop(height: coreRoom(stage).height)
      return (min(maximum, stage.pictureTop ?? 0), maximum)
    case nil: return (0, 0)
    }
  }

  mutating func scrollPictures(by rows: Int) {
    guard let stage else { return }
    let (top, maximum) = pictureScroll(stage)
    self.stage?.pictureTop = min(maximum, max(0, top + rows))
  }

  mutating func panPictures(by step: Int) {
    guard let stage, case .steps(let back)? = stage.pane, let shown = stepPictures(stage, back) else { return }
    let width = min(stepAreas.left.width, stepAreas.right.width)
    let maximum = max(0, max(shown.step.before.width, shown.after.width) - width)
    self.stage?.pictureLeft = min(maximum, max(0, stage.pictureLeft + step * max(1, width - 2)))
  }
}
