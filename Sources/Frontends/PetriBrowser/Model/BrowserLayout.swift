import PetriText

struct BrowserLayout: Hashable {
  let list: CanvasRectangle
  /// The details of the chosen screen, below the list; `nil` if there is no space.
  let details: CanvasRectangle?
  /// The preview with its tabs; `nil` if there is no space or it is hidden.
  let preview: CanvasRectangle?
  let stage: CanvasRectangle
  /// The log of a launched screen; `nil` if there is no space.
  let log: CanvasRectangle?
  let form: CanvasRectangle
  /// The preview beside the form; `nil` if there is no space.
  let formPreview: CanvasRectangle?
  let isTooSmall: Bool

  static let smallest = (columns: 40, rows: 12)
  static let twoPanes = 60
  private static let threePanes = (columns: 100, rows: 20)
  /// The width of a phone's wireframe with its frame.
  static let phoneColumns = 60
  private static let smallestLog = 28
  /// The minimum, maximum and percentage of the list's width beside a preview.
  private static let listColumns = (least: 40, most: 56, percent: 28)
  static let titleColumns = (least: 36, percent: 56, shortest: 9)
  /// The minimum size of a pane when a border is moved.
  private static let smallestPane = (columns: 20, rows: 3)
  private static let headRows = 2
  private static let footRows = 1

  static let twoPhones = 2 * phoneColumns

  /// The width of three map boxes with labelled edges.
  static let mapColumns = 68

  /// - Parameters:
  ///   - wanted: The columns that the preview needs; the list is hidden if both don't fit.
  ///   - zoomed: The pane that fills the window; for a launched screen, any pane hides the log.
  init(
    columns: Int,
    rows: Int,
    showsPreview: Bool,
    wanted: Int = 0,
    sizes: PaneSizes = PaneSizes(),
    zoomed: BrowserPane? = nil
  ) {
    isTooSmall = columns < BrowserLayout.smallest.columns || rows < BrowserLayout.smallest.rows
    let height = max(0, rows - BrowserLayout.headRows - BrowserLayout.footRows)
    let y = BrowserLayout.headRows
    let all = CanvasRectangle(x: 0, y: y, width: columns, height: height)
    let least = (first: BrowserLayout.smallestPane.columns, second: BrowserLayout.smallestPane.columns)
    func split(_ border: PaneSizes.Border, default defaultSize: Int) -> Int {
      sizes.size(before: border, default: defaultSize, room: columns - 1, minimums: least)
    }
    let beside = split(.list, default: min(BrowserLayout.list(beside: columns), columns / 3))
    let isSplit = showsPreview && columns >= BrowserLayout.twoPanes
    let hasList = wanted == 0 || columns >= beside + 1 + wanted
    if let zoomed, wanted == 0 {
      list = zoomed == .list ? all : CanvasRectangle(x: 0, y: y, width: 0, height: height)
      preview = zoomed == .preview ? all : nil
      details = zoomed == .details ? all : nil
    } else {
      let width = !hasList ? -1 : isSplit ? beside : columns
      let hasDetails =
        isSplit && hasList && columns >= BrowserLayout.threePanes.columns && rows >= BrowserLayout.threePanes.rows
      let few = BrowserLayout.smallestPane.rows
      let listHeight =
        hasDetails
        ? sizes.size(before: .details, default: height * 3 / 5, room: height, minimums: (few, few)) : height
      list = CanvasRectangle(x: 0, y: y, width: width, height: listHeight)
      details =
        hasDetails ? CanvasRectangle(x: 0, y: y + listHeight, width: width, height: height - listHeight) : nil
      preview = isSplit ? CanvasRectangle(x: width + 1, y: y, width: columns - width - 1, height: height) : nil
    }
    let hasLog = zoomed == nil && columns >= BrowserLayout.phoneColumns + BrowserLayout.smallestLog
    let stageWidth = hasLog ? split(.log, default: max(BrowserLayout.phoneColumns, columns - 60)) : columns
    stage = CanvasRectangle(x: 0, y: y, width: stageWidth, height: height)
    log = hasLog ? CanvasRectangle(x: stageWidth + 1, y: y, width: columns - stageWidth - 1, height: height) : nil
    let hasFormPreview = columns >= 2 * BrowserLayout.phoneColumns
    let formWidth = hasFormPreview ? split(.form, default: columns - BrowserLayout.phoneColumns - 3) : columns
    form = CanvasRectangle(x: 0, y: y, width: formWidth, height: height)
    formPreview =
      hasFormPreview
      ? CanvasRectangle(x: formWidth + 1, y: y, width: columns - formWidth - 1, height: height) : nil
  }
}

extension BrowserLayout {
  private static func list(beside columns: Int) -> Int {
    min(max(listColumns.least, columns * listColumns.percent / 100), listColumns.most)
  }

  var previewText: CanvasRectangle? {
    preview.map { CanvasRectangle(x: $0.x + 1, y: $0.y + 1, width: $0.width - 1, height: $0.height - 1) }
  }

  var detailsText: CanvasRectangle? {
    details.map { CanvasRectangle(x: $0.x + 1, y: $0.y + 1, width: $0.width - 2, height: $0.height - 1) }
  }

  func border(atX x: Int, y: Int) -> PaneSizes.Border? {
    if let preview, list.width > 0, x == preview.x - 1, y >= preview.y, y < preview.y + preview.height { return .list }
    if let details, list.width > 0, y == details.y, x < details.x + details.width { return .details }
    return nil
  }
}

extension BrowserModel {
  var layout: BrowserLayout {
    BrowserLayout(
      columns: columns,
      rows: height,
      showsPreview: showsPreview || comparison != nil || map != nil,
      wanted: comparison != nil ? BrowserLayout.twoPhones : map != nil ? BrowserLayout.mapColumns : 0,
      sizes: panes.sizes,
      zoomed: panes.isZoomed ? focus : nil
    )
  }
}

enum BrowserPane: Hashable, CaseIterable {
  case list
  case preview
  /// The details of the chosen screen.
  case details
}

struct PaneModel: Hashable, Sendable {
  struct Click: Hashable, Sendable {
    let border: PaneSizes.Border
    let time: Duration
  }

  var focus = BrowserPane.list
  var sizes = PaneSizes()
  var isZoomed = false
  var held: PaneSizes.Border?
  /// The last clicked border; a double click resets it.
  var lastClick: Click?
}

/// The sizes of panes set by the user, as fractions that apply to any terminal size.
struct PaneSizes: Hashable, Sendable {
  /// A movable line between two panes.
  enum Border: Hashable, Sendable, CaseIterable {
    case list
    case details
    case log
    case form
  }

  private var parts: [Border: Double] = [:]

  /// The size of the pane before a border, or the default if the user hasn't moved it. If both minimums don't fit, the
  /// first pane yields.
  func size(before border: Border, default defaultSize: Int, room: Int, minimums: (first: Int, second: Int)) -> Int {
    guard let part = parts[border] else { return defaultSize }
    let wanted = Int((part * Double(room)).rounded())
    return max(0, min(max(wanted, minimums.first), room - minimums.second))
  }

  /// Moves a border to a size of the pane before it.
  mutating func move(_ border: Border, to size: Int, of room: Int) {
    guard room > 0 else { return }
    parts[border] = min(1, max(0, Double(size) / Double(room)))
  }

  mutating func reset(_ border: Border) { parts[border] = nil }
}
