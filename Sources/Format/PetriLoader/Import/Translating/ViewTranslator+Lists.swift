import InterfaceBuilder

extension ViewTranslator {
  /// A table: its static rows, or each prototype once.
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

  /// A row: the texts of a system style, or else its views.
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
    let place = content.style == "IBUITableViewCellStyleSubtitle" ? "subtitle" : "value"
    return WrittenView(
      "row",
      [("title", title)] + (detail.map { [(place, $0)] } ?? []) + values.image(content.image) + accessory + keys
    )
  }

  /// A collection: each prototype once.
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
  /// Whether the view is a cell of a list, not its header or background.
  fileprivate var isCell: Bool {
    switch properties.base.content {
    case .cell: true
    case .reusable: identity.kind == "collectionViewCell"
    default: false
    }
  }
}
