import PetriText

struct Thumbnails: Sendable {
  private var contents: [PreviewRequest: PreviewContent] = [:]

  private static let maximum = 200

  subscript(request: PreviewRequest) -> PreviewContent? { contents[request] }

  /// Keeps a content, with a picture fitted to the rows of its request.
  mutating func keep(_ content: PreviewContent, for request: PreviewRequest, seen: [PreviewRequest]) {
    if contents.count >= Thumbnails.maximum {
      let seen = Set(seen)
      contents = contents.filter { seen.contains($0.key) }
    }
    guard case .picture(let picture) = content, let height = request.room?.rows else {
      contents[request] = content
      return
    }
    contents[request] = .picture(picture.showing(FittedRows(picture, height: height).rows))
  }

  mutating func removeAll() { contents = [:] }
}

struct ThumbnailGrid: Hashable, Sendable {
  let width: Int
  let height: Int
  let perRow: Int
  let rows: Int
  let pitch: Int
  let area: CanvasRectangle

  /// The minimum height, unless the user zooms.
  private static let defaultHeight = 18
  /// The minimum height if otherwise only a single row would fit.
  private static let lowHeight = 13
  private static let smallestWidth = 26
  /// The columns per row of a fitted wireframe.
  private static let ratio = 1.7
  /// The number of rows by which thumbnails may be cut to fit one more row.
  private static let tolerance = 2

  /// Chooses the largest size at which all fit, but not too small a one.
  ///
  /// - Parameter zoom: The number of additional thumbnails per row.
  init(count: Int, in area: CanvasRectangle, zoom: Int = 0) {
    func fit(_ number: Int) -> (width: Int, height: Int, perRow: Int, rows: Int) {
      let highest = Int((Double(max(1, area.height - 3)) * ThumbnailGrid.ratio).rounded()) + 2
      let share = min((area.width + 1) / number - 1, max(ThumbnailGrid.smallestWidth, highest))
      let width = min(max(1, area.width), max(ThumbnailGrid.smallestWidth, share))
      let wanted = min(area.height, Int((Double(width - 2) / ThumbnailGrid.ratio).rounded(.up)) + 3)
      let rows = max(1, (area.height + ThumbnailGrid.tolerance) / max(1, wanted))
      // A wireframe in several rows uses all of the height.
      let height = max(2, rows > 1 ? area.height / rows : min(wanted, area.height))
      return (width, height, max(1, (area.width + 1) / (width + 1)), rows)
    }
    let most = max(1, (area.width + 1) / (ThumbnailGrid.smallestWidth + 1))
    let large = (1...most).last { fit($0).height >= min(ThumbnailGrid.defaultHeight, area.height) } ?? 1
    let all =
      (1...large).first { fit($0).perRow * fit($0).rows >= count }
      ?? (1...most).first { $0 >= large && fit($0).rows > 1 && fit($0).height >= ThumbnailGrid.lowHeight } ?? large
    // Each zoom step changes the number per row by one.
    let fitted = fit(min(max(1, max(all, fit(all).perRow) + zoom), most))
    (width, height, perRow, rows) = fitted
    pitch = perRow == 1 ? width + 1 : min(width + 4, max(width + 1, (area.width + 1) / perRow))
    self.area = area
  }

  var capacity: Int { perRow * rows }

  func rectangle(at index: Int) -> CanvasRectangle {
    CanvasRectangle(
      x: area.x + index % perRow * pitch,
      y: area.y + index / perRow * height,
      width: width,
      height: height
    )
  }

  func index(atX x: Int, y: Int) -> Int? {
    (0..<capacity).first { index in
      let room = rectangle(at: index)
      return x >= room.x && x < room.x + room.width && y >= room.y && y < room.y + room.height
    }
  }

  var room: PreviewRequest.Room { PreviewRequest.Room(columns: width, rows: max(1, height - 1)) }
}

struct ThumbnailWall {
  struct Item {
    let title: String
    let request: PreviewRequest
    var isBroken = false

    func with(_ room: PreviewRequest.Room) -> Item {
      var request = request
      request.room = room
      return Item(title: title, request: request, isBroken: isBroken)
    }
  }

  let grid: ThumbnailGrid
  let items: [Item]
  let first: Int
  let count: Int
  let selected: Int?
  var caption: String?
  var keyForMore: String?

  var hidden: Int { max(0, count - items.count) }

  /// The visible range: `6–10 of 41`; `nil` if all are visible.
  var range: String? {
    guard hidden > 0, !items.isEmpty else { return nil }
    return items.count == 1 ? "\(first + 1) of \(count)" : "\(first + 1)–\(first + items.count) of \(count)"
  }

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
    // A single row is also filled at the end of the list.
    first = max(0, min(top * grid.perRow, grid.rows == 1 ? count - grid.capacity : count))
    items = (first..<min(count, first + grid.capacity)).compactMap { item($0, grid.room) }
  }
}

/// Thumbnails in place of the list: screens, or one screen's variations.
struct ContactSheet: Hashable, Sendable {
  enum Scope: Hashable, Sendable {
    /// The listed screens of a group and its subgroups; all screens for an empty path or during a search.
    case listed([String])
    /// The chosen screen with its fixtures and in other environments.
    case variations
  }

  var scope: Scope
  var variation = 0
  var top = 0
  var zoom = 0
  /// The sheets that Esc returns to.
  var before: [ContactSheet] = []
  private(set) var rows: [Int] = []
  /// The version of the list rows that `rows` were found in.
  private var version = -1

  init(_ scope: Scope) {
    self.scope = scope
  }

  /// Finds the scope's screens if the list rows changed.
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

  mutating func widen(to group: [String]) {
    (scope, top, version) = (.listed(group), 0, -1)
  }
}

/// Truncates names to a width such that different names stay distinguishable.
enum ElidedNames {
  static func fitted(_ names: [String], columns: Int) -> [String] {
    var fitted = names.map { $0.truncatedInTheMiddle(toColumns: columns) }
    for indexes in Dictionary(grouping: names.indices, by: { fitted[$0] }).values {
      let same = Set(indexes.map { names[$0] })
      guard same.count > 1 else { continue }
      let (start, end) = (commonStart(of: same), commonEnd(of: same))
      for index in indexes {
        let rest = names[index].dropFirst(start)
        let text = (start > 0 ? "…" : "") + rest
        fitted[index] =
          text.columns <= columns
          ? text
          : ((start > 0 ? "…" : "") + rest.dropLast(end) + (end > 0 ? "…" : "")).truncatedInTheMiddle(
            toColumns: columns
          )
      }
    }
    return fitted
  }

  private static func commonStart(of names: Set<String>) -> Int {
    guard let one = names.first else { return 0 }
    let shared = names.reduce(Substring(one)) { $0.prefix(zip($0, $1).prefix { $0 == $1 }.count) }
    return shared.lastIndex { !$0.isLetter && !$0.isNumber }
      .map { shared.distance(from: shared.startIndex, to: $0) + 1 } ?? 0
  }

  private static func commonEnd(of names: Set<String>) -> Int {
    commonStart(of: Set(names.map { String($0.reversed()) }))
  }
}
