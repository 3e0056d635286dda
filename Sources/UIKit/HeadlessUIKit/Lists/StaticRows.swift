import Foundation

/// The static rows of a table view, from its storyboard.
struct StaticRows {
  var sections: [Section]

  struct Section {
    var header: String?
    var footer: String?
    var rows: [Row]
  }

  struct Row {
    var cell: UITableViewCell
    var height: CGFloat?
  }

  subscript(path: IndexPath) -> Row? {
    guard sections.indices.contains(path.section), sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    return sections[path.section].rows[path.row]
  }
}

@MainActor
final class StaticTableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { tableView.staticRows?.sections.count ?? 0 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticRows?.sections[section].rows.count ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.staticRows?[indexPath]?.cell ?? UITableViewCell()
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.staticRows?.sections[section].header
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.staticRows?.sections[section].footer
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.staticRows?[indexPath]?.height ?? tableView.rowHeight
  }
}
