import PetriText

/// A launched screen before and after a step, side by side.
extension BrowserModel {
  /// Whether there is a step to compare, and room for it; says what is missing.
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

  private var stepAreas: (left: CanvasRectangle, right: CanvasRectangle) {
    let all = layout.stage
    let width = max(0, columns - 3) / 2
    let left = CanvasRectangle(x: 0, y: all.y + 1, width: width, height: all.height - 1)
    return (left, CanvasRectangle(x: width + 3, y: left.y, width: columns - width - 3, height: left.height))
  }

  /// A step's pictures, and what differs between them.
  private func stepPictures(_ stage: StageModel, _ back: Int)
    -> (step: StageView.Step, after: Canvas, difference: PictureDifference)?
  {
    let steps = stage.view.steps
    guard !steps.isEmpty else { return nil }
    let place = steps.count - 1 - min(back, steps.count - 1)
    let after = place + 1 < steps.count ? steps[place + 1].before : stage.view.picture
    return (steps[place], after, PictureDifference(steps[place].before, after, comparesColors: true))
  }

  /// The first row that is shown: the one before what differs, where that isn't seen from the top.
  func stepsTop(_ difference: PictureDifference, _ top: Int?, height: Int) -> Int {
    let room = max(0, layout.stage.height - 1)
    let first = difference.rows.min() ?? 0
    let last = difference.rows.max() ?? 0
    let wanted = top ?? (last < room ? 0 : max(0, first - 2))
    return min(max(0, wanted), max(0, height - room))
  }

  /// Scrolls the pictures; `nil` for a key that goes on to the screen.
  mutating func scrollSteps(_ key: Key) -> [BrowserEffect]? {
    guard key == .pageDown || key == .pageUp else { return nil }
    scrollSteps(by: (key == .pageDown ? 1 : -1) * max(1, layout.stage.height / 2))
    return []
  }

  mutating func scrollSteps(by rows: Int) {
    guard let stage, case .steps(let back, let top)? = stage.pane, let shown = stepPictures(stage, back) else { return }
    let height = max(shown.step.before.height, shown.after.height)
    let now = stepsTop(shown.difference, top, height: height)
    let wanted = stepsTop(shown.difference, now + rows, height: height)
    self.stage?.pane = .steps(back: back, top: wanted)
  }

  func drawSteps(_ stage: StageModel, _ back: Int, _ top: Int?, on canvas: inout Canvas) {
    guard let shown = stepPictures(stage, back) else { return }
    let count = stage.view.moves.count
    let number = count - min(back, stage.view.steps.count - 1)
    let title = " step \(number) of \(count): \(shown.step.title)"
    canvas.put("\(title.truncated(toColumns: max(0, columns - 6))) ", x: 2, y: 1, style: .heading)
    let top = stepsTop(shown.difference, top, height: max(shown.step.before.height, shown.after.height))
    let focused = number == count ? stage.target?.rectangle : nil
    draw(shown.step.before, shown.after, shown.difference, in: stepAreas, top: top, focused: focused, on: &canvas)
  }

  /// Draws two pictures beside each other, with what differs marked.
  ///
  /// - Parameter focused: what has the focus in the right one.
  func draw(
    _ before: Canvas,
    _ after: Canvas,
    _ difference: PictureDifference,
    in areas: (left: CanvasRectangle, right: CanvasRectangle),
    top: Int,
    focused: CanvasRectangle? = nil,
    on canvas: inout Canvas
  ) {
    let words = BrowserModel.words(about: difference, hasOtherColors: before != after)
    var pictures = (before, after)
    mark(difference.left, on: &pictures.0)
    mark(difference.right, on: &pictures.1)
    if let focused { pictures.1.restyle(focused) { $0.select() } }
    for (word, picture, area) in [("before", pictures.0, areas.left), ("after", pictures.1, areas.right)] {
      canvas.put(word, x: area.x, y: area.y - 1, style: .selection)
      PicturePane(picture: picture).draw(in: area, top: top, on: &canvas)
    }
    let end = areas.right.x + areas.right.width
    let x = max(areas.right.x + 7, end - words.columns)
    canvas.put(words.truncated(toColumns: max(0, end - x)), x: x, y: areas.right.y - 1, style: .secondary)
    for line in 0..<areas.left.height {
      let isMarked = difference.rows.contains(top + line)
      let y = areas.left.y + line
      canvas.put(isMarked ? "≠" : "│", x: areas.right.x - 2, y: y, style: isMarked ? .difference : .line)
    }
  }
}
