import PetriCatalog

/// The layout of the map: screens in columns by their distance from the start, sorted so that few edges cross. Screens
/// that nothing leads to come
/// last. A column that is too high continues in the next one.
struct MapLayout {
  struct Node {
    let screen: GalleryScreen
    let column: Int
    var row: Int
  }

  /// The nodes in catalogue order.
  private(set) var nodes: [Node] = []
  /// The edges by node indices, one per pair of nodes.
  private(set) var edges: [(from: Int, to: Int, kinds: [CatalogGraph.Edge.Kind])] = []
  private(set) var columns = 0
  private(set) var rows = 0

  /// The aspect ratio of the map in columns per row, close to that of a window.
  private static let columnsPerRow = 3.0

  init(_ app: GalleryApp) {
    let screens = app.screens.filter { !$0.isPart }
    let places = Dictionary(
      screens.enumerated().map { ($1.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    var kinds: [[Int]: [CatalogGraph.Edge.Kind]] = [:]
    for way in app.ways {
      guard let from = places[way.from], let to = places[way.to], from != to else { continue }
      kinds[[from, to], default: []].append(way.kind)
    }
    edges = kinds.keys.sorted { $0.lexicographicallyPrecedes($1) }.map {
      (from: $0[0], to: $0[1], kinds: kinds[$0] ?? [])
    }
    let depths = MapLayout.depths(screens, edges, start: app.start.flatMap { places[$0] })
    arrange(screens, depths)
  }

  /// The number of edges from the start, or from the first unreachable screen of a component; `nil` for an isolated
  /// screen.
  private static func depths(
    _ screens: [GalleryScreen],
    _ edges: [(from: Int, to: Int, kinds: [CatalogGraph.Edge.Kind])],
    start: Int?
  ) -> [Int?] {
    var ways = [[Int]](repeating: [], count: screens.count)
    var arriving = [Int](repeating: 0, count: screens.count)
    for edge in edges {
      ways[edge.from].append(edge.to)
      arriving[edge.to] += 1
    }
    var depths = [Int?](repeating: nil, count: screens.count)
    let firsts =
      [start].compactMap(\.self) + screens.indices.filter { arriving[$0] == 0 && !ways[$0].isEmpty }
      + screens.indices.filter { !ways[$0].isEmpty }
    for first in firsts where depths[first] == nil {
      depths[first] = 0
      var (waiting, next) = ([first], 0)
      while next < waiting.count {
        let place = waiting[next]
        next += 1
        for other in ways[place] where depths[other] == nil {
          depths[other] = (depths[place] ?? 0) + 1
          waiting.append(other)
        }
      }
    }
    return depths
  }

  private mutating func arrange(_ screens: [GalleryScreen], _ depths: [Int?]) {
    let joined = depths.compactMap(\.self).max().map { $0 + 1 } ?? 0
    var counts: [Int: Int] = [:]
    for (screen, depth) in zip(screens, depths) {
      let column = depth ?? joined
      nodes.append(Node(screen: screen, column: column, row: counts[column, default: 0]))
      counts[column, default: 0] += 1
    }
    sort(columns: joined)
    fold(counts.sorted { $0.key < $1.key }.map(\.value))
  }

  /// Splits columns so that the map has the aspect ratio of a window.
  ///
  /// - Parameter counts: The number of nodes in each column.
  private mutating func fold(_ counts: [Int]) {
    func columns(_ rows: Int) -> Int { counts.reduce(0) { $0 + ($1 + rows - 1) / rows } }
    var most = 1
    while Double(columns(most)) > MapLayout.columnsPerRow * Double(most), most < nodes.count { most += 1 }
    var firsts = [0]
    for count in counts { firsts.append((firsts.last ?? 0) + (count + most - 1) / most) }
    for index in nodes.indices {
      let node = nodes[index]
      nodes[index] = Node(screen: node.screen, column: firsts[node.column] + node.row / most, row: node.row % most)
    }
    self.columns = columns(most)
    rows = min(most, counts.max() ?? 0)
  }

  /// Sorts each column by the positions of the nodes that lead to it, so that fewer edges cross.
  private mutating func sort(columns: Int) {
    var arriving = [[Int]](repeating: [], count: nodes.count)
    for edge in edges { arriving[edge.to].append(edge.from) }
    var byColumn = Dictionary(grouping: nodes.indices, by: { nodes[$0].column })
    for column in 1..<max(2, columns) {
      guard let own = byColumn[column] else { continue }
      let weights = own.map { node -> Double in
        let rows = arriving[node].filter { nodes[$0].column < column }.map { Double(nodes[$0].row) }
        return rows.isEmpty ? Double(nodes[node].row) : rows.reduce(0, +) / Double(rows.count)
      }
      let sorted = zip(own, weights).sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
      for (row, node) in sorted.enumerated() { nodes[node].row = row }
      byColumn[column] = sorted
    }
  }
}
