public import PetriUIKit

/// A step of a chain: what is asked, handed over and done there is added to it.
@MainActor
public protocol AssembledStep<ViewController, Context> {
  /// What it leads to.
  associatedtype ViewController: UIViewController
  /// What it needs.
  associatedtype Context

  /// What it consists of.
  var parts: StepParts<ViewController, Context> { get set }
}

extension AssembledStep {
  /// Adds what is asked before anything moves.
  public func adding(_ interceptor: any RoutingInterceptor<Context>) -> Self {
    adding(interceptor, to: \.interceptors)
  }

  /// Adds what hands the context over.
  public func adding(_ task: any ContextTask<ViewController, Context>) -> Self {
    adding(task, to: \.contextTasks)
  }

  /// Adds what is done in the end.
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
