import PetriText

/// Where the panes are.
struct BrowserLayout: Hashable {
  /// The list's rows; no columns wide where another pane has all of the window.
  let list: CanvasRectangle
  /// The needs of the chosen screen, below the list; `nil` without room for them.
  let details: CanvasRectangle?
  /// The preview, its tabs included; `nil` without room, or where it is not wanted.
  let preview: CanvasRectangle?
  /// The picture of a launched screen.
  let stage: CanvasRectangle
  /// The log beside it; `nil` without room.
  let log: CanvasRectangle?
  /// The fields of a form.
  let form: CanvasRectangle
  /// The preview beside them; `nil` without room.
  let formPreview: CanvasRectangle?
  /// Whether there is room for anything.
  let isTooSmall: Bool

  /// The smallest size at which something is shown.
  static let smallest = (columns: 40, rows: 12)
  static let twoPanes = 60
  private static let threePanes = (columns: 100, rows: 20)
  /// A phone's wireframe, with its frame.
  static let phoneColumns = 60
  private static let smallestLog = 28
  /// The list beside a preview: at least, at most, and the share of the window in percent.
  private static let listColumns = (least: 40, most: 56, percent: 28)
  /// The titles in a list of so many columns at least, and where they begin, in percent.
  static let titleColumns = (least: 36, percent: 56, shortest: 9)
  /// The size that a pane keeps when a border is moved.
  private static let smallestPane = (columns: 20, rows: 3)
  private static let headRows = 2
  private static let footRows = 1

  /// Two wireframes side by side.
  static let twoPhones = 2 * phoneColumns

  /// Three boxes of a map, with words on the ways between them.
  static let mapColumns = 68

  /// - Parameters:
  ///   - showsPreview: whether the preview is wanted.
  ///   - wanted: how many columns it takes, for which the list makes room where there aren't enough beside it.
  ///   - sizes: where the user has moved the borders between panes.
  ///   - zoomed: the pane that has all of the window; on a launched screen any other than `nil` takes the log away.
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
    func split(_ border: PaneSizes.Border, usual: Int) -> Int {
      sizes.size(before: border, usual: usual, room: columns - 1, minimums: least)
    }
    let beside = split(.list, usual: min(BrowserLayout.list(beside: columns), columns / 3))
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
        ? sizes.size(before: .details, usual: height * 3 / 5, room: height, minimums: (few, few)) : height
      list = CanvasRectangle(x: 0, y: y, width: width, height: listHeight)
      details =
        hasDetails ? CanvasRectangle(x: 0, y: y + listHeight, width: width, height: height - listHeight) : nil
      preview = isSplit ? CanvasRectangle(x: width + 1, y: y, width: columns - width - 1, height: height) : nil
    }
    let hasLog = zoomed == nil && columns >= BrowserLayout.phoneColumns + BrowserLayout.smallestLog
    let stageWidth = hasLog ? split(.log, usual: max(BrowserLayout.phoneColumns, columns - 60)) : columns
    stage = CanvasRectangle(x: 0, y: y, width: stageWidth, height: height)
    log = hasLog ? CanvasRectangle(x: stageWidth + 1, y: y, width: columns - stageWidth - 1, height: height) : nil
    let hasFormPreview = columns >= 2 * BrowserLayout.phoneColumns
    let formWidth = hasFormPreview ? split(.form, usual: columns - BrowserLayout.phoneColumns - 3) : columns
    form = CanvasRectangle(x: 0, y: y, width: formWidth, height: height)
    formPreview =
      hasFormPreview
      ? CanvasRectangle(x: formWidth + 1, y: y, width: columns - formWidth - 1, height: height) : nil
  }
}

extension BrowserLayout {
  /// The list's columns in a window of so many.
  private static func list(beside columns: Int) -> Int {
    min(max(listColumns.least, columns * listColumns.percent / 100), listColumns.most)
  }

  /// The preview below its tabs.
  var previewText: CanvasRectangle? {
    preview.map { CanvasRectangle(x: $0.x + 1, y: $0.y + 1, width: $0.width - 1, height: $0.height - 1) }
  }

  /// The text about the chosen screen's needs, below its title.
  var detailsText: CanvasRectangle? {
    details.map { CanvasRectangle(x: $0.x + 1, y: $0.y + 1, width: $0.width - 2, height: $0.height - 1) }
  }

  /// The border at a cell of the catalogue.
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

/// A pane of the catalogue.
enum BrowserPane: Hashable, CaseIterable {
  /// The screens.
  case list
  /// The picture of the chosen screen, or another view of it.
  case preview
  /// The needs of the chosen screen.
  case details
}

/// The panes as the user has arranged them: which one the arrows move, how large each is, and whether one has all of the window.
struct PaneModel: Hashable, Sendable {
  /// A click on a border.
  struct Click: Hashable, Sendable {
    let border: PaneSizes.Border
    let time: Duration
  }

  /// The pane that the arrows move in the catalogue.
  var focus = BrowserPane.list
  var sizes = PaneSizes()
  /// Whether the pane with the focus, or a launched screen, has all of the window.
  var isZoomed = false
  /// The border that the mouse holds.
  var held: PaneSizes.Border?
  /// The border that was clicked last: a second click that comes soon moves it back.
  var lastClick: Click?
}

/// How much of the window the panes take, as the user has set it: parts of it, so that they hold in any size of the terminal.
struct PaneSizes: Hashable, Sendable {
  /// A line between two panes, which can be moved.
  enum Border: Hashable, Sendable, CaseIterable {
    /// Between the list and the preview.
    case list
    /// Between the list and the pane below it.
    case details
    /// Between a launched screen and its log.
    case log
    /// Between the fields of a form and the preview beside them.
    case form
  }

  /// The part that the pane before each border takes, for those that were moved.
  private var parts: [Border: Double] = [:]

  /// How many cells the pane before a border takes.
  ///
  /// - Parameters:
  ///   - usual: how many it takes where nobody has moved the border.
  ///   - room: how many there are for both panes.
  ///   - minimums: how many are left to each pane at least; where both don't fit, the first gives way.
  func size(before border: Border, usual: Int, room: Int, minimums: (first: Int, second: Int)) -> Int {
    guard let part = parts[border] else { return usual }
    let wanted = Int((part * Double(room)).rounded())
    return max(0, min(max(wanted, minimums.first), room - minimums.second))
  }

  /// Moves a border so that the pane before it takes so many cells of those that there are.
  mutating func move(_ border: Border, to size: Int, of room: Int) {
    guard room > 0 else { return }
    parts[border] = min(1, max(0, Double(size) / Double(room)))
  }

  /// Moves a border back to where it was at first.
  mutating func reset(_ border: Border) { parts[border] = nil }
}
