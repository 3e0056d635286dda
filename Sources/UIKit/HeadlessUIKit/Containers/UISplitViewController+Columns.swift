import Foundation

extension UISplitViewController {
  // MARK: Setting

  func replaceAll(_ controllers: [UIViewController]) {
    let columns: [Column] = controllers.count > 2 ? Column.inOrder : [.primary, .secondary]
    if style != .unspecified {
      for column in Column.inOrder {
        setColumn(columns.firstIndex(of: column).flatMap { $0 < controllers.count ? controllers[$0] : nil }, column)
      }
      return
    }
    if controllers.count > 2 {
      return HeadlessRuntime.misuse(
        "\(HeadlessRuntime.label(of: self)) has no columns: it takes two view controllers at most"
      )
    }
    if hasCollapsed {
      if let old = collapsedMain, old !== controllers.first {
        hideNow(old)
        release(old)
      }
      collapsedMain = nil
      panes = [:]
      setPane(controllers.first, .primary)
      setPane(controllers.count > 1 ? controllers[1] : nil, .secondary)
      collapsePair(asking: false)
      arrange(animated: false)
      return
    }
    for (index, column) in columns.enumerated() {
      setPane(index < controllers.count ? controllers[index] : nil, column)
    }
    columnsChanged()
  }

  func setColumn(_ controller: UIViewController?, _ column: Column) {
    guard style != .unspecified else {
      return HeadlessRuntime.misuse("\(HeadlessRuntime.label(of: self)) has no columns: it was made without a style")
    }
    if controller != nil, column == .supplementary, style != .tripleColumn {
      return HeadlessRuntime.misuse("\(HeadlessRuntime.label(of: self)) has no supplementary column")
    }
    guard controller !== given[column] else { return }
    given[column] = controller
    if column == .compact { return replaceCompact(controller) }
    if controller is UITabBarController, column != .secondary {
      given[column] = nil
      return HeadlessRuntime.misuse("A tab bar controller can't be in the \(column) column")
    }
    let pane = controller.map { self.pane(around: $0, in: column) }
    if hasCollapsed, let old = panes[column] {
      if old === collapsedMain { return replaceMain(by: pane, column) }
      if replaceInStack(old, by: pane, column) { return }
    }
    setPane(pane, column)
    columnsChanged()
  }

  private func pane(around controller: UIViewController, in column: Column) -> UIViewController {
    if controller is UINavigationController { return controller }
    if column != .supplementary, controller.children.first is UINavigationController { return controller }
    if column == .secondary, controller is UITabBarController { return controller }
    return UINavigationController(rootViewController: controller)
  }

  func setPane(_ new: UIViewController?, _ column: Column) {
    let old = panes[column]
    guard old !== new else { return }
    panes[column] = new
    if let new { takeIn(new) }
    guard let old else { return }
    if !panes.values.contains(where: { $0 === old }) { replaced.append(old) }
  }

  /// Rearranges the columns. A replaced controller is removed after the callbacks of its replacement.
  func columnsChanged() {
    refreshColumnTraits()
    if hasCollapsed, collapsedMain == nil { collapsedMain = Column.inOrder.lazy.compactMap { self.panes[$0] }.first }
    arrange(animated: false)
    viewIfLoaded?.setNeedsLayout()
    let leaving = replaced
    replaced = []
    for controller in leaving where !panes.values.contains(where: { $0 === controller }) { release(controller) }
  }

  private func replaceCompact(_ controller: UIViewController?) {
    guard hasCollapsed, let main = collapsedMain, !panes.values.contains(where: { $0 === main }) else { return }
    if let controller {
      takeIn(controller)
      collapsedMain = controller
    } else {
      collapseColumns(onto: proposedTop, asking: false)
    }
    replaced.append(main)
    columnsChanged()
  }

  /// Replaces the bottom column of a collapsed split view and pushes the others onto it.
  private func replaceMain(by new: UIViewController?, _ column: Column) {
    var top: Column?
    if let stack = collapsedStack {
      top = Column.inOrder.last { column in stack.stack.contains { $0 === panes[column] } }
      separateColumns(from: stack)
    }
    setPane(new, column)
    collapsedMain = nil
    for column in Column.inOrder { if let pane = panes[column] { takeIn(pane) } }
    collapsedMain = Column.inOrder.lazy.compactMap { self.panes[$0] }.first
    if let top, let stack = collapsedStack { push(upTo: top, on: stack, animated: false) }
    columnsChanged()
  }

  private func replaceInStack(_ old: UIViewController, by new: UIViewController?, _ column: Column) -> Bool {
    guard let stack = collapsedStack, let index = stack.stack.firstIndex(where: { $0 === old }) else { return false }
    panes[column] = new
    var controllers = stack.stack
    if let new { controllers[index] = new } else { controllers.remove(at: index) }
    stack.nest(controllers, animated: false)
    return true
  }

  // MARK: Showing

  /// The navigation controller with the columns of a collapsed split view; nil if another controller is shown alone.
  var collapsedStack: UINavigationController? {
    guard hasCollapsed, let main = collapsedMain else { return nil }
    if style != .unspecified, !panes.values.contains(where: { $0 === main }) { return nil }
    return main as? UINavigationController ?? main.children.first as? UINavigationController
  }

  func showColumn(_ column: Column) {
    guard style != .unspecified else {
      return HeadlessRuntime.misuse("\(HeadlessRuntime.label(of: self)) has no columns: it was made without a style")
    }
    guard hasCollapsed else { return showExpanded(column) }
    guard let stack = collapsedStack, let pane = panes[column] else { return }
    if let index = stack.stack.firstIndex(where: { $0 === pane }) {
      if index + 1 < stack.stack.count { stack.popToViewController(pane, animated: true) }
    } else if pane === collapsedMain {
      let own = stack.stack.firstIndex { controller in panes.values.contains { $0 === controller } }
      if let own, own > 0 { stack.popToViewController(stack.stack[own - 1], animated: true) }
    } else {
      push(upTo: column, on: stack, animated: true)
    }
  }

  /// Pushes the columns up to the given one that aren't on the stack yet, in one transition.
  func push(upTo column: Column, on stack: UINavigationController, animated: Bool) {
    var controllers = stack.stack
    for next in Column.inOrder where next.rawValue <= column.rawValue {
      guard let pane = panes[next], pane !== collapsedMain, !controllers.contains(where: { $0 === pane }) else {
        continue
      }
      // A column that was just popped stays on screen.
      if pane.parent === self { hideNow(pane) }
      controllers.append(pane)
    }
    stack.nest(controllers, animated: animated)
  }

  func hideColumn(_ column: Column) {
    guard style != .unspecified else {
      return HeadlessRuntime.misuse("\(HeadlessRuntime.label(of: self)) has no columns: it was made without a style")
    }
    guard hasCollapsed else { return hideExpanded(column) }
    guard let stack = collapsedStack, let pane = panes[column],
      let index = stack.stack.firstIndex(where: { $0 === pane }), index > 0
    else { return }
    stack.popToViewController(stack.stack[index - 1], animated: true)
  }

  func showPrimary(_ controller: UIViewController) {
    if hasCollapsed { return present(controller, animated: true) }
    if controller.parent != nil, controller.parent === panes[.primary] { return showSecondary(controller) }
    if style == .unspecified {
      setPane(controller, .primary)
      columnsChanged()
    } else {
      setColumn(controller, .primary)
    }
  }

  func showSecondary(_ controller: UIViewController) {
    if style != .unspecified {
      if hasCollapsed, collapsedStack == nil { return present(controller, animated: true) }
      setColumn(controller, .secondary)
      if hasCollapsed { showColumn(.secondary) }
      return
    }
    guard hasCollapsed else {
      setPane(controller, .secondary)
      return columnsChanged()
    }
    if let stack = collapsedStack {
      stack.nest(stack.stack + [controller], animated: true)
    } else {
      present(controller, animated: true)
    }
  }
}
