public import Foundation

/// A view that shows rows in sections. Cells exist for visible rows only.
///
/// Overridable members are declared here because those of extensions can't be overridden; see `UIView`.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  public nonisolated static let automaticDimension: CGFloat = -1

  public nonisolated static let indexSearch = "{search}"

  private let tableStyle: Style
  var layoutOfRows = TableLayout()
  var needsRows = true
  var needsFrames = true
  var counts: [Int] = []
  var measuredHeights: [IndexPath: CGFloat] = [:]
  var shownCells: [IndexPath: UITableViewCell] = [:]
  var shownHeaders: [Int: UIView] = [:]
  var shownFooters: [Int: UIView] = [:]
  var spareCells: [String: [UITableViewCell]] = [:]
  var cellClasses: [String: UITableViewCell.Type] = [:]
  /// The factories of cells from storyboards and nibs, by identifier, in order of registration.
  var prototypes: [(identifier: String, height: CGFloat?, make: () -> UITableViewCell?)] = []
  var headerNibs: [String: UINib] = [:]
  var staticRows: StaticRows?
  var staticSource: StaticTableSource?
  var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  var selectedPaths: [IndexPath] = []
  var updateDepth = 0
  var pendingUpdates: [(reload: [IndexPath], change: Int)] = []

  public init(frame: CGRect, style: Style) {
    tableStyle = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    if style != .plain { backgroundColor = .systemGroupedBackground }
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public convenience init() {
    self.init(frame: .zero, style: .plain)
  }

  public required init?(coder: NSCoder) {
    tableStyle = (coder as? InterfaceCoder)?.tableStyle ?? .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
    if tableStyle != .plain { backgroundColor = .systemGroupedBackground }
  }

  open var style: Style { tableStyle }

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if oldValue !== dataSource { forgetRows() } }
  }

  open weak var delegate: (any UITableViewDelegate)? {
    didSet { if oldValue !== delegate { rowsChanged() } }
  }

  override var describedDetails: (before: [String], after: [String]) {
    var details = super.describedDetails
    details.after.append("dataSource: \(dataSource.map { HeadlessRuntime.label(of: $0) } ?? "(null)")")
    return details
  }

  override var scrollDelegate: (any UIScrollViewDelegate)? { delegate }

  open var rowHeight = UITableView.automaticDimension {
    didSet { rowsChanged() }
  }

  open var estimatedRowHeight = UITableView.automaticDimension

  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { rowsChanged() }
  }

  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { rowsChanged() }
  }

  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  open var sectionHeaderTopPadding = UITableView.automaticDimension

  open var tableHeaderView: UIView? {
    didSet { exchange(oldValue, tableHeaderView) }
  }

  open var tableFooterView: UIView? {
    didSet { exchange(oldValue, tableFooterView) }
  }

  open var backgroundView: UIView?
  open var separatorStyle = SeparatorStyle.singleLine
  open var separatorColor: UIColor? = .separator
  private var ownSeparatorInset: UIEdgeInsets?
  /// Starts at the content unless it was set.
  open var separatorInset: UIEdgeInsets {
    get {
      ownSeparatorInset
        ?? UIEdgeInsets(top: 0, left: UITableViewCell.sideMargin(width: bounds.width), bottom: 0, right: 0)
    }
    set { ownSeparatorInset = newValue }
  }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var selectionFollowsFocus = false
  open var cellLayoutMarginsFollowReadableWidth = false

  private var editing = false

  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    for (path, cell) in shownCells { prepareEditing(cell, at: path) }
  }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = nil
    addPrototype(identifier, height: nil) {
      nib?.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first
    }
  }

  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerClasses[identifier] = nil
    headerNibs[identifier] = nib
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    spareCell(identifier) ?? cellClasses[identifier].map { UITableViewCell.make($0, identifier) }
      ?? prototype(identifier)
  }

  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier) ?? plainCell(insteadOf: identifier)
  }

  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    if let type = headerClasses[identifier] { return UITableViewHeaderFooterView.make(type, identifier) }
    return headerNibs[identifier]?.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewHeaderFooterView }
      .first
  }

  // MARK: Content

  open var numberOfSections: Int {
    loadCounts()
    return counts.count
  }

  open func numberOfRows(inSection section: Int) -> Int {
    loadCounts()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  open func reloadData() { forgetRows() }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(reload: indexPaths, change: 0)
  }

  open func reconfigureRows(at indexPaths: [IndexPath]) {
    update(reload: indexPaths, change: 0)
  }

  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(reload: nil, change: nil)
  }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(reload: [], change: indexPaths.count)
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let gone = Set(indexPaths)
    selectedPaths.removeAll { gone.contains($0) }
    update(reload: [], change: -indexPaths.count)
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update(reload: [], change: 0)
  }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(reload: nil, change: nil)
  }

  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(reload: nil, change: nil)
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    update(reload: nil, change: nil)
  }

  open func beginUpdates() {
    updateDepth += 1
  }

  open func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    if updateDepth == 0 { applyUpdates() }
  }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { CommitQueue.shared.end { completion(true) } }
  }

  // MARK: Rows

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layoutRows()
    return shownCells[indexPath]
  }

  open var visibleCells: [UITableViewCell] {
    layoutRows()
    return shownCells.sorted { $0.key < $1.key }.map(\.value)
  }

  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutRows()
    return shownCells.keys.sorted()
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shownCells.first { $0.value === cell }?.key
  }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadFrames()
    return layoutOfRows.rows(from: point.y, to: point.y.nextUp).first
  }

  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadFrames()
    return layoutOfRows.frame(of: indexPath)
  }

  open func rect(forSection section: Int) -> CGRect {
    frame(ofSection: section)
  }

  open func rectForHeader(inSection section: Int) -> CGRect {
    loadFrames()
    return layoutOfRows.sections.indices.contains(section) ? layoutOfRows.sections[section].header : .zero
  }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutRows()
    return shownHeaders[section] as? UITableViewHeaderFooterView
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutRows()
    return shownFooters[section] as? UITableViewHeaderFooterView
  }

  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: rectForRow(at: indexPath), scrollPosition, animated: animated)
  }

  // MARK: Selection

  open var indexPathForSelectedRow: IndexPath? { selectedPaths.first }
  open var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }

  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated, scrollPosition)
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.removeAll { $0 == indexPath }
    shownCells[indexPath]?.setSelected(false, animated: animated)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutRows()
  }
}

extension UITableView {
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
