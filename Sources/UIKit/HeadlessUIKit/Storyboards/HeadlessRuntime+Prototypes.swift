import Foundation
import InterfaceBuilder

/// A row of a list, made from a prototype of its storyboard.
public struct HeadlessPrototypeRow {
  public var identifier: String
  public var fill: @MainActor (UIView) -> Void
  /// Called when the row is selected, instead of the storyboard's action; nil for the storyboard's.
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
  public static func prototypes(of list: UIView) -> [String] {
    switch list {
    case let table as UITableView: table.prototypes.map(\.identifier)
    case let collection as UICollectionView: PrototypeItems.names("cell", in: collection)
    default: []
    }
  }

  /// Shows rows of prototypes in a table or collection view instead of its data source's.
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

extension InterfaceLoader {
  /// Shows each prototype of a list once if it has no data source of the app's.
  func showPrototypes(of list: UIScrollView) {
    if let table = list as? UITableView {
      guard table.staticRows != nil || !table.prototypes.isEmpty, !isGiven(table.dataSource) else { return }
      if table.staticRows == nil {
        let rows = table.prototypes.compactMap { prototype in
          prototype.make().map { StaticRows.Row(cell: $0, height: prototype.height) }
        }
        table.staticRows = StaticRows(sections: [StaticRows.Section(rows: rows)])
      }
      // The table view controller itself answers with these rows.
      if owner is UITableViewController { return }
      let source = StaticTableSource()
      table.staticSource = source
      table.dataSource = source
      table.delegate = source
    } else if let collection = list as? UICollectionView {
      guard !collection.prototypes.isEmpty, !isGiven(collection.dataSource) else { return }
      let source = PrototypeItems()
      collection.prototypeItems = source
      collection.dataSource = source
    }
  }

  private func isGiven(_ source: AnyObject?) -> Bool { source.map { isWritten($0) } ?? false }
}
