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
  /// The key that shows the others.
  var keyForMore: String?

  /// How many there are besides those that are seen.
  var hidden: Int { max(0, count - items.count) }

  /// The places of those that are seen, of how many: `6–10 of 41`; `nil` where all are seen.
  var range: String? {
    guard hidden > 0, !items.isEmpty else { return nil }
    return items.count == 1 ? "\(first + 1) of \(count)" : "\(first + 1)–\(first + items.count) of \(count)"
  }

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
    // A single row is full at the end too.
    first = max(0, min(top * grid.perRow, grid.rows == 1 ? count - grid.capacity : count))
    items = (first..<min(count, first + grid.capacity)).compactMap { item($0, grid.room) }
  }
}
