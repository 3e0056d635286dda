public import PetriUIKit

extension Route where ViewController == UIViewController {
  /// A route to a complete stack: the controllers that are there and fit stay, and the rest is dismissed, popped,
  /// pushed and presented with the fewest moves.
  ///
  /// Such a route leads from whatever is on screen, so no other can go on from it.
  ///
  /// - Parameters:
  ///   - name: the name in a plan of the destination, which is the last controller of the stack.
  ///   - describeContext: how a plan describes the context; its own text without it.
  ///   - require: makes the root's node of the tree from the context; an error that it throws is reported by the plan.
  public static func reconciling(
    _ name: String,
    describingContext describeContext: (@MainActor (Context) -> String)? = nil,
    to require: @escaping @MainActor (Context) throws -> RequiredController
  ) -> Self {
    Self(
      RouteLink { context, _ in
        let text = describeContext.map { $0(context) } ?? RoutePlan.text(of: context)
        return RequiredStackStep(name, context: text, required: try require(context))
      }
    )
  }
}

/// A complete stack in the place of a chain's steps.
final class RequiredStackStep: BoundStep {
  let name: String
  let context: String
  let required: RequiredController?
  var interceptors: [BoundInterceptor] = []
  var contextTasks: [BoundTask] = []
  var postTasks: [BoundPostTask] = []
  var choices: [String] = []

  init(_ name: String, context: String, required: RequiredController) {
    self.name = name
    self.context = context
    self.required = required
  }

  var viewControllerType: UIViewController.Type { UIViewController.self }
  var isContainerItself: Bool { false }
  var finder: String? { nil }
  var factory: String? { nil }
  var action: (any Action)? { nil }
  var containerAction: (any ContainerAction)? { nil }
  var origin: (@MainActor (ControllerStack) throws -> any BoundStep)? { nil }

  func prepareTasks() throws {}

  func find(in stack: ControllerStack) throws -> UIViewController? {
    throw RoutingProblem("a route to a complete stack can't be another route's start")
  }

  func prepareFactory() throws {}

  func build() throws -> UIViewController { throw RoutingProblem("nothing builds it") }
}

extension BoundStep {
  /// The complete stack that is required; `nil` for a step of a chain.
  var required: RequiredController? { nil }
}
