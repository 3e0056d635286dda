import Foundation

/// The rows of a table that are all in its document.
struct StaticRows {
  var sections: [Section]

  struct Section {
    var header: String?
    var footer: String?
    var rows: [Row]
  }

  struct Row {
    var cell: UITableViewCell
    /// In points; nil for the table's.
    var height: CGFloat?
  }

  subscript(path: IndexPath) -> Row? {
    guard sections.indices.contains(path.section), sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    return sections[path.section].rows[path.row]
  }
}
