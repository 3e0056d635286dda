public import PetriUIKit

extension Route where ViewController == UIViewController {
  /// A route to a complete stack with the fewest moves; matching controllers stay.
  ///
  /// Other routes can't continue from this one.
  ///
  /// - Parameters:
  ///   - name: the name of the destination, the last controller of the stack.
  ///   - describeContext: describes the context in a plan.
  ///   - require: creates the tree for a context; the plan reports its errors.
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
  var required: RequiredController? { nil }
}
