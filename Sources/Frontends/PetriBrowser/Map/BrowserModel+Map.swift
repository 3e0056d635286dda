import PetriCatalog
import PetriText

extension BrowserModel {
  /// The experiment variants whose graph the map or the routes tab waits for; `nil` if neither does.
  public var wantedGraph: [String: String]? {
    guard !mapSource.isKnown(in: environment.variants) else { return nil }
    guard map != nil || wanted.contains(where: { $0.tab == .routes }) else { return nil }
    return environment.variants
  }

  mutating func toggleMap() {
    guard map == nil else { return map = nil }
    guard columns >= BrowserLayout.twoPanes else {
      note = "the map takes \(BrowserLayout.twoPanes) columns"
      return
    }
    guard entry != nil else {
      note = "choose a screen to see its map"
      return
    }
    comparison = nil
    (focus, panes.isZoomed) = (.list, false)
    map = MapModel()
    mapSource.list(catalog.entries)
    keepVisible()
  }

  mutating func walk(_ event: InputEvent) -> [BrowserEffect] {
    guard case .key(let key) = event, let action = keys.action(of: key) else { return [] }
    return performOnMap(action)
  }

  mutating func performOnMap(_ action: BrowserAction) -> [BrowserEffect] {
    switch action {
    case .walkLeft: walk(to: -1)
    case .walkRight: walk(to: 1)
    case .down: walkInLayer(by: 1)
    case .up: walkInLayer(by: -1)
    case .pageDown: walkInLayer(by: mapPage)
    case .pageUp: walkInLayer(by: -mapPage)
    case .first: map?.focus = nil
    case .open: return openFocus()
    case .clear, .map: map = nil
    case .goBack, .goForth, .reload: return performInList(action)
    default: return performAnywhere(action) ?? []
    }
    return []
  }

  /// Chooses the focused screen, or launches it if it is chosen already.
  private mutating func openFocus() -> [BrowserEffect] {
    guard let box = mapLayout?.box(at: map?.focus), box.node.layer != 0 else { return performInList(.open) }
    visit(box.node.screen)
    return []
  }

  private mutating func walk(to side: Int) {
    guard let drawing = mapLayout, let around = drawing.neighbourhood, let box = drawing.box(at: map?.focus),
      let member = box.member
    else { return }
    let layer = box.node.layer
    let links = layer * side < 0 ? around.links[layer] ?? [] : around.links[layer + side] ?? []
    let beside = Set(
      links.compactMap { link -> Int? in
        if layer * side < 0 { return link.outer == member ? link.inner : nil }
        return link.inner == member ? link.outer : nil
      }
    )
    let next = drawing.boxes.filter { $0.node.layer == layer + side && $0.member.map(beside.contains) == true }
    if let nearest = next.min(by: { abs($0.row - box.row) < abs($1.row - box.row) }) {
      map?.focus = nearest.node
    } else if layer * side >= 0 {
      walkOn(from: box, member, around, drawing, side)
    }
  }

  /// Moves the focus where no edge is drawn: to a box scrolled out of sight, by recentring on the focused box, or to
  /// the other end of a cycle.
  private mutating func walkOn(
    from box: MapLayout.Box,
    _ member: Int,
    _ around: MapNeighbourhood,
    _ drawing: MapLayout,
    _ side: Int
  ) {
    let neighbours = around.neighbours(of: member, side: side).map(\.member)
    let layer = box.node.layer + side
    if let hidden = around.layers[layer]?.members.first(where: { neighbours.contains($0) }) {
      map?.focus = MapModel.Node(layer: layer, screen: around.graph.name(of: hidden))
    } else if neighbours.contains(where: { !around.isKnown($0, side: side) }) {
      visit(box.node.screen)
    } else if let round = drawing.boxes.first(where: { other in
      other.node.layer * side >= 0 && other.member.map(neighbours.contains) == true
    }) {
      map?.focus = round.node
    } else {
      note = side > 0 ? "\(box.node.screen) leads to no other screen" : "nothing else leads to \(box.node.screen)"
    }
  }

  private var mapPage: Int {
    guard let drawing = mapLayout, let layer = drawing.box(at: map?.focus)?.node.layer else { return 1 }
    return max(1, drawing.boxes.count { $0.node.layer == layer })
  }

  /// Moves within a layer; in the centre, to the next screen of the list.
  private mutating func walkInLayer(by rows: Int) {
    guard let drawing = mapLayout, let box = drawing.box(at: map?.focus) else { return select(selected + rows) }
    guard box.node.layer != 0, let around = drawing.neighbourhood, let layer = around.layers[box.node.layer],
      let index = box.member.flatMap({ layer.members.firstIndex(of: $0) })
    else {
      chooseScreen(by: rows)
      return
    }
    let next = layer.members[min(max(0, index + rows), layer.members.count - 1)]
    // The window stays where it is while the focus is in it.
    map?.tops[box.node.layer] = layer.shown.lowerBound
    map?.focus = MapModel.Node(layer: box.node.layer, screen: around.graph.name(of: next))
  }

  private mutating func chooseScreen(by rows: Int) {
    var row = selected + rows
    while self.rows.indices.contains(row) {
      if case .screen = self.rows[row] {
        select(row)
        map = MapModel()
        return
      }
      row += rows.signum()
    }
  }

  // MARK: - The mouse

  mutating func clickMap(_ mouse: InputEvent.Mouse, _ x: Int, _ y: Int, at time: Duration) -> [BrowserEffect] {
    guard let room = mapRoom, let drawing = mapLayout, x >= room.x else { return [] }
    switch mouse {
    case .scroll(let notches):
      guard let layer = drawing.layer(atX: x - room.x), let around = drawing.neighbourhood else { return [] }
      if layer == 0 || drawing.box(at: map?.focus)?.node.layer == layer {
        walkInLayer(by: notches)
      } else if let shown = around.layers[layer]?.shown {
        map?.tops[layer] = max(0, shown.lowerBound + notches)
      }
    case .press(button: 0):
      let thumbnail = mapWall.flatMap { wall in wall.index(atX: x, y: y).map { wall.items[$0 - wall.first] } }
      guard
        let box = thumbnail.map({ item in drawing.boxes.first { $0.node.screen == item.request.screen } })
          ?? drawing.box(atX: x - room.x, y: y - room.y)
      else { return [] }
      // The second click of a double click opens the box.
      let isAgain = isSecondClick(at: -1 - box.area.y * columns - box.area.x, time)
      map?.focus = box.node
      if isAgain { return openFocus() }
    default: break
    }
    return []
  }
}

/// The graph of screens, as far as it is known.
struct MapSource: Sendable {
  private(set) var graph: CatalogGraph?
  private var variants: [String: String] = [:]
  private var isCurrent = false
  /// The indexes of entries by name, while the map is shown.
  private var indexes: [String: Int] = [:]

  mutating func take(_ graph: CatalogGraph, in variants: [String: String]) {
    (self.graph, self.variants, isCurrent) = (graph, variants, true)
  }

  /// Marks the graph as outdated; it is shown until a new one is read.
  mutating func age() { isCurrent = false }

  mutating func list(_ entries: [BrowserEntry]) {
    indexes = Dictionary(entries.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func index(of screen: String) -> Int? { indexes[screen] }

  func isKnown(in variants: [String: String]) -> Bool { isCurrent && self.variants == variants }
}
