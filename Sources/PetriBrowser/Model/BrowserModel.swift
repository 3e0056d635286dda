import PetriCatalog
public import PetriText

/// All that the browser knows: what is loaded, chosen and shown. A value; it changes by ``update(_:)`` alone.
public struct BrowserModel: Sendable {
  /// What is shown.
  public private(set) var catalog: BrowserCatalog
  private var index: SearchIndex
  private(set) var tree: GroupTree
  /// What was found last, where a longer query can only find less.
  private var lastFound: (query: String, found: SearchIndex.Found)?
  private(set) var rows: [ListRow] = []
  /// What is searched beside what the list shows; `nil` until it is known.
  private var texts: SearchTexts?
  /// What is still to be looked for in the texts.
  private var textQuery: TextQuery?
  /// What the texts held last, where a longer query can only find less.
  private var lastTexts: (query: String, places: [Int])?
  /// How many of the rows were found by what the list shows; those behind them were by their texts.
  private(set) var namedRows = 0
  private var folded: Set<[String]> = []
  private(set) var search = TextInput()
  var isSearching = false
  private(set) var filter = ListFilter()
  private(set) var selected = 0
  /// What was chosen when a search began, or was when a file took it away; it is chosen again when it is back.
  private var left: ChosenPlace?
  private(set) var top = 0
  var columns: Int
  var height: Int
  var tab = PreviewTab.wireframe
  var showsPreview = true
  /// What the arrows move.
  var focus = BrowserPane.list
  var previewTop = 0
  /// By how many columns the preview is moved to the side.
  var previewLeft = 0
  var detailsTop = 0
  /// Whether long lines of texts are wrapped, and not cut.
  var wrapsLines = true
  /// Whether the picture tab shows all of the screen, and not as much as fits when it is as wide as the pane.
  var fitsPicture = false
  /// Which of the pairs is compared; `nil` while none is.
  var comparison: Int?
  /// The fixtures of screens that were compared.
  var fixtures: [String: [String]] = [:]
  private var previews: [PreviewRequest: PreviewContent] = [:]
  /// How screens looked before the files changed.
  private var before: [PreviewRequest: PreviewContent] = [:]
  /// What was shown last in the panes, which stays until what is wanted is there.
  private var heldPreview = PreviewContent.text([])
  private var heldDetails = PreviewContent.text([])
  /// More pictures are not kept.
  private static let maximumPreviews = 60
  var environment: ShownEnvironment
  /// How far the help is scrolled; `nil` while it is not shown.
  var helpTop: Int?
  var palette: PaletteModel?
  var prompt: PromptModel?
  var form: FormModel?
  var stage: StageModel?
  /// The launch that is being waited for.
  var launching: LaunchRequest?
  var note: String?
  /// What ends the note.
  var noteEnd = NoteEnd.nextKey
  /// The row that was clicked last, and when: a second click that comes soon opens it.
  var lastClick: (row: Int, time: Duration)?
  /// The key that returns from a launched screen.
  let returnKey: Key

  /// The browser as it opens.
  ///
  /// - Parameters:
  ///   - columns: how many columns the terminal has.
  ///   - rows: how many rows it has.
  ///   - returnKey: the key that returns from a launched screen to the catalogue.
  public init(_ catalog: BrowserCatalog, columns: Int, rows height: Int, returnKey: Key = .control("g")) {
    self.catalog = catalog
    self.columns = columns
    self.height = height
    self.returnKey = returnKey
    environment = catalog.baseEnvironment
    index = SearchIndex(catalog.entries.map(\.searchText))
    tree = GroupTree(catalog.entries, filter: filter)
    rows = tree.rows(folded: folded)
    selected = firstScreen
    keepVisible()
  }

  /// The row of the first screen.
  private var firstScreen: Int { rows.firstIndex { if case .screen = $0 { true } else { false } } ?? 0 }

  var query: String { search.text }

  var chosenRow: ListRow? { rows.indices.contains(selected) ? rows[selected] : nil }

  /// The screen that is chosen; `nil` on a group and in an empty list.
  public var entry: BrowserEntry? {
    guard case .screen(let place, _)? = chosenRow else { return nil }
    return catalog.entries[place]
  }

  /// The texts that are wanted and not there yet; none where nothing is chosen or no pane shows them.
  public var wanted: [PreviewRequest] {
    let sides = comparedPair.map { [$0.left, $0.right] } ?? []
    let compared = sides.filter { !$0.isBefore }.map(\.request)
    return ([previewRequest, detailsRequest].compactMap { $0 } + compared).filter { previews[$0] == nil }
  }

  /// What the preview shows.
  var previewRequest: PreviewRequest? {
    layout.preview == nil || comparedPair != nil ? nil : request(for: tab)
  }

  /// What the pane below the list shows.
  var detailsRequest: PreviewRequest? {
    layout.details == nil ? nil : request(for: tab == .context ? .routes : .context)
  }

  private func request(for tab: PreviewTab) -> PreviewRequest? {
    guard let entry, form == nil, stage == nil else { return nil }
    let tab: PreviewTab = entry.isBroken ? .problems : tab
    var request = PreviewRequest(screen: entry.name, tab: tab, environment: environment)
    if tab == .picture, let room = layout.previewText { request.room = pictureRoom(room.width, room.height) }
    return request
  }

  private func pictureRoom(_ columns: Int, _ rows: Int) -> PreviewRequest.Room {
    PreviewRequest.Room(columns: columns, rows: fitsPicture ? rows : nil)
  }

  func content(of request: PreviewRequest?) -> PreviewContent? { request.flatMap { previews[$0] } }

  /// What the preview shows: what is wanted, or, until that is there, what was shown before.
  var previewContent: PreviewContent {
    previewRequest == nil ? .text([]) : content(of: previewRequest) ?? heldPreview
  }

  /// What the pane below the list shows.
  var detailsContent: PreviewContent {
    detailsRequest == nil ? .text([]) : content(of: detailsRequest) ?? heldDetails
  }

  /// Keeps what is shown for as long as what comes next is not there.
  mutating func holdPreviews() {
    if let content = content(of: previewRequest) { heldPreview = content }
    if let content = content(of: detailsRequest) { heldDetails = content }
  }

  // MARK: - Comparing

  /// All that the chosen screen can be compared in; none while something else is shown.
  var comparedPairs: [ComparedPair] {
    guard let entry, !entry.isBroken, form == nil, stage == nil else { return [] }
    let tab: PreviewTab = tab == .picture ? .picture : .wireframe
    var base = PreviewRequest(screen: entry.name, tab: tab, environment: environment)
    if tab == .picture, let (left, _) = comparedAreas { base.room = pictureRoom(left.width, left.height) }
    let hasChanged = before[base].map { $0 != previews[base] } ?? false
    return ComparedPair.all(of: base, in: catalog, fixtures: fixtures[entry.name] ?? [], hasBefore: hasChanged)
  }

  /// The pair that is compared.
  var comparedPair: ComparedPair? {
    guard let comparison else { return nil }
    let pairs = comparedPairs
    return pairs.isEmpty ? nil : pairs[min(comparison, pairs.count - 1)]
  }

  func content(of side: ComparedPair.Side) -> PreviewContent? {
    side.isBefore ? before[side.request] : previews[side.request]
  }

  /// Which code points of an entry's text the query matches.
  func marks(of place: Int) -> Set<Int> { query.isEmpty ? [] : Set(index.places(of: query, in: place)) }

  func isFolded(_ path: [String]) -> Bool { folded.contains(path) }

  /// Keeps a text that was wanted, and not too many of them.
  mutating func keep(_ content: PreviewContent, for request: PreviewRequest) {
    if previews.count >= BrowserModel.maximumPreviews { previews = [:] }
    previews[request] = content
  }

  /// Takes another catalogue in place of the one shown, the choice kept by name; a screen that is broken now stays in the group
  /// in which it was, where its file does not tell.
  mutating func replace(_ new: BrowserCatalog) {
    let chosen = chosenPlace
    let old = catalog
    let wasEmpty = rows.isEmpty
    catalog = new
    catalog.keepGroups(of: old)
    index = SearchIndex(catalog.entries.map(\.searchText))
    tree = GroupTree(catalog.entries, filter: filter)
    lastFound = nil
    texts = nil
    keepBefore()
    refill()
    let wanted = query.isEmpty ? left ?? chosen : chosen
    if let row = wanted.flatMap({ row(of: $0) }) {
      selected = row
      if query.isEmpty { left = nil }
    } else if left == nil {
      left = chosen
    }
    if wasEmpty { selected = firstScreen }
    keepVisible()
  }

  /// Drops all previews, and keeps the pictures among them as what was before.
  private mutating func keepBefore() {
    let pictures = previews.filter { if case .picture = $0.value { true } else { false } }
    if before.count + pictures.count > BrowserModel.maximumPreviews { before = [:] }
    before.merge(pictures) { _, new in new }
    (previews, fixtures) = ([:], [:])
  }

  /// Lists other entries.
  mutating func list(_ filter: ListFilter) {
    let chosen = chosenPlace
    self.filter = filter
    lastFound = nil
    lastTexts = nil
    tree = GroupTree(catalog.entries, filter: filter)
    refill()
    select(chosen.flatMap { row(of: $0) } ?? 0)
  }

  /// Changes what is searched; when it is cleared, what was chosen of it stays chosen, else what was before.
  mutating func search(_ change: (inout TextInput) -> Void) {
    let before = query
    let chosen = chosenPlace
    change(&search)
    guard query != before else { return }
    if before.isEmpty { left = chosen }
    if query.isEmpty, let chosen { unfold(chosen) }
    refill()
    guard query.isEmpty else { return jump(to: 0) }
    select((chosen ?? left).flatMap { row(of: $0) } ?? 0)
  }

  /// Folds or unfolds a group.
  mutating func fold(_ path: [String], _ isFolding: Bool) {
    if isFolding { folded.insert(path) } else { folded.remove(path) }
    refill()
  }

  mutating func select(_ row: Int) {
    left = nil
    jump(to: row)
  }

  private mutating func jump(to row: Int) {
    selected = min(max(0, row), max(0, rows.count - 1))
    (previewTop, previewLeft, detailsTop) = (0, 0, 0)
    keepVisible()
  }

  /// Scrolls the list so that the chosen row is seen.
  mutating func keepVisible() {
    let room = max(1, layout.list.height)
    if selected < top { top = selected }
    if selected >= top + room { top = selected - room + 1 }
    top = min(top, max(0, rows.count - room))
  }

  /// Makes the rows anew: groups as a tree while nothing is searched, else what is found, the best first.
  private mutating func refill() {
    textQuery = nil
    if query.allSatisfy(\.isWhitespace) {
      rows = tree.rows(folded: folded)
    } else {
      find()
      textQuery = texts == nil ? nil : TextQuery(query)
    }
    namedRows = rows.count
    selected = min(selected, max(0, rows.count - 1))
    keepVisible()
  }

  /// Makes the rows of what the query finds.
  private mutating func find() {
    var candidates: SearchIndex.Found?
    if let lastFound, query.hasPrefix(lastFound.query) {
      candidates = lastFound.found
    } else if !filter.isEmpty {
      candidates = SearchIndex.Found(places: catalog.entries.indices.filter { filter.allows(catalog.entries[$0]) })
    }
    let found = index.found(for: query, among: candidates)
    lastFound = query.contains { "|!'^$\\".contains($0) } ? nil : (query, found)
    rows = found.best { .screen($0, depth: 0) }
    // An exact name comes first in any search.
    let name = Array((query + " ").utf8)
    if let exact = found.first(where: { index.starts($0, with: name) && catalog.entries[$0].name == query }) {
      rows.removeAll { $0 == .screen(exact, depth: 0) }
      rows.insert(.screen(exact, depth: 0), at: 0)
    }
  }

  // MARK: - Texts

  /// Whether the texts are still to be looked through: nobody who types waits for it.
  public var isSearchingTexts: Bool { textQuery != nil }

  /// Takes what is searched beside what the list shows.
  mutating func search(_ texts: SearchTexts) {
    guard texts.count == catalog.entries.count else { return }
    self.texts = texts
    lastTexts = nil
    let chosen = chosenRow
    refill()
    if let chosen, let place = rows.firstIndex(of: chosen) { selected = place }
    keepVisible()
  }

  /// Looks through the texts, and puts what they hold behind what was found already: titles, texts, files.
  mutating func searchTexts() {
    guard let texts, let wanted = textQuery else { return }
    textQuery = nil
    let isLonger = lastTexts.map { query.hasPrefix($0.query) && !query.contains("!") } ?? false
    let hits = texts.hits(for: wanted, among: isLonger ? lastTexts?.places : nil)
    lastTexts = query.contains("!") ? nil : (query, hits.map(\.place))
    var isListed = [Bool](repeating: false, count: catalog.entries.count)
    for case .screen(let place, _) in rows { isListed[place] = true }
    let new = hits.filter { !isListed[$0.place] && filter.allows(catalog.entries[$0.place]) }
    for kind in [SearchReason.Kind.list, .title, .text, .file] {
      for hit in new where hit.kind == kind { rows.append(.screen(hit.place, depth: 0)) }
    }
    keepVisible()
  }

  /// Why a row was found by a search, where what the list shows of it does not tell.
  func reason(of row: Int) -> SearchReason? {
    guard row >= namedRows, rows.indices.contains(row), case .screen(let place, _) = rows[row] else { return nil }
    return TextQuery(query).flatMap { texts?.reason($0, at: place) }
  }

  // MARK: - What is chosen, whatever row it is in

  private var chosenPlace: ChosenPlace? {
    switch chosenRow {
    case .screen(let place, _)?: .screen(catalog.entries[place].name)
    case .group(let group)?: .group(tree.path(of: group))
    case nil: nil
    }
  }

  private func row(of place: ChosenPlace) -> Int? {
    rows.firstIndex { row in
      switch (row, place) {
      case (.screen(let entry, _), .screen(let name)): catalog.entries[entry].name == name
      case (.group(let group), .group(let path)): tree.path(of: group) == path
      default: false
      }
    }
  }

  /// Unfolds the groups that a screen is in.
  private mutating func unfold(_ place: ChosenPlace) {
    guard !folded.isEmpty, case .screen(let name) = place,
      let group = catalog.entries.first(where: { $0.name == name })?.group
    else { return }
    for depth in group.indices { folded.remove(Array(group[...depth])) }
  }
}
