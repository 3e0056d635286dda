public import Foundation
public import HeadlessUIKit

/// The requirements that `tableView?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessTableViewTableView {
  let target: any UITableViewDelegate

  public func callAsFunction(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    target.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    target.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    target.tableView(tableView, heightForRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    target.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    target.tableView(tableView, heightForHeaderInSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    target.tableView(tableView, heightForFooterInSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    target.tableView(tableView, viewForHeaderInSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    target.tableView(tableView, viewForFooterInSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    target.tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    target.tableView(tableView, willSelectRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    target.tableView(tableView, didSelectRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    target.tableView(tableView, willDeselectRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    target.tableView(tableView, didDeselectRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    target.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    target.tableView(tableView, editingStyleForRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    target.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    target.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }
}

extension UITableViewDelegate {
  public var tableView: HeadlessTableViewTableView? { HeadlessTableViewTableView(target: self) }
}
