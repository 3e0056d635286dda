import Foundation

/// The view that a cell's own views are on. Its margins are those of rows of text: 11 points above and below, 15 in iOS 26's design.
final class UITableViewCellContentView: UIView {
  /// The margins where none were set; nil outside a cell.
  var rowMargins: NSDirectionalEdgeInsets? {
    (superview as? UITableViewCell).map { $0.rowMargins(width: $0.bounds.width) }
  }
}
