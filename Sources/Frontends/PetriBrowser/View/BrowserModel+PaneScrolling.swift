import PetriText

/// The pictures in the pane of a launched screen, scrolled and moved to the side.
extension BrowserModel {
  /// The first row that is shown of them, and the last that may be the first.
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
      let pictures = timeline.pictures(of: rows[model.place(in: rows)].step, in: stage.view)
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

  /// Moves the pictures of a step to the side.
  mutating func panPictures(by step: Int) {
    guard let stage, case .steps(let back)? = stage.pane, let shown = stepPictures(stage, back) else { return }
    let width = min(stepAreas.left.width, stepAreas.right.width)
    let maximum = max(0, max(shown.step.before.width, shown.after.width) - width)
    self.stage?.pictureLeft = min(maximum, max(0, stage.pictureLeft + step * max(1, width - 2)))
  }
}
