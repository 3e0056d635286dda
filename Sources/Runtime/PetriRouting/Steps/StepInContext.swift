import PetriUIKit

/// A step bound to a context.
final class StepInContext<ViewController: UIViewController, Context>: BoundStep {
  private let step: Step<ViewController, Context>
  var interceptors: [BoundInterceptor] = []
  var contextTasks: [BoundTask] = []
  var postTasks: [BoundPostTask] = []
  var choices: [String] = []
  private(set) lazy var context = step.parts.describeContext(value)
  private var prepared: (any Factory<ViewController, Context>)?
  private let value: Context

  init(_ step: Step<ViewController, Context>, _ value: Context) {
    self.step = step
    self.value = value
    guard !step.isPlain else { return }
    interceptors = step.parts.interceptors.map { BoundInterceptor($0, value) }
    contextTasks = step.parts.contextTasks.map { BoundTask($0, value) }
    postTasks = step.parts.postTasks.map { BoundPostTask($0, value) }
  }

  var name: String { step.name }
  var viewControllerType: UIViewController.Type { step.parts.type }
  var isContainerItself: Bool { step.parts.isContainerItself }
  var finder: String? { step.finder }
  var factory: String? { step.factory }
  var action: (any Action)? { step.action }
  var containerAction: (any ContainerAction)? { step.containerAction }

  var origin: (@MainActor (ControllerStack) throws -> any BoundStep)? {
    guard let origin = step.origin else { return nil }
    return { [value] stack in try origin.bind(value, stack) }
  }

  func prepareTasks() throws {
    guard !step.isPlain else { return }
    for interceptor in step.parts.interceptors { try interceptor.prepare(with: value) }
    for task in step.parts.contextTasks { try task.prepare(with: value) }
  }

  func find(in stack: ControllerStack) throws -> UIViewController? {
    try step.parts.finder.findViewController(with: value, in: stack)
  }

  func prepareFactory() throws {
    prepared = step.parts.factory
    try prepared?.prepare(with: value)
  }

  func build() throws -> UIViewController {
    guard let prepared else { throw RoutingProblem("nothing builds it") }
    return try prepared.build(with: value)
  }
}
