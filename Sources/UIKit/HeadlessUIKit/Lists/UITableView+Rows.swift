import Foundation

extension UITableView {
  /// Discards all rows and the selection. The methods of the previous data source aren't called any more.
  func forgetRows() {
    needsRows = true
    selectedPaths = []
    dropCells()
    rowsChanged()
  }

  func rowsChanged() {
    needsFrames = true
    setNeedsLayout()
  }

  func exchange(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    rowsChanged()
  }

  func dropCells() {
    for path in shownCells.keys.sorted() { recycle(path) }
    for view in [shownHeaders, shownFooters].flatMap(\.values) { view.removeFromSuperview() }
    shownHeaders = [:]
    shownFooters = [:]
    measuredHeights = [:]
  }

  private func recycle(_ path: IndexPath) {
    guard let cell = shownCells.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    if let identifier = cell.reuseIdentifier { spareCells[identifier, default: []].append(cell) }
  }

  // MARK: Updates

  func update(reload: [IndexPath]?, change: Int?) {
    pendingUpdates.append((reload ?? [], change ?? Int.max))
    if updateDepth == 0 { applyUpdates() }
  }

  func applyUpdates() {
    let updates = pendingUpdates
    pendingUpdates = []
    guard !updates.isEmpty else { return rowsChanged() }
    let before = counts
    let knew = !needsRows
    needsRows = true
    loadCounts()
    if knew, !updates.contains(where: { $0.change == .max }) {
      let change = updates.reduce(0) { $0 + $1.change }
      let (old, new) = (before.reduce(0, +), counts.reduce(0, +))
      if old + change != new {
        HeadlessRuntime.misuse(
          "Invalid update: invalid number of rows. The number of rows contained in the table view after the update (\(new)) "
            + "must be equal to the number of rows contained in the table view before the update (\(old)), plus or minus "
            + "the number of rows inserted or deleted (\(change))."
        )
      }
    }
    let selected = selectedPaths
    dropCells()
    selectedPaths = selected.filter { counts.indices.contains($0.section) && $0.row < counts[$0.section] }
    rowsChanged()
  }

  // MARK: Frames

  func loadCounts() {
    guard needsRows else { return }
    needsRows = false
    needsFrames = true
    guard let dataSource else {
      counts = []
      return
    }
    counts = (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
    }
  }

  private static var standardHeight: CGFloat { HeadlessRuntime.usesGlassDesign ? 51 : 44 }

  var rowInset: CGFloat { style == .insetGrouped ? UITableViewCell.sideMargin(width: bounds.width) : 0 }

  var rowWidth: CGFloat { max(0, bounds.width - 2 * rowInset) }

  private func height(ofRow path: IndexPath) -> CGFloat {
    let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if height >= 0 { return height }
    if let measured = measuredHeights[path] { return measured }
    let guess = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return guess > 0 ? guess : 44
  }

  private func height(ofEdge wanted: CGFloat, title: String?, view: UIView?, outer: CGFloat) -> CGFloat {
    // Interface Builder writes these heights into every table. In a grouped one they apply to headers and footers
    // without a title, as on its canvas; a plain one has headers and footers only where there is content.
    let isDefault =
      style == .plain
      ? title == nil && view == nil && [22, 28].contains(wanted) : title != nil && [10, 18].contains(wanted)
    if wanted >= 0, !isDefault { return wanted }
    if let view {
      let height = view.measure(width: rowWidth).height
      return (view as? UITableViewHeaderFooterView)?.titleInsets == nil ? height.rounded(.up) : height
    }
    return title == nil ? outer : 28
  }

  func loadFrames() {
    loadCounts()
    let isOfOtherWidth = layoutOfRows.sections.first.map { $0.header.width != rowWidth } ?? false
    guard needsFrames || isOfOtherWidth else { return }
    needsFrames = false
    var layout = TableLayout()
    var y = tableHeaderView?.bounds.height ?? 0
    let outer: CGFloat = style == .plain ? 0 : 17.5
    let (inset, width) = (rowInset, rowWidth)
    for section in counts.indices {
      let title = dataSource?.tableView(self, titleForHeaderInSection: section)
      let header = header(of: section, title)
      let headerHeight = height(
        ofEdge: delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight,
        title: title,
        view: header,
        outer: outer
      )
      let headerFrame = CGRect(x: inset, y: y, width: width, height: headerHeight)
      y += headerHeight
      var edges = [y]
      edges.reserveCapacity(counts[section] + 1)
      for row in 0..<counts[section] {
        y += height(ofRow: IndexPath(row: row, section: section))
        edges.append(y)
      }
      let below = dataSource?.tableView(self, titleForFooterInSection: section)
      let footerHeight = height(
        ofEdge: delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight,
        title: below,
        view: footer(of: section, below),
        outer: outer
      )
      let footerFrame = CGRect(x: inset, y: y, width: width, height: footerHeight)
      y += footerHeight
      layout.sections.append(TableLayout.Section(header: headerFrame, footer: footerFrame, edges: edges))
    }
    layout.height = y + (tableFooterView?.bounds.height ?? 0)
    layoutOfRows = layout
    contentSize = CGSize(width: bounds.width, height: layout.height)
  }

  private func header(of section: Int, _ title: String?) -> UIView? {
    // From frames that Interface Builder stores, as in the static tables of NetNewsWire: 38 points for a header of one
    // line, 30.3 for a footer, and more space above the first.
    let insets = UIEdgeInsets(top: section == 0 ? 33.5 : 16, left: 16, bottom: 6.33, right: 16)
    return edgeView(section, title, insets, &shownHeaders) {
      delegate?.tableView(self, viewForHeaderInSection: section)
    }
  }

  private func footer(of section: Int, _ title: String?) -> UIView? {
    let insets = UIEdgeInsets(top: 6.33, left: 16, bottom: 8.33, right: 16)
    return edgeView(section, title, insets, &shownFooters) {
      delegate?.tableView(self, viewForFooterInSection: section)
    }
  }

  private func edgeView(
    _ section: Int,
    _ title: String?,
    _ insets: UIEdgeInsets,
    _ shown: inout [Int: UIView],
    _ own: () -> UIView?
  ) -> UIView? {
    if let view = shown[section] { return view }
    if let view = own() {
      shown[section] = view
      return view
    }
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    if style != .plain {
      view.titleInsets = insets
      view.textLabel?.textColor = .secondaryLabel
      view.textLabel?.numberOfLines = 0
    }
    shown[section] = view
    return view
  }

  // MARK: Layout

  /// Creates and lays out the visible rows and recycles the others. Repeats if self-sizing cells move the rows below
  /// them.
  func layoutRows() {
    guard dataSource != nil, bounds.width > 0, bounds.height > 0 else { return }
    for _ in 0..<8 {
      loadFrames()
      let paths = layoutOfRows.rows(from: bounds.minY, to: bounds.maxY)
      let width = rowWidth
      let wanted = Set(paths)
      for path in shownCells.keys.sorted() where !wanted.contains(path) { recycle(path) }
      var moved = false
      for path in paths {
        let cell = shownCells[path] ?? make(path)
        // A cell's margins depend on its width.
        if cell.bounds.width != width { cell.frame.size.width = width }
        if measures(path), measuredHeights[path] == nil {
          let wanted = cell.measure(width: width).height.rounded(.up)
          // UIKit's fallback if a cell's constraints don't determine a height.
          let height = wanted > 0 ? wanted : UITableView.standardHeight
          measuredHeights[path] = height
          moved = moved || height != layoutOfRows.frame(of: path).height
        }
        cell.frame = layoutOfRows.frame(of: path)
      }
      if !moved { break }
      needsFrames = true
    }
    placeEdges()
  }

  private func measures(_ path: IndexPath) -> Bool {
    (delegate?.tableView(self, heightForRowAt: path) ?? rowHeight) < 0
  }

  private func make(_ path: IndexPath) -> UITableViewCell {
    let cell =
      dataSource?.tableView(self, cellForRowAt: path) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    shownCells[path] = cell
    prepareEditing(cell, at: path)
    cell.isSelected = selectedPaths.contains(path)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    addSubview(cell)
    return cell
  }

  func prepareEditing(_ cell: UITableViewCell, at path: IndexPath) {
    let canEdit = isEditing && dataSource?.tableView(self, canEditRowAt: path) ?? false
    cell.editingStyle = canEdit ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
    if cell.isEditing != canEdit { cell.setEditing(canEdit, animated: false) }
  }

  private func placeEdges() {
    tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: tableHeaderView?.bounds.height ?? 0)
    if let tableFooterView {
      let height = tableFooterView.bounds.height
      tableFooterView.frame = CGRect(x: 0, y: layoutOfRows.height - height, width: bounds.width, height: height)
    }
    for (views, keyPath) in [(shownHeaders, \TableLayout.Section.header), (shownFooters, \TableLayout.Section.footer)] {
      for section in views.keys.sorted() where layoutOfRows.sections.indices.contains(section) {
        guard let view = views[section] else { continue }
        let frame = layoutOfRows.sections[section][keyPath: keyPath]
        view.frame = frame
        let isVisible = frame.maxY > bounds.minY && frame.minY < bounds.maxY
        if isVisible, view.superview !== self { addSubview(view) }
        if !isVisible, view.superview === self { view.removeFromSuperview() }
      }
    }
  }

  public func rectForFooter(inSection section: Int) -> CGRect {
    loadFrames()
    return layoutOfRows.sections.indices.contains(section) ? layoutOfRows.sections[section].footer : .zero
  }

  func frame(ofSection section: Int) -> CGRect {
    loadFrames()
    guard layoutOfRows.sections.indices.contains(section) else { return .zero }
    let found = layoutOfRows.sections[section]
    return CGRect(x: rowInset, y: found.top, width: rowWidth, height: found.bottom - found.top)
  }
}

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
    let height = bounds.height - insets.top - insets.bottom
    switch scrollPosition {
    case .none: return scrollRectToVisible(row, animated: animated)
    case .top: contentOffset.y = row.minY - insets.top
    case .middle: contentOffset.y = row.midY - height / 2 - insets.top
    case .bottom: contentOffset.y = row.maxY - height - insets.top
    }
    let furthest = max(-insets.top, contentSize.height + insets.bottom - bounds.height)
    contentOffset.y = min(max(contentOffset.y, -insets.top), furthest)
  }
}
