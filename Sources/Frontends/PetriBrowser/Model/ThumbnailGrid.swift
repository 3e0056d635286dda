import PetriText

/// Where thumbnails are, each with its name below it.
struct ThumbnailGrid: Hashable, Sendable {
  /// How many columns a thumbnail takes.
  let width: Int
  /// How many rows it takes, its name included.
  let height: Int
  /// How many are beside each other.
  let perRow: Int
  /// How many rows of them are seen.
  let rows: Int
  /// The columns from one to the next.
  let pitch: Int
  let area: CanvasRectangle

  /// Smaller ones show little, and are made only where the user wants them.
  private static let usualHeight = 18
  /// So low they may be where otherwise a window would show a single row of them, and nothing below it.
  private static let lowHeight = 13
  private static let smallestHeight = 8
  /// A name takes some room.
  private static let smallestWidth = 12
  /// By so many rows all rows of thumbnails together may be cut for one more of them to be seen.
  private static let tolerance = 2

  /// As large as they may be for all to be seen, but not too small where there are many.
  ///
  /// - Parameters:
  ///   - ratio: how many columns a picture takes for each of its rows.
  ///   - zoom: how many more beside each other there shall be.
  init(count: Int, in area: CanvasRectangle, ratio: Double, zoom: Int = 0) {
    func fit(_ number: Int) -> (width: Int, height: Int, perRow: Int, rows: Int) {
      let highest = Int((Double(max(1, area.height - 3)) * ratio).rounded()) + 2
      let share = min((area.width + 1) / number - 1, max(ThumbnailGrid.smallestWidth, highest))
      let width = min(max(1, area.width), max(ThumbnailGrid.smallestWidth, share))
      let wanted = min(area.height, Int((Double(width - 2) / ratio).rounded(.up)) + 3)
      let rows = max(1, (area.height + ThumbnailGrid.tolerance) / max(1, wanted))
      let height = max(2, min(wanted, area.height / rows))
      return (width, height, max(1, (area.width + 1) / (width + 1)), rows)
    }
    let most = max(1, (area.width + 1) / (ThumbnailGrid.smallestWidth + 1))
    let large = (1...most).last { fit($0).height >= min(ThumbnailGrid.usualHeight, area.height) } ?? 1
    let all =
      (1...large).first { fit($0).perRow * fit($0).rows >= count }
      ?? (1...most).first { $0 >= large && fit($0).rows > 1 && fit($0).height >= ThumbnailGrid.lowHeight } ?? large
    // One more or one fewer beside each other is the next size, be it ever so many that were wanted.
    let fitted = fit(min(max(1, max(all, fit(all).perRow) + zoom), most))
    (width, height, perRow, rows) = fitted
    pitch = perRow == 1 ? width + 1 : min(width + 4, max(width + 1, (area.width + 1) / perRow))
    self.area = area
  }

  /// How many are seen at once.
  var capacity: Int { perRow * rows }

  /// The room of one, by its place among those that are seen.
  func rectangle(at place: Int) -> CanvasRectangle {
    CanvasRectangle(
      x: area.x + place % perRow * pitch,
      y: area.y + place / perRow * height,
      width: width,
      height: height
    )
  }

  /// The place of the one at a cell.
  func place(atX x: Int, y: Int) -> Int? {
    (0..<capacity).first { place in
      let room = rectangle(at: place)
      return x >= room.x && x < room.x + room.width && y >= room.y && y < room.y + room.height
    }
  }

  /// The room that a picture has in one.
  var room: PreviewRequest.Room { PreviewRequest.Room(columns: width, rows: max(1, height - 1)) }
}
