import PetriCatalog

/// The map: screens as pictures, connected by the transitions between them.
struct MapPage {
  let app: GalleryApp

  private static let picture = (width: 98.0, height: 212.0)
  private static let cell = (width: 190.0, height: 268.0)
  private static let margin = 32.0
  /// The maximum number of screens that are drawn with pictures; browsers load all pictures of an SVG.
  private static let pictureLimit = 400

  var text: String {
    let layout = MapLayout(app)
    var body = SiteBar.text(app, root: "", current: .map)
    body +=
      "<main id=\"main\">\n<h1>Map</h1>\n<p>Which screens lead to which: by taps, links and routes. Drag it; turn the wheel with Ctrl, or pinch, to zoom."
    if layout.nodes.count > Self.pictureLimit {
      body += " Pictures are left out of a map of more than \(Self.pictureLimit) screens."
    }
    body += "</p>\n"
    body +=
      "<div class=\"map\" id=\"map\" tabindex=\"0\" role=\"region\" aria-label=\"Map\">\n\(drawing(layout))</div>\n</main>\n"
    return Page(title: "\(app.name): map", root: "", kind: .map, body: body, stamp: app.stamp).text
  }

  private func drawing(_ layout: MapLayout) -> String {
    let width = 2 * Self.margin + Double(layout.columns) * Self.cell.width
    let height = 2 * Self.margin + Double(layout.rows) * Self.cell.height
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(Int(width))\" height=\"\(Int(height))\""
    text +=
      " viewBox=\"0 0 \(Int(width)) \(Int(height))\" role=\"group\" aria-label=\"Screens and the ways between them\">\n"
    text += "<defs><marker id=\"arrow\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"7\" markerHeight=\"7\""
    text += " orient=\"auto-start-reverse\"><path d=\"M0 0L8 4L0 8z\"/></marker></defs>\n<g class=\"edges\">\n"
    for edge in layout.edges { text += line(edge.from, edge.to, edge.kinds, in: layout) }
    text += "</g>\n"
    for index in layout.nodes.indices { text += node(index, in: layout) }
    return text + "</svg>\n"
  }

  private func place(_ node: MapLayout.Node) -> (x: Double, y: Double) {
    (Self.margin + Double(node.column) * Self.cell.width, Self.margin + Double(node.row) * Self.cell.height)
  }

  private func line(_ from: Int, _ to: Int, _ kinds: [CatalogGraph.Edge.Kind], in layout: MapLayout) -> String {
    let (one, other) = (layout.nodes[from], layout.nodes[to])
    let (start, end) = (place(one), place(other))
    let isForward = other.column > one.column
    let x1 = start.x + (isForward ? Self.picture.width : 0)
    let x2 = end.x + (isForward ? 0 : Self.picture.width)
    let (y1, y2) = (start.y + Self.picture.height / 2, end.y + Self.picture.height / 2)
    // An edge within a column bends to the left.
    let isBeside = other.column == one.column
    let bend = isBeside ? -40.0 : isForward ? max(30, (x2 - x1) / 2) : min(-30, (x2 - x1) / 2)
    let endX = isBeside ? end.x : x2
    let curve =
      "M\(Int(x1)) \(Int(y1))C\(Int(x1 + bend)) \(Int(y1)) \(Int(endX + (isBeside ? bend : -bend))) \(Int(y2)) \(Int(endX)) \(Int(y2))"
    let words = kinds.map { "\(one.screen.name) \($0.rawValue) \(other.screen.name)" }.joined(separator: "; ")
    return "<path class=\"\(isForward ? "on" : "back")\" data-from=\"\(from)\" data-to=\"\(to)\" d=\"\(curve)\""
      + " marker-end=\"url(#arrow)\"><title>\(Markup.text(words))</title></path>\n"
  }

  /// The maximum number of characters per line below a picture.
  private static let charactersPerLine = 15

  /// Splits a title into at most two lines, between words if possible.
  private static func lines(of title: String) -> [String] {
    guard title.count > charactersPerLine else { return [title] }
    let head = title.prefix(charactersPerLine + 1)
    let end = head.lastIndex(of: " ") ?? title.index(title.startIndex, offsetBy: charactersPerLine)
    let rest = title[end...].drop { $0 == " " }
    return [
      String(title[..<end]),
      rest.count > charactersPerLine ? "\(rest.prefix(charactersPerLine - 1))…" : String(rest),
    ]
  }

  private func node(_ index: Int, in layout: MapLayout) -> String {
    let node = layout.nodes[index]
    let (x, y) = place(node)
    let screen = node.screen
    var text =
      "<a class=\"node\(screen.name == app.start ? " start" : "")\" data-node=\"\(index)\" data-name=\"\(Markup.text(screen.name))\" href=\"\(Markup.page(of: screen.name))\">"
    text +=
      "<rect x=\"\(Int(x))\" y=\"\(Int(y))\" width=\"\(Int(Self.picture.width))\" height=\"\(Int(Self.picture.height))\" rx=\"10\"/>"
    if let picture = screen.looks.first?.picture, layout.nodes.count <= Self.pictureLimit {
      text += "<image href=\"\(picture.path)\" x=\"\(Int(x))\" y=\"\(Int(y))\" width=\"\(Int(Self.picture.width))\""
      text += " height=\"\(Int(Self.picture.height))\" preserveAspectRatio=\"xMidYMin meet\"/>"
    }
    let middle = Int(x + Self.picture.width / 2)
    text += "<text y=\"\(Int(y + Self.picture.height + 4))\">"
    for line in MapPage.lines(of: screen.title) {
      text += "<tspan x=\"\(middle)\" dy=\"1.1em\">\(Markup.text(line))</tspan>"
    }
    text += "</text>"
    return text + "<title>\(Markup.text("\(screen.title) (\(screen.name))"))</title></a>\n"
  }
}
