import PetriCatalog
import PetriText

struct MapLayout {
  typealias Kind = CatalogGraph.Edge.Kind

  struct Box {
    let node: MapModel.Node
    /// The index in the graph; `nil` if it is unknown there.
    let member: Int?
    let area: CanvasRectangle
    let isFramed: Bool
    /// The kinds of edges to itself.
    let loops: [Kind]
    /// The number of outward edges that aren't drawn; 0 in the centre.
    let undrawn: Int
    /// Whether the node is also on the other side, as part of a cycle.
    var isOnBothSides = false

    var row: Int { area.y + (isFramed ? 1 : 0) }
  }

  /// The number of boxes hidden above and below a layer.
  struct Cut: Hashable {
    let layer: Int
    let x: Int
    let width: Int
    let above: Int
    let below: Int
  }

  private(set) var boxes: [Box] = []
  /// The edges to each layer, with the first column next to the inner boxes.
  private(set) var gaps: [(outer: Int, start: Int, gap: MapGap)] = []
  private(set) var cuts: [Cut] = []
  /// The neighbourhood of the centre; `nil` if the graph doesn't know it.
  private(set) var neighbourhood: MapNeighbourhood?
  let columns: Int
  let rows: Int

  private static let maximumName = 30
  private static let measuredNames = 200
  private static let maximumReach = 8

  /// Lays out the map around a screen; `graph` is `nil` until it has been read.
  init(
    around centre: String,
    in graph: CatalogGraph?,
    _ map: MapModel,
    columns: Int,
    rows: Int,
    title: @escaping (String) -> String? = { _ in nil }
  ) {
    (self.columns, self.rows) = (max(1, columns), max(1, rows))
    guard let graph, let member = graph.number(of: centre) else {
      let height = min(4, self.rows)
      let width = min(self.columns, max(8, centre.columns, title(centre)?.columns ?? 0) + 6)
      boxes = [
        Box(
          node: MapModel.Node(layer: 0, screen: centre),
          member: nil,
          area: CanvasRectangle(
            x: (self.columns - width) / 2,
            y: (self.rows - height) / 2,
            width: width,
            height: height
          ),
          isFramed: height > 2,
          loops: [],
          undrawn: 0
        )
      ]
      return
    }
    let focus = map.focus.flatMap { node in graph.number(of: node.screen).map { (node.layer, $0) } }
    var around = MapNeighbourhood(graph: graph, centre: member, room: self.rows, tops: map.tops, focus: focus)
    var plan = MapPlan(columns: self.columns, rows: self.rows, title: title)
    plan.grow(&around)
    neighbourhood = around
    layOut(plan, around)
  }

  // MARK: - Boxes

  private mutating func layOut(_ plan: MapPlan, _ around: MapNeighbourhood) {
    var x = max(0, (columns - plan.width(around)) / 2)
    for layer in around.reach.left...around.reach.right {
      if layer > 0, let gap = plan.gaps[layer] {
        gaps.append((layer, x, gap))
        x += gap.width
      }
      addBoxes(of: layer, x: x, plan, around)
      x += plan.boxColumns[layer] ?? 0
      if layer < 0, let gap = plan.gaps[layer] {
        x += gap.width
        gaps.append((layer, x - 1, gap))
      }
    }
    let (left, right) = (Set(names { $0 < 0 }), Set(names { $0 > 0 }))
    for index in boxes.indices {
      boxes[index].isOnBothSides = left.contains(boxes[index].node.screen) && right.contains(boxes[index].node.screen)
    }
  }

  private func names(_ isWanted: (Int) -> Bool) -> [String] {
    boxes.filter { isWanted($0.node.layer) }.map(\.node.screen)
  }

  private mutating func addBoxes(of number: Int, x: Int, _ plan: MapPlan, _ around: MapNeighbourhood) {
    guard let layer = around.layers[number], let tops = plan.tops[number] else { return }
    let graph = around.graph
    let width = plan.boxColumns[number] ?? 0
    let side = number.signum()
    let drawn = Dictionary(grouping: around.links[number + side] ?? [], by: \.inner)
    for (member, y) in zip(layer.shownMembers, tops) {
      let rest =
        side == 0
        ? 0 : around.neighbours(of: member, side: side).count - (drawn[member].map { Set($0.map(\.outer)).count } ?? 0)
      boxes.append(
        Box(
          node: MapModel.Node(layer: number, screen: graph.name(of: member)),
          member: member,
          area: CanvasRectangle(x: x, y: y, width: width, height: layer.rows.height),
          isFramed: layer.rows.height > 1,
          loops: graph.edges(fromIndex: member).filter { $0.to == $0.from }.map(\.kind),
          undrawn: rest
        )
      )
    }
    guard layer.rows.isCut else { return }
    let below = layer.members.count - layer.shown.upperBound
    cuts.append(Cut(layer: number, x: x, width: width, above: layer.shown.lowerBound, below: below))
  }

  func box(at node: MapModel.Node?) -> Box? {
    node.flatMap { node in boxes.first { $0.node == node } } ?? boxes.first { $0.node.layer == 0 }
  }

  func box(atX x: Int, y: Int) -> Box? {
    boxes.first { box in
      let area = box.area
      return x >= area.x && x < area.x + area.width && y >= area.y && y < area.y + area.height
    }
  }

  func layer(atX x: Int) -> Int? {
    boxes.first { x >= $0.area.x && x < $0.area.x + $0.area.width }?.node.layer
  }

  /// The width of a box for the longest of the names.
  static func columns(of names: some Sequence<String>, isFramed: Bool, maximum: Int) -> Int {
    let name = names.prefix(measuredNames).map(\.columns).max() ?? 0
    // Marks of an unframed box are beside the name.
    return min(maximum, min(maximumName, max(4, name)) + (isFramed ? 4 : 6))
  }

  static func mayGrow(_ around: MapNeighbourhood) -> Bool {
    max(-around.reach.left, around.reach.right) < maximumReach
  }
}

struct MapModel: Hashable, Sendable {
  /// A screen at a distance from the chosen one.
  struct Node: Hashable, Sendable {
    let layer: Int
    let screen: String
  }

  /// The focused box; the chosen screen's if `nil` or no longer shown.
  var focus: Node?
  var tops: [Int: Int] = [:]
}
