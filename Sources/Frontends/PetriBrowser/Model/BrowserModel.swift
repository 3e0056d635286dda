import PetriCatalog
import PetriText

/// The complete state of the browser. A value that changes only through ``update(_:)``.
public struct BrowserModel: Sendable {
  /// The catalogue that is shown.
  public private(set) var catalog: BrowserCatalog
  var screens: ScreenList
  var isSearching = false
  var columns: Int
  var height: Int
  var tab = PreviewTab.wireframe
  var showsPreview = true
  var panes = PaneModel()
  var previewTop = 0
  var previewLeft = 0
  var detailsTop = 0
  var wrapsLines = true
  var fitsPicture = true
  var fixtures: [String: [String]] = [:]
  private(set) var thumbnails = Thumbnails()
  var snapshots = SnapshotsModel()
  var previews = PreviewStore()
  var pixels = PixelState()
  var mapSource = MapSource()
  var chosenLine: ChosenLine?
  var places = PlacesModel()
  var environment: ShownEnvironment
  var modes = ModeStack<BrowserMode>()
  var overlays = ModeStack<BrowserOverlay>()
  var recentCommands = RecentCommands()
  var launching: LaunchRequest?
  var note: String?
  var noteEnd = NoteEnd.nextKey
  /// The row and time of the last click, to detect double clicks.
  var lastClick: (row: Int, time: Duration)?
  private(set) var keyMap: KeyMap
  private(set) var theme: Theme

  /// Creates the initial state for a terminal of a size.
  public init(
    _ catalog: BrowserCatalog,
    columns: Int,
    rows height: Int,
    keys: KeyMap = KeyMap(),
    theme: Theme = Theme()
  ) {
    self.catalog = catalog
    self.columns = columns
    self.height = height
    keyMap = keys
    self.theme = theme
    environment = catalog.baseEnvironment
    screens = ScreenList(catalog.entries)
    keepVisible()
  }

  /// The chosen screen; `nil` for a group or an empty list.
  public var entry: BrowserEntry? { screens.chosenScreen.map { catalog.entries[$0] } }

  /// The requests for content that is needed and missing.
  public var wanted: [PreviewRequest] {
    let sides = comparedPair.map { [$0.left, $0.right] } ?? []
    let compared = sides.filter { !$0.isBefore }.map(\.request)
    let filled = form?.problems.isEmpty == true ? formPreviewRequest : nil
    return ([filled, previewRequest, detailsRequest].compactMap { $0 } + compared).filter { previews[$0] == nil }
      + wantedThumbnails
  }

  /// The time without input before slow content is made; positive while a form is filled in.
  public var patience: Duration { form == nil ? .zero : .milliseconds(80) }

  var previewRequest: PreviewRequest? {
    layout.preview == nil || comparedPair != nil || map != nil ? nil : request(for: tab)
  }

  var detailsRequest: PreviewRequest? {
    layout.details == nil ? nil : request(for: tab == .context ? .routes : .context)
  }

  private func request(for tab: PreviewTab) -> PreviewRequest? {
    guard let entry = mapEntry ?? entry, showsCatalogue else { return nil }
    let tab: PreviewTab = entry.isBroken ? .problems : tab
    // Snapshots and checks have their own environments.
    let shown = tab == .snapshots || tab == .checks ? catalog.baseEnvironment : environment
    var request = PreviewRequest(screen: entry.name, tab: tab, environment: shown)
    if tab == .picture, let room = layout.previewText { request.room = pictureRoom(in: room) }
    if tab == .wireframe { request.room = listedRoom }
    return request
  }

  private var listedRoom: PreviewRequest.Room? {
    let layout = BrowserLayout(
      columns: columns,
      rows: height,
      showsPreview: true,
      sizes: panes.sizes,
      zoomed: panes.isZoomed ? focus : nil
    )
    return fitsPicture ? layout.previewText.flatMap { wireframeRoom($0.width, environment) } : nil
  }

  func pictureRoom(_ columns: Int, _ rows: Int) -> PreviewRequest.Room {
    PreviewRequest.Room(columns: columns, rows: fitsPicture ? rows : nil)
  }

  /// The content of the preview; the previous content until the requested one arrives.
  var previewContent: PreviewContent {
    previewRequest.map { previews[$0] ?? previews.heldPreview } ?? .text(emptyLines)
  }

  var detailsContent: PreviewContent {
    detailsRequest.map { previews[$0] ?? previews.heldDetails } ?? .text([])
  }

  // MARK: - Comparing

  var comparedPairs: [ComparedPair] {
    guard let entry, !entry.isBroken, showsCatalogue else { return [] }
    let tab: PreviewTab = tab == .picture ? .picture : .wireframe
    var base = PreviewRequest(screen: entry.name, tab: tab, environment: environment)
    if tab == .picture, let (left, _) = comparedAreas { base.room = pictureRoom(left.width, left.height) }
    var listed = base
    func room(_ environment: ShownEnvironment) -> PreviewRequest.Room? {
      fitsCompared ? comparedAreas.flatMap { wireframeRoom($0.left.width, environment) } : nil
    }
    if tab == .wireframe { (listed.room, base.room) = (listedRoom, room(environment)) }
    // The list may have requested another width.
    let changed = [base, listed].first { request in previews.before(request).map { $0 != previews[request] } ?? false }
    return ComparedPair.all(
      of: base,
      in: catalog,
      fixtures: fixtures[entry.name] ?? [],
      changed: changed,
      room: tab == .wireframe ? room : nil
    )
  }

  var comparedPair: ComparedPair? {
    guard let comparison else { return nil }
    let pairs = comparedPairs
    return pairs.isEmpty ? nil : pairs[min(comparison, pairs.count - 1)]
  }

  func content(of side: ComparedPair.Side) -> PreviewContent? {
    side.isBefore ? previews.before(side.request) : previews[side.request]
  }

  var focus: BrowserPane {
    get { panes.focus }
    set { panes.focus = newValue }
  }

  mutating func set(_ keys: KeyMap, _ theme: Theme) { (keyMap, self.theme) = (keys, theme) }

  // MARK: - The list

  var rows: [ListRow] { screens.rows }
  var selected: Int { screens.selected }
  var top: Int { screens.top }
  var filter: ListFilter { screens.filter }
  var tree: GroupTree { screens.tree }
  var query: String { screens.query }

  /// Whether the search for the typed text is unfinished; typing continues meanwhile.
  public var isSearchPending: Bool { screens.isSearching }

  mutating func keep(_ content: PreviewContent, for request: PreviewRequest) {
    let seen = thumbnailRequests
    if seen.contains(request) { thumbnails.keep(content, for: request, seen: seen) }
    guard !seen.contains(request) || [previewRequest, detailsRequest].contains(request) else { return }
    previews.keep(content, for: request)
  }

  /// Replaces the catalogue, keeping the choice by name. A broken screen stays in its group if its file doesn't give
  /// one.
  mutating func replace(_ new: BrowserCatalog) {
    let old = catalog
    catalog = new
    catalog.keepGroups(of: old)
    previews.age()
    thumbnails.removeAll()
    fixtures = [:]
    mapSource.age()
    if map != nil { mapSource.list(catalog.entries) }
    screens.replace(catalog.entries)
    keepVisible()
  }

  mutating func list(_ filter: ListFilter) {
    screens.list(filter)
    showChosen()
  }

  mutating func search(_ change: (inout TextInput) -> Void) {
    if screens.search(change) { showChosen() }
  }

  mutating func unfoldAll(in group: [String]) {
    screens.unfoldAll(in: group)
    keepVisible()
  }

  mutating func fold(_ path: [String], _ isFolding: Bool) {
    screens.fold(path, isFolding)
    keepVisible()
  }

  mutating func select(_ row: Int) {
    screens.select(row)
    showChosen()
  }

  mutating func showChosen() {
    (previewTop, previewLeft, detailsTop) = (0, 0, 0)
    snapshots.group = 0
    keepVisible()
  }

  /// Scrolls the list to the chosen row.
  mutating func keepVisible() { screens.keepVisible(in: layout.list.height) }
}

extension BrowserModel {
  func pictureRoom(in room: CanvasRectangle) -> PreviewRequest.Room {
    guard let cell = pixels.cell else { return pictureRoom(room.width, room.height) }
    return PreviewRequest.Room(
      columns: room.width,
      rows: fitsPicture ? room.height : nil,
      pixels: PreviewRequest.Pixels(cell: cell, rows: room.height, top: fitsPicture ? 0 : previewTop)
    )
  }

  /// Shows once, with the first picture, why there are no pixels.
  mutating func showHint() {
    guard let hint = pixels.hint, note == nil, previewRequest?.tab == .picture else { return }
    (note, noteEnd) = (hint, .nextKey)
    pixels.hint = nil
  }
}

extension BrowserModel {
  /// The width limit for a wireframe; `nil` if the default width fits.
  func wireframeRoom(_ columns: Int, _ environment: ShownEnvironment) -> PreviewRequest.Room? {
    guard columns < BrowserLayout.phoneColumns || environment.isWide else { return nil }
    return PreviewRequest.Room(columns: columns, rows: nil)
  }

  /// The width limit of the launched screen's wireframe; `nil` for the default width.
  public var stageColumns: Int? {
    guard let stage, !stage.isFullSize else { return nil }
    return wireframeRoom(layout.stage.width, stage.request.environment)?.columns
  }

  /// The width limit where two steps are side by side; `nil` if it is that of a single one.
  public var stepColumns: Int? {
    guard let stage else { return nil }
    let half = wireframeRoom(stepAreas.left.width, stage.request.environment)?.columns
    return half == stageColumns ? nil : half
  }
}

extension ShownEnvironment {
  fileprivate var isWide: Bool { device.hasPrefix("ipad") || device.hasSuffix("landscape") }
}
