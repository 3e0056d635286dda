import PetriText

/// Where the panes are.
struct BrowserLayout: Hashable {
  /// The list's rows; no columns wide where pictures are compared that need them.
  let list: CanvasRectangle
  /// What the chosen screen needs, below the list; `nil` where there is no room.
  let details: CanvasRectangle?
  /// The preview, its tabs included; `nil` where there is no room or it is not wanted.
  let preview: CanvasRectangle?
  /// The picture of a launched screen.
  let stage: CanvasRectangle
  /// The log beside it; `nil` where there is no room.
  let log: CanvasRectangle?
  /// Whether there is room for anything.
  let isTooSmall: Bool

  /// The smallest size at which something is shown.
  static let smallest = (columns: 40, rows: 12)
  private static let twoPanes = 60
  private static let threePanes = (columns: 100, rows: 20)
  /// A phone's wireframe, with its frame.
  private static let phoneColumns = 60
  private static let smallestLog = 28
  /// The list beside a preview.
  private static let listColumns = 48
  private static let headRows = 2
  private static let footRows = 1

  /// Two wireframes side by side.
  static let twoPhones = 2 * phoneColumns

  /// - Parameters:
  ///   - showsPreview: whether the preview is wanted.
  ///   - isComparing: whether it shows two pictures, for which the list makes room where there isn't enough beside it.
  init(columns: Int, rows: Int, showsPreview: Bool, isComparing: Bool = false) {
    isTooSmall = columns < BrowserLayout.smallest.columns || rows < BrowserLayout.smallest.rows
    let height = max(0, rows - BrowserLayout.headRows - BrowserLayout.footRows)
    let isSplit = showsPreview && columns >= BrowserLayout.twoPanes
    let hasList = !isComparing || columns >= BrowserLayout.listColumns + 1 + BrowserLayout.twoPhones
    let width = !hasList ? -1 : isSplit ? min(BrowserLayout.listColumns, columns * 2 / 5) : columns
    let y = BrowserLayout.headRows
    let hasDetails =
      isSplit && hasList && columns >= BrowserLayout.threePanes.columns && rows >= BrowserLayout.threePanes.rows
    let listHeight = hasDetails ? height * 3 / 5 : height
    list = CanvasRectangle(x: 0, y: y, width: width, height: listHeight)
    details =
      hasDetails ? CanvasRectangle(x: 0, y: y + listHeight, width: width, height: height - listHeight) : nil
    preview = isSplit ? CanvasRectangle(x: width + 1, y: y, width: columns - width - 1, height: height) : nil
    let hasLog = columns >= BrowserLayout.phoneColumns + BrowserLayout.smallestLog
    let stageWidth = hasLog ? max(BrowserLayout.phoneColumns, columns - 60) : columns
    stage = CanvasRectangle(x: 0, y: y, width: stageWidth, height: height)
    log = hasLog ? CanvasRectangle(x: stageWidth + 1, y: y, width: columns - stageWidth - 1, height: height) : nil
  }
}

extension BrowserLayout {
  /// The preview below its tabs.
  var previewText: CanvasRectangle? {
    preview.map { CanvasRectangle(x: $0.x + 1, y: $0.y + 1, width: $0.width - 1, height: $0.height - 1) }
  }

  /// What the chosen screen needs, below its title.
  var detailsText: CanvasRectangle? {
    details.map { CanvasRectangle(x: $0.x + 1, y: $0.y + 1, width: $0.width - 2, height: $0.height - 1) }
  }
}

extension BrowserModel {
  var layout: BrowserLayout {
    BrowserLayout(
      columns: columns,
      rows: height,
      showsPreview: showsPreview || comparison != nil,
      isComparing: comparison != nil
    )
  }
}
