/// A row of a list, made of a prototype of its document.
public struct HeadlessPrototypeRow {
  /// The reuse identifier of the prototype.
  public var identifier: String
  /// Fills the cell before it is shown.
  public var fill: @MainActor (UIView) -> Void
  /// The effect of choosing the row, in place of the document's own; nil for that.
  public var select: (@MainActor () -> Void)?

  public init(
    identifier: String,
    fill: @escaping @MainActor (UIView) -> Void,
    select: (@MainActor () -> Void)? = nil
  ) {
    (self.identifier, self.fill, self.select) = (identifier, fill, select)
  }
}

extension HeadlessRuntime {
  /// The reuse identifiers of the prototypes that a list has from its document; empty for another view.
  public static func prototypes(of list: UIView) -> [String] {
    switch list {
    case let table as UITableView: table.prototypes.map(\.identifier)
    case let collection as UICollectionView: PrototypeItems.names("cell", in: collection)
    default: []
    }
  }

  /// Shows rows of prototypes in a table or a collection, in place of those that it showed.
  public static func show(_ rows: [HeadlessPrototypeRow], in list: UIView) {
    switch list {
    case let table as UITableView: table.show(rows)
    case let collection as UICollectionView: collection.show(rows)
    default: break
    }
  }
}

extension UITableView {
  fileprivate func show(_ rows: [HeadlessPrototypeRow]) {
    let cells = rows.compactMap { row -> StaticRows.Row? in
      guard let prototype = prototypes.first(where: { $0.identifier == row.identifier }), let cell = prototype.make()
      else { return nil }
      cell.takeReuseIdentifier(row.identifier)
      row.fill(cell)
      if let select = row.select { cell.selectionSegue = select }
      return StaticRows.Row(cell: cell, height: prototype.height)
    }
    staticRows = StaticRows(sections: [StaticRows.Section(rows: cells)])
    if dataSource == nil {
      let source = StaticTableSource()
      staticSource = source
      dataSource = source
      delegate = delegate ?? source
    }
    reloadData()
  }
}

extension UICollectionView {
  fileprivate func show(_ rows: [HeadlessPrototypeRow]) {
    let source = prototypeItems ?? PrototypeItems()
    source.rows = rows
    prototypeItems = source
    dataSource = dataSource ?? source
    reloadData()
  }
}
