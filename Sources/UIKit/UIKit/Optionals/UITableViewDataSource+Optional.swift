public import Foundation
public import HeadlessUIKit

/// The requirements that `numberOfSections?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessTableViewSourceNumberOfSections {
  let target: any UITableViewDataSource

  public func callAsFunction(in tableView: UITableView) -> Int {
    target.numberOfSections(in: tableView)
  }
}

/// The requirements that `tableView?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessTableViewSourceTableView {
  let target: any UITableViewDataSource

  public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    target.tableView(tableView, titleForHeaderInSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    target.tableView(tableView, titleForFooterInSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    target.tableView(tableView, canEditRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    target.tableView(tableView, canMoveRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    target.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
  }

  public func callAsFunction(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    target.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    target.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
  }
}

/// The requirements that `sectionIndexTitles?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessTableViewSourceSectionIndexTitles {
  let target: any UITableViewDataSource

  public func callAsFunction(for tableView: UITableView) -> [String]? {
    target.sectionIndexTitles(for: tableView)
  }
}

extension UITableViewDataSource {
  public var numberOfSections: HeadlessTableViewSourceNumberOfSections? {
    HeadlessTableViewSourceNumberOfSections(target: self)
  }

  public var tableView: HeadlessTableViewSourceTableView? { HeadlessTableViewSourceTableView(target: self) }

  public var sectionIndexTitles: HeadlessTableViewSourceSectionIndexTitles? {
    HeadlessTableViewSourceSectionIndexTitles(target: self)
  }
}
