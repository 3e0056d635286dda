import PetriText

/// The thumbnails that have been made, and how wide screens are for their height.
struct Thumbnails: Sendable {
  private var contents: [PreviewRequest: PreviewContent] = [:]
  /// The columns for each row of a picture, by the devices on which pictures have been seen.
  private var ratios: [String: Double] = [:]

  /// More are not kept but those that are seen.
  private static let maximum = 200
  /// A ratio that is nearer to the assumed one isn't a reason to make pictures anew.
  private static let tolerance = 0.12

  subscript(request: PreviewRequest) -> PreviewContent? { contents[request] }

  /// How many columns a picture takes for each of its rows: that of a phone or of a pad where none has been seen.
  func ratio(on device: String) -> Double { ratios[device] ?? (device.hasPrefix("ipad") ? 1.4 : 0.92) }

  /// Keeps a thumbnail.
  ///
  /// - Parameter seen: those that are kept whatever comes.
  mutating func keep(_ content: PreviewContent, for request: PreviewRequest, seen: [PreviewRequest]) {
    if contents.count >= Thumbnails.maximum {
      let seen = Set(seen)
      contents = contents.filter { seen.contains($0.key) }
    }
    contents[request] = content
    let device = request.environment.device
    guard case .picture(let picture) = content, picture.height > 8, ratios[device] == nil else { return }
    let ratio = Double(picture.width - 2) / Double(picture.height - 2)
    let taken = self.ratio(on: device)
    ratios[device] = abs(ratio - taken) > taken * Thumbnails.tolerance ? ratio : taken
  }

  /// Forgets all pictures.
  mutating func removeAll() { contents = [:] }
}

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

/// Screens as thumbnails in place of the list, or one screen in all the ways in which it can be shown.
struct ContactSheet: Hashable, Sendable {
  /// The screens that have thumbnails.
  enum Scope: Hashable, Sendable {
    /// The listed screens of a group and of the groups below it; all of them for none, and while something is searched.
    case listed([String])
    /// The chosen screen: its fixtures, and other appearances, locales, devices and sizes of texts.
    case variations
  }

  var scope: Scope
  /// The chosen variation.
  var variation = 0
  /// The row of thumbnails at the top.
  var top = 0
  /// By how many rows of thumbnails more than it takes they are smaller.
  var zoom = 0
  /// The sheet that Esc goes back to; the list if there is none.
  var before: [ContactSheet] = []
  /// The rows of the list that are screens of the scope.
  private(set) var rows: [Int] = []
  /// For which of the list's rows that is so.
  private var version = -1

  init(_ scope: Scope) {
    self.scope = scope
  }

  /// Finds the screens of the scope among the list's rows, where those are others than before.
  ///
  /// - Parameter version: a number that the list's rows don't share with those before.
  mutating func find(in list: [ListRow], version: Int, tree: GroupTree, isSearching: Bool) {
    guard version != self.version else { return }
    self.version = version
    guard case .listed(let group) = scope, !group.isEmpty, !isSearching else {
      rows = list.indices.filter { if case .screen = list[$0] { true } else { false } }
      return
    }
    rows = []
    guard
      let start = list.firstIndex(where: { if case .group(let own) = $0 { tree.path(of: own) == group } else { false } }
      )
    else { return }
    for row in list.indices[(start + 1)...] {
      switch list[row] {
      case .screen(_, let depth) where depth >= group.count: rows.append(row)
      case .group(let own) where tree.path(of: own).count > group.count: break
      default: return
      }
    }
  }

  /// Takes another scope, whose screens are still to be found.
  mutating func widen(to group: [String]) {
    (scope, top, version) = (.listed(group), 0, -1)
  }
}

/// Names that are cut for a number of columns so that those that differ are seen to.
enum ElidedNames {
  static func fitted(_ names: [String], columns: Int) -> [String] {
    var fitted = names.map { $0.truncatedInTheMiddle(toColumns: columns) }
    for places in Dictionary(grouping: names.indices, by: { fitted[$0] }).values {
      let same = Set(places.map { names[$0] })
      guard same.count > 1 else { continue }
      let (start, end) = (commonStart(of: same), commonEnd(of: same))
      for place in places {
        let rest = names[place].dropFirst(start)
        let text = (start > 0 ? "…" : "") + rest
        fitted[place] =
          text.columns <= columns
          ? text
          : ((start > 0 ? "…" : "") + rest.dropLast(end) + (end > 0 ? "…" : "")).truncatedInTheMiddle(
            toColumns: columns
          )
      }
    }
    return fitted
  }

  /// How many characters all begin with, up to the beginning of a word in each.
  private static func commonStart(of names: Set<String>) -> Int {
    guard let one = names.first else { return 0 }
    let shared = names.reduce(Substring(one)) { $0.prefix(zip($0, $1).prefix { $0 == $1 }.count) }
    return shared.lastIndex { !$0.isLetter && !$0.isNumber }
      .map { shared.distance(from: shared.startIndex, to: $0) + 1 } ?? 0
  }

  /// How many characters all end with, from the end of a word in each.
  private static func commonEnd(of names: Set<String>) -> Int {
    commonStart(of: Set(names.map { String($0.reversed()) }))
  }
}
