public import PetriUIKit

/// The container adapters of a router; custom ones take precedence over UIKit's.
///
/// A controller with children but without an adapter shows the children whose views are in its view.
@MainActor
public struct ContainerAdapters {
  private var adapters: [any ContainerAdapter]

  /// Makes a list of custom adapters followed by UIKit's.
  public init(_ own: [any ContainerAdapter] = []) {
    adapters =
      own + [
        NavigationControllerAdapter(), TabBarControllerAdapter(), SplitViewControllerAdapter(),
        PageViewControllerAdapter(),
      ]
  }

  /// Adds an adapter before all others.
  public mutating func add(_ adapter: some ContainerAdapter) {
    adapters.insert(adapter, at: 0)
  }

  /// The children of a controller.
  public func containedViewControllers(of controller: UIViewController) -> [UIViewController] {
    if controller.children.isEmpty, !(controller is UIPageViewController) { return [] }
    return adapted(controller)?.contained() ?? controller.children
  }

  /// The visible children of a controller.
  public func visibleViewControllers(of controller: UIViewController) -> [UIViewController] {
    if controller.children.isEmpty { return [] }
    return adapted(controller)?.visible() ?? controller.children.filter { !$0.isViewHidden }
  }

  func adapted(_ controller: UIViewController) -> AdaptedContainer? {
    for adapter in adapters {
      if let adapted = AdaptedContainer(controller, by: adapter) { return adapted }
    }
    return nil
  }
}

extension UIViewController {
  /// Whether its loaded view is hidden, or not in its parent's view.
  fileprivate var isViewHidden: Bool {
    guard let view = viewIfLoaded, parent?.viewIfLoaded != nil else { return false }
    return view.superview == nil || view.isHidden
  }
}
