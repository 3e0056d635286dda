public import PetriUIKit

/// Answers which children a container holds, which it shows, and how one of them is made visible.
///
/// The idea and the name are RouteComposer's. UIKit's containers have adapters already; one for a container of an own is
/// given to `ContainerAdapters`.
@MainActor
public protocol ContainerAdapter<Container> {
  /// The container's class.
  associatedtype Container: UIViewController

  /// Everything that it holds, in its order.
  func containedViewControllers(of container: Container) -> [UIViewController]

  /// The children that are visible when the container is; the one in front last.
  func visibleViewControllers(of container: Container) -> [UIViewController]

  /// How making a child visible reads in a plan: `select tab 2 of tabs`.
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

  /// Gives it other children and calls back once.
  func setContainedViewControllers(
    _ children: [UIViewController],
    in container: Container,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  )
}

extension ContainerAdapter {
  /// `show cart in tabs`.
  public func showing(_ child: UIViewController, in container: Container, name: (UIViewController) -> String) -> String
  {
    "show \(name(child)) in \(name(container))"
  }

  /// Nothing goes.
  public func removedWhenShowing(_ child: UIViewController, in container: Container) -> [UIViewController] { [] }

  /// Fails: a container whose children nobody but itself sets.
  public func setContainedViewControllers(
    _ children: [UIViewController],
    in container: Container,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    completion(.failure(RoutingProblem("the children of \(type(of: container)) can't be set")))
  }
}
