import Foundation

extension UICollectionView {
  /// Discards all items and the selection. The methods of the previous data source aren't called any more.
  func forgetItems() {
    selectedPaths = []
    changes = CollectionChanges()
    itemsChanged()
  }

  func loadCounts() {
    guard needsItems else { return }
    needsItems = false
    needsAttributes = true
    counts =
      dataSource.map { source in
        (0..<max(0, source.numberOfSections(in: self))).map {
          max(0, source.collectionView(self, numberOfItemsInSection: $0))
        }
      } ?? []
  }

  func itemsChanged() {
    needsItems = true
    for path in shownCells.keys.sorted() { recycle(path) }
    for (key, view) in shownViews { recycle(view, key) }
    shownViews = [:]
    let context = collectionViewLayout.makeContext()
    (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
    collectionViewLayout.invalidateLayout(with: context)
    layoutChanged()
  }

  func layoutChanged() {
    needsAttributes = true
    setNeedsLayout()
  }

  func layoutInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    offsetAdjustment.x += context.contentOffsetAdjustment.x
    offsetAdjustment.y += context.contentOffsetAdjustment.y
    sizeAdjustment.width += context.contentSizeAdjustment.width
    sizeAdjustment.height += context.contentSizeAdjustment.height
    layoutChanged()
  }

  func prepareLayout() {
    loadCounts()
    // The layout stays as it was prepared while attributes are applied; invalidations count for the next pass.
    guard needsAttributes, !isApplyingAttributes else { return }
    needsAttributes = false
    collectionViewLayout.prepare()
    var size = collectionViewLayout.collectionViewContentSize
    size.width += sizeAdjustment.width
    size.height += sizeAdjustment.height
    let offset = offsetAdjustment
    (sizeAdjustment, offsetAdjustment) = (.zero, .zero)
    contentSize = size
    if offset != .zero { contentOffset = CGPoint(x: contentOffset.x + offset.x, y: contentOffset.y + offset.y) }
  }

  func layoutItems() {
    // A cell that is being created may ask for the visible cells.
    guard !isUpdating, !isApplyingAttributes, let dataSource, bounds.width > 0, bounds.height > 0 else { return }
    // A preferred size can move further cells into view, which have preferred sizes too: 100 passes suffice for any
    // screen.
    for _ in 0..<100 {
      prepareLayout()
      isApplyingAttributes = true
      showElements(dataSource)
      isApplyingAttributes = false
      guard needsAttributes else { return }
    }
  }

  private func showElements(_ dataSource: any UICollectionViewDataSource) {
    let elements = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let paths = Set(elements.filter { $0.representedElementCategory == .cell }.map(\.indexPath))
    for path in shownCells.keys.sorted() where !paths.contains(path) { recycle(path) }
    let keys = Set(elements.compactMap(key))
    for (key, view) in shownViews where !keys.contains(key) {
      recycle(view, key)
      shownViews[key] = nil
    }
    for attributes in elements {
      guard let view = shownView(attributes, dataSource) else { continue }
      let isNew = view.superview !== self
      apply(attributes, to: view)
      if isNew { addSubview(view) }
      if isNew || view.lastAttributes?.size != attributes.size { requestPreferredSize(of: view, attributes) }
      // A copy, because a layout may go on changing its own.
      view.lastAttributes = attributes.copy() as? UICollectionViewLayoutAttributes
    }
  }

  private func key(_ attributes: UICollectionViewLayoutAttributes) -> ViewKey? {
    let category = attributes.representedElementCategory
    guard category != .cell, let kind = attributes.representedElementKind else { return nil }
    return ViewKey(category: category, kind: kind, path: attributes.indexPath)
  }

  private func shownView(
    _ attributes: UICollectionViewLayoutAttributes,
    _ dataSource: any UICollectionViewDataSource
  ) -> UICollectionReusableView? {
    guard let key = key(attributes) else {
      return shownCells[attributes.indexPath] ?? make(attributes.indexPath, dataSource)
    }
    if let view = shownViews[key] { return view }
    let view: UICollectionReusableView
    if key.category == .decorationView {
      guard let type = collectionViewLayout.decorationClass(ofKind: key.kind) else {
        HeadlessRuntime.misuse("no class registered for the decoration view of kind \(key.kind)")
        return nil
      }
      view = type.init(frame: attributes.frame)
    } else {
      view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
      delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.path)
    }
    shownViews[key] = view
    return view
  }

  private func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
    if attributes.transform.isIdentity, view.transform.isIdentity {
      view.frame = attributes.frame
    } else {
      view.bounds.size = attributes.size
      view.transform = attributes.transform
      view.center = attributes.center
    }
    // A cell keeps the values that it set itself, unless the layout sets them now or did before.
    if attributes.alpha != 1 || view.lastAttributes.map({ $0.alpha != 1 }) ?? false { view.alpha = attributes.alpha }
    if attributes.isHidden || view.lastAttributes?.isHidden ?? false { view.isHidden = attributes.isHidden }
    view.layer.zPosition = CGFloat(attributes.zIndex)
    view.apply(attributes)
  }

  private func requestPreferredSize(
    of view: UICollectionReusableView,
    _ original: UICollectionViewLayoutAttributes
  ) {
    guard let copy = original.copy() as? UICollectionViewLayoutAttributes else { return }
    let preferred = view.preferredLayoutAttributesFitting(copy)
    let layout = collectionViewLayout
    guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else {
      return
    }
    layout.invalidateLayout(
      with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    )
  }

  private func make(_ path: IndexPath, _ source: any UICollectionViewDataSource) -> UICollectionViewCell {
    let cell = source.collectionView(self, cellForItemAt: path)
    shownCells[path] = cell
    cell.isSelected = selectedPaths.contains(path)
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    return cell
  }

  func recycle(_ path: IndexPath) {
    guard let cell = shownCells.removeValue(forKey: path) else { return }
    recycle(cell, "cell")
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }

  func recycle(_ view: UICollectionReusableView, _ key: ViewKey) {
    recycle(view, key.kind)
    guard key.category == .supplementaryView else { return }
    delegate?.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
  }

  private func recycle(_ view: UICollectionReusableView, _ kind: String) {
    view.removeFromSuperview()
    if view.lastAttributes.map({ $0.alpha != 1 }) ?? false { view.alpha = 1 }
    if view.lastAttributes?.isHidden ?? false { view.isHidden = false }
    view.lastAttributes = nil
    if let identifier = view.reuseIdentifier { spare[kind + " " + identifier, default: []].append(view) }
  }
}

extension UICollectionView {
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
      prepareLayout()
      let offset =
        delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: contentOffset)
        ?? new.targetContentOffset(forProposedContentOffset: contentOffset)
      if offset != contentOffset { contentOffset = offset }
      layoutItems()
    }
    for view in views { view.didTransition(from: old, to: new) }
    old.finalizeLayoutTransition()
    new.finalizeLayoutTransition()
    // A transition layout needs the layout that it started with.
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
