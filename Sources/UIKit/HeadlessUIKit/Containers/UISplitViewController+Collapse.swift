import Foundation

extension UISplitViewController {
  func adapt(to horizontalSizeClass: UIUserInterfaceSizeClass) {
    let collapses = horizontalSizeClass == .compact
    guard collapses != hasCollapsed else { return }
    if collapses { collapse() } else { expand() }
    NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: self)
  }

  private func collapse() {
    chosenMode = nil
    if style == .unspecified {
      hasCollapsed = true
      refreshColumnTraits()
      collapsePair(asking: true)
      arrange(animated: false)
    } else {
      let proposed = proposedTop
      var top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
      if given[top] == nil { top = proposedTop }
      collapseColumns(onto: top, asking: true)
      arrange(animated: false)
      delegate?.splitViewControllerDidCollapse(self)
    }
    wasLandscape = nil
  }

  private func expand() {
    if style == .unspecified {
      expandPair()
    } else {
      expandColumns()
    }
  }

  // MARK: Without columns

  /// Moves the secondary into the primary: by the delegate, or else by the primary itself.
  func collapsePair(asking: Bool) {
    let primary = panes[.primary]
    let secondary = panes[.secondary]
    let main = (asking ? delegate?.primaryViewController(forCollapsing: self) : nil) ?? primary ?? secondary
    collapsedMain = main
    panes = [:]
    panes[.primary] = main
    if let secondary, secondary !== main { hideNow(secondary) }
    if let primary, primary !== main {
      hideNow(primary)
      release(primary)
    }
    if let main { takeIn(main) }
    guard let secondary, let main, secondary !== main else { return }
    if !(delegate?.splitViewController(self, collapseSecondary: secondary, onto: main) ?? false) {
      main.collapseSecondaryViewController(secondary, for: self)
    }
    release(secondary)
  }

  private func expandPair() {
    let main = collapsedMain
    let primary = delegate?.primaryViewController(forExpanding: self) ?? main
    hasCollapsed = false
    collapsedMain = nil
    var secondary: UIViewController?
    if let primary {
      secondary =
        delegate?.splitViewController(self, separateSecondaryFrom: primary)
        ?? primary.separateSecondaryViewController(for: self)
    }
    if let main, main !== primary, main !== secondary {
      hideNow(main)
      release(main)
    }
    panes = [:]
    for (column, pane) in [(Column.primary, primary), (Column.secondary, secondary)] {
      guard let pane else { continue }
      if pane === secondary, pane === main { hideNow(pane) }
      takeIn(pane)
      panes[column] = pane
    }
    settleExpanded(targetMode)
  }

  // MARK: With columns

  var proposedTop: Column {
    if given[.compact] != nil { return .compact }
    return Column.inOrder.last { panes[$0] != nil } ?? .primary
  }

  /// Shows the compact column alone, or pushes the columns up to the top one onto the primary's stack.
  func collapseColumns(onto top: Column, asking: Bool) {
    let visible = columns(in: currentMode ?? targetMode)
    if asking, currentMode != nil {
      notifyOfColumns(hidden: visible.filter { $0 != top }, shown: visible.contains(top) ? [] : [top])
    }
    hasCollapsed = true
    refreshColumnTraits()
    if top == .compact, let compact = given[.compact] {
      for controller in shown { hideNow(controller) }
      takeIn(compact)
      collapsedMain = compact
      return
    }
    let first = Column.inOrder.first { panes[$0] != nil } ?? .primary
    collapsedMain = panes[first]
    for column in Column.inOrder where column != first {
      if let pane = panes[column] { hideNow(pane) }
    }
    if let stack = collapsedStack { push(upTo: top, on: stack, animated: false) }
  }

  private func expandColumns() {
    let stack = collapsedStack
    let main = collapsedMain
    hasCollapsed = false
    collapsedMain = nil
    let proposed = targetMode
    let mode = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
    if mode != proposed, mode != .automatic { chosenMode = mode }
    if let stack {
      separateColumns(from: stack)
    } else if let main, !panes.values.contains(where: { $0 === main }) {
      hideNow(main)
      release(main)
    }
    for column in Column.inOrder {
      if let pane = panes[column] { takeIn(pane) }
    }
    let wasShown = shown
    let appearing = columns(in: targetMode).filter { column in !wasShown.contains { $0 === panes[column] } }
    notifyOfColumns(hidden: [], shown: appearing)
    settleExpanded(targetMode)
    delegate?.splitViewControllerDidExpand(self)
  }

  /// Turns the columns on the stack into columns again. Controllers that were pushed above a column move with it.
  func separateColumns(from stack: UINavigationController) {
    let start = stack.stack.firstIndex { controller in panes.values.contains { $0 === controller } }
    guard let start, start > 0 else { return }
    var column: UINavigationController?
    for controller in stack.cut(downTo: start) {
      if panes.values.contains(where: { $0 === controller }) {
        column = controller as? UINavigationController ?? controller.children.first as? UINavigationController
      } else if let column {
        column.pushViewController(controller, animated: false)
      }
    }
  }

  private func settleExpanded(_ mode: DisplayMode) {
    wasLandscape = nil
    currentMode = mode
    refreshColumnTraits()
    arrange(animated: false)
    viewIfLoaded?.setNeedsLayout()
  }
}
