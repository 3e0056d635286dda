public import Foundation

extension HeadlessRuntime {
  /// Taps a row: it is highlighted and selected as far as the delegate allows. Returns whether it was selected.
  @discardableResult
  public static func tap(rowAt path: IndexPath, in table: UITableView) -> Bool {
    let isAllowed = table.isEditing ? table.allowsSelectionDuringEditing : table.allowsSelection
    guard !ignoresFingers, isAllowed, path.row < table.numberOfRows(inSection: path.section) else { return false }
    let delegate = table.delegate
    guard delegate?.tableView(table, shouldHighlightRowAt: path) ?? true else { return false }
    let severally = table.isEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
    if severally, table.selectedPaths.contains(path) {
      guard let path = delegate.map({ $0.tableView(table, willDeselectRowAt: path) }) ?? path else { return false }
      table.deselectRow(at: path, animated: false)
      delegate?.tableView(table, didDeselectRowAt: path)
      return false
    }
    guard let chosen = delegate.map({ $0.tableView(table, willSelectRowAt: path) }) ?? path else { return false }
    if !severally {
      for old in table.selectedPaths where old != chosen {
        guard let old = delegate.map({ $0.tableView(table, willDeselectRowAt: old) }) ?? old else { continue }
        table.deselectRow(at: old, animated: false)
        delegate?.tableView(table, didDeselectRowAt: old)
      }
    }
    if !table.selectedPaths.contains(chosen) { table.selectedPaths.append(chosen) }
    table.shownCells[chosen]?.setSelected(true, animated: false)
    // UIKit performs a cell's segue before it calls the delegate.
    table.shownCells[chosen]?.selectionSegue?()
    delegate?.tableView(table, didSelectRowAt: chosen)
    return true
  }

  /// Taps an item, as far as the delegate allows. Returns whether it was selected.
  @discardableResult
  public static func tap(itemAt path: IndexPath, in collection: UICollectionView) -> Bool {
    guard !ignoresFingers, collection.allowsSelection, path.item < collection.numberOfItems(inSection: path.section)
    else {
      return false
    }
    let delegate = collection.delegate
    guard delegate?.collectionView(collection, shouldHighlightItemAt: path) ?? true else { return false }
    let cell = collection.shownCells[path]
    cell?.isHighlighted = true
    delegate?.collectionView(collection, didHighlightItemAt: path)
    func lift() {
      cell?.isHighlighted = false
      delegate?.collectionView(collection, didUnhighlightItemAt: path)
    }
    if collection.selectedPaths.contains(path) {
      let isKept = !collection.allowsMultipleSelection
      let isLeft = !isKept && delegate?.collectionView(collection, shouldDeselectItemAt: path) ?? true
      lift()
      if isLeft {
        collection.deselectItem(at: path, animated: false)
        delegate?.collectionView(collection, didDeselectItemAt: path)
      }
      return isKept
    }
    let isAllowed = delegate?.collectionView(collection, shouldSelectItemAt: path) ?? true
    lift()
    guard isAllowed else { return false }
    if !collection.allowsMultipleSelection {
      for old in collection.selectedPaths {
        collection.deselectItem(at: old, animated: false)
        delegate?.collectionView(collection, didDeselectItemAt: old)
      }
    }
    collection.selectedPaths.append(path)
    collection.shownCells[path]?.isSelected = true
    collection.shownCells[path]?.selectionSegue?()
    delegate?.collectionView(collection, didSelectItemAt: path)
    return true
  }

  public static func commitEditing(rowAt path: IndexPath, in table: UITableView) {
    guard let source = table.dataSource, source.tableView(table, canEditRowAt: path) else { return }
    let style = table.delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete
    if style != .none { source.tableView(table, commit: style, forRowAt: path) }
  }

  /// Swipes over a row and taps an action by its title. Returns false if there is none.
  @discardableResult
  public static func swipe(rowAt path: IndexPath, in table: UITableView, leading: Bool = false, tapping title: String)
    -> Bool
  {
    let offered =
      leading
      ? table.delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
      : table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
    guard let action = offered?.actions.first(where: { $0.title == title }) else { return false }
    action.handler(action, table.cellForRow(at: path) ?? table) { _ in }
    return true
  }

  /// Scrolls by dragging and notifies the delegate. With paging, the target is the nearest page.
  public static func scroll(_ scroll: UIScrollView, to offset: CGPoint) {
    guard scroll.isScrollEnabled else { return }
    let delegate = scroll.scrollDelegate
    (scroll.isTracking, scroll.isDragging) = (true, true)
    delegate?.scrollViewWillBeginDragging(scroll)
    let goesDown = offset.y < scroll.contentOffset.y
    if scroll.keyboardDismissMode == .onDrag || scroll.keyboardDismissMode == .interactive && goesDown {
      scroll.window?.endEditing(true)
    }
    var target = scroll.isPagingEnabled ? scroll.nearestPage(to: offset) : offset
    if let layout = (scroll as? UICollectionView)?.collectionViewLayout {
      target = layout.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: .zero)
    }
    withUnsafeMutablePointer(to: &target) {
      delegate?.scrollViewWillEndDragging(scroll, withVelocity: .zero, targetContentOffset: $0)
    }
    scroll.contentOffset = target
    (scroll.isTracking, scroll.isDragging, scroll.isDecelerating) = (false, false, true)
    delegate?.scrollViewDidEndDragging(scroll, willDecelerate: true)
    delegate?.scrollViewWillBeginDecelerating(scroll)
    scroll.isDecelerating = false
    delegate?.scrollViewDidEndDecelerating(scroll)
    scroll.layoutIfNeeded()
  }

  public static func pull(_ scroll: UIScrollView) {
    scroll.refreshControl?.pulled()
  }
}

extension UIScrollView {
  /// The offset of the page nearest to another offset. A page is as large as the view.
  fileprivate func nearestPage(to offset: CGPoint) -> CGPoint {
    func page(_ position: CGFloat, _ length: CGFloat, _ content: CGFloat) -> CGFloat {
      guard length > 0, content > length else { return position }
      return min((position / length).rounded(), (content / length).rounded(.up) - 1) * length
    }
    return CGPoint(
      x: page(offset.x, bounds.width, contentSize.width),
      y: page(offset.y, bounds.height, contentSize.height)
    )
  }
}
