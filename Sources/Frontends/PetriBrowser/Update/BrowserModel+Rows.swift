import PetriText

/// A line of a pane that is chosen, of those that lead somewhere.
struct ChosenLine: Hashable, Sendable {
  let request: PreviewRequest
  /// Which of the lines that lead somewhere it is.
  let place: Int
}

/// Lines of a tab that lead somewhere: the arrows choose one, Enter goes there.
extension BrowserModel {
  private func request(of pane: BrowserPane) -> PreviewRequest? {
    switch pane {
    case .list: nil
    case .preview: previewRequest
    case .details: detailsRequest
    }
  }

  private func lines(of pane: BrowserPane) -> [PreviewRow] {
    let content =
      switch pane {
      case .list: PreviewContent.text([])
      case .preview: previewContent
      case .details: detailsContent
      }
    guard case .rows(let lines) = content else { return [] }
    return lines
  }

  private func leading(in pane: BrowserPane) -> [Int] {
    lines(of: pane).indices.filter { lines(of: pane)[$0].target != nil }
  }

  /// The line of a pane that Enter opens; `nil` where the arrows move something else.
  func chosenLine(in pane: BrowserPane) -> Int? {
    guard focus == pane, pane != .list else { return nil }
    let leading = leading(in: pane)
    guard let last = leading.indices.last else { return nil }
    let place = chosenLine.flatMap { $0.request == request(of: pane) ? $0.place : nil } ?? 0
    return leading[min(place, last)]
  }

  /// Chooses another line of the pane with the focus.
  ///
  /// - Returns: whether it has lines that lead somewhere.
  mutating func moveLine(by step: Int) -> Bool {
    guard let line = chosenLine(in: focus), let request = request(of: focus) else { return false }
    let leading = leading(in: focus)
    let place = min(max(0, (leading.firstIndex(of: line) ?? 0) + step), leading.count - 1)
    chosenLine = ChosenLine(request: request, place: place)
    // At an end the title before it, or the remark after it, is seen too.
    let isEnd = place == 0 && step < 0 ? -1 : place == leading.count - 1 && step > 0 ? 1 : 0
    guard case .rows(let pane)? = focus == .preview ? previewPane : detailsPane,
      let rows = pane.rows(of: leading[place]),
      let room = (focus == .preview ? layout.previewText : layout.detailsText)?.height
    else { return true }
    let last = pane.text.maximumTop(height: room)
    func shown(_ top: Int) -> Int {
      let wanted = isEnd < 0 ? 0 : isEnd > 0 ? last : min(top, rows.lowerBound)
      return min(max(wanted, rows.upperBound - room + 1), last)
    }
    if focus == .preview { previewTop = shown(previewTop) } else { detailsTop = shown(detailsTop) }
    return true
  }

  /// Opens the chosen line of the pane with the focus; `nil` if there is none.
  mutating func openLine() -> [BrowserEffect]? {
    guard let line = chosenLine(in: focus) else { return nil }
    return open(lines(of: focus)[line])
  }

  /// The launch that the chosen line of the pane with the focus leads to.
  var chosenLaunch: (request: LaunchRequest, moves: [String])? {
    guard let line = chosenLine(in: focus), case .launch(let request, let moves)? = lines(of: focus)[line].target else {
      return nil
    }
    return (request, moves)
  }

  /// Opens the line of a pane at a row of the terminal; `nil` where it leads nowhere.
  mutating func openLine(of pane: BrowserPane, at y: Int) -> [BrowserEffect]? {
    let area = pane == .preview ? layout.previewText : layout.detailsText
    guard let area, y >= area.y, y < area.y + area.height,
      case .rows(let rows)? = pane == .preview ? previewPane : detailsPane
    else { return nil }
    let top = min(pane == .preview ? previewTop : detailsTop, rows.text.maximumTop(height: area.height))
    guard let line = rows.line(of: top + y - area.y), lines(of: pane)[line].target != nil else { return nil }
    return open(lines(of: pane)[line])
  }

  private mutating func open(_ line: PreviewRow) -> [BrowserEffect] {
    switch line.target {
    case .screen(let name)?: visit(name)
    case .link(let link)?: return [.follow(link, in: environment)]
    case .launch(let request, let moves)?:
      note = String(line.text.drop { $0 == " " })
      (launching, environment) = (request, request.environment)
      return [.replay(request, moves: moves)]
    case .note(let words)?: note = words
    case nil: break
    }
    return []
  }
}
