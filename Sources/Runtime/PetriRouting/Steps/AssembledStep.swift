public import PetriUIKit

/// A step of a chain, to which interceptors, context tasks and tasks can be added.
@MainActor
public protocol AssembledStep<ViewController, Context> {
  /// The type of the controller that it leads to.
  associatedtype ViewController: UIViewController
  /// The type of the context that it needs.
  associatedtype Context

  /// Its parts.
  var parts: StepParts<ViewController, Context> { get set }
}

extension AssembledStep {
  /// Adds an interceptor, which is asked before anything moves.
  public func adding(_ interceptor: any RoutingInterceptor<Context>) -> Self {
    adding(interceptor, to: \.interceptors)
  }

  /// Adds a task that hands the context over.
  public func adding(_ task: any ContextTask<ViewController, Context>) -> Self {
    adding(task, to: \.contextTasks)
  }

  /// Adds a task that is done in the end.
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
