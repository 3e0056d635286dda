import PetriCatalog
import PetriText

/// All that the browser knows: what is loaded, chosen and shown. A value; it changes by ``update(_:)`` alone.
public struct BrowserModel: Sendable {
  /// What is shown.
  public private(set) var catalog: BrowserCatalog
  var index: SearchIndex
  var rows: [ListRow] = []
  var folded: Set<[String]> = []
  var query = ""
  var isSearching = false
  var selected = 0
  var top = 0
  var columns: Int
  var height: Int
  var tab = PreviewTab.wireframe
  var showsPreview = true
  var showsHelp = false
  var previewTop = 0
  var previews: [PreviewRequest: [String]] = [:]
  var device: String
  var appearance: Appearance
  var contentSize: ContentSize
  var locale: String
  var note: String?

  /// The browser as it opens.
  ///
  /// - Parameters:
  ///   - columns: how many columns the terminal has.
  ///   - rows: how many rows it has.
  public init(_ catalog: BrowserCatalog, columns: Int, rows height: Int) {
    self.catalog = catalog
    self.columns = columns
    self.height = height
    device = catalog.devices.first ?? "iphone-16"
    appearance = catalog.appearances.first ?? .light
    contentSize = catalog.contentSizes.first ?? .large
    locale = catalog.locales.first ?? "en"
    index = SearchIndex(catalog.entries.map(\.searchText))
    rows = BrowserModel.rows(of: catalog, index: index, query: "", folded: [])
    selected = rows.firstIndex { if case .screen = $0 { true } else { false } } ?? 0
    keepVisible()
  }

  /// The screen that is chosen; `nil` on a group and in an empty list.
  public var entry: BrowserEntry? {
    guard rows.indices.contains(selected), case .screen(let place, _) = rows[selected] else { return nil }
    return catalog.entries[place]
  }

  /// The text that is wanted for the preview; `nil` where nothing is chosen or the pane is not shown.
  public var request: PreviewRequest? {
    guard let entry, layout.preview != nil else { return nil }
    return PreviewRequest(
      screen: entry.name,
      tab: entry.isBroken ? .problems : tab,
      device: device,
      appearance: appearance,
      contentSize: contentSize,
      locale: locale
    )
  }

  /// Whether a text is there already.
  public func has(_ request: PreviewRequest) -> Bool { previews[request] != nil }

  /// Takes another catalogue in place of the one shown, the choice kept by name.
  mutating func replace(_ new: BrowserCatalog) {
    let name = entry?.name
    catalog = new
    index = SearchIndex(new.entries.map(\.searchText))
    previews = [:]
    refill()
    if let name, let place = rows.firstIndex(where: { isRow($0, of: name) }) { selected = place }
    keepVisible()
  }

  /// Makes the rows anew, of another query or other folds.
  mutating func refill() {
    rows = BrowserModel.rows(of: catalog, index: index, query: query, folded: folded)
    selected = min(selected, max(0, rows.count - 1))
    keepVisible()
  }

  mutating func select(_ row: Int) {
    selected = min(max(0, row), max(0, rows.count - 1))
    previewTop = 0
    keepVisible()
  }

  /// Scrolls the list so that the chosen row is seen.
  mutating func keepVisible() {
    let room = max(1, layout.list.height)
    if selected < top { top = selected }
    if selected >= top + room { top = selected - room + 1 }
    top = min(top, max(0, rows.count - room))
  }

  private func isRow(_ row: ListRow, of name: String) -> Bool {
    guard case .screen(let place, _) = row else { return false }
    return catalog.entries[place].name == name
  }
}
