public import PetriUIKit

/// Knows which children a container holds and shows, and how to show another one.
///
/// UIKit's containers have adapters; `ContainerAdapters` takes more. The concept and the name are RouteComposer's.
@MainActor
public protocol ContainerAdapter<Container> {
  /// The class of the container.
  associatedtype Container: UIViewController

  /// All children in order.
  func containedViewControllers(of container: Container) -> [UIViewController]

  /// The visible children, the frontmost last.
  func visibleViewControllers(of container: Container) -> [UIViewController]

  /// The description in a plan of making a child visible: `select tab 2 of tabs`.
  func showing(_ child: UIViewController, in container: Container, name: (UIViewController) -> String) -> String

  /// The controllers that leave the stack when a child is made visible.
  func removedWhenShowing(_ child: UIViewController, in container: Container) -> [UIViewController]

  /// Makes a child visible and calls back once.
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

extension ContainerAdapter {
  /// `show cart in tabs`
  public func showing(_ child: UIViewController, in container: Container, name: (UIViewController) -> String) -> String
  {
    "show \(name(child)) in \(name(container))"
  }

  /// None.
  public func removedWhenShowing(_ child: UIViewController, in container: Container) -> [UIViewController] { [] }

  /// Fails, since the container doesn't support it.
  public func setContainedViewControllers(
    _ children: [UIViewController],
    in container: Container,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    completion(.failure(RoutingProblem("the children of \(type(of: container)) can't be set")))
  }
}
