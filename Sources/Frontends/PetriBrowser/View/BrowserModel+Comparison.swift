import PetriText

/// Two pictures of a screen side by side, with marked differences.
extension BrowserModel {
  var comparedAreas: (left: CanvasRectangle, right: CanvasRectangle)? {
    guard let area = layout.previewText else { return nil }
    let width = max(0, area.width - 3)
    let left = CanvasRectangle(x: area.x, y: area.y, width: width / 2, height: area.height)
    let right = CanvasRectangle(x: area.x + width / 2 + 3, y: area.y, width: width - width / 2, height: area.height)
    return (left, right)
  }

  mutating func compare(step: Int) {
    guard columns >= BrowserModel.comparedColumns else {
      note = "comparing takes \(BrowserModel.comparedColumns) columns"
      return
    }
    let count = comparedPairs.count
    guard count > 0 else {
      note = entry == nil ? "choose a screen to compare" : "there is nothing to compare it with"
      return
    }
    (previewTop, previewLeft) = comparison == nil ? (0, 0) : (previewTop, previewLeft)
    comparison = comparison.map { (min($0, count - 1) + step + count) % count } ?? (step > 0 ? 0 : count - 1)
    keepVisible()
  }

  /// Closes the map or comparison when the window becomes too narrow.
  mutating func closeWhatNeedsTwoPanes() {
    guard columns < BrowserLayout.twoPanes, map != nil || comparison != nil else { return }
    (map, comparison) = (nil, nil)
    note = "the map and comparing take \(BrowserLayout.twoPanes) columns"
  }

  static let comparedColumns = 60

  /// Requests the fixtures of the compared screen, once.
  mutating func wantedFixtures() -> [BrowserEffect] {
    guard comparison != nil || wantsVariations, let entry, !entry.isBroken, fixtures[entry.name] == nil else {
      return []
    }
    fixtures[entry.name] = []
    return [.listFixtures(screen: entry.name)]
  }

  private func panes(_ pair: ComparedPair) -> [PreviewPane] {
    guard let areas = comparedAreas else { return [] }
    return [(pair.left, areas.left), (pair.right, areas.right)].map { side, area in
      pane(of: content(of: side) ?? .text([]), columns: area.width, isWrapped: true, left: previewLeft)
    }
  }

  /// The pictures of a pair; `nil` unless both are available as cells.
  private func pictures(of pair: ComparedPair) -> PicturePair? {
    guard let areas = comparedAreas, case .picture(let left)? = content(of: pair.left),
      case .picture(let right)? = content(of: pair.right)
    else { return nil }
    let isSameAppearance = pair.left.request.environment.appearance == pair.right.request.environment.appearance
    let difference = PictureDifference(left, right, comparesColors: isSameAppearance)
    var pictures = PicturePair(before: left, after: right, difference: difference)
    pictures.titles = (pair.left.title, pair.right.title)
    pictures.keys = PicturePane.Keys(
      columns: keyName(of: .previewRight),
      lines: keyName(of: .previewDown),
      fullSize: keyName(of: panes.isZoomed ? .zoom : .toggleWrapping)
    )
    if fitsCompared { pictures.fit(height: areas.left.height) }
    return pictures
  }

  var fitsCompared: Bool { fitsPicture && !panes.isZoomed }

  var comparedMaximumTop: Int {
    guard let pair = comparedPair, let areas = comparedAreas else { return 0 }
    if let pictures = pictures(of: pair) { return max(0, pictures.height - areas.left.height) }
    return panes(pair).map { $0.maximumTop(height: areas.left.height) }.max() ?? 0
  }

  var comparedMostLeft: Int {
    guard let pair = comparedPair, let areas = comparedAreas else { return 0 }
    return panes(pair).map { pane in
      guard case .picture(let pane) = pane else { return 0 }
      return pane.maximumLeft(columns: areas.left.width)
    }.max() ?? 0
  }

  // MARK: - The picture

  func drawComparison(_ pair: ComparedPair, on canvas: inout Canvas) {
    guard let areas = comparedAreas, let area = layout.preview else { return }
    if layout.list.width > 0 {
      drawDivider(before: area, on: &canvas)
    }
    let count = comparedPairs.count
    let number = min(comparison ?? 0, count - 1) + 1
    let about = "\(pair.left.request.screen): \(pair.kind), \(number) of \(count)"
    if !isSearching, query.isEmpty {
      canvas.put(" \(about.truncated(toColumns: max(0, area.width - 6))) ", x: area.x + 2, y: 1, style: .heading)
    } else {
      let x = areas.left.x + pair.left.title.columns + 2
      canvas.put(
        about.truncated(toColumns: max(0, areas.left.x + areas.left.width - x)),
        x: x,
        y: area.y,
        style: .heading
      )
    }
    if let pictures = pictures(of: pair) {
      return draw(pictures, in: areas, top: min(previewTop, comparedMaximumTop), left: previewLeft, on: &canvas)
    }
    for (side, area) in [(pair.left, areas.left), (pair.right, areas.right)] {
      canvas.put(side.title.truncated(toColumns: area.width), x: area.x, y: area.y - 1, style: .selection)
      pane(of: content(of: side) ?? .text(["…"]), columns: area.width, isWrapped: true, left: previewLeft)
        .draw(in: area, top: previewTop, on: &canvas)
    }
    for y in areas.left.y..<(areas.left.y + areas.left.height) {
      canvas.put("│", x: areas.right.x - 2, y: y, style: .line)
    }
  }

  static func words(about difference: PictureDifference, hasOtherColors: Bool) -> String {
    let count = difference.rows.count
    if count > 0 { return "\(count) row\(count == 1 ? "" : "s") differ\(count == 1 ? "s" : "")" }
    return hasOtherColors ? "the colours differ, the texts don't" : "nothing differs"
  }

  /// Marks differing parts: underlined, and yellow if there are few.
  func mark(_ cells: [CanvasRectangle], on picture: inout Canvas) {
    let isLittle = cells.reduce(0) { $0 + $1.width } * 8 < picture.width * picture.height
    for part in cells {
      picture.restyle(part) { style in
        style.isUnderlined = true
        if isLittle { (style.foreground, style.background) = (0, 11) }
      }
    }
  }
}
