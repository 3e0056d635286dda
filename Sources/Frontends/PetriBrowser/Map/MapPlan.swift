import PetriCatalog

/// Chooses the number of layers, the width of their boxes and the gaps between them.
struct MapPlan {
  private let columns: Int
  private let rows: Int
  private let maximumBox: Int
  /// The widths that names and titles would need.
  private var wantedColumns: [Int: Int] = [:]
  private let title: (String) -> String?
  private(set) var boxColumns: [Int: Int] = [:]
  private(set) var tops: [Int: [Int]] = [:]
  private(set) var gaps: [Int: MapGap] = [:]

  private static let maximumSlack = 6

  init(columns: Int, rows: Int, title: @escaping (String) -> String?) {
    self.columns = columns
    self.title = title
    self.rows = rows
    // Three boxes fit, with letters on the edges between them.
    maximumBox = max(6, (columns - 2 * 9) / 3)
  }

  func width(_ around: MapNeighbourhood) -> Int {
    (around.reach.left...around.reach.right).reduce(0) { sum, layer in
      sum + (boxColumns[layer] ?? 0) + (layer == 0 ? 0 : gaps[layer]?.width ?? 0)
    }
  }

  /// Adds layers while there is space: first those beside the centre with words, then farther ones, then words there.
  mutating func grow(_ around: inout MapNeighbourhood) {
    measure(0, around)
    var sides = [1, -1].filter { add($0, to: &around) }
    speak(around.layers.keys.filter { $0 != 0 }, around)
    widen(around)
    while !sides.isEmpty, MapLayout.mayGrow(around) {
      sides = sides.filter { side in
        guard add(side, to: &around) else { return false }
        guard width(around) > columns else { return true }
        let outer = side > 0 ? around.reach.right : around.reach.left
        around.shrink(side)
        (boxColumns[outer], tops[outer], gaps[outer]) = (nil, nil, nil)
        return false
      }
    }
    for layer in around.layers.keys.sorted(by: { abs($0) < abs($1) }) where layer != 0 { speak([layer], around) }
    widen(around)
    let rest = max(0, columns - width(around))
    guard !gaps.isEmpty else { return }
    let slack = min(MapPlan.maximumSlack, rest / gaps.count)
    for layer in gaps.keys { gaps[layer]?.slack = slack }
  }

  private mutating func add(_ side: Int, to around: inout MapNeighbourhood) -> Bool {
    guard around.grow(side) else { return false }
    measure(side > 0 ? around.reach.right : around.reach.left, around)
    return true
  }

  /// Labels edges with words instead of letters where they fit.
  private mutating func speak(_ layers: [Int], _ around: MapNeighbourhood) {
    let before = gaps
    for labels in MapGap.Labels.allCases.reversed() {
      for layer in layers { gaps[layer]?.labels = labels }
      if width(around) <= columns { return }
    }
    gaps = before
  }

  /// Gives unused columns to boxes with truncated names or titles, from the centre outwards.
  private mutating func widen(_ around: MapNeighbourhood) {
    for layer in boxColumns.keys.sorted(by: { (abs($0), $0) < (abs($1), $1) }) {
      let rest = columns - width(around)
      guard rest > 0, let now = boxColumns[layer], let wanted = wantedColumns[layer] else { continue }
      boxColumns[layer] = now + min(rest, max(0, wanted - now))
    }
  }

  private mutating func measure(_ number: Int, _ around: MapNeighbourhood) {
    guard let layer = around.layers[number] else { return }
    let names = layer.members.lazy.map { around.graph.name(of: $0) }
    let isFramed = layer.rows.height > 1
    boxColumns[number] = MapLayout.columns(of: names, isFramed: isFramed, maximum: maximumBox)
    let titles = layer.rows.height > 3 ? layer.shownMembers.compactMap { title(around.graph.name(of: $0)) } : []
    wantedColumns[number] = max(
      MapLayout.columns(of: names, isFramed: isFramed, maximum: columns),
      MapLayout.columns(of: titles, isFramed: isFramed, maximum: columns)
    )
    guard number != 0 else {
      tops[0] = [max(0, (rows - layer.rows.height) / 2)]
      return
    }
    let inner = number - number.signum()
    guard let before = around.layers[inner], let beforeTops = tops[inner] else { return }
    let innerRows = zip(before.shownMembers, beforeTops).map { (member: $0, row: $1 + before.rows.attachment) }
    let links = around.links[number] ?? []
    let own = layer.rows.tops(wanting: wanted(layer, links, innerRows), room: rows)
    tops[number] = own
    let outerRows = zip(layer.shownMembers, own).map { ($0, $1 + layer.rows.attachment) }
    gaps[number] = MapGap(links, innerRows: innerRows, rows: Dictionary(uniqueKeysWithValues: outerRows))
  }

  /// The preferred rows of a layer's boxes: around their first neighbour.
  private func wanted(
    _ layer: MapNeighbourhood.Layer,
    _ links: [MapNeighbourhood.Link],
    _ innerRows: [(member: Int, row: Int)]
  ) -> [Double] {
    let rows = Dictionary(uniqueKeysWithValues: innerRows.map { ($0.member, $0.row) })
    let owners = Dictionary(links.map { ($0.outer, $0.inner) }, uniquingKeysWith: { first, _ in first })
    let groups = Dictionary(grouping: layer.shownMembers, by: { owners[$0] ?? -1 })
    var counts: [Int: Int] = [:]
    return layer.shownMembers.map { member in
      let owner = owners[member] ?? -1
      let index = counts[owner, default: 0]
      counts[owner] = index + 1
      let middle = Double((groups[owner]?.count ?? 1) - 1) / 2
      let row = Double(rows[owner] ?? self.rows / 2) - Double(layer.rows.attachment)
      return row + (Double(index) - middle) * Double(layer.rows.pitch)
    }
  }
}
