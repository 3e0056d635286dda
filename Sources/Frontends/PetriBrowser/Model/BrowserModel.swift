import PetriCatalog
import PetriText

/// The complete state of the browser: loaded, chosen and shown things. A value; it changes by ``update(_:)`` alone.
public struct BrowserModel: Sendable {
  /// The catalogue that is shown.
  public private(set) var catalog: BrowserCatalog
  /// The list with its search and choice.
  var screens: ScreenList
  var isSearching = false
  var columns: Int
  var height: Int
  var tab = PreviewTab.wireframe
  var showsPreview = true
  /// How the panes are arranged.
  var panes = PaneModel()
  var previewTop = 0
  /// By how many columns the preview is moved to the side.
  var previewLeft = 0
  var detailsTop = 0
  /// Whether long lines of texts are wrapped, and not cut.
  var wrapsLines = true
  /// Whether all of a screen is shown, and not as much as fits at its full size.
  var fitsPicture = true
  /// The fixtures of screens that were compared.
  var fixtures: [String: [String]] = [:]
  private(set) var thumbnails = Thumbnails()
  var snapshots = SnapshotsModel()
  /// The contents of the panes.
  var previews = PreviewStore()
  var pixels = PixelState()
  /// Which screens lead to which.
  var mapSource = MapSource()
  /// The line of a pane that Enter opens.
  var chosenLine: ChosenLine?
  /// Where one was.
  var places = PlacesModel()
  var environment: ShownEnvironment
  /// The modes that cover the list, or are beside it.
  var modes = ModeStack<BrowserMode>()
  /// The overlays that cover everything.
  var overlays = ModeStack<BrowserOverlay>()
  /// The commands that were done last from the palette.
  var recentCommands = RecentCommands()
  /// The launch that is being waited for.
  var launching: LaunchRequest?
  var note: String?
  /// The event that ends the note.
  var noteEnd = NoteEnd.nextKey
  /// The row that was clicked last, and when: a second click that comes soon opens it.
  var lastClick: (row: Int, time: Duration)?
  /// The keys of actions.
  private(set) var keyMap: KeyMap
  /// The colours of everything that isn't a screen's picture.
  private(set) var theme: Theme

  /// The browser as it opens.
  ///
  /// - Parameters:
  ///   - columns: how many columns the terminal has.
  ///   - rows: how many rows it has.
  ///   - keys: the keys of actions.
  ///   - theme: the colours of everything that isn't a screen's picture.
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

  /// The screen that is chosen; `nil` on a group and in an empty list.
  public var entry: BrowserEntry? { screens.chosenScreen.map { catalog.entries[$0] } }

  /// The texts that are wanted and not there yet; none where nothing is chosen or no pane shows them.
  public var wanted: [PreviewRequest] {
    let sides = comparedPair.map { [$0.left, $0.right] } ?? []
    let compared = sides.filter { !$0.isBefore }.map(\.request)
    let filled = form?.problems.isEmpty == true ? formPreviewRequest : nil
    return ([filled, previewRequest, detailsRequest].compactMap { $0 } + compared).filter { previews[$0] == nil }
      + wantedThumbnails
  }

  /// How long nothing should be typed before a wanted picture is made that takes longer than a key may: a user who
  /// fills in a form is waited for.
  public var patience: Duration { form == nil ? .zero : .milliseconds(80) }

  /// The request for the preview.
  var previewRequest: PreviewRequest? {
    layout.preview == nil || comparedPair != nil || map != nil ? nil : request(for: tab)
  }

  /// The request for the pane below the list.
  var detailsRequest: PreviewRequest? {
    layout.details == nil ? nil : request(for: tab == .context ? .routes : .context)
  }

  private func request(for tab: PreviewTab) -> PreviewRequest? {
    guard let entry = mapEntry ?? entry, showsCatalogue else { return nil }
    let tab: PreviewTab = entry.isBroken ? .problems : tab
    // Snapshots and checks have environments of their own.
    let place = tab == .snapshots || tab == .checks ? catalog.baseEnvironment : environment
    var request = PreviewRequest(screen: entry.name, tab: tab, environment: place)
    if tab == .picture, let room = layout.previewText { request.room = pictureRoom(in: room) }
    if tab == .wireframe { request.room = listedRoom }
    return request
  }

  /// The room of a wireframe beside the list.
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

  /// The content of the preview: the requested one, or, until that is there, the one before.
  var previewContent: PreviewContent {
    previewRequest.map { previews[$0] ?? previews.heldPreview } ?? .text(emptyLines)
  }

  /// The content of the pane below the list.
  var detailsContent: PreviewContent {
    detailsRequest.map { previews[$0] ?? previews.heldDetails } ?? .text([])
  }

  // MARK: - Comparing

  /// All that the chosen screen can be compared in; none while something else is shown.
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
    // The list may have shown it at another width.
    let changed = [base, listed].first { request in previews.before(request).map { $0 != previews[request] } ?? false }
    return ComparedPair.all(
      of: base,
      in: catalog,
      fixtures: fixtures[entry.name] ?? [],
      changed: changed,
      room: tab == .wireframe ? room : nil
    )
  }

  /// The pair that is compared.
  var comparedPair: ComparedPair? {
    guard let comparison else { return nil }
    let pairs = comparedPairs
    return pairs.isEmpty ? nil : pairs[min(comparison, pairs.count - 1)]
  }

  func content(of side: ComparedPair.Side) -> PreviewContent? {
    side.isBefore ? previews.before(side.request) : previews[side.request]
  }

  /// The pane that the arrows move.
  var focus: BrowserPane {
    get { panes.focus }
    set { panes.focus = newValue }
  }

  /// Has other keys and colours.
  mutating func set(_ keys: KeyMap, _ theme: Theme) { (keyMap, self.theme) = (keys, theme) }

  // MARK: - The list

  var rows: [ListRow] { screens.rows }
  var selected: Int { screens.selected }
  var top: Int { screens.top }
  var filter: ListFilter { screens.filter }
  var tree: GroupTree { screens.tree }
  var query: String { screens.query }

  /// Whether the search for the typed text still goes on: nobody who types waits for it.
  public var isSearchPending: Bool { screens.isSearching }

  /// Keeps the content for a request.
  mutating func keep(_ content: PreviewContent, for request: PreviewRequest) {
    let seen = thumbnailRequests
    if seen.contains(request) { thumbnails.keep(content, for: request, seen: seen) }
    guard !seen.contains(request) || [previewRequest, detailsRequest].contains(request) else { return }
    previews.keep(content, for: request)
  }

  /// Takes another catalogue in place of the one shown, the choice kept by name; a screen that is broken now stays in the group
  /// in which it was, where its file does not tell.
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

  /// Lists other entries.
  mutating func list(_ filter: ListFilter) {
    screens.list(filter)
    showChosen()
  }

  /// Changes the search.
  mutating func search(_ change: (inout TextInput) -> Void) {
    if screens.search(change) { showChosen() }
  }

  /// Unfolds a group and all that is in it.
  mutating func unfoldAll(in group: [String]) {
    screens.unfoldAll(in: group)
    keepVisible()
  }

  /// Folds or unfolds a group.
  mutating func fold(_ path: [String], _ isFolding: Bool) {
    screens.fold(path, isFolding)
    keepVisible()
  }

  mutating func select(_ row: Int) {
    screens.select(row)
    showChosen()
  }

  /// Shows the chosen row, with the rows that it is the beginning of.
  mutating func showChosen() {
    (previewTop, previewLeft, detailsTop) = (0, 0, 0)
    snapshots.group = 0
    keepVisible()
  }

  /// Scrolls the list so that the chosen row is seen.
  mutating func keepVisible() { screens.keepVisible(in: layout.list.height) }
}

extension BrowserModel {
  /// The room of the preview's picture. Of pixels all of the screen is shown, which is too small to be read in cells; `w` is the
  /// other way round.
  func pictureRoom(in room: CanvasRectangle) -> PreviewRequest.Room {
    guard let cell = pixels.cell else { return pictureRoom(room.width, room.height) }
    return PreviewRequest.Room(
      columns: room.width,
      rows: fitsPicture ? room.height : nil,
      pixels: PreviewRequest.Pixels(cell: cell, rows: room.height, top: fitsPicture ? 0 : previewTop)
    )
  }

  /// Shows once, where a picture is looked at, why it isn't of pixels.
  mutating func sayHint() {
    guard let hint = pixels.hint, note == nil, previewRequest?.tab == .picture else { return }
    (note, noteEnd) = (hint, .nextKey)
    pixels.hint = nil
  }
}

/// How wide wireframes are made, so that a device fits where it is shown.
extension BrowserModel {
  /// The room of a wireframe in so many columns; `nil` where there is room for its usual width.
  func wireframeRoom(_ columns: Int, _ environment: ShownEnvironment) -> PreviewRequest.Room? {
    guard columns < BrowserLayout.phoneColumns || environment.isWide else { return nil }
    return PreviewRequest.Room(columns: columns, rows: nil)
  }

  /// The most columns that the wireframe of the launched screen shall have, its frame included; `nil` for as many as it
  /// usually has.
  public var stageColumns: Int? {
    guard let stage, !stage.isFullSize else { return nil }
    return wireframeRoom(layout.stage.width, stage.request.environment)?.columns
  }

  /// The most columns that a launched screen shall have where two of its steps are beside each other; `nil` for as many as it has
  /// alone.
  public var stepColumns: Int? {
    guard let stage else { return nil }
    let half = wireframeRoom(stepAreas.left.width, stage.request.environment)?.columns
    return half == stageColumns ? nil : half
  }
}

extension ShownEnvironment {
  /// Whether the device is wider than a phone that is held upright.
  fileprivate var isWide: Bool { device.hasPrefix("ipad") || device.hasSuffix("landscape") }
}
