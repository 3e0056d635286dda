public import PetriUIKit

/// A step of a chain that takes interceptors and tasks.
@MainActor
public protocol AssembledStep<ViewController, Context> {
  /// The type of controller.
  associatedtype ViewController: UIViewController
  /// The type of context.
  associatedtype Context

  /// The parts of the step.
  var parts: StepParts<ViewController, Context> { get set }
}

extension AssembledStep {
  /// Adds an interceptor.
  public func adding(_ interceptor: any RoutingInterceptor<Context>) -> Self {
    adding(interceptor, to: \.interceptors)
  }

  /// Adds a context task.
  public func adding(_ task: any ContextTask<ViewController, Context>) -> Self {
    adding(task, to: \.contextTasks)
  }

  /// Adds a post-routing task.
  public func adding(_ task: any PostRoutingTask<ViewController, Context>) -> Self {
    adding(task, to: \.postTasks)
  }

  private func adding<Part>(_ part: Part, to list: WritableKeyPath<StepParts<ViewController, Context>, [Part]>) -> Self
  {
    var copy = self
    copy.parts[keyPath: list].append(part)
    return copy
  }
}
