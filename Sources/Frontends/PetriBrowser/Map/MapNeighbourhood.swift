import PetriCatalog

/// The screens around one: successors in layers to the right, predecessors in layers to the left.
///
/// A layer contains the neighbours of the visible boxes before it, so that the work doesn't depend on the size of the
/// catalogue.
struct MapNeighbourhood {
  typealias Kind = CatalogGraph.Edge.Kind

  struct Layer {
    let members: [Int]
    let shown: Range<Int>
    let rows: MapRows

    var shownMembers: ArraySlice<Int> { members[shown] }
  }

  /// An edge between a box and one in the next outer layer.
  struct Link: Hashable {
    let inner: Int
    let outer: Int
    let kinds: [Kind]
  }

  let graph: CatalogGraph
  let centre: Int
  private let room: Int
  /// The first visible box of scrolled layers.
  private let tops: [Int: Int]
  private let focus: (layer: Int, member: Int)?
  private(set) var layers: [Int: Layer]
  /// The edges to the visible boxes of a layer.
  private(set) var links: [Int: [Link]] = [:]
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

  /// The neighbours on a side, each once with the kinds of its edges, in catalogue order and without the screen itself.
  func neighbours(of member: Int, side: Int) -> [(member: Int, kinds: [Kind])] {
    MapNeighbourhood.neighbours(of: member, side: side, in: graph)
  }

  static func neighbours(of member: Int, side: Int, in graph: CatalogGraph) -> [(member: Int, kinds: [Kind])] {
    var indexes: [Int: Int] = [:]
    var found: [(member: Int, kinds: [Kind])] = []
    func add(_ other: Int, _ kind: Kind) {
      guard other != member else { return }
      if let index = indexes[other] {
        found[index].kinds.append(kind)
      } else {
        indexes[other] = found.count
        found.append((other, [kind]))
      }
    }
    if side > 0 {
      for edge in graph.edges(fromIndex: member) { add(Int(edge.to), edge.kind) }
    } else {
      for edge in graph.edges(toIndex: member) { add(Int(edge.from), edge.kind) }
    }
    return found
  }

  /// Whether a screen is in the centre or a layer of a side.
  func isKnown(_ member: Int, side: Int) -> Bool { (side > 0 ? seen.right : seen.left).contains(member) }

  /// Adds the next layer on a side; returns whether there is one.
  mutating func grow(_ side: Int) -> Bool {
    let inner = side > 0 ? reach.right : reach.left
    let outer = inner + side
    guard let before = layers[inner] else { return false }
    let known = side > 0 ? seen.right : seen.left
    var members: [Int] = []
    var new: Set<Int> = []
    var edges: [Link] = []
    for member in before.shownMembers {
      for (other, kinds) in neighbours(of: member, side: side) where !known.contains(other) {
        if new.insert(other).inserted { members.append(other) }
        edges.append(Link(inner: member, outer: other, kinds: kinds))
      }
    }
    guard !members.isEmpty else { return false }
    let rows = MapRows(count: members.count, room: room)
    var top = min(max(0, tops[outer] ?? 0), members.count - rows.shown)
    if let focus, focus.layer == outer, let index = members.firstIndex(of: focus.member) {
      top = min(max(top, index - rows.shown + 1), index)
    }
    let layer = Layer(members: members, shown: top..<(top + rows.shown), rows: rows)
    let shown = Set(layer.shownMembers)
    layers[outer] = layer
    links[outer] = edges.filter { shown.contains($0.outer) }
    if side > 0 {
      reach.right = outer
      seen.right.formUnion(new)
    } else {
      reach.left = outer
      seen.left.formUnion(new)
    }
    return true
  }

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

struct MapRows: Hashable {
  /// The height of a box: 4 rows with title, 3 with name, 1 unframed.
  let height: Int
  let pitch: Int
  let shown: Int
  let isCut: Bool

  init(count: Int, room: Int) {
    let variants: [(height: Int, pitch: Int)] = [(4, 7), (4, 6), (4, 5), (4, 4), (3, 3), (1, 2), (1, 1)]
    let variant = variants.first { variant in (count - 1) * variant.pitch + variant.height <= room }
    (height, pitch) = variant ?? (height: 1, pitch: 1)
    isCut = variant == nil
    shown = isCut ? max(1, room - 2) : count
  }

  /// The row of a box at which edges attach.
  var attachment: Int { height > 1 ? 1 : 0 }

  /// The first rows of boxes, in order and as near to the preferred ones as possible.
  func tops(wanting wanted: [Double], room: Int) -> [Int] {
    guard !wanted.isEmpty else { return [] }
    let first = isCut ? 1 : 0
    let last = max(first, room - height - first)
    func pushed(_ rows: [Double]) -> [Double] {
      var rows = rows
      for index in rows.indices.dropFirst() { rows[index] = max(rows[index], rows[index - 1] + Double(pitch)) }
      return rows
    }
    let down = pushed(wanted)
    // Move all rows back by the average they were pushed down.
    let shift = zip(down, wanted).reduce(0) { $0 + $1.0 - $1.1 } / Double(wanted.count)
    var rows = pushed(down.map { max(Double(first), $0 - shift) }).map { Int($0.rounded()) }
    for index in rows.indices.dropFirst() { rows[index] = max(rows[index], rows[index - 1] + pitch) }
    var limit = last
    for index in rows.indices.reversed() {
      rows[index] = min(rows[index], limit)
      limit = rows[index] - pitch
    }
    return rows
  }
}
