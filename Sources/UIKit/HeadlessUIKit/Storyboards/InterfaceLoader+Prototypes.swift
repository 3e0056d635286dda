import Foundation
import InterfaceBuilder

extension InterfaceLoader {
  /// Shows the prototypes of a list as its rows, where it has no data source of a class that somebody wrote.
  func showPrototypes(of list: UIScrollView) {
    if let table = list as? UITableView {
      guard table.staticRows != nil || !table.prototypes.isEmpty, !isGiven(table.dataSource) else { return }
      if table.staticRows == nil {
        let rows = table.prototypes.compactMap { prototype in
          prototype.make().map { StaticRows.Row(cell: $0, height: prototype.height) }
        }
        table.staticRows = StaticRows(sections: [StaticRows.Section(rows: rows)])
      }
      // A table controller's own answers are these rows.
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
