import PetriText

/// Where the panes are.
struct BrowserLayout: Hashable {
  /// The list's rows.
  let list: CanvasRectangle
  /// The preview, its tabs included; `nil` where there is no room or it is not wanted.
  let preview: CanvasRectangle?
  /// Whether there is room for anything.
  let isTooSmall: Bool

  /// The smallest size at which something is shown.
  static let smallest = (columns: 40, rows: 12)
  private static let twoPanes = 60
  private static let headRows = 2
  private static let footRows = 1

  init(columns: Int, rows: Int, showsPreview: Bool) {
    isTooSmall = columns < BrowserLayout.smallest.columns || rows < BrowserLayout.smallest.rows
    let height = max(0, rows - BrowserLayout.headRows - BrowserLayout.footRows)
    let isSplit = showsPreview && columns >= BrowserLayout.twoPanes
    let width = isSplit ? min(48, columns * 2 / 5) : columns
    list = CanvasRectangle(x: 0, y: BrowserLayout.headRows, width: width, height: height)
    preview =
      isSplit
      ? CanvasRectangle(x: width + 1, y: BrowserLayout.headRows, width: columns - width - 1, height: height) : nil
  }
}

extension BrowserModel {
  var layout: BrowserLayout { BrowserLayout(columns: columns, rows: height, showsPreview: showsPreview) }
}
