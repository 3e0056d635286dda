public import PetriUIKit

/// The adapters that a router knows; those of a team come before UIKit's.
///
/// A controller that has children and no adapter, such as a layer of the onion, holds its children and shows those whose views
/// are in its view.
@MainActor
public struct ContainerAdapters {
  private var adapters: [any ContainerAdapter]

  /// UIKit's containers, and some more before them.
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

  /// The children that a controller holds.
  public func containedViewControllers(of controller: UIViewController) -> [UIViewController] {
    if controller.children.isEmpty, !(controller is UIPageViewController) { return [] }
    return adapted(controller)?.contained() ?? controller.children
  }

  /// The children of a controller that are visible.
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
  /// Whether its view is there and out of its parent's view, or hidden in it; one that is not loaded yet isn't a hidden one.
  fileprivate var isViewHidden: Bool {
    guard let view = viewIfLoaded, parent?.viewIfLoaded != nil else { return false }
    return view.superview == nil || view.isHidden
  }
}
