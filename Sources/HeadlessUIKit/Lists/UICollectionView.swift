public import Foundation

/// Items where a layout puts them. Only the cells that are seen exist.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The direction in which a collection scrolls.
  public enum ScrollDirection: Int, Sendable {
    case vertical
    case horizontal
  }

  /// Where an item is after scrolling.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  private struct Key: Hashable {
    var kind: String
    var path: IndexPath
  }

  private var needsItems = true
  private var needsPlaces = true
  private var counts: [Int] = []
  var shownCells: [IndexPath: UICollectionViewCell] = [:]
  private var shownViews: [Key: UICollectionReusableView] = [:]
  private var spare: [String: [UICollectionReusableView]] = [:]
  private var classes: [String: UICollectionReusableView.Type] = [:]
  var selectedPaths: [IndexPath] = []

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// UIKit refuses this with an exception; here that is reported, and the collection has a flow.
  public convenience override init(frame: CGRect) {
    HeadlessRuntime.misuse("UICollectionView must be initialized with a non-nil layout parameter")
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// UIKit refuses this with an exception; here that is reported, and the collection has a flow.
  public convenience init() {
    self.init(frame: .zero)
  }

  /// There are no archives here; a collection with a flow.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      layoutChanged()
    }
  }

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if oldValue !== dataSource { reloadData() } }
  }

  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet { if oldValue !== delegate { layoutChanged() } }
  }

  override var describedDetails: (before: [String], after: [String]) {
    var details = super.describedDetails
    details.after.append("layout: \(HeadlessRuntime.label(of: collectionViewLayout))")
    details.after.append("dataSource: \(dataSource.map { HeadlessRuntime.label(of: $0) } ?? "(null)")")
    return details
  }

  override var scrollDelegate: (any UIScrollViewDelegate)? { delegate }

  open var backgroundView: UIView?
  open var allowsSelection = true
  open var allowsMultipleSelection = false

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes["cell " + identifier] = cellClass as? UICollectionReusableView.Type
  }

  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    classes[elementKind + " " + identifier] = viewClass as? UICollectionReusableView.Type
  }

  /// A cell of a name. The name must have been registered.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeue("cell", identifier) as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }

  /// A view of a kind and name. The name must have been registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(elementKind, identifier) ?? UICollectionReusableView(frame: .zero)
  }

  private func dequeue(_ kind: String, _ identifier: String) -> UICollectionReusableView? {
    let name = kind + " " + identifier
    if let view = spare[name]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let type = classes[name] else {
      HeadlessRuntime.misuse(
        "could not dequeue a view of kind: UICollectionElementKind\(kind == "cell" ? "Cell" : kind) with identifier "
          + "\(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      )
      return nil
    }
    let view = type.init(frame: .zero)
    view.reuseIdentifier = identifier
    return view
  }

  // MARK: Content

  open var numberOfSections: Int {
    loadCounts()
    return counts.count
  }

  open func numberOfItems(inSection section: Int) -> Int {
    loadCounts()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  private func loadCounts() {
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

  /// Asks for everything again. Nothing is selected afterwards.
  open func reloadData() {
    selectedPaths = []
    itemsChanged()
  }

  private func itemsChanged() {
    needsItems = true
    for path in shownCells.keys.sorted() { putAway(path) }
    for (key, view) in shownViews { putAway(view, key.kind) }
    shownViews = [:]
    layoutChanged()
  }

  open func reloadItems(at indexPaths: [IndexPath]) { itemsChanged() }
  open func reconfigureItems(at indexPaths: [IndexPath]) { itemsChanged() }
  open func reloadSections(_ sections: IndexSet) { itemsChanged() }
  open func insertItems(at indexPaths: [IndexPath]) { itemsChanged() }
  open func deleteItems(at indexPaths: [IndexPath]) { itemsChanged() }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { itemsChanged() }
  open func insertSections(_ sections: IndexSet) { itemsChanged() }
  open func deleteSections(_ sections: IndexSet) { itemsChanged() }

  /// Makes changes that belong together; the completion comes at the next commit.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    itemsChanged()
    if let completion { CommitQueue.shared.end { completion(true) } }
  }

  // MARK: Items

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    layoutItems()
    return shownCells[indexPath]
  }

  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    layoutItems()
    return shownViews[Key(kind: elementKind, path: indexPath)]
  }

  open var visibleCells: [UICollectionViewCell] {
    layoutItems()
    return shownCells.sorted { $0.key < $1.key }.map(\.value)
  }

  open var indexPathsForVisibleItems: [IndexPath] {
    layoutItems()
    return shownCells.keys.sorted()
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shownCells.first { $0.value === cell }?.key
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    loadPlaces()
    return collectionViewLayout.layoutAttributesForElements(
      in: CGRect(origin: point, size: CGSize(width: 1, height: 1))
    )?
    .first { $0.representedElementKind == nil && $0.frame.contains(point) }?.indexPath
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    loadPlaces()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let seen = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y += frame.minY - seen.minY }
    if scrollPosition.contains(.centeredVertically) { offset.y += frame.midY - seen.midY }
    if scrollPosition.contains(.bottom) { offset.y += frame.maxY - seen.maxY }
    if scrollPosition.contains(.left) { offset.x += frame.minX - seen.minX }
    if scrollPosition.contains(.centeredHorizontally) { offset.x += frame.midX - seen.midX }
    if scrollPosition.contains(.right) { offset.x += frame.maxX - seen.maxX }
    if scrollPosition.isEmpty { return scrollRectToVisible(frame, animated: animated) }
    setContentOffset(offset, animated: animated)
  }

  // MARK: Selection

  open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }

  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection { for path in selectedPaths { deselectItem(at: path, animated: animated) } }
    guard let indexPath, !selectedPaths.contains(indexPath) else { return }
    selectedPaths.append(indexPath)
    shownCells[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.removeAll { $0 == indexPath }
    shownCells[indexPath]?.isSelected = false
  }

  // MARK: Layout

  func layoutChanged() {
    needsPlaces = true
    setNeedsLayout()
  }

  private func loadPlaces() {
    loadCounts()
    guard needsPlaces else { return }
    needsPlaces = false
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  private var laidOutSize = CGSize.zero

  open override func layoutSubviews() {
    super.layoutSubviews()
    if laidOutSize != bounds.size {
      laidOutSize = bounds.size
      needsPlaces = true
    }
    layoutItems()
  }

  private func layoutItems() {
    guard let dataSource, bounds.width > 0, bounds.height > 0 else { return }
    loadPlaces()
    let places = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let paths = Set(places.filter { $0.representedElementKind == nil }.map(\.indexPath))
    for path in shownCells.keys.sorted() where !paths.contains(path) { putAway(path) }
    let keys = Set(
      places.compactMap { place in place.representedElementKind.map { Key(kind: $0, path: place.indexPath) } }
    )
    for (key, view) in shownViews where !keys.contains(key) {
      putAway(view, key.kind)
      shownViews[key] = nil
    }
    for place in places {
      let view: UICollectionReusableView
      if let kind = place.representedElementKind {
        let key = Key(kind: kind, path: place.indexPath)
        view =
          shownViews[key]
          ?? dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: place.indexPath)
        shownViews[key] = view
      } else {
        view = shownCells[place.indexPath] ?? make(place.indexPath, dataSource)
      }
      view.frame = place.frame
      view.apply(place)
      if view.superview !== self { addSubview(view) }
    }
  }

  private func make(_ path: IndexPath, _ source: any UICollectionViewDataSource) -> UICollectionViewCell {
    let cell = source.collectionView(self, cellForItemAt: path)
    shownCells[path] = cell
    cell.isSelected = selectedPaths.contains(path)
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    return cell
  }

  private func putAway(_ path: IndexPath) {
    guard let cell = shownCells.removeValue(forKey: path) else { return }
    putAway(cell, "cell")
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }

  private func putAway(_ view: UICollectionReusableView, _ kind: String) {
    view.removeFromSuperview()
    if let identifier = view.reuseIdentifier { spare[kind + " " + identifier, default: []].append(view) }
  }
}

extension UICollectionView {
  /// Makes changes that belong together; the completion comes at the next commit. UIKit's closure doesn't escape though
  /// it may be nil, which Swift has no type for: this is the form with one.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
