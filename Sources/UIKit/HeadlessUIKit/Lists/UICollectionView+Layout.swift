import Foundation

extension UICollectionView {
  /// Asks for everything again: what an app overrides isn't called by another data source.
  func forgetItems() {
    selectedPaths = []
    changes = CollectionChanges()
    itemsChanged()
  }

  func loadCounts() {
    guard needsItems else { return }
    needsItems = false
    needsPlaces = true
    counts =
      dataSource.map { source in
        (0..<max(0, source.numberOfSections(in: self))).map {
          max(0, source.collectionView(self, numberOfItemsInSection: $0))
        }
      } ?? []
  }

  func itemsChanged() {
    needsItems = true
    for path in shownCells.keys.sorted() { putAway(path) }
    for (key, view) in shownViews { putAway(view, key) }
    shownViews = [:]
    let context = collectionViewLayout.makeContext()
    (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
    collectionViewLayout.invalidateLayout(with: context)
    layoutChanged()
  }

  func layoutChanged() {
    needsPlaces = true
    setNeedsLayout()
  }

  func layoutInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    offsetAdjustment.x += context.contentOffsetAdjustment.x
    offsetAdjustment.y += context.contentOffsetAdjustment.y
    sizeAdjustment.width += context.contentSizeAdjustment.width
    sizeAdjustment.height += context.contentSizeAdjustment.height
    layoutChanged()
  }

  func loadPlaces() {
    loadCounts()
    // While views are placed, the layout stays as it was prepared; what they wish is for the next turn.
    guard needsPlaces, !isPlacing else { return }
    needsPlaces = false
    collectionViewLayout.prepare()
    var size = collectionViewLayout.collectionViewContentSize
    size.width += sizeAdjustment.width
    size.height += sizeAdjustment.height
    let offset = offsetAdjustment
    (sizeAdjustment, offsetAdjustment) = (.zero, .zero)
    contentSize = size
    if offset != .zero { contentOffset = CGPoint(x: contentOffset.x + offset.x, y: contentOffset.y + offset.y) }
  }

  /// Shows what is in the bounds. Cells that want another size are asked for it, and the layout is prepared again.
  func layoutItems() {
    // A cell that is made may ask for what is seen.
    guard !isUpdating, !isPlacing, let dataSource, bounds.width > 0, bounds.height > 0 else { return }
    // A cell's wish moves others into sight, which have wishes: a hundred turns are more than any screen takes.
    for _ in 0..<100 {
      loadPlaces()
      isPlacing = true
      placeItems(dataSource)
      isPlacing = false
      guard needsPlaces else { return }
    }
  }

  private func placeItems(_ dataSource: any UICollectionViewDataSource) {
    let places = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let paths = Set(places.filter { $0.representedElementCategory == .cell }.map(\.indexPath))
    for path in shownCells.keys.sorted() where !paths.contains(path) { putAway(path) }
    let keys = Set(places.compactMap(key))
    for (key, view) in shownViews where !keys.contains(key) {
      putAway(view, key)
      shownViews[key] = nil
    }
    for place in places {
      guard let view = shownView(place, dataSource) else { continue }
      let isNew = view.superview !== self
      apply(place, to: view)
      if isNew { addSubview(view) }
      if isNew || view.lastPlace?.size != place.size { askForSize(view, place) }
      // A layout may go on using its own.
      view.lastPlace = place.copy() as? UICollectionViewLayoutAttributes
    }
  }

  private func key(_ place: UICollectionViewLayoutAttributes) -> ViewKey? {
    guard place.representedElementCategory != .cell, let kind = place.representedElementKind else { return nil }
    return ViewKey(category: place.representedElementCategory, kind: kind, path: place.indexPath)
  }

  private func shownView(
    _ place: UICollectionViewLayoutAttributes,
    _ dataSource: any UICollectionViewDataSource
  ) -> UICollectionReusableView? {
    guard let key = key(place) else { return shownCells[place.indexPath] ?? make(place.indexPath, dataSource) }
    if let view = shownViews[key] { return view }
    let view: UICollectionReusableView
    if key.category == .decorationView {
      guard let type = collectionViewLayout.decorationClass(ofKind: key.kind) else {
        HeadlessRuntime.misuse("no class registered for the decoration view of kind \(key.kind)")
        return nil
      }
      view = type.init(frame: place.frame)
    } else {
      view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
      delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.path)
    }
    shownViews[key] = view
    return view
  }

  private func apply(_ place: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
    if place.transform.isIdentity, view.transform.isIdentity {
      view.frame = place.frame
    } else {
      view.bounds.size = place.size
      view.transform = place.transform
      view.center = place.center
    }
    // A cell keeps values that it has set by itself, unless the layout has them too, now or before.
    if place.alpha != 1 || view.lastPlace.map({ $0.alpha != 1 }) ?? false { view.alpha = place.alpha }
    if place.isHidden || view.lastPlace?.isHidden ?? false { view.isHidden = place.isHidden }
    view.layer.zPosition = CGFloat(place.zIndex)
    view.apply(place)
  }

  private func askForSize(_ view: UICollectionReusableView, _ place: UICollectionViewLayoutAttributes) {
    guard let copy = place.copy() as? UICollectionViewLayoutAttributes else { return }
    let wanted = view.preferredLayoutAttributesFitting(copy)
    let layout = collectionViewLayout
    guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: wanted, withOriginalAttributes: place) else {
      return
    }
    layout.invalidateLayout(
      with: layout.invalidationContext(forPreferredLayoutAttributes: wanted, withOriginalAttributes: place)
    )
  }

  private func make(_ path: IndexPath, _ source: any UICollectionViewDataSource) -> UICollectionViewCell {
    let cell = source.collectionView(self, cellForItemAt: path)
    shownCells[path] = cell
    cell.isSelected = selectedPaths.contains(path)
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    return cell
  }

  func putAway(_ path: IndexPath) {
    guard let cell = shownCells.removeValue(forKey: path) else { return }
    putAway(cell, "cell")
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }

  func putAway(_ view: UICollectionReusableView, _ key: ViewKey) {
    putAway(view, key.kind)
    guard key.category == .supplementaryView else { return }
    delegate?.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
  }

  private func putAway(_ view: UICollectionReusableView, _ kind: String) {
    view.removeFromSuperview()
    if view.lastPlace.map({ $0.alpha != 1 }) ?? false { view.alpha = 1 }
    if view.lastPlace?.isHidden ?? false { view.isHidden = false }
    view.lastPlace = nil
    if let identifier = view.reuseIdentifier { spare[kind + " " + identifier, default: []].append(view) }
  }
}
