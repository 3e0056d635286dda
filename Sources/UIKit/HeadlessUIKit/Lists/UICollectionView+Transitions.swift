import Foundation

extension UICollectionView {
  /// Another layout takes the layout's place; the cells stay, and each hears of it.
  func takeLayout(_ new: UICollectionViewLayout) {
    let old = storedLayout
    guard new !== old else { return layoutChanged() }
    let views = shownCells.sorted { $0.key < $1.key }.map(\.value) + shownViews.values
    old.prepareForTransition(to: new)
    storedLayout = new
    new.collectionView = self
    new.prepareForTransition(from: old)
    for view in views { view.willTransition(from: old, to: new) }
    layoutChanged()
    if bounds.width > 0, bounds.height > 0, dataSource != nil {
      loadPlaces()
      let offset =
        delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: contentOffset)
        ?? new.targetContentOffset(forProposedContentOffset: contentOffset)
      if offset != contentOffset { contentOffset = offset }
      layoutItems()
    }
    for view in views { view.didTransition(from: old, to: new) }
    old.finalizeLayoutTransition()
    new.finalizeLayoutTransition()
    // A transition layout asks the one that it began with on its way.
    if (new as? UICollectionViewTransitionLayout)?.currentLayout !== old { old.collectionView = nil }
  }

  func endTransition(isFinished: Bool) {
    guard let transition = storedLayout as? UICollectionViewTransitionLayout else { return }
    let completion = interactiveTransition
    interactiveTransition = nil
    let (end, other) =
      isFinished
      ? (transition.nextLayout, transition.currentLayout) : (transition.currentLayout, transition.nextLayout)
    takeLayout(end)
    if other !== end { other.collectionView = nil }
    if let completion { CommitQueue.shared.end { completion(true, isFinished) } }
  }
}
