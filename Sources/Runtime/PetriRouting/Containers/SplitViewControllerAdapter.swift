public import PetriUIKit

/// Adapts split view controllers.
public struct SplitViewControllerAdapter: ContainerAdapter {
  /// Makes an adapter.
  public init() {}

  private static let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]

  /// The columns' controllers, the primary one first.
  public func containedViewControllers(of container: UISplitViewController) -> [UIViewController] {
    // Collapsed columns are on one navigation stack.
    if container.isCollapsed { return container.children }
    let columns = SplitViewControllerAdapter.columns.compactMap { column(of: container, $0)?.stackOrSelf }
    let held = columns.isEmpty ? container.viewControllers : columns
    let known = Set(held.map { ObjectIdentifier($0) })
    return held + container.children.filter { !known.contains(ObjectIdentifier($0)) && !$0.holds(anyOf: held) }
  }

  private func column(
    of container: UISplitViewController,
    _ column: UISplitViewController.Column
  ) -> UIViewController? {
    container.style == .unspecified ? nil : container.viewController(for: column)
  }

  /// The columns shown in the current display mode.
  public func visibleViewControllers(of container: UISplitViewController) -> [UIViewController] {
    // One column remains, even beneath a modal.
    if container.isCollapsed { return container.viewControllers }
    let hidden = hiddenViewControllers(of: container)
    return containedViewControllers(of: container).filter { controller in
      !hidden.contains { $0 === controller }
        && (controller.viewIfLoaded == nil || controller.viewIfLoaded?.window != nil)
    }
  }

  /// The columns that the display mode hides.
  private func hiddenViewControllers(of container: UISplitViewController) -> [UIViewController] {
    guard container.style != .unspecified else {
      return container.displayMode == .secondaryOnly ? Array(container.viewControllers.dropLast()) : []
    }
    let hidden: [UISplitViewController.Column] =
      switch container.displayMode {
      case .secondaryOnly: [.primary, .supplementary]
      case .oneBesideSecondary, .oneOverSecondary: container.style == .tripleColumn ? [.primary] : []
      default: []
      }
    return hidden.compactMap { column(of: container, $0)?.stackOrSelf }
  }

  /// `show the column of list in split`
  public func showing(
    _ child: UIViewController,
    in container: UISplitViewController,
    name: (UIViewController) -> String
  ) -> String {
    "show the column of \(name(child)) in \(name(container))"
  }

  /// Shows the child's column.
  public func makeVisible(
    _ child: UIViewController,
    in container: UISplitViewController,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    let column = SplitViewControllerAdapter.columns.first { column in
      self.column(of: container, column)?.stackOrSelf === child || self.column(of: container, column) === child
    }
    if let column { container.show(column) }
    completion(.success)
  }

  /// Replaces the columns: the first is the primary one, the last the secondary one.
  public func setContainedViewControllers(
    _ children: [UIViewController],
    in container: UISplitViewController,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard container.style != .unspecified else {
      container.viewControllers = children
      return completion(.success)
    }
    let columns: [UISplitViewController.Column] =
      children.count == 3 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    for (child, column) in zip(children, columns) where container.viewController(for: column)?.stackOrSelf !== child {
      container.setViewController(child, for: column)
      if column == .secondary { container.show(column) }
    }
    completion(.success)
  }
}

extension UIViewController {
  /// The navigation controller that the split view controller wraps a column in, or the column itself.
  fileprivate var stackOrSelf: UIViewController {
    if let navigation = parent as? UINavigationController, navigation.parent is UISplitViewController {
      return navigation
    }
    return self
  }

  fileprivate func holds(anyOf controllers: [UIViewController]) -> Bool {
    children.contains { child in controllers.contains { $0 === child } }
  }
}
