public import Foundation

/// Rows below each other, in sections. Only the cells that are seen exist.
// What a subclass may override is declared here, as in `UIView`; what it does is in `UITableView+*.swift`.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The value of a height that the content decides.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The name of the icon for searching among the letters at the side.
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
  var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  var selectedPaths: [IndexPath] = []
  var updateDepth = 0
  var pendingUpdates: [(reload: [IndexPath], change: Int)] = []

  /// A table of a style.
  public init(frame: CGRect, style: Style) {
    tableStyle = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// A plain table.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// A plain table of no size.
  public convenience init() {
    self.init(frame: .zero, style: .plain)
  }

  /// There are no archives here; a plain table.
  public required init?(coder: NSCoder) {
    tableStyle = .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  /// How sections look.
  open var style: Style { tableStyle }

  /// Says what is shown; none by default.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if oldValue !== dataSource { reloadData() } }
  }

  /// Decides about heights, headers and taps; none by default.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet { if oldValue !== delegate { rowsChanged() } }
  }

  override var describedDetails: (before: [String], after: [String]) {
    var details = super.describedDetails
    details.after.append("dataSource: \(dataSource.map { HeadlessRuntime.label(of: $0) } ?? "(null)")")
    return details
  }

  override var scrollDelegate: (any UIScrollViewDelegate)? { delegate }

  /// The height of rows in points; the content's by default.
  open var rowHeight = UITableView.automaticDimension {
    didSet { rowsChanged() }
  }

  /// A guess of the height of rows in points; the system's by default.
  open var estimatedRowHeight = UITableView.automaticDimension

  /// The height of headers in points; the content's by default.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { rowsChanged() }
  }

  /// The height of footers in points; the content's by default.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { rowsChanged() }
  }

  /// A guess of the height of headers in points; the system's by default.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension

  /// A guess of the height of footers in points; the system's by default.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension

  /// The room above a section's header; the system's by default.
  open var sectionHeaderTopPadding = UITableView.automaticDimension

  /// What is above all rows; none by default.
  open var tableHeaderView: UIView? {
    didSet { exchange(oldValue, tableHeaderView) }
  }

  /// What is below all rows; none by default.
  open var tableFooterView: UIView? {
    didSet { exchange(oldValue, tableFooterView) }
  }

  /// What is behind the rows; none by default.
  open var backgroundView: UIView?

  /// The line between rows; one by default.
  open var separatorStyle = SeparatorStyle.singleLine
  /// The line's colour; the system's by default.
  open var separatorColor: UIColor? = .separator
  /// The room beside the line.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Whether rows can be selected; true by default.
  open var allowsSelection = true
  /// Whether several rows can be selected; false by default.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected while they are edited; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while they are edited; false by default.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether focus selects; false by default.
  open var selectionFollowsFocus = false
  /// Whether cells keep a width that is read well; false by default.
  open var cellLayoutMarginsFollowReadableWidth = false

  private var editing = false

  /// Whether rows are being edited; false by default.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Edits rows or not.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    for (path, cell) in shownCells { prepareEditing(cell, at: path) }
  }

  // MARK: Cells

  /// Says which class cells of a name are of.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Says which class headers and footers of a name are of.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// A cell of a name that is not in use, or a new one of the class that was registered; none without.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    spareCell(identifier) ?? cellClasses[identifier].map { UITableViewCell.make($0, identifier) }
  }

  /// A cell of a name for a row. The name must have been registered.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier) ?? plainCell(insteadOf: identifier)
  }

  /// A new header or footer of the class that was registered under a name; none without.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    headerClasses[identifier].map { UITableViewHeaderFooterView.make($0, identifier) }
  }

  // MARK: Content

  /// How many sections there are.
  open var numberOfSections: Int {
    loadCounts()
    return counts.count
  }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    loadCounts()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// Asks for everything again. Nothing is selected afterwards.
  open func reloadData() {
    needsRows = true
    selectedPaths = []
    dropCells()
    rowsChanged()
  }

  /// Asks for some rows again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(reload: indexPaths, change: 0)
  }

  /// Asks for some rows' content again, in the same cells.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    update(reload: indexPaths, change: 0)
  }

  /// Asks for some sections again.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(reload: nil, change: nil)
  }

  /// Says that rows were added.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(reload: [], change: indexPaths.count)
  }

  /// Says that rows were taken away.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let gone = Set(indexPaths)
    selectedPaths.removeAll { gone.contains($0) }
    update(reload: [], change: -indexPaths.count)
  }

  /// Says that a row was moved.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update(reload: [], change: 0)
  }

  /// Says that sections were added.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(reload: nil, change: nil)
  }

  /// Says that sections were taken away.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(reload: nil, change: nil)
  }

  /// Says that a section was moved.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update(reload: nil, change: nil)
  }

  /// Begins changes that belong together.
  open func beginUpdates() {
    updateDepth += 1
  }

  /// Ends changes that belong together: the rows are asked for again.
  open func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    if updateDepth == 0 { applyUpdates() }
  }

  /// Makes changes that belong together; the completion comes at the next commit.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { CommitQueue.shared.end { completion(true) } }
  }

  // MARK: Rows

  /// The cell of a row, if it is seen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layoutRows()
    return shownCells[indexPath]
  }

  /// The cells that are seen, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    layoutRows()
    return shownCells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The rows that are seen, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutRows()
    return shownCells.keys.sorted()
  }

  /// The row of a cell that is seen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shownCells.first { $0.value === cell }?.key
  }

  /// The row at a point.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadFrames()
    return layoutOfRows.rows(from: point.y, to: point.y.nextUp).first
  }

  /// A row's rectangle.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadFrames()
    return layoutOfRows.frame(of: indexPath, width: bounds.width)
  }

  /// A section's rectangle, with header and footer.
  open func rect(forSection section: Int) -> CGRect {
    frame(ofSection: section)
  }

  /// A header's rectangle.
  open func rectForHeader(inSection section: Int) -> CGRect {
    loadFrames()
    return layoutOfRows.sections.indices.contains(section) ? layoutOfRows.sections[section].header : .zero
  }

  /// A section's header, if it is seen.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutRows()
    return shownHeaders[section] as? UITableViewHeaderFooterView
  }

  /// Scrolls to a row.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: rectForRow(at: indexPath), scrollPosition, animated: animated)
  }

  // MARK: Selection

  /// The selected row, the first of several.
  open var indexPathForSelectedRow: IndexPath? { selectedPaths.first }

  /// The selected rows in the order in which they were selected; nil without any.
  open var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }

  /// Selects a row; the delegate hears nothing.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated, scrollPosition)
  }

  /// Deselects a row; the delegate hears nothing.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.removeAll { $0 == indexPath }
    shownCells[indexPath]?.setSelected(false, animated: animated)
  }

  /// Places what is seen.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutRows()
  }
}

extension UITableView {
  /// Makes changes that belong together; the completion comes at the next commit. UIKit's closure doesn't escape though it may be nil,
  /// which Swift has no type for: this is the form with one.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
