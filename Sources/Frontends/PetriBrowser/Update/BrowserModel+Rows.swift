import PetriText

struct ChosenLine: Hashable, Sendable {
  let request: PreviewRequest
  /// The index among the rows that can be opened.
  let index: Int
}

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

  /// The row that Enter opens; `nil` if the arrows scroll.
  func chosenLine(in pane: BrowserPane) -> Int? {
    guard focus == pane, pane != .list else { return nil }
    let leading = leading(in: pane)
    guard let last = leading.indices.last else { return nil }
    let index = chosenLine.flatMap { $0.request == request(of: pane) ? $0.index : nil } ?? 0
    return leading[min(index, last)]
  }

  mutating func moveLine(by step: Int) -> Bool {
    guard let line = chosenLine(in: focus), let request = request(of: focus) else { return false }
    let leading = leading(in: focus)
    let index = min(max(0, (leading.firstIndex(of: line) ?? 0) + step), leading.count - 1)
    chosenLine = ChosenLine(request: request, index: index)
    // At an end, also show the title before or the remark after.
    let isEnd = index == 0 && step < 0 ? -1 : index == leading.count - 1 && step > 0 ? 1 : 0
    guard case .rows(let pane)? = focus == .preview ? previewPane : detailsPane,
      let rows = pane.rows(of: leading[index]),
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

  mutating func openLine() -> [BrowserEffect]? {
    guard let line = chosenLine(in: focus) else { return nil }
    return open(lines(of: focus)[line])
  }

  /// The launch of the chosen row.
  var chosenLaunch: (request: LaunchRequest, moves: [String])? {
    guard let line = chosenLine(in: focus), case .launch(let request, let moves)? = lines(of: focus)[line].target else {
      return nil
    }
    return (request, moves)
  }

  /// Opens a clicked row; `nil` if it can't be opened.
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
