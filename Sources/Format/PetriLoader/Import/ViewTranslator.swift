import InterfaceBuilder
import PetriCatalog

struct ViewTranslator {
  let values: TranslatedValues
  let ids: [String: String]
  let taps: [String: String]
  let embedded: [String: String]

  /// The views of a container without a layout of its own, in order.
  func views(in views: [InterfaceView]) -> (views: [WrittenView], spacing: Double) {
    let arrangement = ViewArrangement(views.filter { !isForCanvas($0) })
    return (arrangement.parts.map(written), arrangement.spacing)
  }

  /// Whether a view is invisible to users: a layout guide, or without size.
  private func isForCanvas(_ view: InterfaceView) -> Bool {
    view.frame.map { $0.width <= 0 && $0.height <= 0 } ?? false
  }

  private func written(_ part: ViewArrangement.Part) -> WrittenView {
    switch part {
    case .view(let view): return self.view(view)
    case .row(let views):
      let gaps = zip(views, views.dropFirst()).map { max(0, $1.left - $0.right).rounded() }
      var row = WrittenView("stack", [("axis", "horizontal"), ("alignment", "center")], views: views.map { view($0) })
      if let gap = gaps.min(), gap != 8 { row.keys.append(("spacing", values.number(gap))) }
      return row
    case .layers(let views):
      let widest = views.map(\.right).max() ?? 0
      let lowest = views.map(\.bottom).max() ?? 0
      let layers = views.map { layer in
        var written = view(layer)
        let fills = layer.right - layer.left >= widest - 1 && layer.bottom - layer.top >= lowest - 1
        if !fills, !written.keys.contains(where: { ["pin", "center"].contains($0.name) }) {
          written.keys.append(("center", "both"))
        }
        return written
      }
      var overlay = WrittenView("overlay", views: layers)
      overlay.notes = ["where these are on one another is for you to say: 'pin' and 'center'"]
      return overlay
    case .space: return WrittenView("spacer")
    }
  }

  func view(_ node: InterfaceView) -> WrittenView {
    var written = content(node)
    let properties = node.properties.base
    var keys: [(name: String, value: String)] = []
    if let id = ids[node.identity.id], written.kind != "spacer", written.kind != "divider" { keys.append(("id", id)) }
    keys += written.keys
    let known = Set(keys.map(\.name))
    func add(_ name: String, _ value: String?) {
      if let value, !known.contains(name) { keys.append((name, value)) }
    }
    guard written.kind != "spacer", written.kind != "divider" else { return written }
    for (side, value) in sizes(of: node) { add(side, values.number(value)) }
    if properties.isHidden { add("hidden", "true") }
    if properties.alpha < 1 { add("alpha", values.number(max(0, properties.alpha))) }
    if !["list", "grid", "scroll", "textField", "searchField"].contains(written.kind) {
      add("background", values.color(properties.backgroundColor))
    }
    add("tint", values.color(properties.tintColor))
    if !["list", "grid"].contains(written.kind) { add("tap", taps[node.identity.id]) }
    if let label = properties.accessibility.label, !label.isEmpty {
      add("accessibilityLabel", values.literal(label))
    }
    written.keys = keys
    return written
  }

  private func sizes(of node: InterfaceView) -> [(String, Double)] {
    var sizes: [(String, Double)] = []
    for constraint in node.constraints where constraint.second == nil && constraint.relation == "equal" {
      guard constraint.first == nil || constraint.first == node.identity.id,
        ["width", "height"].contains(constraint.firstAttribute), !constraint.isPlaceholder,
        (0...10_000).contains(constraint.values.base.constant),
        !sizes.contains(where: { $0.0 == constraint.firstAttribute })
      else { continue }
      sizes.append((constraint.firstAttribute, constraint.values.base.constant))
    }
    return sizes
  }

  private func content(_ node: InterfaceView) -> WrittenView {
    switch node.properties.base.content {
    case .label(let label): return self.label(label, node)
    case .button(let button, let control): return self.button(button, control, node)
    case .image(let image, _): return picture(image, node)
    case .stack(let stack): return self.stack(stack, node)
    case .scroll: return scroll(node)
    case .table(let table): return list(table, node)
    case .collection(let collection): return grid(collection, node)
    case .cell, .reusable: return box(node)
    case .plain, .effect: return plain(node)
    case .container:
      var view = WrittenView("custom", [("name", values.name(embedded[node.identity.id] ?? node.identity.kind))])
      view.notes = ["a screen inside another: a part can have its views"]
      return view
    case .foreign: return other(node, nil)
    case .bar: return other(node, "a bar of its own; a screen's is 'bar'")
    default: return control(node)
    }
  }

  private func stack(_ stack: StackContent, _ node: InterfaceView) -> WrittenView {
    var keys: [(name: String, value: String)] = stack.isVertical ? [] : [("axis", "horizontal")]
    let spacing = stack.usesStandardSpacing ? 8 : stack.spacing
    if spacing != 8 { keys.append(("spacing", values.number(max(0, spacing)))) }
    if stack.alignment != "fill" { keys.append(("alignment", stack.alignment)) }
    if stack.distribution != "fill" { keys.append(("distribution", stack.distribution)) }
    return WrittenView("stack", keys, views: node.children.map { view($0) })
  }

  private func scroll(_ node: InterfaceView) -> WrittenView {
    // Most scroll views have a single content view that contains all others.
    var views = node.children
    if views.count == 1, case .plain = views[0].properties.base.content, !views[0].children.isEmpty {
      views = views[0].children
    }
    let inner = self.views(in: views)
    return WrittenView("scroll", spacing(inner.spacing), views: inner.views)
  }

  private func plain(_ node: InterfaceView) -> WrittenView {
    if node.children.isEmpty {
      if node.identity.customClass != nil { return other(node, nil) }
      if let frame = node.frame, min(frame.width, frame.height) <= 1 { return WrittenView("divider") }
      if values.color(node.properties.base.backgroundColor) == nil { return WrittenView("spacer") }
    }
    return box(node)
  }

  func box(_ node: InterfaceView) -> WrittenView {
    let inner = views(in: node.children.flatMap { $0.key == "contentView" ? $0.children : [$0] })
    let hasBackground = values.color(node.properties.base.backgroundColor) != nil
    return WrittenView(
      hasBackground ? "box" : "stack",
      (hasBackground ? [("padding", "8")] : []) + spacing(inner.spacing),
      views: inner.views
    )
  }

  func spacing(_ value: Double) -> [(name: String, value: String)] {
    value == 8 ? [] : [("spacing", values.number(value))]
  }

  func other(_ node: InterfaceView, _ note: String?) -> WrittenView {
    if node.identity.kind == "mapView" { return WrittenView("map") }
    var view = WrittenView("custom", [("name", values.name(node.identity.customClass ?? node.identity.kind))])
    if let note { view.notes = [note] }
    return view
  }
}

extension ViewTranslator {
  func list(_ table: TableContent, _ node: InterfaceView) -> WrittenView {
    var written = WrittenView("list")
    if ["grouped", "insetGrouped"].contains(table.style) { written.keys.append(("style", table.style)) }
    if table.separatorStyle == "none" { written.keys.append(("separators", "false")) }
    if table.isStatic {
      written.sections = node.sections.map { section in
        var keys: [(name: String, value: String)] = []
        if let header = values.text(section.headerTitle, "headerTitle", of: section.id) {
          keys.append(("header", header))
        }
        if let footer = values.text(section.footerTitle, "footerTitle", of: section.id) {
          keys.append(("footer", footer))
        }
        return WrittenView.Section(keys: keys, views: section.rows.map { row($0) })
      }
    } else {
      written.views = node.children.filter(\.isCell).map { row($0) }
      if !written.views.isEmpty { written.notes = ["a row for each prototype; 'each: \"${list}\"' repeats one"] }
    }
    return written
  }

  private func row(_ cell: InterfaceView) -> WrittenView {
    guard case .cell(let content) = cell.properties.base.content else { return view(cell) }
    let all = cell.all
    func label(_ id: String?) -> LabelContent? {
      guard let found = all.first(where: { $0.identity.id == id }),
        case .label(let label) = found.properties.base.content
      else { return nil }
      return label
    }
    func text(_ id: String?) -> String? { id.flatMap { values.text(label(id)?.text, "text", of: $0) } }
    var keys: [(name: String, value: String)] = []
    if let id = ids[cell.identity.id] { keys.append(("id", id)) }
    if let tap = taps[cell.identity.id] { keys.append(("tap", tap)) }
    let accessory = content.accessory == "checkmark" ? [(name: "accessory", value: "{checkmark: true}")] : []
    guard content.style != nil, let title = text(content.textLabel) else {
      var box = self.box(cell)
      box.keys = keys + box.keys
      return box
    }
    if let color = values.color(label(content.textLabel)?.textColor), color != "label" {
      keys.insert(("color", color), at: 0)
    }
    let detail = text(content.detailTextLabel)
    let detailKey = content.style == "IBUITableViewCellStyleSubtitle" ? "subtitle" : "value"
    return WrittenView(
      "row",
      [("title", title)] + (detail.map { [(detailKey, $0)] } ?? []) + values.image(content.image) + accessory + keys
    )
  }

  func grid(_ collection: CollectionContent, _ node: InterfaceView) -> WrittenView {
    var written = WrittenView("grid")
    if let size = collection.layout?.itemSize, (1...10_000).contains(size.width), (1...10_000).contains(size.height) {
      written.keys.append(("itemSize", "{width: \(values.number(size.width)), height: \(values.number(size.height))}"))
    }
    if collection.layout?.isHorizontal == true { written.keys.append(("axis", "horizontal")) }
    written.views = node.children.filter(\.isCell).map { box($0) }
    if !written.views.isEmpty { written.notes = ["an item for each prototype; 'each: \"${list}\"' repeats one"] }
    return written
  }
}

extension InterfaceView {
  fileprivate var isCell: Bool {
    switch properties.base.content {
    case .cell: true
    case .reusable: identity.kind == "collectionViewCell"
    default: false
    }
  }
}
