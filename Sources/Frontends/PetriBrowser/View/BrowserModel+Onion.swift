import PetriText

/// The onion: each layer a sheet to the right of and below the one around it.
extension BrowserModel {
  /// The colours of controllers, repeated.
  static func controllerColor(_ index: Int) -> CellStyle {
    let colors: [CellStyle] = [.cyan, .magenta, .green, .yellow, .blue, .red]
    return colors[index % colors.count]
  }

  func draw(_ pane: StagePane, of stage: StageModel, on canvas: inout Canvas) {
    switch pane {
    case .onion(let chosen): drawOnion(stage, chosen, on: &canvas)
    case .timeline(let model): drawTimeline(stage, model, on: &canvas)
    case .steps(let back): drawSteps(stage, back, on: &canvas)
    }
  }

  func row(of pane: StagePane, in stage: StageModel) -> Int {
    switch pane {
    case .onion(let chosen):
      let cards = onionCards(stage)
      return cards[min(chosen, cards.count - 1)].y
    case .steps: return layout.stage.y
    case .timeline(let model):
      let rows = model.rows(of: Timeline(stage.view.log))
      return timelineArea(stage).y + model.index(in: rows) - timelineStart(model, stage)
    }
  }

  func onionCards(_ stage: StageModel) -> [CanvasRectangle] {
    let area = CanvasRectangle(x: 1, y: layout.stage.y, width: columns - 2, height: layout.stage.height)
    let steps = stage.view.layers.count
    guard steps > 0 else {
      var card = area
      // A wide window shows callbacks beside the core.
      if area.width - stage.view.picture.width >= BrowserModel.narrowestStrip + 2 {
        card.width = stage.view.picture.width
      }
      return [card]
    }
    // Each sheet shows at least its name and a line of the next; the core gets the rest. In a wide window, sheets are
    // far enough apart to show callbacks.
    let apart = (area.width - stage.view.picture.width) / steps
    let isApart = apart >= BrowserModel.narrowestStrip
    let right = isApart ? min(apart, stage.view.picture.width + 2) : min(16, max(2, area.width / 3 / steps))
    let down = isApart ? min(3, max(1, area.height / 4 / steps)) : min(8, max(1, area.height * 3 / 5 / steps))
    let width = area.width - right * steps
    return (0...steps).map { index in
      CanvasRectangle(
        x: area.x + right * index,
        y: area.y + down * index,
        width: isApart ? min(width, stage.view.picture.width) : width,
        height: max(2, area.height - down * steps)
      )
    }
  }

  private static let narrowestStrip = 30

  /// The area of a sheet that the next one leaves free.
  private func onionRoom(_ index: Int, of cards: [CanvasRectangle]) -> CanvasRectangle {
    let card = cards[index]
    guard index + 1 < cards.count else {
      return CanvasRectangle(x: card.x + 2, y: card.y + 1, width: card.width - 4, height: card.height - 2)
    }
    let next = cards[index + 1]
    let isApart = next.x - card.x >= BrowserModel.narrowestStrip
    return CanvasRectangle(
      x: card.x + 2,
      y: card.y + 1,
      width: isApart ? min(card.width, next.x - card.x) - 3 : card.width - 4,
      height: max(0, min(isApart ? card.height - 2 : next.y - card.y - 1, card.height - 2))
    )
  }

  func onionCard(atX x: Int, y: Int, in stage: StageModel) -> Int? {
    onionCards(stage).lastIndex { x >= $0.x && x < $0.x + $0.width && y >= $0.y && y < $0.y + $0.height }
  }

  private func drawOnion(_ stage: StageModel, _ chosen: Int, on canvas: inout Canvas) {
    let count = stage.view.layers.count
    let words = count == 0 ? "no layers around its core" : "\(count) layer\(count == 1 ? "" : "s")"
    canvas.put(" the onion: \(words) ", x: 2, y: 1, style: .heading)
    let layers = stage.view.layers + [StageView.Layer(name: stage.request.screen, isOn: true)]
    let cards = onionCards(stage)
    for (index, layer) in layers.enumerated() {
      let card = cards[index]
      let isCore = index == layers.count - 1
      let isChosen = index == chosen
      let color = layer.isOn ? BrowserModel.controllerColor(index) : .secondary
      canvas.fill(card)
      canvas.box(card, border: isChosen ? .heavy : .light, style: isChosen ? color.bolder : color)
      let word = isCore ? " the core" : layer.isOn ? "" : " taken off"
      let name = " \(isCore ? "" : "\(index) ")\(layer.name)\(word) ".truncated(toColumns: card.width - 4)
      var style = color.bolder
      style.isReversed = isChosen
      canvas.put(name, x: card.x + 2, y: card.y, style: style)
      let room = onionRoom(index, of: cards)
      let lines = callbackLines(of: layer, in: stage, width: room.width)
      for (offset, line) in lines.prefix(room.height).enumerated() {
        canvas.put(line, x: room.x, y: room.y + offset, style: isChosen ? .plain : .secondary)
      }
      if isCore { drawCore(stage, on: &canvas) }
    }
    let (end, y) = (cards[0].x + cards[0].width + 2, layout.stage.y + 1)
    guard count == 0, end < columns - BrowserModel.narrowestStrip else { return }
    let room = CanvasRectangle(x: end, y: y, width: columns - end, height: layout.stage.height - 1)
    drawCallbacks(stage.view.log, of: Timeline(stage.view.log).controllers, in: room, on: &canvas)
  }

  private func callbackLines(of layer: StageView.Layer, in stage: StageModel, width: Int) -> [String] {
    guard layer.isOn else { return ["→ puts it back".truncated(toColumns: width)] }
    var lines = [""]
    for (name, count) in stage.view.log.callbacks(of: layer.name) {
      let word = count > 1 ? "\(name) ×\(count)" : name
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = word
      } else if last.columns + word.columns + 3 <= width {
        lines[lines.count - 1] += " · \(word)"
      } else {
        lines.append(word)
      }
    }
    return lines.map { $0.truncated(toColumns: width) }
  }

  func coreRoom(_ stage: StageModel) -> CanvasRectangle {
    let cards = onionCards(stage)
    let card = cards[cards.count - 1]
    let core = StageView.Layer(name: stage.request.screen, isOn: true)
    let lines = callbackLines(of: core, in: stage, width: onionRoom(cards.count - 1, of: cards).width).count
    return CanvasRectangle(x: card.x + 1, y: card.y + 2 + lines, width: card.width - 2, height: card.height - 3 - lines)
  }

  private func drawCore(_ stage: StageModel, on canvas: inout Canvas) {
    let room = coreRoom(stage)
    guard room.height > 2 else { return }
    canvas.put(String(repeating: "─", count: room.width), x: room.x, y: room.y - 1, style: .line)
    corePane(stage).draw(in: room, top: pictureScroll(stage).top, on: &canvas)
  }

  /// The picture without the device's frame, because the sheet is one.
  func corePane(_ stage: StageModel) -> PicturePane {
    let whole = stage.view.picture
    let rows =
      stage.isFullSize ? FittedRows(of: whole) : FittedRows(whole, height: coreRoom(stage).height + 2)
    let part = whole.showing(rows.rows)
    var picture = Canvas(width: part.width - 2, height: part.height - 2)
    picture.draw(part, x: -1, y: -1)
    return PicturePane(picture: picture, keys: pictureKeys(lines: .logDown))
  }
}
