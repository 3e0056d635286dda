public import PetriUIKit

/// A chain whose last word is an action: a step that it can act on comes next, and only such a step is accepted.
@MainActor
public struct ActionAssembly<
  Destination: UIViewController,
  DestinationContext,
  Existing: UIViewController,
  Context
> {
  let complete: (RouteLink<Context>) -> Route<Destination, DestinationContext>

  /// From a step that is found or else built.
  public func from(
    _ step: StepAssembly<Existing, Context>
  ) -> ChainAssembly<Destination, DestinationContext, Existing, Context> {
    ChainAssembly(parts: step.parts, complete: complete)
  }

  /// From a step that is only found; the chain goes on behind it.
  public func from(
    _ step: FindingAssembly<Existing, Context>
  ) -> OpenAssembly<Destination, DestinationContext, Context> {
    let complete = complete
    return OpenAssembly { origin in complete(step.parts.link(action: nil, origin: origin)) }
  }

  /// From where another route leads, which ends the chain.
  public func from(_ route: Route<Existing, Context>) -> Route<Destination, DestinationContext> {
    complete(route.link)
  }

  /// From where another route leads that needs another context.
  public func from<Other>(
    _ route: Route<Existing, Other>,
    converting transformer: any ContextTransformer<Context, Other>
  ) -> Route<Destination, DestinationContext> {
    complete(route.adapting(using: transformer).link)
  }
}

extension ActionAssembly where Existing == UIViewController {
  /// From a step of any class.
  public func from<Origin: UIViewController>(
    _ step: StepAssembly<Origin, Context>
  ) -> ChainAssembly<Destination, DestinationContext, Origin, Context> {
    ChainAssembly(parts: step.parts, complete: complete)
  }

  /// From where a route to any class leads.
  public func from<Origin: UIViewController>(
    _ route: Route<Origin, Context>
  ) -> Route<Destination, DestinationContext> {
    complete(route.link)
  }

  /// From where a route to any class leads that needs another context.
  @_disfavoredOverload
  public func from<Origin: UIViewController, Other>(
    _ route: Route<Origin, Other>,
    converting transformer: any ContextTransformer<Context, Other>
  ) -> Route<Destination, DestinationContext> {
    complete(route.adapting(using: transformer).link)
  }
}
