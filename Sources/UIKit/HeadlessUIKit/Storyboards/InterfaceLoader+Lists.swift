import Foundation
import InterfaceBuilder

extension InterfaceLoader {
  func apply(_ content: TableContent, to table: UITableView) {
    apply(content.scroll, to: table)
    table.rowHeight = content.rowHeight < 0 ? UITableView.automaticDimension : content.rowHeight
    if let height = content.estimatedRowHeight { table.estimatedRowHeight = height }
    table.sectionHeaderHeight =
      content.sectionHeaderHeight < 0 ? UITableView.automaticDimension : content.sectionHeaderHeight
    table.sectionFooterHeight =
      content.sectionFooterHeight < 0 ? UITableView.automaticDimension : content.sectionFooterHeight
    table.separatorStyle = content.separatorStyle == "none" ? .none : .singleLine
    if let color = values.color(content.separatorColor) { table.separatorColor = color }
    if let inset = content.separatorInset { table.separatorInset = UIEdgeInsets(inset) }
    table.allowsSelection = content.allowsSelection
    table.allowsMultipleSelection = content.allowsMultipleSelection
  }

  func apply(_ content: CellContent, to cell: UITableViewCell) {
    let accessories: [String: UITableViewCell.AccessoryType] = [
      "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
      "checkmark": .checkmark, "detailButton": .detailButton,
    ]
    let selections: [String: UITableViewCell.SelectionStyle] = ["none": .none, "blue": .blue, "gray": .gray]
    cell.accessoryType = accessories[content.accessory ?? ""] ?? .none
    cell.editingAccessoryType = accessories[content.editingAccessory ?? ""] ?? .none
    cell.selectionStyle = selections[content.selectionStyle ?? ""] ?? .default
    cell.indentationLevel = content.indentationLevel
    cell.indentationWidth = content.indentationWidth
    if let inset = content.separatorInset { cell.separatorInset = UIEdgeInsets(inset) }
    if let id = content.textLabel, let label = cell.textLabel { ownViews[id] = label }
    if let id = content.detailTextLabel, let label = cell.detailTextLabel { ownViews[id] = label }
    if let id = content.imageView, let view = cell.imageView { ownViews[id] = view }
    if let image = values.image(content.image) { cell.imageView?.image = image }
  }

  func add(_ node: InterfaceView, to table: UITableView) {
    switch (node.key, node.properties.value(in: classes).content) {
    case ("tableHeaderView", _): table.tableHeaderView = view(node)
    case ("tableFooterView", _): table.tableFooterView = view(node)
    case (_, .cell(let content)):
      // A prototype without a reuse identifier is shown if there is no data source.
      let identifier = content.reuseIdentifier ?? node.identity.id
      let height = content.rowHeight.map { CGFloat($0) }
      table.addPrototype(identifier, height: height, make: maker(node, UITableViewCell.self))
    default: table.addSubview(view(node))
    }
  }

  func add(_ node: InterfaceView, to collection: UICollectionView) {
    guard case .reusable(let content) = node.properties.value(in: classes).content else {
      collection.addSubview(view(node))
      return
    }
    let kinds = [
      "sectionHeaderView": UICollectionView.elementKindSectionHeader,
      "sectionFooterView": UICollectionView.elementKindSectionFooter,
    ]
    let name = (kinds[node.key ?? ""] ?? "cell") + " " + (content.reuseIdentifier ?? node.identity.id)
    collection.addPrototype(name, make: maker(node, UICollectionReusableView.self))
  }

  /// A closure that makes a new cell, connected only to itself and to the scene's owner, as in a compiled nib.
  private func maker<Cell: UIView>(_ node: InterfaceView, _ type: Cell.Type) -> () -> Cell? {
    { [interface, storyboard, ownerID, weak owner] in
      let loader = InterfaceLoader(interface, storyboard: storyboard)
      if let owner { loader.take(owner: owner, id: ownerID) }
      let view = loader.view(node)
      loader.finish()
      return view as? Cell
    }
  }

  func addSections(of node: InterfaceView, to view: UIView) {
    guard let table = view as? UITableView, !node.sections.isEmpty else { return }
    let sections = node.sections.map { section in
      StaticRows.Section(
        header: values.text(section.headerTitle, "headerTitle", of: section),
        footer: values.text(section.footerTitle, "footerTitle", of: section),
        rows: section.rows.map { row in
          var height: CGFloat?
          if case .cell(let content) = row.properties.value(in: classes).content {
            height = content.rowHeight.map { CGFloat($0) }
          }
          return StaticRows.Row(cell: self.view(row) as? UITableViewCell ?? UITableViewCell(), height: height)
        }
      )
    }
    table.staticRows = StaticRows(sections: sections)
  }

  func layout(_ content: CollectionContent.Layout?) -> UICollectionViewLayout {
    guard let content else { return UICollectionViewFlowLayout() }
    let type = InterfaceClasses.type(of: content.identity, as: UICollectionViewLayout.self)
    let base = content.identity.kind == "collectionViewFlowLayout" ? UICollectionViewFlowLayout.self : nil
    let made = type ?? base ?? UICollectionViewFlowLayout.self
    let layout = made.init(coder: InterfaceCoder()) ?? UICollectionViewFlowLayout()
    note(layout, content.identity)
    guard let flow = layout as? UICollectionViewFlowLayout else { return layout }
    func size(_ rectangle: Rectangle) -> CGSize { CGSize(width: rectangle.width, height: rectangle.height) }
    flow.scrollDirection = content.isHorizontal ? .horizontal : .vertical
    flow.itemSize = size(content.itemSize)
    flow.headerReferenceSize = size(content.headerSize)
    flow.footerReferenceSize = size(content.footerSize)
    flow.sectionInset = UIEdgeInsets(content.sectionInset)
    flow.minimumLineSpacing = content.minimumLineSpacing
    flow.minimumInteritemSpacing = content.minimumInteritemSpacing
    if content.isAutomatic {
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    } else if let estimated = content.estimatedItemSize {
      flow.estimatedItemSize = size(estimated)
    }
    return flow
  }
}

extension InterfaceValues {
  func text(_ text: String?, _ property: String, of section: InterfaceView.Section) -> String? {
    text.map { interface.strings["\(section.id).\(property)"] ?? $0 }
  }
}
