import PetriUIKit

/// A container together with its adapter.
@MainActor
struct AdaptedContainer {
  typealias Completion = @MainActor (RoutingResult) -> Void

  let controller: UIViewController
  let contained: () -> [UIViewController]
  let visible: () -> [UIViewController]
  let showing: (UIViewController, (UIViewController) -> String) -> String
  let removedWhenShowing: (UIViewController) -> [UIViewController]
  let makeVisible: (UIViewController, Bool, @escaping Completion) -> Void
  let set: ([UIViewController], Bool, @escaping Completion) -> Void

  init?<Adapter: ContainerAdapter>(_ controller: UIViewController, by adapter: Adapter) {
    guard let container = controller as? Adapter.Container else { return nil }
    self.controller = controller
    contained = { adapter.containedViewControllers(of: container) }
    visible = { adapter.visibleViewControllers(of: container) }
    showing = { adapter.showing($0, in: container, name: $1) }
    removedWhenShowing = { adapter.removedWhenShowing($0, in: container) }
    makeVisible = { adapter.makeVisible($0, in: container, animated: $1, completion: $2) }
    set = { adapter.setContainedViewControllers($0, in: container, animated: $1, completion: $2) }
  }
}
