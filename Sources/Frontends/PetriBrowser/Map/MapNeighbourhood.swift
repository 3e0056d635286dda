import PetriCatalog

/// The screens around one: in layers to its right where it leads, in layers to its left who leads there.
///
/// A layer is made of those boxes before it that are shown, so that the work depends on the shown part, however large
/// the catalogue.
struct MapNeighbourhood {
  typealias Kind = CatalogGraph.Edge.Kind

  /// The screens so many steps away, by their numbers.
  struct Layer {
    let members: [Int]
    /// Which of them are shown.
    let shown: Range<Int>
    let rows: MapRows

    var shownMembers: ArraySlice<Int> { members[shown] }
  }

  /// A way between a box and one that is a step farther from the centre.
  struct Link: Hashable {
    let inner: Int
    let outer: Int
    let kinds: [Kind]
  }

  let graph: CatalogGraph
  let centre: Int
  /// How many rows there are.
  private let room: Int
  /// The first box that is shown of layers that were scrolled.
  private let tops: [Int: Int]
  private let focus: (layer: Int, member: Int)?
  /// By how far they are from the centre, below zero for those that lead there.
  private(set) var layers: [Int: Layer]
  /// The ways to the boxes of a layer that are shown, by that layer.
  private(set) var links: [Int: [Link]] = [:]
  /// The farthest layer to the left and to the right.
  private(set) var reach = (left: 0, right: 0)
  private var seen: (left: Set<Int>, right: Set<Int>)

  init(graph: CatalogGraph, centre: Int, room: Int, tops: [Int: Int], focus: (layer: Int, member: Int)?) {
    self.graph = graph
    self.centre = centre
    self.room = room
    self.tops = tops
    self.focus = focus
    layers = [0: Layer(members: [centre], shown: 0..<1, rows: MapRows(count: 1, room: room))]
    seen = ([centre], [centre])
  }

  /// The screens next to one, each once, with the kinds of ways, in the catalogue's order of the ways; itself left out.
  func neighbours(of member: Int, side: Int) -> [(member: Int, kinds: [Kind])] {
    MapNeighbourhood.neighbours(of: member, side: side, in: graph)
  }

  static func neighbours(of member: Int, side: Int, in graph: CatalogGraph) -> [(member: Int, kinds: [Kind])] {
    var places: [Int: Int] = [:]
    var found: [(member: Int, kinds: [Kind])] = []
    func add(_ other: Int, _ kind: Kind) {
      guard other != member else { return }
      if let place = places[other] {
        found[place].kinds.append(kind)
      } else {
        places[other] = found.count
        found.append((other, [kind]))
      }
    }
    if side > 0 {
      for way in graph.ways(from: member) { add(Int(way.to), way.kind) }
    } else {
      for way in graph.ways(to: member) { add(Int(way.from), way.kind) }
    }
    return found
  }

  /// Whether a screen is in a layer of a side, or in the centre.
  func isKnown(_ member: Int, side: Int) -> Bool { (side > 0 ? seen.right : seen.left).contains(member) }

  /// Adds the next layer to a side.
  ///
  /// - Returns: whether there is one.
  mutating func grow(_ side: Int) -> Bool {
    let inner = side > 0 ? reach.right : reach.left
    let outer = inner + side
    guard let before = layers[inner] else { return false }
    let known = side > 0 ? seen.right : seen.left
    var members: [Int] = []
    var new: Set<Int> = []
    var ways: [Link] = []
    for member in before.shownMembers {
      for (other, kinds) in neighbours(of: member, side: side) where !known.contains(other) {
        if new.insert(other).inserted { members.append(other) }
        ways.append(Link(inner: member, outer: other, kinds: kinds))
      }
    }
    guard !members.isEmpty else { return false }
    let rows = MapRows(count: members.count, room: room)
    var top = min(max(0, tops[outer] ?? 0), members.count - rows.shown)
    if let focus, focus.layer == outer, let place = members.firstIndex(of: focus.member) {
      top = min(max(top, place - rows.shown + 1), place)
    }
    let layer = Layer(members: members, shown: top..<(top + rows.shown), rows: rows)
    let shown = Set(layer.shownMembers)
    layers[outer] = layer
    links[outer] = ways.filter { shown.contains($0.outer) }
    if side > 0 {
      reach.right = outer
      seen.right.formUnion(new)
    } else {
      reach.left = outer
      seen.left.formUnion(new)
    }
    return true
  }

  /// Takes the farthest layer of a side away again.
  mutating func shrink(_ side: Int) {
    let outer = side > 0 ? reach.right : reach.left
    guard outer != 0, let layer = layers.removeValue(forKey: outer) else { return }
    links[outer] = nil
    if side > 0 {
      reach.right -= 1
      seen.right.subtract(layer.members)
    } else {
      reach.left += 1
      seen.left.subtract(layer.members)
    }
  }
}

/// How the boxes of a layer share its rows: as high as there is room, and no more of them than fit.
struct MapRows: Hashable {
  /// How high a box is: four rows with the title, three with the name, one without a frame.
  let height: Int
  /// From one box's first row to the next one's.
  let pitch: Int
  /// How many are shown.
  let shown: Int
  /// Whether there are more of them than are shown, so that a row at each end gives their number.
  let isCut: Bool

  /// - Parameters:
  ///   - count: how many boxes there are.
  ///   - room: how many rows there are.
  init(count: Int, room: Int) {
    let ways: [(height: Int, pitch: Int)] = [(4, 7), (4, 6), (4, 5), (4, 4), (3, 3), (1, 2), (1, 1)]
    let way = ways.first { way in (count - 1) * way.pitch + way.height <= room }
    (height, pitch) = way ?? (height: 1, pitch: 1)
    isCut = way == nil
    shown = isCut ? max(1, room - 2) : count
  }

  /// The row of a box in which ways reach it.
  var attachment: Int { height > 1 ? 1 : 0 }

  /// The first rows of boxes: as near as there is room to where they would be, in their order.
  func tops(wanting wanted: [Double], room: Int) -> [Int] {
    guard !wanted.isEmpty else { return [] }
    let first = isCut ? 1 : 0
    let last = max(first, room - height - first)
    func pushed(_ rows: [Double]) -> [Double] {
      var rows = rows
      for place in rows.indices.dropFirst() { rows[place] = max(rows[place], rows[place - 1] + Double(pitch)) }
      return rows
    }
    let down = pushed(wanted)
    // All rows are moved back by as much as they were pushed down on average.
    let shift = zip(down, wanted).reduce(0) { $0 + $1.0 - $1.1 } / Double(wanted.count)
    var rows = pushed(down.map { max(Double(first), $0 - shift) }).map { Int($0.rounded()) }
    for place in rows.indices.dropFirst() { rows[place] = max(rows[place], rows[place - 1] + pitch) }
    var limit = last
    for place in rows.indices.reversed() {
      rows[place] = min(rows[place], limit)
      limit = rows[place] - pitch
    }
    return rows
  }
}
