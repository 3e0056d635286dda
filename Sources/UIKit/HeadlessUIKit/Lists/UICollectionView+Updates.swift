import Foundation

extension UICollectionView {
  func change(_ record: (inout CollectionChanges) -> Void) {
    guard batchDepth == 0 else { return record(&changes) }
    beginBatch()
    record(&changes)
    endBatch()
  }

  func beginBatch() {
    if batchDepth == 0, changes.isEmpty { loadCounts() }
    batchDepth += 1
  }

  func endBatch() {
    batchDepth -= 1
    guard batchDepth == 0 else { return }
    let made = changes
    changes = CollectionChanges()
    guard let old = numbers(before: made) else { return itemsChanged() }
    if !made.isEmpty { return show(made, old) }
    // An empty batch lays out again, as on iOS, where it is a way to apply new sizes.
    collectionViewLayout.invalidateLayout()
  }

  /// Loads the counts from the data source and returns the previous ones; nil, after reporting it, if they don't match
  /// the changes.
  private func numbers(before made: CollectionChanges) -> [Int]? {
    let old = counts
    needsItems = true
    loadCounts()
    guard let problem = made.problem(old: old, new: counts) else { return old }
    HeadlessRuntime.misuse(problem)
    return nil
  }

  private func show(_ made: CollectionChanges, _ old: [Int]) {
    let layout = collectionViewLayout
    let context = layout.makeContext()
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
    let paths = made.paths(old: old, new: counts)
    guard bounds.width > 0, bounds.height > 0 else {
      // Nothing was laid out yet, and nothing can be without a size.
      selectedPaths = selectedPaths.compactMap { paths[$0] }
      return
    }
    let seen = shownCells.keys.sorted()
    isUpdating = true
    prepareLayout()
    layout.prepare(forCollectionViewUpdates: made.updateItems)
    for path in seen { _ = layout.finalLayoutAttributesForDisappearingItem(at: path) }
    keepCells(made, paths)
    keepViews(made.sections(old: old.count, new: counts.count), made)
    isUpdating = false
    let offset = layout.targetContentOffset(forProposedContentOffset: contentOffset)
    if offset != contentOffset { contentOffset = offset }
    layoutItems()
    for path in shownCells.keys.sorted() { _ = layout.initialLayoutAttributesForAppearingItem(at: path) }
    layout.finalizeCollectionViewUpdates()
  }

  private func keepCells(_ made: CollectionChanges, _ paths: [IndexPath: IndexPath]) {
    selectedPaths = selectedPaths.compactMap { paths[$0] }
    var kept: [IndexPath: UICollectionViewCell] = [:]
    for (path, cell) in shownCells.sorted(by: { $0.key < $1.key }) {
      let isNew = made.reloadedItems.contains(path) || made.reloadedSections.contains(path.section)
      if let new = paths[path], !isNew { kept[new] = cell } else { recycle(path) }
    }
    shownCells = kept
    guard let dataSource else { return }
    for path in made.reconfiguredItems.compactMap({ paths[$0] }).sorted() {
      guard let cell = shownCells[path] else { continue }
      reconfigured = cell
      let new = dataSource.collectionView(self, cellForItemAt: path)
      reconfigured = nil
      if new !== cell {
        recycle(path)
        shownCells[path] = new
      }
    }
  }

  private func keepViews(_ sections: [Int?], _ made: CollectionChanges) {
    var kept: [ViewKey: UICollectionReusableView] = [:]
    for (key, view) in shownViews {
      let section = key.path.first ?? 0
      if sections.indices.contains(section), let target = sections[section], !made.reloadedSections.contains(section) {
        var path = key.path
        if !path.isEmpty { path[0] = target }
        kept[ViewKey(category: key.category, kind: key.kind, path: path)] = view
      } else {
        recycle(view, key)
      }
    }
    shownViews = kept
  }
}
