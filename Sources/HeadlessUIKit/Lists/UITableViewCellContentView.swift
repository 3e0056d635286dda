import Foundation

/// The view that a cell's own views are on. Its margins are those of rows of text: 11 points above and below, 15 in iOS 26's design.
final class UITableViewCellContentView: UIView {
  /// The margins where none were set; nil outside a cell.
  var rowMargins: NSDirectionalEdgeInsets? {
    guard let cell = superview as? UITableViewCell else { return nil }
    let edge: CGFloat = HeadlessRuntime.usesGlassDesign ? 15 : 11
    let trailing = cell.endWidth > 0 ? 8 : cell.sideMargin
    return NSDirectionalEdgeInsets(top: edge, leading: cell.sideMargin, bottom: edge, trailing: trailing)
  }
}
