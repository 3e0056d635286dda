import PetriCatalog
import PetriText

/// Draws edges. Lines to the same box join; others cross.
struct MapLines {
  private struct Cell: Hashable {
    let x: Int
    let y: Int
  }

  private struct Piece {
    let net: Int
    var ends: LineEnds
    var style: CellStyle
    /// Whether the line leads to the box of its row.
    var isArriving: Bool
    var isBright: Bool
  }

  private var pieces: [Cell: [Piece]] = [:]
  private var net = 0
  private let layout: MapLayout
  private let focus: Int?

  init(_ layout: MapLayout, focus: MapLayout.Box?) {
    self.layout = layout
    self.focus = focus?.member
  }

  mutating func draw(on canvas: inout Canvas) {
    for (outer, start, gap) in layout.gaps {
      for own in gap.nets {
        trace(own, gap, outer, start)
        net += 1
      }
    }
    for (cell, all) in pieces { draw(all, at: cell, on: &canvas) }
    for (outer, start, gap) in layout.gaps { drawLabels(gap, outer, start, on: &canvas) }
  }

  /// The canvas column of a column counted outwards.
  private func x(_ column: Int, _ outer: Int, _ start: Int) -> Int {
    outer > 0 ? start + column - 1 : start - column + 1
  }

  private func isBright(_ link: MapNeighbourhood.Link) -> Bool { link.inner == focus || link.outer == focus }

  private mutating func trace(_ own: MapGap.Net, _ gap: MapGap, _ outer: Int, _ start: Int) {
    let (inward, outward): (LineEnds, LineEnds) = outer > 0 ? (.left, .right) : (.right, .left)
    let turn = gap.column(of: own)
    let kinds = Set(own.links.flatMap(\.kinds))
    let isNetBright = own.links.contains { isBright($0) }
    let trunk = kinds.count == 1 ? kinds.first?.style ?? .plain : .plain
    func add(
      _ column: Int,
      _ row: Int,
      _ ends: LineEnds,
      _ style: CellStyle,
      isArriving: Bool = false,
      _ isBright: Bool
    ) {
      let cell = Cell(x: x(column, outer, start), y: row)
      var all = pieces[cell] ?? []
      if let same = all.firstIndex(where: { $0.net == net }) {
        all[same].ends.formUnion(ends)
        if isArriving { all[same].isArriving = true }
      } else {
        all.append(Piece(net: net, ends: ends, style: style, isArriving: isArriving, isBright: isBright))
      }
      pieces[cell] = all
    }
    for column in 1..<turn { add(column, own.row, [.left, .right], trunk, isNetBright) }
    add(turn, own.row, inward, trunk, isNetBright)
    let span = gap.span(of: own)
    for row in span {
      var ends: LineEnds = []
      if row > span.lowerBound { ends.insert(.up) }
      if row < span.upperBound { ends.insert(.down) }
      if !ends.isEmpty { add(turn, row, ends, trunk, isNetBright) }
    }
    for link in own.links {
      guard let row = gap.rows[link.outer] else { continue }
      let style = link.kinds.first?.style ?? .plain
      add(turn, row, outward, trunk, isArriving: true, isNetBright)
      for column in (turn + 1)...gap.width {
        add(column, row, [.left, .right], style, isArriving: true, isBright(link))
      }
    }
  }

  private func draw(_ all: [Piece], at cell: Cell, on canvas: inout Canvas) {
    var ends = all[0].ends
    var top = all[0]
    if all.count > 1 {
      if all.allSatisfy(\.isArriving) {
        ends = all.reduce([]) { $0.union($1.ends) }
        top = all.first(where: \.isBright) ?? top
      } else {
        // One crosses the other: the focused one, or the vertical one, is on top.
        top = all.first(where: \.isBright) ?? all.first { $0.ends.contains(.up) || $0.ends.contains(.down) } ?? top
        ends = top.ends
      }
    }
    canvas.put(ends.character, x: cell.x, y: cell.y, style: top.isBright ? top.style.bolder : top.style)
  }

  /// Draws the labels beside the outer boxes, and the arrowheads.
  private func drawLabels(_ gap: MapGap, _ outer: Int, _ start: Int, on canvas: inout Canvas) {
    for (member, row) in gap.rows {
      let kinds = gap.kinds(of: member)
      guard !kinds.isEmpty else { continue }
      let isBright = gap.nets.contains { $0.links.contains { $0.outer == member && self.isBright($0) } }
      let label = gap.label(of: kinds)
      let width = label.reduce(0) { $0 + $1.text.columns }
      // Beside the outer box: the arrowhead, or on the left the start of the edge.
      var x = outer > 0 ? x(gap.width - width, outer, start) : x(gap.width - 1, outer, start)
      for (kind, text) in label {
        x += canvas.put(text, x: x, y: row, style: isBright ? kind.style.bolder : kind.style)
      }
      guard outer > 0 else { continue }
      let style = kinds[0].style
      canvas.put("▸", x: self.x(gap.width, outer, start), y: row, style: isBright ? style.bolder : style)
    }
    guard outer < 0 else { return }
    for own in gap.nets {
      let isBright = own.links.contains { self.isBright($0) }
      let kinds = Set(own.links.flatMap(\.kinds))
      let style = kinds.count == 1 ? kinds.first?.style ?? .plain : .plain
      canvas.put("▸", x: x(1, outer, start), y: own.row, style: isBright ? style.bolder : style)
    }
  }
}

extension CatalogGraph.Edge.Kind {
  var style: CellStyle {
    switch self {
    case .opens: .cyan
    case .links: .magenta
    case .holds: .blue
    case .routes: .green
    case .asks: .yellow
    }
  }
}
