import PetriUIKit

/// A step in a chain, shared by all plans, so that its names are computed once.
@MainActor
final class Step<ViewController: UIViewController, Context> {
  let parts: StepParts<ViewController, Context>
  let action: (any Action)?
  let containerAction: (any ContainerAction)?
  let origin: RouteLink<Context>?
  /// Whether it has neither interceptors nor tasks.
  let isPlain: Bool

  private(set) lazy var name = parts.name ?? factory ?? "\(ViewController.self)"
  private(set) lazy var finder =
    parts.finder is NilFinder<ViewController, Context> ? nil : parts.finder.routingName
  private(set) lazy var factory = parts.factory?.routingName

  init(_ parts: StepParts<ViewController, Context>, action: (any Action)?, origin: RouteLink<Context>?) {
    self.parts = parts
    self.action = action
    containerAction = action as? any ContainerAction
    self.origin = origin
    isPlain = parts.interceptors.isEmpty && parts.contextTasks.isEmpty && parts.postTasks.isEmpty
  }
}
