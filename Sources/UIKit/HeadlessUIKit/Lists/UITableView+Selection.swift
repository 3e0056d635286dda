import Foundation

extension UITableView {
  func select(_ path: IndexPath?, _ animated: Bool, _ scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection { for path in selectedPaths { deselectRow(at: path, animated: animated) } }
    guard let path, !selectedPaths.contains(path) else { return }
    selectedPaths.append(path)
    shownCells[path]?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }

  func scroll(to row: CGRect, _ scrollPosition: ScrollPosition, animated: Bool) {
    let insets = adjustedContentInset
    let room = bounds.height - insets.top - insets.bottom
    switch scrollPosition {
    case .none: return scrollRectToVisible(row, animated: animated)
    case .top: contentOffset.y = row.minY - insets.top
    case .middle: contentOffset.y = row.midY - room / 2 - insets.top
    case .bottom: contentOffset.y = row.maxY - room - insets.top
    }
    let furthest = max(-insets.top, contentSize.height + insets.bottom - bounds.height)
    contentOffset.y = min(max(contentOffset.y, -insets.top), furthest)
  }
}
