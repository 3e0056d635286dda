import PetriText

/// The thumbnails that are seen.
struct ThumbnailWall {
  /// A thumbnail.
  struct Item {
    /// The text below it.
    let title: String
    /// The request for its picture.
    let request: PreviewRequest
    /// Whether the screen has errors.
    var isBroken = false

    /// The same in a room.
    func with(_ room: PreviewRequest.Room) -> Item {
      var request = request
      request.room = room
      return Item(title: title, request: request, isBroken: isBroken)
    }
  }

  let grid: ThumbnailGrid
  /// Those that are seen.
  let items: [Item]
  /// The place of the first of them among all.
  let first: Int
  /// How many there are at all.
  let count: Int
  /// The place of the chosen one among all; `nil` where none can be chosen here.
  let selected: Int?
  /// The text above them.
  var caption: String?

  /// As many items from a row of thumbnails on as there is room for.
  ///
  /// - Parameter item: the item at a place, with a room for its picture.
  init(
    _ grid: ThumbnailGrid,
    count: Int,
    top: Int = 0,
    selected: Int? = nil,
    item: (Int, PreviewRequest.Room) -> Item?
  ) {
    self.grid = grid
    self.count = count
    self.selected = selected
    first = min(top * grid.perRow, max(0, count))
    items = (first..<min(count, first + grid.capacity)).compactMap { item($0, grid.room) }
  }
}
