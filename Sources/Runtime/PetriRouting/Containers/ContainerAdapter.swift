public import PetriUIKit

/// Lists the children of a container view controller and makes them visible.
///
/// UIKit's containers have adapters; ``ContainerAdapters`` accepts custom ones. The concept and the name are
/// RouteComposer's.
@MainActor
public protocol ContainerAdapter<Container> {
  /// The class of the container.
  associatedtype Container: UIViewController

  /// All children in order.
  func containedViewControllers(of container: Container) -> [UIViewController]

  /// The visible children, the frontmost last.
  func visibleViewControllers(of container: Container) -> [UIViewController]

  /// The description of showing a child, for plans: `select tab 2 of tabs`.
  func showing(_ child: UIViewController, in container: Container, name: (UIViewController) -> String) -> String

  /// The controllers that leave the stack if a child becomes visible.
  func removedWhenShowing(_ child: UIViewController, in container: Container) -> [UIViewController]

  /// Shows a child and calls back once.
  func makeVisible(
    _ child: UIViewController,
    in container: Container,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  )

  /// Replaces the children and calls back once.
  func setContainedViewControllers(
    _ children: [UIViewController],
    in container: Container,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  )
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ContainerAdapter {
  public func showing(_ child: UIViewController, in container: Container, name: (UIViewController) -> String) -> String
  {
    "show \(name(child)) in \(name(container))"
  }

  public func removedWhenShowing(_ child: UIViewController, in container: Container) -> [UIViewController] { [] }

  public func setContainedViewControllers(
    _ children: [UIViewController],
    in container: Container,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    completion(.failure(RoutingProblem("the children of \(type(of: container)) can't be set")))
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The container adapters of a router; custom ones take precedence over UIKit's.
///
/// A controller with children but without an adapter shows the children whose views are in its view.
@MainActor
public struct ContainerAdapters {
  private var adapters: [any ContainerAdapter]

  /// Creates a list of custom adapters followed by UIKit's.
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

  public func containedViewControllers(of controller: UIViewController) -> [UIViewController] {
    if controller.children.isEmpty, !(controller is UIPageViewController) { return [] }
    return adapted(controller)?.contained() ?? controller.children
  }

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
  /// Whether the view is hidden or has no superview; false if it or the parent's view isn't loaded.
  fileprivate var isViewHidden: Bool {
    guard let view = viewIfLoaded, parent?.viewIfLoaded != nil else { return false }
    return view.superview == nil || view.isHidden
  }
}

/// A container and its adapter. A struct, because a search creates many of them.
@MainActor
struct AdaptedContainer {
  typealias Completion = @MainActor (RoutingResult) -> Void

  let controller: UIViewController
  private let adapter: any ContainerAdapter

  init?(_ controller: UIViewController, by adapter: any ContainerAdapter) {
    guard adapter.adapts(controller) else { return nil }
    self.controller = controller
    self.adapter = adapter
  }

  func contained() -> [UIViewController] { adapter.contained(in: controller) }

  func visible() -> [UIViewController] { adapter.visible(in: controller) }

  func showing(_ child: UIViewController, _ name: (UIViewController) -> String) -> String {
    adapter.showing(child, inside: controller, name)
  }

  func removedWhenShowing(_ child: UIViewController) -> [UIViewController] {
    adapter.removedWhenShowing(child, inside: controller)
  }

  func makeVisible(_ child: UIViewController, _ animated: Bool, _ completion: @escaping Completion) {
    adapter.makeVisible(child, inside: controller, animated, completion)
  }

  func set(_ children: [UIViewController], _ animated: Bool, _ completion: @escaping Completion) {
    adapter.set(children, inside: controller, animated, completion)
  }
}

/// Type-erased access to an adapter; requires that `adapts` was checked.
extension ContainerAdapter {
  fileprivate func adapts(_ controller: UIViewController) -> Bool { controller is Container }

  fileprivate func contained(in controller: UIViewController) -> [UIViewController] {
    guard let container = controller as? Container else { return [] }
    return containedViewControllers(of: container)
  }

  fileprivate func visible(in controller: UIViewController) -> [UIViewController] {
    guard let container = controller as? Container else { return [] }
    return visibleViewControllers(of: container)
  }

  fileprivate func showing(
    _ child: UIViewController,
    inside controller: UIViewController,
    _ name: (UIViewController) -> String
  ) -> String {
    guard let container = controller as? Container else { return "" }
    return showing(child, in: container, name: name)
  }

  fileprivate func removedWhenShowing(
    _ child: UIViewController,
    inside controller: UIViewController
  ) -> [UIViewController] {
    guard let container = controller as? Container else { return [] }
    return removedWhenShowing(child, in: container)
  }

  fileprivate func makeVisible(
    _ child: UIViewController,
    inside controller: UIViewController,
    _ animated: Bool,
    _ completion: @escaping AdaptedContainer.Completion
  ) {
    guard let container = controller as? Container else { return completion(.success) }
    makeVisible(child, in: container, animated: animated, completion: completion)
  }

  fileprivate func set(
    _ children: [UIViewController],
    inside controller: UIViewController,
    _ animated: Bool,
    _ completion: @escaping AdaptedContainer.Completion
  ) {
    guard let container = controller as? Container else { return completion(.success) }
    setContainedViewControllers(children, in: container, animated: animated, completion: completion)
  }
}
