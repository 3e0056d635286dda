import PetriUIKit

/// A container and its adapter. A struct, because many are made per search.
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

/// Type-erased access to an adapter, after `adapts` was checked.
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
