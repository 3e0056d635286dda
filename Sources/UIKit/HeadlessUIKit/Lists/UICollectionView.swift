public import Foundation

/// A view that shows items where a layout puts them. Cells exist for visible items only.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  struct ViewKey: Hashable {
    var category: ElementCategory
    var kind: String
    var path: IndexPath
  }

  var needsItems = true
  var needsAttributes = true
  var counts: [Int] = []
  var shownCells: [IndexPath: UICollectionViewCell] = [:]
  var shownViews: [ViewKey: UICollectionReusableView] = [:]
  var spare: [String: [UICollectionReusableView]] = [:]
  private var classes: [String: UICollectionReusableView.Type] = [:]
  var prototypeItems: PrototypeItems?
  /// The factories of views from storyboards and nibs, by kind and identifier, in order of registration.
  private(set) var prototypes: [(name: String, make: () -> UICollectionReusableView?)] = []
  var selectedPaths: [IndexPath] = []
  var changes = CollectionChanges()
  var batchDepth = 0
  var isUpdating = false
  var isApplyingAttributes = false
  var reconfigured: UICollectionViewCell?
  var offsetAdjustment = CGPoint.zero
  var sizeAdjustment = CGSize.zero
  var interactiveTransition: LayoutInteractiveTransitionCompletion?
  var movingPath: IndexPath?
  var movingTarget: IndexPath?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    storedLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Reports UIKit's exception to the misuse handler and uses a flow layout.
  public convenience override init(frame: CGRect) {
    HeadlessRuntime.misuse("UICollectionView must be initialized with a non-nil layout parameter")
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    storedLayout = (coder as? InterfaceCoder)?.collectionLayout ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  var storedLayout: UICollectionViewLayout

  open var collectionViewLayout: UICollectionViewLayout {
    get { storedLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if oldValue !== dataSource { forgetItems() } }
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

  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      setNeedsLayout()
    }
  }
  open var allowsSelection = true
  open var allowsMultipleSelection = false

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes["cell " + identifier] = cellClass as? UICollectionReusableView.Type
  }

  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    addPrototype("cell " + identifier, nib)
  }

  open func register(
    _ nib: UINib?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    addPrototype(kind + " " + identifier, nib)
  }

  private func addPrototype(_ name: String, _ nib: UINib?) {
    classes[name] = nil
    addPrototype(name) { nib?.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first }
  }

  func addPrototype(_ name: String, make: @escaping () -> UICollectionReusableView?) {
    prototypes.removeAll { $0.name == name }
    prototypes.append((name, make))
  }

  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    classes[elementKind + " " + identifier] = viewClass as? UICollectionReusableView.Type
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let reconfigured, reconfigured.reuseIdentifier == identifier { return reconfigured }
    let view = dequeue("cell", identifier, layoutAttributesForItem(at: indexPath))
    return view as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let attributes = collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    return dequeue(elementKind, identifier, attributes) ?? UICollectionReusableView(frame: .zero)
  }

  private func dequeue(
    _ kind: String,
    _ identifier: String,
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionReusableView? {
    let name = kind + " " + identifier
    if let view = spare[name]?.popLast() {
      if let size = attributes?.size { view.bounds.size = size }
      view.prepareForReuse()
      return view
    }
    if let view = prototypes.first(where: { $0.name == name })?.make() {
      view.frame = CGRect(origin: .zero, size: attributes?.size ?? view.frame.size)
      view.reuseIdentifier = identifier
      return view
    }
    guard let type = classes[name] else {
      HeadlessRuntime.misuse(
        "could not dequeue a view of kind: UICollectionElementKind\(kind == "cell" ? "Cell" : kind) with identifier "
          + "\(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      )
      return nil
    }
    let view = type.init(frame: CGRect(origin: .zero, size: attributes?.size ?? .zero))
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

  open func reloadData() { forgetItems() }

  open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedItems.formUnion(indexPaths) } }
  open func reconfigureItems(at indexPaths: [IndexPath]) { change { $0.reconfiguredItems.formUnion(indexPaths) } }
  open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
  open func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedItems.formUnion(indexPaths) } }
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedItems.formUnion(indexPaths) } }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems[indexPath] = newIndexPath }
  }
  open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
  open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
  open func moveSection(_ section: Int, toSection newSection: Int) { change { $0.movedSections[section] = newSection } }

  /// The completion handler is called at the next commit.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginBatch()
    updates?()
    endBatch()
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
    return shownViews[ViewKey(category: .supplementaryView, kind: elementKind, path: indexPath)]
  }

  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    layoutItems()
    return shownViews.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.path).sorted()
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
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
    prepareLayout()
    return collectionViewLayout.layoutAttributesForElements(
      in: CGRect(origin: point, size: CGSize(width: 1, height: 1))
    )?
    .first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
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

  override func boundsWillChange(to newBounds: CGRect) {
    super.boundsWillChange(to: newBounds)
    guard collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return }
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContext(forBoundsChange: newBounds)
    )
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    layoutChanged()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let backgroundView {
      backgroundView.frame = bounds
      if backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
    }
    layoutItems()
  }

  // MARK: Changing the layout

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    takeLayout(layout)
  }

  /// The change isn't animated. The completion handler is called at the next commit.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    takeLayout(layout)
    if let completion { CommitQueue.shared.end { completion(true) } }
  }

  open func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    let transition =
      delegate?.collectionView(self, transitionLayoutForOldLayout: collectionViewLayout, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: collectionViewLayout, nextLayout: layout)
    interactiveTransition = completion
    takeLayout(transition)
    return transition
  }

  open func finishInteractiveTransition() { endTransition(isFinished: true) }

  open func cancelInteractiveTransition() { endTransition(isFinished: false) }

  // MARK: Interactive movement

  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false else { return false }
    (movingPath, movingTarget) = (indexPath, indexPath)
    return true
  }

  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let movingPath else { return }
    let path = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: movingPath,
      withPosition: targetPosition
    )
    movingTarget =
      delegate?.collectionView(
        self,
        targetIndexPathForMoveOfItemFromOriginalIndexPath: movingPath,
        atCurrentIndexPath: movingTarget ?? movingPath,
        toProposedIndexPath: path
      ) ?? path
  }

  open func endInteractiveMovement() {
    guard let start = movingPath, let end = movingTarget else { return }
    (movingPath, movingTarget) = (nil, nil)
    guard start != end else { return }
    beginBatch()
    dataSource?.collectionView(self, moveItemAt: start, to: end)
    changes.movedItems[start] = end
    endBatch()
  }

  open func cancelInteractiveMovement() {
    (movingPath, movingTarget) = (nil, nil)
  }
}

extension UICollectionView {
  /// An overload for non-escaping closures. UIKit's closure is optional and non-escaping, which Swift can't express.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
