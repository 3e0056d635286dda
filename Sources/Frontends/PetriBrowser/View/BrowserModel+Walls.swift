import PetriText

/// Thumbnails: in place of the list, for a chosen group, and beside panes with free space.
extension BrowserModel {
  var walls: [ThumbnailWall] {
    guard helpTop == nil, !layout.isTooSmall else { return [] }
    switch modes.top {
    case .form?: return [formWall].compactMap { $0 }
    case .launched?: return []
    case .map?: return [mapWall].compactMap { $0 }
    case .sheet?: return sheetWalls
    case .comparison?, nil: return comparedPair == nil ? [groupWall ?? besideWall].compactMap { $0 } : []
    }
  }

  var thumbnailRequests: [PreviewRequest] { walls.flatMap { $0.items.map(\.request) } }

  var wantedThumbnails: [PreviewRequest] { thumbnailRequests.filter { thumbnails[$0] == nil } }

  // MARK: - In place of the list

  var sheetArea: CanvasRectangle {
    CanvasRectangle(x: 1, y: layout.stage.y, width: columns - 2, height: layout.stage.height)
  }

  var sheetGrid: ThumbnailGrid {
    ThumbnailGrid(count: sheetCount, in: sheetArea, zoom: sheet?.zoom ?? 0)
  }

  var sheetCount: Int {
    guard let sheet else { return 0 }
    return sheet.scope == .variations ? variations.count : sheet.rows.count
  }

  var sheetIndex: Int? {
    guard let sheet else { return nil }
    if sheet.scope == .variations { return min(sheet.variation, max(0, variations.count - 1)) }
    // Binary search for the first row that isn't before the chosen one.
    var (low, high) = (0, sheet.rows.count)
    while low < high {
      let middle = (low + high) / 2
      if sheet.rows[middle] < selected { low = middle + 1 } else { high = middle }
    }
    return low < sheet.rows.count && sheet.rows[low] == selected ? low : nil
  }

  private var sheetWalls: [ThumbnailWall] {
    guard let sheet else { return [] }
    let grid = sheetGrid
    let items = sheet.scope == .variations ? variations : []
    let wall = ThumbnailWall(grid, count: sheetCount, top: sheet.top, selected: sheetIndex) { index, room in
      guard items.isEmpty else { return items[index].with(room) }
      guard case .screen(let entry, _) = rows[sheet.rows[index]] else { return nil }
      return item(of: entry, room)
    }
    guard items.isEmpty, let entry, !entry.isBroken else { return [wall] }
    // Use the free rows for the chosen screen's variations.
    let rowCount = (wall.items.count + grid.perRow - 1) / grid.perRow
    let across = rowCount > 1 ? sheetArea.width : wall.items.count * grid.pitch + 1
    let down = rowCount * grid.height + 1
    if let beside = variationsWall(in: sheetArea.cut(left: across, top: 0)) { return [wall, beside] }
    guard var below = variationsWall(in: sheetArea.cut(left: 0, top: down)) else { return [wall] }
    below.caption = "\(entry.name) in other ways"
    return [wall, below]
  }

  private func item(of index: Int, _ room: PreviewRequest.Room) -> ThumbnailWall.Item {
    let entry = catalog.entries[index]
    var request = PreviewRequest(screen: entry.name, tab: .picture, environment: environment)
    request.room = room
    return ThumbnailWall.Item(title: entry.name, request: request, isBroken: entry.isBroken)
  }

  // MARK: - Below the map

  func wall(of screens: [(name: String, mark: String)], in area: CanvasRectangle) -> ThumbnailWall? {
    let found = screens.compactMap { screen in mapSource.index(of: screen.name).map { (index: $0, mark: screen.mark) } }
    guard !found.isEmpty else { return nil }
    let grid = ThumbnailGrid(count: min(found.count, BrowserModel.maxBeside), in: area)
    return ThumbnailWall(grid, count: found.count) { index, room in
      let item = item(of: found[index].index, room)
      return ThumbnailWall.Item(title: found[index].mark + item.title, request: item.request, isBroken: item.isBroken)
    }
  }

  // MARK: - Variations

  /// The chosen screen as shown, with each fixture, and in other environments.
  var variations: [ThumbnailWall.Item] {
    guard let entry, !entry.isBroken else { return [] }
    let base = PreviewRequest(screen: entry.name, tab: .picture, environment: environment)
    let pairs = ComparedPair.all(of: base, in: catalog, fixtures: fixtures[entry.name] ?? [])
    let ordered = pairs.filter { $0.kind == "fixture" } + pairs.filter { $0.kind != "fixture" }
    return [ThumbnailWall.Item(title: "examples", request: base)]
      + ordered.map { ThumbnailWall.Item(title: Self.caption(of: $0), request: $0.right.request) }
  }

  /// A short caption, because pictures are narrow.
  private static func caption(of pair: ComparedPair) -> String {
    guard pair.kind != "fixture" else { return pair.right.title }
    return pair.right.title.replacing("-landscape", with: " wide").replacing("high-contrast", with: "contrast")
      .replacing("accessibility-", with: "ax-")
  }

  var wantsVariations: Bool {
    switch modes.top {
    case .form?, .launched?: return false
    case .sheet(let sheet)?: return sheet.scope == .variations || walls.count > 1
    case .map?, .comparison?, nil:
      // The preview comes first.
      return besideArea != nil && isPreviewPicture && previewRequest.map { previews[$0] != nil } ?? false
    }
  }

  private func variationsWall(in area: CanvasRectangle) -> ThumbnailWall? {
    guard area.width >= BrowserModel.narrowestBeside, area.height >= BrowserModel.lowestBeside else { return nil }
    let items = Array(variations.dropFirst())
    let grid = grid(of: items.count, most: BrowserModel.maxBeside, in: area)
    guard !items.isEmpty else { return nil }
    var wall = ThumbnailWall(grid, count: items.count) { items[$0].with($1) }
    wall.keyForMore = keyName(of: .variations)
    return wall
  }

  /// A grid for some of all thumbnails, with a row below for the number of others.
  private func grid(of count: Int, most: Int, in area: CanvasRectangle) -> ThumbnailGrid {
    let grid = ThumbnailGrid(count: min(count, most), in: area)
    guard count > grid.capacity else { return grid }
    var area = area
    area.height -= 1
    return ThumbnailGrid(count: min(count, most), in: area)
  }

  // MARK: - Below the fields of a form

  var formWall: ThumbnailWall? {
    guard let form, form.form.bases.count > 1, let area = formFreeArea, area.width >= BrowserModel.narrowestBeside,
      area.height >= BrowserModel.lowestBeside
    else { return nil }
    let bases = form.form.bases
    let grid = ThumbnailGrid(count: min(bases.count, BrowserModel.maxBeside), in: area)
    let top = form.base / grid.perRow >= grid.rows ? form.base / grid.perRow - grid.rows + 1 : 0
    return ThumbnailWall(grid, count: bases.count, top: top, selected: form.base) { index, room in
      var request = PreviewRequest(screen: form.form.screen, tab: .picture, environment: environment)
      if bases[index].prefersDefaults {
        var launch = LaunchRequest(screen: form.form.screen, environment: environment)
        launch.prefersDefaults = true
        request.launch = launch
      } else if index > 0 {
        request.fixture = bases[index].name
      }
      return ThumbnailWall.Item(title: bases[index].name, request: request).with(room)
    }
  }

  // MARK: - Beside the list

  private static let maxBeside = 6
  private static let narrowestBeside = 26
  private static let lowestBeside = 12
  private static let besideText = (picture: 58, text: 76)

  private var groupWall: ThumbnailWall? {
    guard case .group(let group)? = screens.chosenRow, let area = layout.previewText,
      area.height >= BrowserModel.lowestBeside
    else { return nil }
    let count = tree.count(of: group)
    let grid = grid(of: count, most: count, in: area)
    let indexes = tree.first(grid.capacity, of: group)
    var wall = ThumbnailWall(grid, count: count) { indexes.indices.contains($0) ? item(of: indexes[$0], $1) : nil }
    wall.keyForMore = keyName(of: .sheet)
    return wall
  }

  private var isPreviewPicture: Bool { previewRequest?.tab == .wireframe || previewRequest?.tab == .picture }

  var besideArea: CanvasRectangle? {
    guard let room = layout.previewText, previewRequest != nil, entry?.isBroken == false,
      room.height >= BrowserModel.lowestBeside
    else { return nil }
    let taken: Int
    if isPreviewPicture {
      switch previewContent {
      case .picture(let picture): taken = picture.width + 2
      case .pixels(let preview): taken = preview.picture.columns + 2
      case .text, .rows, .review: return nil
      }
    } else {
      taken = max(BrowserModel.besideText.text, room.width - BrowserModel.besideText.picture) + 2
    }
    guard room.width - taken >= BrowserModel.narrowestBeside else { return nil }
    return CanvasRectangle(x: room.x + taken, y: room.y, width: room.width - taken, height: room.height)
  }

  var previewRoom: CanvasRectangle? {
    guard var room = layout.previewText else { return nil }
    if let area = besideArea { room.width = area.x - room.x - 2 }
    return room
  }

  /// The variations beside a picture, or the screen beside text.
  private var besideWall: ThumbnailWall? {
    guard let area = besideArea else { return nil }
    if isPreviewPicture { return variationsWall(in: area) }
    guard let base = variations.first else { return nil }
    let grid = ThumbnailGrid(count: 1, in: area)
    return ThumbnailWall(grid, count: 1) { _, room in
      ThumbnailWall.Item(title: environment.words, request: base.request).with(room)
    }
  }
}

extension CanvasRectangle {
  fileprivate func cut(left: Int, top: Int) -> CanvasRectangle {
    CanvasRectangle(x: x + left, y: y + top, width: max(0, width - left), height: max(0, height - top))
  }
}
